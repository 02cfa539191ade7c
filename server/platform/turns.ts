import { refusalForNow } from '../domain/kernel/problem';

/** Lets a few pieces of heavy work run together and some more wait; beyond that it refuses with TOO_MANY. */
export class Turns {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(
    private readonly atOnce: number,
    private readonly mostWaiting: number,
    private readonly refusalText: string,
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
    if (this.waiting.length >= this.mostWaiting) throw refusalForNow('BUSY', this.refusalText, 'TOO_MANY');
    await new Promise<void>((go) => void this.waiting.push(go));
  }

  /** Whoever waits takes the place over, so nobody who comes later slips in between. */
  private end(): void {
    const next = this.waiting.shift();
    if (next) next();
    else this.running--;
  }
}
