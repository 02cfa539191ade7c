const gapListeners = new Set<() => void>();
const stateListeners = new Set<() => void>();
let connected = false;

/** Whether the socket of the live topics is up just now. */
export const isConnected = (): boolean => connected;

const tell = (listeners: ReadonlySet<() => void>): void => {
  for (const listener of listeners) listener();
};

/** Whether the socket of the live topics is up; a reconnect that fails once more is no change. */
export function setConnected(now: boolean): void {
  if (connected === now) return;
  connected = now;
  tell(stateListeners);
}

/** Events may have been missed. */
export const tellGap = (): void => tell(gapListeners);

/** Calls back when events may have been missed: the socket came up, for the first time or again, or was refused. */
export function onGap(listener: () => void): () => void {
  gapListeners.add(listener);
  return () => gapListeners.delete(listener);
}

/** Asks every `everyMs` for as long as the socket is down. */
export function askWhileDown(ask: () => void, everyMs: number): () => void {
  let polling: ReturnType<typeof setInterval> | undefined;
  const follow = (): void => {
    clearInterval(polling);
    polling = connected ? undefined : setInterval(ask, everyMs);
  };
  follow();
  stateListeners.add(follow);
  return () => {
    stateListeners.delete(follow);
    clearInterval(polling);
  };
}
