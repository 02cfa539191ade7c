/** A subscriber that fell this far behind is cut off (reliability.md, finding 2). */
export const MOST_PENDING = 256;

/** The subscriber did not keep up; the socket is closed with 1013 and refetches when it comes back. */
export class TooSlowError extends Error {}

/**
 * Events waiting for one subscriber. Equal events are told once, so a burst on one shift stays one entry; what counts as
 * equal says `keyOf`. The publisher never waits and never throws.
 */
export class EventQueue<Event> implements AsyncIterableIterator<Event> {
  private readonly pending = new Map<string, Event>();
  private wake: ((result: IteratorResult<Event>) => void) | null = null;
  private fail: ((error: Error) => void) | null = null;
  private over: Error | 'done' | null = null;

  constructor(
    private readonly onEnd: () => void,
    private readonly keyOf: (event: Event) => string = JSON.stringify,
  ) {}

  push(event: Event): void {
    if (this.over) return;
    if (this.wake) {
      const wake = this.wake;
      this.wake = this.fail = null;
      wake({ value: event, done: false });
      return;
    }
    this.pending.set(this.keyOf(event), event);
    if (this.pending.size > MOST_PENDING) this.end(new TooSlowError('The subscriber is too slow'));
  }

  next(): Promise<IteratorResult<Event>> {
    const first = this.pending.entries().next();
    if (!first.done) {
      const [key, event] = first.value;
      this.pending.delete(key);
      return Promise.resolve({ value: event, done: false });
    }
    if (this.over instanceof Error) return Promise.reject(this.over);
    if (this.over) return Promise.resolve({ value: undefined, done: true });
    return new Promise((wake, fail) => {
      this.wake = wake;
      this.fail = fail;
    });
  }

  return(): Promise<IteratorResult<Event>> {
    this.end('done');
    return Promise.resolve({ value: undefined, done: true });
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  /** Takes in nothing more, and forgets what waits; an error is told to its reader. */
  end(how: Error | 'done'): void {
    if (this.over) return;
    this.over = how;
    this.pending.clear();
    if (how instanceof Error) this.fail?.(how);
    else this.wake?.({ value: undefined, done: true });
    this.wake = this.fail = null;
    this.onEnd();
  }
}
