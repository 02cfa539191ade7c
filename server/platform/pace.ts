import { refusal } from '../domain/kernel/problem';

/** What a door is asked for: to read, or to write. */
export type Work = 'read' | 'write';

/** How many of each somebody may ask for in a minute. */
export type PerMinute = Readonly<Record<Work, number>>;

/** What was not used of a minute is kept for so many of them: a run of bills, or a page of many lists, comes at once. */
const KEPT_MINUTES = 5;
const MINUTE_MS = 60_000;
/** Beyond so many callers those that have all of their share are forgotten. */
const MOST_CALLERS = 10_000;

interface Share {
  left: number;
  /** When it was so, on the clock that is passed. */
  at: number;
}

/** Counts what each caller asks of this process, and refuses beyond their share. Nothing of it is written down. */
export class Paces {
  private readonly shares = new Map<string, Share>();

  /** `now` tells milliseconds that never go back. */
  constructor(
    private readonly perMinute: PerMinute,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Takes one piece of work off the caller's share. Throws ProblemError TOO_MANY where none is left. */
  take(caller: string, work: Work): void {
    const key = `${work} ${caller}`;
    const share = this.shareOf(key, this.perMinute[work]);
    if (share.left < 1)
      throw refusal('TOO_MANY_REQUESTS', 'Too many requests. Please try again in a moment.', undefined, 'TOO_MANY');
    this.shares.set(key, { ...share, left: share.left - 1 });
    if (this.shares.size > MOST_CALLERS) this.forgetWhole();
  }

  private shareOf(key: string, perMinute: number): Share {
    const at = this.now();
    const whole = perMinute * KEPT_MINUTES;
    const before = this.shares.get(key) ?? { left: whole, at };
    return { left: Math.min(whole, before.left + ((at - before.at) / MINUTE_MS) * perMinute), at };
  }

  private forgetWhole(): void {
    for (const key of this.shares.keys()) {
      const perMinute = this.perMinute[key.startsWith('read ') ? 'read' : 'write'];
      if (this.shareOf(key, perMinute).left >= perMinute * KEPT_MINUTES) this.shares.delete(key);
    }
  }
}
