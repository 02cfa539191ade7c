/** How many lines of a file have come, but for its head: whoever shows it is told of each hundred milliseconds once. */
export interface LinesSoFar {
  add: (bytes: Uint8Array) => void;
  read: () => number;
  /** Calls back when it is worth reading again. */
  onChange: (listener: () => void) => () => void;
}

const NEW_LINE = 10;
const TELL_EVERY_MS = 100;

export function countLines(): LinesSoFar {
  const listeners = new Set<() => void>();
  // The head is a line of its own.
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
