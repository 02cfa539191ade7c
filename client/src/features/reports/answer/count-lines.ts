/** Counts the lines of an incoming file without its header; notifies listeners at most every 100 ms. */
export interface LinesSoFar {
  add: (bytes: Uint8Array) => void;
  read: () => number;
  /** Subscribes to changes of the count; returns the unsubscribe function. */
  onChange: (listener: () => void) => () => void;
}

const NEW_LINE = 10;
const TELL_EVERY_MS = 100;

export function countLines(): LinesSoFar {
  const listeners = new Set<() => void>();
  // The header is not counted.
  let lines = -1;
  let told = 0;
  let toldAt = 0;
  return {
    add: (bytes) => {
      for (const byte of bytes) if (byte === NEW_LINE) lines += 1;
      if (Date.now() - toldAt < TELL_EVERY_MS) return;
      toldAt = Date.now();
      told = Math.max(0, lines);
      for (const listener of listeners) listener();
    },
    read: () => told,
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
