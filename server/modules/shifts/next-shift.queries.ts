import type { ShiftSlot } from '../../domain/shift-order';
import type { Sql } from '../../platform/sql';

export interface ShiftTypeInOrder {
  id: number;
  name: string;
  order: number;
}

/** The shift types in use, in the order of the day. */
export const shiftTypesInOrder = (sql: Sql): Promise<ShiftTypeInOrder[]> =>
  sql('SELECT id, name, position AS "order" FROM shift_type WHERE NOT disabled ORDER BY position, id');

/** The last shift, running or closed, or null. */
export async function lastShiftSlot(sql: Sql): Promise<ShiftSlot | null> {
  const [last] = await sql<ShiftSlot>(
    `SELECT s.shift_date AS date, t.position AS "order"
     FROM shift s JOIN shift_type t ON t.id = s.shift_type_id ORDER BY s.id DESC LIMIT 1`,
  );
  return last ?? null;
}
