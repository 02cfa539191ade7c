import { earnedPay, type Period } from '../../domain/earned-pay';
import type { BusinessDate } from '../../domain/kernel/business-date';
import type { Paise } from '../../domain/kernel/money';
import { ProblemError, refuseIf } from '../../domain/kernel/problem';
import { sum } from '../../domain/kernel/sum';
import { RECOVERED_IN_ORDER, type Salary, type StaffAccount, salaryOf } from '../../domain/salary';
import { problemOfPaidDays, problemsOfPayPeriod } from '../../domain/salary.rules';
import type { Sql } from '../../platform/sql';
import { OF_EMPLOYEE, paidWithin, payDaysOf } from './pay-days.queries';
import { payHistoryOf } from './pay-history.queries';

export interface CalculatedSalary extends Salary {
  /** Shifts attended in the period, whatever the basis of pay. */
  shiftsWorked: number;
  /** The balance of the employee's account: positive if owed by the employee, negative if by the station. */
  balanceBefore: Paise;
}

/**
 * Calculates the salary of past unpaid days from the current data, for both the form and the payment. Reads the
 * period's shifts and the entries since the last salary, not the years before. Throws ProblemError INVALID if the days
 * cannot be paid yet or skip unpaid shifts, REFUSED if they are already paid or no shift is running.
 */
export async function calculateSalary(sql: Sql, employeeId: number, period: Period): Promise<CalculatedSalary> {
  refuseIf(problemsOfPayPeriod({ employeeId, ...period }, await payDaysOf(sql, employeeId)));
  const paid = await paidWithin(sql, employeeId, period);
  if (paid) throw new ProblemError([problemOfPaidDays(paid)]);
  const shiftDates = await attendedBy(sql, employeeId, period);
  const account = await staffAccountOf(sql, employeeId);
  return {
    ...salaryOf(earnedPay(period, await payHistoryOf(sql, employeeId), shiftDates), account),
    shiftsWorked: shiftDates.length,
    balanceBefore: sum(RECOVERED_IN_ORDER, (part) => account[part]),
  };
}

/** The date of each closed shift of the period that the employee attended; a running shift is not earned yet. */
async function attendedBy(sql: Sql, employeeId: number, { from, to }: Period): Promise<BusinessDate[]> {
  const shifts = await sql<{ shiftDate: BusinessDate }>(
    `SELECT s.shift_date AS "shiftDate" FROM shift s
     JOIN attendance a ON a.shift_id = s.id AND a.employee_id = $1
     WHERE s.state = 'CLOSED' AND s.shift_date BETWEEN $2 AND $3 ORDER BY s.id`,
    [employeeId, from, to],
  );
  return shifts.map(({ shiftDate }) => shiftDate);
}

/**
 * The employee's account in its parts: the balance carried forward by the last salary, and the entries since. Reversals
 * have the kind of what they reverse, so an undone close lowers the shortages, below 0 if a salary had recovered them.
 */
async function staffAccountOf(sql: Sql, employeeId: number): Promise<StaffAccount> {
  const [account] = await sql<StaffAccount>(
    `WITH last AS (
       SELECT id, carried FROM salary_payment WHERE ${OF_EMPLOYEE} ORDER BY id DESC LIMIT 1),
     since AS (
       SELECT e.document_kind AS kind, p.amount FROM posting p JOIN journal_entry e ON e.id = p.entry_id
       WHERE p.account_id = (SELECT id FROM ledger_account WHERE kind = 'EMPLOYEE' AND ref_id = $1)
         AND p.entry_id > COALESCE((SELECT MAX(id) FROM journal_entry
                                    WHERE document_kind = 'SALARY' AND document_id = (SELECT id FROM last)), 0))
     SELECT (COALESCE((SELECT carried FROM last), 0)
             + COALESCE(SUM(amount) FILTER (WHERE kind NOT IN ('EMPLOYEE_ADVANCE', 'SHIFT_CLOSE', 'CLOSE_CHANGE')), 0))::bigint AS carried,
            COALESCE(SUM(amount) FILTER (WHERE kind = 'EMPLOYEE_ADVANCE'), 0)::bigint AS advances,
            COALESCE(SUM(amount) FILTER (WHERE kind IN ('SHIFT_CLOSE', 'CLOSE_CHANGE')), 0)::bigint AS shortages
     FROM since`,
    [employeeId],
  );
  return account!;
}
