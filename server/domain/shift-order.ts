import { addDays, type BusinessDate } from './kernel/business-date';
import type { Message } from './kernel/message';
import { shifts } from './shifts.messages';

/** Position of a shift in time: its date, and its type's order in the day. */
export interface ShiftSlot {
  date: BusinessDate;
  order: number;
}

/** Whether a shift comes after the last one; any shift does when there is none (docs/design/domain.md#start). */
export const isLaterShift = (shift: ShiftSlot, last: ShiftSlot | null): boolean =>
  last === null || shift.date > last.date || (shift.date === last.date && shift.order > last.order);

/**
 * Proposes the next shift: the next type of the same day after the last shift, or the first type of the day after; the
 * first type of `today` at a new station. Null if the station has no shift types.
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
 * The latest date of a shift that needs no confirmation: a day after the next one due, which is `next`, or today's
 * shift at a station that paused. A later date is usually a typing error, and no earlier shift could start after it.
 */
export const lastStartableDate = (next: BusinessDate | null, today: BusinessDate): BusinessDate =>
  addDays(next !== null && next > today ? next : today, DAYS_AHEAD);

/** A date further ahead is a typing error: no earlier shift could start after it. */
const FURTHEST_AHEAD_DAYS = 31;

/** The latest date on which a shift can be started at all, even with an admin's confirmation. */
export const furthestShiftDate = (today: BusinessDate): BusinessDate => addDays(today, FURTHEST_AHEAD_DAYS);

/** Why a date after `furthestShiftDate` is refused. */
export const tooFarAhead = (date: BusinessDate): Message => shifts.tooFarAhead({ date, days: FURTHEST_AHEAD_DAYS });
