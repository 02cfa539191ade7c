import type { Sql } from '../platform/sql';

/** A shift as a stock-in names it. */
export interface ShiftMeant {
  id: number;
  shiftDate: string;
  shiftName: string;
}

/** Whether no shift comes after it in a day; of a row `t` of shift_type. */
export const IS_LAST_OF_DAY =
  'NOT EXISTS (SELECT FROM shift_type later WHERE later.position > t.position AND NOT later.disabled)';

/** The shift of that date by its own id or, as the old tools name it, by its type's; null where there is none. */
export async function shiftMeant(
  sql: Sql,
  { shiftId, shiftDate }: { shiftId: number; shiftDate: string },
): Promise<ShiftMeant | null> {
  const [shift] = await sql<ShiftMeant>(
    `SELECT s.id, s.shift_date AS "shiftDate", t.name AS "shiftName"
     FROM shift s JOIN shift_type t ON t.id = s.shift_type_id
     WHERE s.shift_date = $2 AND $1 IN (s.id, s.shift_type_id) ORDER BY s.id = $1 DESC LIMIT 1`,
    [shiftId, shiftDate],
  );
  return shift ?? null;
}
