import { refusal } from '../../domain/kernel/problem';
import { furthestShiftDate, isLaterShift, lastStartableDate, nextShift, tooFarAhead } from '../../domain/shift-order';
import { shifts } from '../../domain/shifts.messages';
import { mayPass } from '../../platform/permission';
import type { Tx } from '../../platform/submit';
import { type LastShift, shiftTypesInOrder } from './next-shift.queries';

export interface SlotInput {
  shiftTypeId: number;
  shiftDate: string;
  confirmAhead?: boolean | null;
}

/**
 * Checks the date and the type of a shift that comes after `last`, which is null for the first one, and before `next`,
 * which is null for the newest one. A shift keeps its own type also if that is disabled. Returns the type. Throws ProblemError TOO_FAR_AHEAD, UNKNOWN_SHIFT, SHIFT_NOT_LATER,
 * SHIFT_NOT_EARLIER, AHEAD_OF_DUE or CONFIRM_AHEAD.
 */
export async function checkSlot(
  tx: Tx,
  input: SlotInput,
  last: LastShift | null,
  next: LastShift | null = null,
  ownTypeId: number | null = null,
): Promise<{ name: string }> {
  const { shiftTypeId, shiftDate } = input;
  if (shiftDate > furthestShiftDate(tx.today))
    throw refusal('TOO_FAR_AHEAD', tooFarAhead(shiftDate), 'shiftDate', 'INVALID');
  const type = (await shiftTypesInOrder(tx.sql, ownTypeId)).find(({ id }) => id === shiftTypeId);
  if (type === undefined) throw refusal('UNKNOWN_SHIFT', shifts.selectType(), 'shiftTypeId', 'INVALID');
  const slot = { date: shiftDate, order: type.order };
  const shift = shifts.named({ date: shiftDate, name: type.name });
  const isTaken = (by: LastShift): boolean => by.date === slot.date && by.order === slot.order;
  if (last !== null && !isLaterShift(slot, last)) {
    const text = isTaken(last) ? shifts.entered({ shift }) : shifts.notLater({ shift, last: shifts.named(last) });
    throw refusal('SHIFT_NOT_LATER', text, 'shiftDate');
  }
  if (next !== null) {
    if (isLaterShift(next, slot)) return type;
    const text = isTaken(next) ? shifts.entered({ shift }) : shifts.notEarlier({ shift, next: shifts.named(next) });
    throw refusal('SHIFT_NOT_EARLIER', text, 'shiftDate');
  }
  const types = await shiftTypesInOrder(tx.sql);
  refuseFarAhead(tx, input, nextShift(types, last, tx.today)?.date ?? tx.today);
  return type;
}

/** A shift more than a day ahead of the next one due needs a right of its own, and a confirmation. */
function refuseFarAhead(tx: Tx, { shiftDate, confirmAhead }: SlotInput, due: string): void {
  if (shiftDate <= lastStartableDate(due, tx.today)) return;
  const days = { date: shiftDate, due: due > tx.today ? due : tx.today };
  if (!mayPass('shift.startAhead', tx.actor)) throw refusal('AHEAD_OF_DUE', shifts.aheadOfDue(days), 'shiftDate');
  if (confirmAhead !== true) throw refusal('CONFIRM_AHEAD', shifts.confirmAhead(days), 'shiftDate');
}
