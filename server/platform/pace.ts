import { refusalForNow } from '../domain/kernel/problem';

/** What a door is asked for: to read, or to write. */
export type Work = 'read' | 'write';
/**
 * What an address takes for somebody who is not logged in: a log-in, a document that is to be parsed and validated first,
 * or anything else. Each has a share of its own, so that a flood of nonsense leaves those beside it their log-in.
 */
export type StrangerWork = 'logIn' | 'document' | 'anonymous';
/** Before a door there is a request, whatever is in it: one of a log-in that does not hold costs a look for it too. */
type Counted = Work | StrangerWork | 'request';

/** How many of each somebody may ask for in a minute. */
export type PerMinute = Readonly<Record<Counted, number>>;

/** What was not used of a minute is kept for so many of them: a run of bills, or a page of many lists, comes at once. */
const KEPT_MINUTES = 5;
const MINUTE_MS = 60_000;
/** When so many have asked anew, those who asked for nothing meanwhile are forgotten: it is known of twice as many at most. */
const MOST_CALLERS = 5000;

interface Share {
  left: number;
  /** When it was so, on the clock that is passed. */
  at: number;
}

/** Counts what each caller asks of this process, and refuses beyond their share. Nothing of it is written down. */
export class Paces {
  private recent = new Map<string, Share>();
  private before: ReadonlyMap<string, Share> = new Map();

  /** `now` tells milliseconds that never go back. */
  constructor(
    private readonly perMinute: PerMinute,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Takes one piece of work off the caller's share. Throws ProblemError TOO_MANY where none is left. */
  take(caller: string, work: Counted): void {
    const key = `${work} ${caller}`;
    const share = this.shareOf(key, this.perMinute[work]);
    const isLeft = share.left >= 1;
    this.keep(key, isLeft ? { ...share, left: share.left - 1 } : share);
    if (!isLeft)
      throw refusalForNow('TOO_MANY_REQUESTS', 'Too many requests. Please try again in a moment.', 'TOO_MANY');
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
