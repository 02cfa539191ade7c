import { addDays, type BusinessDate } from './kernel/business-date';

/** Where a shift stands in time: its date, and its type's place in the day's order. */
export interface ShiftSlot {
  date: BusinessDate;
  order: number;
}

/** Whether a shift comes after the last one; any shift does when there is none (domain, section 3). */
export const isLaterShift = (shift: ShiftSlot, last: ShiftSlot | null): boolean =>
  last === null || shift.date > last.date || (shift.date === last.date && shift.order > last.order);

/**
 * The shift to propose: the next type of the same day after the last shift, or the first type of the day after;
 * the first type of `today` at a station's beginning. Null when the station has no shift types.
 */
export function nextShift<T extends { order: number }>(
  types: readonly T[],
  last: ShiftSlot | null,
  today: BusinessDate,
): { date: BusinessDate; type: T } | null {
  const inOrder = types.toSorted((one, other) => one.order - other.order);
  const [first] = inOrder;
  if (first === undefined) return null;
  if (last === null) return { date: today, type: first };
  const later = inOrder.find((type) => type.order > last.order);
  return later === undefined ? { date: addDays(last.date, 1), type: first } : { date: last.date, type: later };
}

/** How many days after the next shift due a shift may start without an admin's confirmation. */
const DAYS_AHEAD = 1;

/**
 * The latest date on which anybody may start a shift: a day after the next one due, which is `next`, or today's shift at
 * a station that paused. A later date is mostly a slip of the finger, and no earlier shift could start after it.
 */
export const lastStartableDate = (next: BusinessDate | null, today: BusinessDate): BusinessDate =>
  addDays(next !== null && next > today ? next : today, DAYS_AHEAD);
