import { access } from '../domain/access.messages';
import { refusalForNow } from '../domain/kernel/problem';

/** Kind of work at an entry point. */
export type Work = 'read' | 'write';
/**
 * Kind of a request without a log-in: a log-in attempt, a document to parse and validate, or any other. Each has its
 * own limit per address, so that a flood of one kind does not block log-ins from the same address.
 */
export type StrangerWork = 'logIn' | 'document' | 'anonymous';
/** Requests are counted before they reach an entry point, since even an invalid session costs a look-up. */
type Counted = Work | StrangerWork | 'request';

/** Limits per minute and caller. */
export type PerMinute = Readonly<Record<Counted, number>>;

/** Minutes of unused allowance that add up: a run of bills, or a page with many lists, arrives as a burst. */
const KEPT_MINUTES = 5;
const MINUTE_MS = 60_000;
/** Two-generation LRU: bounds memory to twice this number of callers. */
const MOST_CALLERS = 5000;

interface Share {
  left: number;
  /** Time of that state, on the clock passed in. */
  at: number;
}

/** In-memory token bucket per caller and kind of work. */
export class RateLimiter {
  private recent = new Map<string, Share>();
  private before: ReadonlyMap<string, Share> = new Map();

  /** `now` returns milliseconds of a monotonic clock. */
  constructor(
    private readonly perMinute: PerMinute,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Takes one token from the caller's bucket. Throws ProblemError TOO_MANY when it is empty. */
  take(caller: string, work: Counted): void {
    const key = `${work} ${caller}`;
    const share = this.shareOf(key, this.perMinute[work]);
    const isLeft = share.left >= 1;
    this.keep(key, isLeft ? { ...share, left: share.left - 1 } : share);
    if (!isLeft) throw refusalForNow('TOO_MANY_REQUESTS', access.tooManyRequests(), 'TOO_MANY');
  }

  private shareOf(key: string, perMinute: number): Share {
    const at = this.now();
    const whole = perMinute * KEPT_MINUTES;
    const before = this.recent.get(key) ?? this.before.get(key) ?? { left: whole, at };
    return { left: Math.min(whole, before.left + ((at - before.at) / MINUTE_MS) * perMinute), at };
  }

  private keep(key: string, share: Share): void {
    if (this.recent.size >= MOST_CALLERS) {
      this.before = this.recent;
      this.recent = new Map();
    }
    this.recent.set(key, share);
  }
}
