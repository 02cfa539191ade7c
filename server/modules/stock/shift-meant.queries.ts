import { decanting } from '../../domain/decanting.messages';
import { refusal } from '../../domain/kernel/problem';
import type { Sql } from '../../platform/sql';

/** The shift that a stock-in names. */
export interface ShiftMeant {
  id: number;
  shiftDate: string;
  shiftName: string;
}

/** SQL predicate on a row `t` of shift_type: no shift follows it in a day. */
export const IS_LAST_OF_DAY =
  'NOT EXISTS (SELECT FROM shift_type later WHERE later.position > t.position AND NOT later.disabled)';

/** A shift by its own id, or in old tools by the id of its type, and its date. */
interface NamedShift {
  shiftId?: number | null;
  shiftTypeId?: number | null;
  shiftDate: string;
}

/**
 * Finds the shift of a date by its own id, or by its type. Null if neither is given, or no shift of the date has the id.
 * Throws ProblemError SHIFT_NOT_WORKED for a type that was not worked on the date.
 */
export async function shiftMeant(
  sql: Sql,
  { shiftId, shiftTypeId, shiftDate }: NamedShift,
): Promise<ShiftMeant | null> {
  const [shift] = await sql<ShiftMeant>(
    `SELECT s.id, s.shift_date AS "shiftDate", t.name AS "shiftName"
     FROM shift s JOIN shift_type t ON t.id = s.shift_type_id
     WHERE s.shift_date = $3 AND CASE WHEN $2::int IS NULL THEN s.id = $1::int ELSE t.id = $2 END`,
    [shiftId ?? null, shiftTypeId ?? null, shiftDate],
  );
  if (shift === undefined && shiftDate && shiftTypeId) await refuseUnworked(sql, shiftTypeId, shiftDate);
  return shift ?? null;
}

/** Throws for a known type only; the rules refuse an unknown one. */
async function refuseUnworked(sql: Sql, shiftTypeId: number, shiftDate: string): Promise<void> {
  const [type] = await sql<{ name: string }>('SELECT name FROM shift_type WHERE id = $1', [shiftTypeId]);
  if (type === undefined) return;
  throw refusal(
    'SHIFT_NOT_WORKED',
    decanting.shiftNotWorked({ name: type.name, date: shiftDate }),
    'shiftId',
    'INVALID',
  );
}
