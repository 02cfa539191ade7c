import type { BusinessDate } from '../../domain/kernel/business-date';
import type { Paise } from '../../domain/kernel/money';
import type { Sql } from '../../platform/sql';

/** An employee's shortages: their amount and number. */
export interface ShortWith {
  employeeId: number;
  employee: string;
  count: number;
  amount: Paise;
}

/** SQL: shortages per employee in the shifts from one day to another (two parameters), and the last of these shifts. */
export const shortPerEmployee = (from: string, to: string): string => `
      SELECT x.employee_id, COUNT(*) AS count, SUM(x.amount) AS amount, MAX(s.id) AS shift_id
      FROM shift s JOIN employee_shortage x ON x.shift_id = s.id
      WHERE s.shift_date BETWEEN ${from} AND ${to} GROUP BY x.employee_id`;

/** Shortages per employee from one day to another, largest amount first. */
export const shortagesBetween = (sql: Sql, from: BusinessDate, to: BusinessDate): Promise<ShortWith[]> =>
  sql<ShortWith>(
    `SELECT e.id AS "employeeId", e.name AS employee, x.count::int, x.amount::bigint
     FROM (${shortPerEmployee('$1', '$2')}) x JOIN employee e ON e.id = x.employee_id
     ORDER BY x.amount DESC, e.name, e.id`,
    [from, to],
  );
