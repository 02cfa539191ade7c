const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** Whether the last hour of a shift has come: what is to be done next is to close it. The shift types share the day. */
export const isToBeClosed = (startedAt: string, shiftTypes: number, now: number): boolean =>
  now - Date.parse(startedAt) > DAY_MS / shiftTypes - HOUR_MS;
