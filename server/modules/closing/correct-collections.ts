import { effects as texts } from '../../domain/effects.messages';
import { minuteIn, showLocalDateTime } from '../../domain/kernel/local-date-time';
import type { Message } from '../../domain/kernel/message';
import type { Paise } from '../../domain/kernel/money';
import { ProblemError } from '../../domain/kernel/problem';
import { sum } from '../../domain/kernel/sum';
import { movedMoney } from '../../domain/moved-figure';
import type { Tx } from '../../platform/submit';
import { account, type Entry, post, transfer } from '../../services/ledger/post';
import { reverse } from '../../services/ledger/reverse';
import { type CountedCash, lockSafe, type Safe } from '../safe/count-notes';
import { takeFrom } from '../safe/move-money';
import { sumNotes } from '../safe/repost-paid';
import { CLOSE_CHANGE } from '../shifts/close-change';
import type { NamedShift } from '../shifts/running-shift';
import type { CorrectedCollection, CorrectedTakings } from './corrected-takings';
import type { StandingClose, StandingCollection } from './standing-close.queries';

type Collected = Pick<StandingCollection, 'employeeId' | 'amount'>;

type Notes = NonNullable<Entry['notes']>;

/** A collection that is corrected, with its field of the input. */
interface Corrected {
  entry: Entry;
  /** Paise by which its amount is lowered. */
  less: Paise;
  field: string;
}

/**
 * Brings the cash collections of a closed shift to the corrected ones, and posts the difference of their amount and
 * notes on the shift's date. What one collection loses and another gets may be banked by now, so all differences are
 * posted together. Notes that would leave the safe on the whole and are not in it are paid as others are
 * (`takeFrom`). Throws ProblemError REFUSED, at the amount that is lowered, if the safe cannot pay them.
 */
export async function correctCollections(
  tx: Tx,
  shift: NamedShift,
  standing: StandingClose,
  { pumps, collections }: CorrectedTakings,
): Promise<void> {
  const corrected: Corrected[] = [];
  const removed: (Omit<Corrected, 'entry'> & { before: StandingCollection })[] = [];
  for (const { before, cash, field } of collections) {
    await update(tx, before, { employeeId: before.employeeId, amount: cash.amount });
    const entry = differenceOf(shift, before.id, before, cash);
    corrected.push({ entry, less: before.amount - cash.amount, field: `${field}.amount` });
  }
  for (const [index, { pumpId, lastCollection, lastCash }] of pumps.entries()) {
    const before = standing.collections.find((collection) => collection.pumpId === pumpId);
    const amount = lastCash?.amount ?? 0;
    const moved = { less: (before?.amount ?? 0) - amount, field: `pumps.${index}.lastCollection.amount` };
    if (amount === 0) {
      if (before !== undefined) removed.push({ before, ...moved });
      continue;
    }
    const after = { employeeId: lastCollection!.employeeId!, amount };
    const id = before === undefined ? await insert(tx, shift.id, pumpId, after) : await update(tx, before, after);
    corrected.push({ entry: differenceOf(shift, id, before, lastCash!), ...moved });
  }
  const leaving = sumNotes([
    ...corrected.flatMap(({ entry }) => entry.notes!),
    ...removed.flatMap(({ before }) => takenBack(before.notes)),
  ]);
  const [most] = [...corrected, ...removed].toSorted((one, other) => other.less - one.less);
  const instead = insteadOfMissing(await lockSafe(tx), leaving, most?.field);
  // The document of a removed collection is reversed, so what its notes are exchanged for belongs to another one.
  const ofClose: Entry = { ...ofShift(shift, { kind: CLOSE_CHANGE, id: shift.id }), lines: [], notes: [] };
  const [lowered = { entry: ofClose }] = corrected.toSorted((one, other) => other.less - one.less);
  lowered.entry.notes = sumNotes([...lowered.entry.notes!, ...instead]);
  await post(tx, tx.actor.userId, [...corrected.map(({ entry }) => entry), ofClose]);
  for (const { before } of removed) await remove(tx, before);
}

/** What leaves the safe instead of notes that are not in it: those come in, and others of the same amount go out. */
function insteadOfMissing(safe: Safe, leaving: Notes, field: string | undefined): Notes {
  const left = (id: number, available: number): number =>
    available + (leaving.find(({ denominationId }) => denominationId === id)?.count ?? 0);
  const rows = [...safe.notes, { id: safe.uncountedId, value: 1, available: safe.uncounted }];
  const missing = rows
    .map(({ id, value, available }) => ({ denominationId: id, value, count: -left(id, available) }))
    .filter(({ count }) => count > 0);
  if (missing.length === 0) return [];
  const held = {
    ...safe,
    notes: safe.notes.map((row) => ({ ...row, available: Math.max(0, left(row.id, row.available)) })),
    uncounted: Math.max(0, left(safe.uncountedId, safe.uncounted)),
  };
  const amount = sum(missing, ({ value, count }) => value * count);
  return [
    ...missing.map(({ denominationId, count }) => ({ denominationId, count })),
    ...atField(field, () => takeFrom(held, amount)),
  ];
}

function atField<T>(field: string | undefined, run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    throw new ProblemError(
      error.problems.map((problem) => ({ ...problem, field })),
      error.kind,
    );
  }
}

const takenBack = (notes: StandingCollection['notes']): Notes =>
  notes.map(({ denominationId, count }) => ({ denominationId, count: -count }));

const ofShift = ({ id, shiftDate }: NamedShift, document: Entry['document']) => ({
  document,
  businessDate: shiftDate,
  shiftId: id,
});

const differenceOf = (
  shift: NamedShift,
  id: number,
  before: StandingCollection | undefined,
  { amount, notes }: Pick<CountedCash, 'amount' | 'notes'>,
): Entry => ({
  ...ofShift(shift, { kind: 'CASH_COLLECTION', id }),
  lines: transfer(account('CASH'), account('SHIFT_CLEARING', shift.id), amount - (before?.amount ?? 0)),
  notes: sumNotes([...notes, ...takenBack(before?.notes ?? [])]),
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
