import { closing } from '../../domain/closing.messages';
import { refusal } from '../../domain/kernel/problem';
import { LOCK_NUMBERS } from '../../platform/lock-numbers';
import type { OpenTransaction } from '../../platform/transaction';
import { defineShiftsOfEntries, type ShiftOfEntry } from '../../services/approvals/shifts-of-entries';

export interface RunningShift {
  id: number;
  shiftDate: string;
  shiftTypeId: number;
  shiftName: string;
}

/** A shift by its id, with what names it in a sentence. */
export type NamedShift = Pick<RunningShift, 'id' | 'shiftDate' | 'shiftName'>;

const SELECT_SHIFT = `SELECT s.id, s.shift_date AS "shiftDate", s.shift_type_id AS "shiftTypeId", t.name AS "shiftName", s.state
  FROM shift s JOIN shift_type t ON t.id = s.shift_type_id`;

/**
 * The running shift, locked in shared mode for an entry: a close waits for it, or the entry is refused after the close.
 * An entry meant for one shift (`ShiftMeantField`) is refused in any other with SHIFT_OVER.
 */
export async function shareRunningShift(tx: OpenTransaction, meantId?: number | null): Promise<RunningShift> {
  const [shift] = await tx.sql<RunningShift>(`${SELECT_SHIFT} WHERE s.state = 'RUNNING' FOR SHARE OF s`);
  if (meantId != null && shift?.id !== meantId) throw refusal('SHIFT_OVER', closing.shiftOver());
  if (!shift) throw refusal('NO_SHIFT', closing.noShift());
  return shift;
}

/** The running shift, locked exclusively: no entry can be made until commit. */
export async function lockRunningShift(tx: OpenTransaction): Promise<RunningShift> {
  const [shift] = await tx.sql<RunningShift>(`${SELECT_SHIFT} WHERE s.state = 'RUNNING' FOR UPDATE OF s`);
  if (!shift) throw refusal('NO_SHIFT', closing.noShift());
  return shift;
}

/** One shift, locked exclusively for its close. */
export async function lockShift(
  tx: OpenTransaction,
  shiftId: number,
): Promise<(RunningShift & { state: 'RUNNING' | 'CLOSED' }) | undefined> {
  const [shift] = await tx.sql<RunningShift & { state: 'RUNNING' | 'CLOSED' }>(
    `${SELECT_SHIFT} WHERE s.id = $1 FOR UPDATE OF s`,
    [shiftId],
  );
  return shift;
}

/** Serialises start and undo, which have no row to lock yet. */
export async function lockShiftSequence(tx: OpenTransaction): Promise<void> {
  await tx.sql('SELECT pg_advisory_xact_lock($1)', [LOCK_NUMBERS.shiftSequence]);
}

/** The shifts that waiting entries are meant for (docs/design/domain.md#change-requests). */
defineShiftsOfEntries({
  async now(sql) {
    const [now] = await sql<Record<ShiftOfEntry['state'], number | null>>(
      `SELECT MAX(id) FILTER (WHERE state = 'RUNNING') AS "RUNNING", MAX(id) FILTER (WHERE state = 'CLOSED') AS "CLOSED"
       FROM shift`,
    );
    return now!;
  },
  async named(sql, id) {
    const [shift] = await sql<ShiftOfEntry>(
      `SELECT s.shift_date AS date, t.name, s.state FROM shift s JOIN shift_type t ON t.id = s.shift_type_id
       WHERE s.id = $1`,
      [id],
    );
    return shift ?? null;
  },
});
