/** The last measured difference, so that a page that opens offline knows it too. */
const STORED = 'clockAhead';
/** The server's time in an answer has whole seconds, and an answer takes its time. */
const UNCERTAIN_MS = 5_000;
/** From this difference on the user is told. */
export const WRONG_CLOCK_MS = 60_000;

const listeners = new Set<() => void>();
let ahead = storedAhead();

function storedAhead(): number {
  try {
    const stored = Number(localStorage.getItem(STORED));
    return Number.isFinite(stored) ? stored : 0;
  } catch {
    return 0;
  }
}

/** How far this device's clock is ahead of the server's, in milliseconds; negative if it is behind. */
export const clockAhead = (): number => ahead;

export function onClockChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The present instant by the server's clock: every date that a form proposes or reads comes from it. */
export const serverNow = (): Date => new Date(Date.now() - ahead);

/** Compares the clocks by an answer's Date header and the time at which it was asked for. */
export function noteServerTime(headers: Headers, askedAt: number): void {
  const serverTime = Date.parse(headers.get('date') ?? '');
  if (Number.isNaN(serverTime)) return;
  // The server read its clock about halfway between request and answer.
  const measured = (askedAt + Date.now()) / 2 - serverTime;
  const now = Math.abs(measured) < UNCERTAIN_MS ? 0 : measured;
  if (Math.abs(now - ahead) < UNCERTAIN_MS) return;
  ahead = now;
  try {
    localStorage.setItem(STORED, String(ahead));
  } catch (error) {
    console.warn('The difference of the clocks is not stored', error);
  }
  for (const listener of listeners) listener();
}
