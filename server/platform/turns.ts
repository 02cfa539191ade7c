import { refusalForNow } from '../domain/kernel/problem';

/** Lets a few pieces of heavy work run together and some more wait; beyond that it refuses with TOO_MANY. */
export class Turns {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(
    private readonly atOnce: number,
    private readonly mostWaiting: number,
    private readonly refusalText: string,
    /** Who waited so long is refused too, in milliseconds. */
    private readonly longestWaitMs?: number,
  ) {}

  async take<T>(work: () => Promise<T>): Promise<T> {
    await this.begin();
    try {
      return await work();
    } finally {
      this.end();
    }
  }

  /** A place for work that outlives its caller; what is answered gives it back, once. Throws ProblemError TOO_MANY. */
  async hold(): Promise<() => void> {
    await this.begin();
    let isHeld = true;
    return () => {
      if (isHeld) this.end();
      isHeld = false;
    };
  }

  private async begin(): Promise<void> {
    if (this.running < this.atOnce) {
      this.running++;
      return;
    }
    if (this.waiting.length >= this.mostWaiting) throw this.refusal();
    await new Promise<void>((go, refuse) => {
      const begin = (): void => {
        clearTimeout(timer);
        go();
      };
      const giveUp = (): void => {
        this.waiting.splice(this.waiting.indexOf(begin), 1);
        refuse(this.refusal());
      };
      const timer = this.longestWaitMs === undefined ? undefined : setTimeout(giveUp, this.longestWaitMs);
      this.waiting.push(begin);
    });
  }

  private readonly refusal = (): Error => refusalForNow('BUSY', this.refusalText, 'TOO_MANY');

  /** Whoever waits takes the place over, so nobody who comes later slips in between. */
  private end(): void {
    const next = this.waiting.shift();
    if (next) next();
    else this.running--;
  }
}
