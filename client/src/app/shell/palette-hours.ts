const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/**
 * Whether the running shift is in its last hour, so that closing it comes next. All shift types have an equal part of
 * the day.
 */
export const isToBeClosed = (startedAt: string, shiftTypes: number, now: number): boolean =>
  now - Date.parse(startedAt) > DAY_MS / shiftTypes - HOUR_MS;
