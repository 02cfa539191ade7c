import type { Tx } from '../../platform/submit';
import { account, post, transfer } from '../../services/ledger/post';
import { reverse } from '../../services/ledger/reverse';
import { sumNotes } from '../safe/repost-paid';
import type { NamedShift } from '../shifts/running-shift';
import type { StandingClose, StandingCollection } from './standing-close.queries';
import type { MeasuredShift } from './takings';

type Collected = Pick<StandingCollection, 'employeeId' | 'amount'>;

/**
 * Brings the last collections of a closed shift to the corrected ones, and posts the difference of their amount and
 * notes on the shift's date. Notes that leave the safe must be in it.
 */
export async function correctLastCollections(
  tx: Tx,
  shift: NamedShift,
  { collections }: StandingClose,
  { pumps }: MeasuredShift,
): Promise<void> {
  for (const { pumpId, lastCollection, lastCash } of pumps) {
    const before = collections.find((collection) => collection.pumpId === pumpId);
    const amount = lastCash?.amount ?? 0;
    const after = amount === 0 ? null : { employeeId: lastCollection!.employeeId!, amount };
    if (before !== undefined && after === null) await remove(tx, before);
    if (after === null) continue;
    const id = before === undefined ? await insert(tx, shift.id, pumpId, after) : await update(tx, before, after);
    const notes = [
      ...lastCash!.notes,
      ...(before?.notes ?? []).map(({ denominationId, count }) => ({ denominationId, count: -count })),
    ];
    await post(tx, tx.actor.userId, [
      {
        document: { kind: 'CASH_COLLECTION', id },
        businessDate: shift.shiftDate,
        shiftId: shift.id,
        lines: transfer(account('CASH'), account('SHIFT_CLEARING', shift.id), amount - (before?.amount ?? 0)),
        notes: sumNotes(notes),
      },
    ]);
  }
}

async function insert(tx: Tx, shiftId: number, pumpId: number, after: Collected): Promise<number> {
  const [row] = await tx.sql<{ id: number }>(
    `INSERT INTO cash_collection (shift_id, pump_id, employee_id, amount, is_last, created_by_id)
     VALUES ($1, $2, $3, $4, true, $5) RETURNING *`,
    [shiftId, pumpId, after.employeeId, after.amount, tx.actor.userId],
  );
  tx.audit({ table: 'cash_collection', id: row!.id, after: row });
  return row!.id;
}

async function update(tx: Tx, { id, employeeId, amount }: StandingCollection, after: Collected): Promise<number> {
  if (employeeId === after.employeeId && amount === after.amount) return id;
  await tx.sql('UPDATE cash_collection SET employee_id = $2, amount = $3, version = version + 1 WHERE id = $1', [
    id,
    after.employeeId,
    after.amount,
  ]);
  tx.audit({ table: 'cash_collection', id, before: { employeeId, amount }, after });
  return id;
}

async function remove(tx: Tx, { id, employeeId, amount }: StandingCollection): Promise<void> {
  await reverse(tx, tx.actor.userId, { kind: 'CASH_COLLECTION', id });
  await tx.sql('DELETE FROM cash_collection WHERE id = $1', [id]);
  tx.audit({ table: 'cash_collection', id, before: { employeeId, amount } });
}
