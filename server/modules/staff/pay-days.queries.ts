import { closing } from '../../domain/closing.messages';
import type { Period } from '../../domain/earned-pay';
import type { BusinessDate } from '../../domain/kernel/business-date';
import { refusal } from '../../domain/kernel/problem';
import { lastPayDay, type PayDays } from '../../domain/salary.rules';
import { shifts } from '../../domain/shifts.messages';
import { staff } from '../../domain/staff.messages';
import type { Sql } from '../../platform/sql';
import { LISTED_SHIFT } from '../shifts/listed-shift';
import type { RunningShift } from '../shifts/running-shift';
import { payHistoryOf } from './pay-history.queries';

/** Predicate on salary_payment, $1 being the employee, in the terms of the exclusion constraint's index. */
export const OF_EMPLOYEE = `int4range(employee_id, employee_id, '[]') && int4range($1, $1, '[]')`;

/** The last day covered by any salary of an employee; null if there is none. */
export async function paidUpTo(sql: Sql, employeeId: number): Promise<BusinessDate | null> {
  const [row] = await sql<{ to: BusinessDate | null }>(
    `SELECT MAX(to_date) AS to FROM salary_payment WHERE ${OF_EMPLOYEE}`,
    [employeeId],
  );
  return row!.to;
}

/** A paid salary of an employee that covers some of those days. */
export async function paidWithin(sql: Sql, employeeId: number, { from, to }: Period): Promise<Period | undefined> {
  const [period] = await sql<Period>(
    `SELECT from_date AS from, to_date AS to FROM salary_payment
     WHERE ${OF_EMPLOYEE} AND daterange(from_date, to_date, '[]') && daterange($2, $3, '[]')
     ORDER BY from_date LIMIT 1`,
    [employeeId, from, to],
  );
  return period;
}

/** The shift in which a salary is paid. */
export type PayingShift = Pick<RunningShift, 'id' | 'shiftDate'>;

/** The running shift, or the closed one of a late salary. Throws ProblemError REFUSED without a running one. */
export async function payingShift(sql: Sql, shiftId: number | null): Promise<PayingShift> {
  const [shift] = await sql<PayingShift>(`SELECT id, shift_date AS "shiftDate" FROM shift WHERE id = ${LISTED_SHIFT}`, [
    shiftId,
  ]);
  if (shift) return shift;
  if (shiftId !== null) throw refusal('UNKNOWN_SHIFT', shifts.select(), 'shiftId', 'INVALID');
  throw refusal('NO_SHIFT', closing.noShift());
}

/** The data that validates the days of an employee's next salary, if it is paid in that shift. */
export async function payDaysOf(sql: Sql, employeeId: number, { id, shiftDate }: PayingShift): Promise<PayDays> {
  const payTo = lastPayDay(await payHistoryOf(sql, employeeId), shiftDate);
  const [row] = await sql<{ unpaidSince: BusinessDate | null }>(
    `SELECT MIN(s.shift_date) AS "unpaidSince"
     FROM shift s JOIN attendance a ON a.shift_id = s.id AND a.employee_id = $1
     WHERE s.state = 'CLOSED' AND s.id < $2
       AND s.shift_date > (SELECT MAX(to_date) FROM salary_payment WHERE ${OF_EMPLOYEE})`,
    [employeeId, id],
  );
  return { payTo, unpaidSince: row!.unpaidSince };
}

/**
 * The day after the last salary. For the first salary the join date, or an earlier shift, but not before the station's
 * first shift: earlier pay is not in these books.
 */
export async function nextFrom(sql: Sql, employeeId: number): Promise<BusinessDate> {
  const [row] = await sql<{ from: BusinessDate }>(
    `SELECT COALESCE(
       (SELECT MAX(to_date) + 1 FROM salary_payment WHERE ${OF_EMPLOYEE}),
       LEAST((SELECT s.shift_date FROM shift s JOIN attendance a ON a.shift_id = s.id AND a.employee_id = $1
              ORDER BY s.id LIMIT 1),
             GREATEST(join_date, (SELECT shift_date FROM shift ORDER BY id LIMIT 1)))) AS from
     FROM employee WHERE id = $1`,
    [employeeId],
  );
  if (!row) throw refusal('UNKNOWN_EMPLOYEE', staff.selectEmployee(), 'employeeId', 'INVALID');
  return row.from;
}
