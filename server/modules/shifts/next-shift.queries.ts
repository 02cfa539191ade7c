import type { ShiftSlot } from '../../domain/shift-order';
import type { Sql } from '../../platform/sql';

export interface ShiftTypeInOrder {
  id: number;
  name: string;
  order: number;
}

/** The shift types in use, in the order of the day, and perhaps one that is disabled. */
export const shiftTypesInOrder = (sql: Sql, alsoId: number | null = null): Promise<ShiftTypeInOrder[]> =>
  sql('SELECT id, name, position AS "order" FROM shift_type WHERE NOT disabled OR id = $1 ORDER BY position, id', [
    alsoId,
  ]);

/** A shift with its position in the order. */
export interface LastShift extends ShiftSlot {
  name: string;
  state: 'RUNNING' | 'CLOSED';
}

/** The last shift, running or closed, of all or of those before `beforeId`; null if there is none. */
export async function lastShift(sql: Sql, beforeId: number | null = null): Promise<LastShift | null> {
  const [last] = await sql<LastShift>(
    `SELECT s.state, s.shift_date AS date, t.position AS "order", t.name
     FROM shift s JOIN shift_type t ON t.id = s.shift_type_id
     WHERE $1::int IS NULL OR s.id < $1 ORDER BY s.id DESC LIMIT 1`,
    [beforeId],
  );
  return last ?? null;
}

/** The shift that was started after another one; null if that one is the newest. */
export async function shiftAfter(sql: Sql, id: number): Promise<LastShift | null> {
  const [next] = await sql<LastShift>(
    `SELECT s.state, s.shift_date AS date, t.position AS "order", t.name
     FROM shift s JOIN shift_type t ON t.id = s.shift_type_id WHERE s.id > $1 ORDER BY s.id LIMIT 1`,
    [id],
  );
  return next ?? null;
}
