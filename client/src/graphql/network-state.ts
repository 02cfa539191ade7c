const UNANSWERED_TILL_ASKED = 2;
const HEALTH_WITHIN_MS = 5_000;
const ASK_AGAIN_MS = 5_000;

const listeners = new Set<() => void>();
/** Consecutive requests without an answer. */
let unanswered = 0;
let isAsking = false;
/** The timer of the next probe: one for all failed requests. */
let askingAgain: ReturnType<typeof setTimeout> | undefined;
/** A network without access to the server, which the browser still reports as online. */
let isUnreachable = false;

/** Whether the browser is online and the server reachable. */
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

/** Records an answer, including a refusal. */
export function noteAnswer(): void {
  unanswered = 0;
  clearTimeout(askingAgain);
  askingAgain = undefined;
  setUnreachable(false);
}

/** Records a missing answer; after two in a row, probes the server. */
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
