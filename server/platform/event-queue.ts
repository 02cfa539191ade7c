/** A subscriber with this many pending events is disconnected (docs/design/reliability.md#live-events). */
export const MOST_PENDING = 256;

/** The subscriber fell behind; its socket is closed with 1013, and the client refetches when it reconnects. */
export class TooSlowError extends Error {}

/**
 * Bounded queue of events for one subscriber. Events with the same `keyOf` are coalesced, so a burst on one shift is a
 * single entry. The publisher never waits and never throws.
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

  /** Closes the queue and drops pending events; rejects the reader's `next()` if given an error. */
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
