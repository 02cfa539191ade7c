import type { Message } from '../domain/kernel/message';
import { refusalForNow } from '../domain/kernel/problem';

/** A semaphore with a bounded queue; throws TOO_MANY when the queue is full. */
export class Semaphore {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(
    private readonly atOnce: number,
    private readonly mostWaiting: number,
    private readonly busy: Message,
    /** The longest wait in milliseconds before a queued caller is refused as well. */
    private readonly longestWaitMs?: number,
  ) {}

  async run<T>(work: () => Promise<T>): Promise<T> {
    await this.begin();
    try {
      return await work();
    } finally {
      this.end();
    }
  }

  /**
   * Acquires a slot for work that outlives its caller; the returned function releases it, once. Throws ProblemError
   * TOO_MANY.
   */
  async acquire(): Promise<() => void> {
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

  private readonly refusal = (): Error => refusalForNow('BUSY', this.busy, 'TOO_MANY');

  /** The slot passes to the first in the queue, so that no later caller overtakes it. */
  private end(): void {
    const next = this.waiting.shift();
    if (next) next();
    else this.running--;
  }
}
