import { addDays, type BusinessDate } from '../../domain/kernel/business-date';
import type { Sql } from '../../platform/sql';

/** A worked day whose shifts are over is looked for this far back; days. */
const REACH = 60;

/** The day of the newest shift, and whether that shift runs; null before the first one. */
export async function newestDay(sql: Sql): Promise<{ day: BusinessDate; isRunning: boolean } | null> {
  const [newest] = await sql<{ day: BusinessDate; isRunning: boolean }>(
    `SELECT shift_date AS day, state = 'RUNNING' AS "isRunning" FROM shift ORDER BY id DESC LIMIT 1`,
  );
  return newest ?? null;
}

/**
 * The last days up to that one all of whose shifts are over, newest first, at most so many: only of those is the whole
 * day's sale known, since a running shift's meters are read at its close.
 */
export async function closedDays(sql: Sql, upTo: BusinessDate, most: number): Promise<BusinessDate[]> {
  const days = await sql<{ day: BusinessDate }>(
    `SELECT shift_date AS day FROM shift WHERE shift_date BETWEEN $1 AND $2
     GROUP BY shift_date HAVING bool_and(state = 'CLOSED') ORDER BY shift_date DESC LIMIT $3`,
    [addDays(upTo, -REACH), upTo, most],
  );
  return days.map(({ day }) => day);
}
