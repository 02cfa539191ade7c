import { editReasonRule } from '../../domain/employee.rules';
import { labelled, type Message } from '../../domain/kernel/message';
import { refusal } from '../../domain/kernel/problem';
import { type ChangedOpeningLevel, onTankOpeningChanged } from '../../masters/tank-opening';
import type { Tx } from '../../platform/submit';
import { editableTableNamed } from '../../services/approvals/editable-table';
import { post } from '../../services/ledger/post';
import { reverse } from '../../services/ledger/reverse';
import { recordRowChange } from '../shifts/closed-changes';
import { lockShift, lockShiftSequence, type NamedShift } from '../shifts/running-shift';
import { TANK_OPENING } from '../shifts/shift-tank.entity';
import { changeOpeningLevel } from './change-closed-level';

/** Posts the opening stock of a tank again, on the day of its first shift. */
async function repostOpening(tx: Tx, { shiftDate }: NamedShift, { tank, after }: ChangedOpeningLevel): Promise<void> {
  const document = { kind: TANK_OPENING, id: tank.id };
  await reverse(tx, tx.actor.userId, document);
  const stock = [{ tankId: tank.id, productId: tank.productId, kind: 'OPENING' as const, litres: after.openingVolume }];
  await post(tx, tx.actor.userId, [{ document, businessDate: shiftDate, shiftId: null, lines: [], stock }]);
}

/** Lists the change on the sheet of the closed shift that opened at this level. */
function recordOnSheet(
  tx: Tx,
  shift: NamedShift,
  { tank, before, after, reason }: ChangedOpeningLevel,
  effects: readonly Message[],
): Promise<void> {
  const { table, label, fields } = editableTableNamed('tank');
  const row = {
    ...{ id: tank.id, version: 0 },
    ...{ shiftId: shift.id, shiftDate: shift.shiftDate, shiftName: shift.shiftName },
  };
  const changed = {
    ...{ table, label, titleOf: () => tank.name },
    fields: fields.filter(({ name }) => name === 'openingVolume' || name === 'openingDip'),
  };
  return recordRowChange(tx, changed, { before: { ...row, ...before }, after: { ...row, ...after }, reason, effects });
}

/**
 * Corrects the first shift of a tank by another opening level: the stock is posted again on its day, the shift opens at
 * it, and if it is closed, its variation takes up the difference, because its measured level stays. No later shift changes.
 */
onTankOpeningChanged(async (tx, change) => {
  const { tank, before, after, reason } = change;
  // Serialises with start and undo of shifts: the first shift opens at this level.
  await lockShiftSequence(tx);
  const [first] = await tx.sql<{ id: number }>(
    'SELECT shift_id AS id FROM shift_tank WHERE tank_id = $1 ORDER BY shift_id LIMIT 1',
    [tank.id],
  );
  const shift = first && (await lockShift(tx, first.id));
  if (!shift) return [];
  const isClosed = shift.state === 'CLOSED';
  if (isClosed && !reason?.trim()) throw refusal('REQUIRED', labelled(editReasonRule.missing!), 'reason', 'INVALID');
  if (after.openingVolume !== before.openingVolume) await repostOpening(tx, shift, change);
  const effects = await changeOpeningLevel(
    tx,
    shift,
    { tankId: tank.id, tankName: tank.name, productId: tank.productId },
    { before: before.openingVolume, dip: after.openingDip, volume: after.openingVolume },
  );
  if (isClosed) await recordOnSheet(tx, shift, change, effects);
  return effects;
});
