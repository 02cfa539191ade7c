import { effects as texts } from '../../domain/effects.messages';
import { minuteIn, showLocalDateTime } from '../../domain/kernel/local-date-time';
import type { Message } from '../../domain/kernel/message';
import { movedMoney } from '../../domain/moved-figure';
import type { Tx } from '../../platform/submit';
import { account, type Entry, post, transfer } from '../../services/ledger/post';
import { reverse } from '../../services/ledger/reverse';
import type { CountedCash } from '../safe/count-notes';
import { sumNotes } from '../safe/repost-paid';
import type { NamedShift } from '../shifts/running-shift';
import type { CorrectedCollection, CorrectedTakings } from './corrected-takings';
import type { StandingClose, StandingCollection } from './standing-close.queries';

type Collected = Pick<StandingCollection, 'employeeId' | 'amount'>;

/**
 * Brings the cash collections of a closed shift to the corrected ones, and posts the difference of their amount and
 * notes on the shift's date. Notes that leave the safe on the whole must be in it: what one collection loses and another
 * gets may be banked by now, so all differences are posted together.
 */
export async function correctCollections(
  tx: Tx,
  shift: NamedShift,
  standing: StandingClose,
  { pumps, collections }: CorrectedTakings,
): Promise<void> {
  const entries: Entry[] = [];
  const removed: StandingCollection[] = [];
  for (const { before, cash } of collections) {
    await update(tx, before, { employeeId: before.employeeId, amount: cash.amount });
    entries.push(differenceOf(shift, before.id, before, cash));
  }
  for (const { pumpId, lastCollection, lastCash } of pumps) {
    const before = standing.collections.find((collection) => collection.pumpId === pumpId);
    const amount = lastCash?.amount ?? 0;
    const after = amount === 0 ? null : { employeeId: lastCollection!.employeeId!, amount };
    if (before !== undefined && after === null) removed.push(before);
    if (after === null) continue;
    const id = before === undefined ? await insert(tx, shift.id, pumpId, after) : await update(tx, before, after);
    entries.push(differenceOf(shift, id, before, lastCash!));
  }
  await post(tx, tx.actor.userId, entries);
  for (const collection of removed) await remove(tx, collection);
}

const differenceOf = (
  shift: NamedShift,
  id: number,
  before: StandingCollection | undefined,
  { amount, notes }: Pick<CountedCash, 'amount' | 'notes'>,
): Entry => ({
  document: { kind: 'CASH_COLLECTION', id },
  businessDate: shift.shiftDate,
  shiftId: shift.id,
  lines: transfer(account('CASH'), account('SHIFT_CLEARING', shift.id), amount - (before?.amount ?? 0)),
  notes: sumNotes([
    ...notes,
    ...(before?.notes ?? []).map(({ denominationId, count }) => ({ denominationId, count: -count })),
  ]),
});

/** The amounts of collections before the last one that change, in sentences. */
export const describeCollections = (
  { ctx }: Tx,
  { shiftDate: day, shiftName: shift }: NamedShift,
  collections: readonly CorrectedCollection[],
): Message[] =>
  collections.flatMap(({ before, cash }) => {
    if (before.amount === cash.amount) return [];
    const minute = minuteIn(ctx.clock.timeZone, before.collectedAt);
    // A late entry is of another day than its shift.
    const [date, clock = ''] = minute.split('T');
    const time = date === day ? clock : showLocalDateTime(minute);
    const what = texts.collection({ time, pump: before.pumpName, employee: before.employeeName });
    return [movedMoney(texts.inShift({ what, day, shift }), before.amount, cash.amount)];
  });

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
