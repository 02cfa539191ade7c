const UNANSWERED_TILL_ASKED = 2;
const HEALTH_WITHIN_MS = 5_000;
const ASK_AGAIN_MS = 5_000;

const listeners = new Set<() => void>();
/** Requests in a row that nobody answered. */
let unanswered = 0;
let isAsking = false;
/** Until it is asked again: one for all requests that failed. */
let askingAgain: ReturnType<typeof setTimeout> | undefined;
/** A network that leads nowhere: the browser says that it is online all the same. */
let isUnreachable = false;

/** Whether the browser has a network, and the server answers on it. */
export const isOnline = (): boolean => navigator.onLine && !isUnreachable;

/** Calls back when `isOnline` may have changed. */
export function onNetworkChange(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

function setUnreachable(now: boolean): void {
  if (isUnreachable === now) return;
  isUnreachable = now;
  for (const listener of listeners) listener();
}

/** Any answer, a refusal too. */
export function noteAnswer(): void {
  unanswered = 0;
  clearTimeout(askingAgain);
  askingAgain = undefined;
  setUnreachable(false);
}

/** After the second request in a row without an answer the server is asked whether it lives. */
export function noteNoAnswer(): void {
  unanswered += 1;
  if (unanswered >= UNANSWERED_TILL_ASKED && navigator.onLine) void askHealth();
}

async function askHealth(): Promise<void> {
  if (isAsking || askingAgain !== undefined) return;
  isAsking = true;
  const isAlive = await fetch('/healthz', {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout(HEALTH_WITHIN_MS),
  }).then(
    ({ ok }) => ok,
    () => false,
  );
  isAsking = false;
  if (isAlive) return noteAnswer();
  setUnreachable(true);
  askingAgain = setTimeout(() => {
    askingAgain = undefined;
    void askHealth();
  }, ASK_AGAIN_MS);
}
