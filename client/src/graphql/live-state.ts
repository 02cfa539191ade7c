const gapListeners = new Set<() => void>();
const stateListeners = new Set<() => void>();
let connected = false;

/** Whether the socket of the live topics is connected. */
export const isConnected = (): boolean => connected;

const tell = (listeners: ReadonlySet<() => void>): void => {
  for (const listener of listeners) listener();
};

/** Sets whether the socket is connected; a repeated value notifies no one. */
export function setConnected(now: boolean): void {
  if (connected === now) return;
  connected = now;
  tell(stateListeners);
}

/** Notifies listeners that events may have been missed. */
export const tellGap = (): void => tell(gapListeners);

/** Calls back when events may have been missed: the socket connected, reconnected or was refused. */
export function onGap(listener: () => void): () => void {
  gapListeners.add(listener);
  return () => gapListeners.delete(listener);
}

/** Polls every `everyMs` while the socket is down. */
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
