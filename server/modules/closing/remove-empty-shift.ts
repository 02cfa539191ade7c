import { closing } from '../../domain/closing.messages';
import { ADJUSTMENTS } from '../../domain/creditor-adjustment.rules';
import type { Message } from '../../domain/kernel/message';
import { moveOpeningsToNewestShift } from '../../masters/move-openings';
import type { Sql } from '../../platform/sql';
import type { Tx } from '../../platform/submit';
import { NOT_REVERSED } from '../../services/ledger/not-reversed';
import { reverse } from '../../services/ledger/reverse';
import { documents } from '../documents/registered';
import { datedPaymentsOf } from '../safe/value-date';
import { TANK_OPENING } from '../shifts/shift-tank.entity';

export interface RemovableShift {
  id: number;
  shiftDate: string;
  shiftName: string;
}

/** Text for the number of a shift's documents of each kind; definitions have their own. */
const IN_WORDS: Readonly<Record<string, (params: { count: number }) => Message>> = {
  CREDIT_SALE: closing.heldCreditSales,
  CASH_COLLECTION: closing.heldCashCollections,
  CASH_EXCHANGE: closing.heldCashExchanges,
  CASH_TRANSFER: closing.heldCashTransfers,
  CREDITOR_PAYMENT: closing.heldCreditorPayments,
  ...Object.fromEntries(ADJUSTMENTS.map((kind) => [kind, closing.heldAdjustments])),
  SALARY: closing.heldSalaries,
  STOCK_IN: closing.heldStockIns,
  SWIPE_SETTLEMENT: closing.heldSettlements,
  DIP: closing.heldDips,
  METER_EVENT: closing.heldMeterEvents,
};

/** Why a running shift cannot be removed; it can if both are empty. */
export interface HeldByShift {
  /** In words, with the number of each kind. */
  entries: readonly Message[];
  hasInterest: boolean;
}

/**
 * What prevents the removal of a running shift: dips, meter events, entries that were not reversed, and interest.
 * `lastDate` is the date of the last closed shift, null without one: a payment on a day before those that interest is
 * charged for would settle a bill after its interest was charged.
 */
export async function heldByShift(sql: Sql, shiftId: number, lastDate: string | null): Promise<HeldByShift> {
  const kinds = await sql<{ kind: string; count: number }>(
    `SELECT kind, COUNT(*)::int AS count
     FROM (SELECT e.document_kind AS kind FROM journal_entry e
           WHERE e.shift_id = $1 AND ${NOT_REVERSED}
           UNION ALL ${datedPaymentsOf('$1')}
           UNION ALL SELECT 'DIP' FROM tank_dip WHERE shift_id = $1
           UNION ALL SELECT 'METER_EVENT' FROM meter_event WHERE shift_id = $1) AS held
     GROUP BY kind ORDER BY kind`,
    [shiftId],
  );
  const [charged] = await sql<{ interest: boolean }>(
    'SELECT EXISTS (SELECT FROM interest_charge WHERE $1::date IS NULL OR charged_to > $1) AS interest',
    [lastDate],
  );
  return {
    entries: kinds.map(({ kind, count }) =>
      (documents.get(kind)?.lists.held ?? IN_WORDS[kind] ?? closing.heldOthers)({ count }),
    ),
    hasInterest: charged!.interest,
  };
}

/** Ids of the tanks whose first shift this is. */
export async function tanksOpenedIn({ sql }: Tx, shiftId: number): Promise<number[]> {
  const opened = await sql<{ tankId: number }>(
    `SELECT o.tank_id AS "tankId" FROM shift_tank o
     WHERE o.shift_id = $1 AND NOT EXISTS (SELECT FROM shift_tank WHERE tank_id = o.tank_id AND shift_id < $1)
     ORDER BY o.tank_id`,
    [shiftId],
  );
  return opened.map(({ tankId }) => tankId);
}

/**
 * Removes an empty running shift, and reverses the first stock of the tanks that it opened. Opening balances of its day
 * move to that of the shift before it. Audited.
 */
export async function removeEmptyShift(tx: Tx, { id, shiftDate, shiftName }: RemovableShift): Promise<void> {
  for (const tankId of await tanksOpenedIn(tx, id))
    await reverse(tx, tx.actor.userId, { kind: TANK_OPENING, id: tankId });
  // The attendance, which pay per shift is based on, is deleted with the shift (ON DELETE CASCADE).
  const onDuty = await tx.sql(
    'SELECT employee_id AS "employeeId", pump_id AS "pumpId" FROM attendance WHERE shift_id = $1 ORDER BY employee_id',
    [id],
  );
  // A close that was undone may have had corrections; the audit preserves them.
  await tx.sql('DELETE FROM shift_correction WHERE shift_id = $1', [id]);
  const [removed] = await tx.sql<{ draft: unknown }>('DELETE FROM shift WHERE id = $1 RETURNING draft', [id]);
  await moveOpeningsToNewestShift(tx);
  // The audit preserves the draft of an undone close.
  const draft = removed!.draft === null ? {} : { draft: removed!.draft };
  tx.audit({ table: 'shift', id, before: { id, shiftDate, shiftName, state: 'RUNNING', onDuty, ...draft } });
}
