import type { Tx } from '../../platform/submit';
import { reverse } from '../../services/ledger/reverse';

export interface RemovableShift {
  id: number;
  shiftDate: string;
  shiftName: string;
}

/**
 * Why a running shift cannot be removed; null if it can. A shift with a dip, a meter event or
 * an entry that was not reversed is not empty. `lastDate` is the date of the last closed shift, null without one: a payment
 * on a day before those that interest is charged for would settle a bill in hindsight.
 */
export async function heldByShift(tx: Tx, shiftId: number, lastDate: string | null): Promise<string | null> {
  const [kept] = await tx.sql<{ entries: boolean; interest: boolean }>(
    `SELECT EXISTS (SELECT FROM journal_entry e WHERE e.shift_id = s.id AND e.reverses_id IS NULL
                     AND NOT EXISTS (SELECT FROM journal_entry r WHERE r.reverses_id = e.id))
         OR EXISTS (SELECT FROM tank_dip WHERE shift_id = s.id)
         OR EXISTS (SELECT FROM meter_event WHERE shift_id = s.id) AS entries,
            EXISTS (SELECT FROM interest_charge WHERE $2::date IS NULL OR charged_to > $2) AS interest
     FROM shift s WHERE s.id = $1`,
    [shiftId, lastDate],
  );
  if (kept!.entries) return 'entries';
  return kept!.interest ? 'interest charged up to its day' : null;
}

/** Removes a running shift that holds nothing, and the first stock of the tanks that were taken on with it. Audited. */
export async function removeEmptyShift(tx: Tx, { id, shiftDate, shiftName }: RemovableShift): Promise<void> {
  // The start of the shift posted them in its own transaction, so at its own time.
  const opened = await tx.sql<{ tankId: number }>(
    `SELECT e.document_id AS "tankId" FROM journal_entry e JOIN shift s ON s.id = $1
     WHERE e.document_kind = 'TANK_OPENING' AND e.reverses_id IS NULL AND e.at >= s.started_at
       AND NOT EXISTS (SELECT FROM journal_entry r WHERE r.reverses_id = e.id)
     ORDER BY e.document_id`,
    [id],
  );
  for (const { tankId } of opened) await reverse(tx, tx.actor!.userId, { kind: 'TANK_OPENING', id: tankId });
  // Attendance goes with the shift (ON DELETE CASCADE), and pay by the shift goes by it.
  const onDuty = await tx.sql(
    'SELECT employee_id AS "employeeId", pump_id AS "pumpId" FROM attendance WHERE shift_id = $1 ORDER BY employee_id',
    [id],
  );
  const [removed] = await tx.sql<{ draft: unknown }>('DELETE FROM shift WHERE id = $1 RETURNING draft', [id]);
  // What was typed for a close that was undone is found in the audit.
  const draft = removed!.draft === null ? {} : { draft: removed!.draft };
  tx.audit({ table: 'shift', id, before: { id, shiftDate, shiftName, state: 'RUNNING', onDuty, ...draft } });
}
