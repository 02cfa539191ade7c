import { addDays, type BusinessDate } from '../../domain/kernel/business-date';
import type { Sql } from '../../platform/sql';

/** How many days back a worked day with closed shifts is searched. */
const REACH = 60;

/** Returns the day of the newest shift, and whether that shift runs; null before the first one. */
export async function newestDay(sql: Sql): Promise<{ day: BusinessDate; isRunning: boolean } | null> {
  const [newest] = await sql<{ day: BusinessDate; isRunning: boolean }>(
    `SELECT shift_date AS day, state = 'RUNNING' AS "isRunning" FROM shift ORDER BY id DESC LIMIT 1`,
  );
  return newest ?? null;
}

/**
 * Returns the last days up to `upTo` whose shifts are all closed, newest first, at most `most` of them. A running
 * shift's meters are read at its close, so the sale of its day is not known yet.
 */
export async function closedDays(sql: Sql, upTo: BusinessDate, most: number): Promise<BusinessDate[]> {
  const days = await sql<{ day: BusinessDate }>(
    `SELECT shift_date AS day FROM shift WHERE shift_date BETWEEN $1 AND $2
     GROUP BY shift_date HAVING bool_and(state = 'CLOSED') ORDER BY shift_date DESC LIMIT $3`,
    [addDays(upTo, -REACH), upTo, most],
  );
  return days.map(({ day }) => day);
}
