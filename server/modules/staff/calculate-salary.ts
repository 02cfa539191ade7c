import { earnedPay, type Period } from '../../domain/earned-pay';
import type { BusinessDate } from '../../domain/kernel/business-date';
import type { Paise } from '../../domain/kernel/money';
import { ProblemError, refusal, refuseIf } from '../../domain/kernel/problem';
import { sum } from '../../domain/kernel/sum';
import { RECOVERED_IN_ORDER, type Salary, type StaffAccount, salaryOf } from '../../domain/salary';
import { problemOfPaidDays, problemsOfPayPeriod } from '../../domain/salary.rules';
import { staff } from '../../domain/staff.messages';
import type { Sql } from '../../platform/sql';
import { OF_EMPLOYEE, type PayingShift, paidWithin, payDaysOf } from './pay-days.queries';
import { payHistoryOf } from './pay-history.queries';

export interface CalculatedSalary extends Salary {
  /** Shifts attended in the period, whatever the basis of pay. */
  shiftsWorked: number;
  /** The balance of the employee's account: positive if owed by the employee, negative if by the station. */
  balanceBefore: Paise;
}

/**
 * Calculates the salary of past unpaid days, as it is paid in that shift, for both the form and the payment: a late one
 * does not count what came after its shift. Reads the period's shifts and the entries since the last salary, not the
 * years before. Throws ProblemError INVALID if the days cannot be paid yet or skip unpaid shifts, REFUSED if they are
 * already paid, or if a salary was paid in a later shift.
 */
export async function calculateSalary(
  sql: Sql,
  shift: PayingShift,
  employeeId: number,
  period: Period,
): Promise<CalculatedSalary> {
  await refuseBeforeLaterSalary(sql, shift, employeeId);
  refuseIf(problemsOfPayPeriod({ employeeId, ...period }, await payDaysOf(sql, employeeId, shift)));
  const paid = await paidWithin(sql, employeeId, period);
  if (paid) throw new ProblemError([problemOfPaidDays(paid)]);
  const shiftDates = await attendedBy(sql, shift, employeeId, period);
  const account = await staffAccountOf(sql, shift, employeeId);
  return {
    ...salaryOf(earnedPay(period, await payHistoryOf(sql, employeeId), shiftDates), account),
    shiftsWorked: shiftDates.length,
    balanceBefore: sum(RECOVERED_IN_ORDER, (part) => account[part]),
  };
}

/** Its payslip counts on the balance before it, which a salary of an earlier shift would change. */
async function refuseBeforeLaterSalary(sql: Sql, { id }: PayingShift, employeeId: number): Promise<void> {
  const [later] = await sql<Period>(
    `SELECT from_date AS from, to_date AS to FROM salary_payment
     WHERE ${OF_EMPLOYEE} AND shift_id > $2 ORDER BY id DESC LIMIT 1`,
    [employeeId, id],
  );
  if (later) throw refusal('LATER_SALARY', staff.laterSalary({ from: later.from, to: later.to }), 'employeeId');
}

/** The date of each closed shift of the period that the employee attended; the paying shift is not earned yet. */
async function attendedBy(
  sql: Sql,
  { id }: PayingShift,
  employeeId: number,
  { from, to }: Period,
): Promise<BusinessDate[]> {
  const shifts = await sql<{ shiftDate: BusinessDate }>(
    `SELECT s.shift_date AS "shiftDate" FROM shift s
     JOIN attendance a ON a.shift_id = s.id AND a.employee_id = $1
     WHERE s.state = 'CLOSED' AND s.id < $4 AND s.shift_date BETWEEN $2 AND $3 ORDER BY s.id`,
    [employeeId, from, to, id],
  );
  return shifts.map(({ shiftDate }) => shiftDate);
}

/** SQL predicate: the entry `e` is of the shift, given by its id and its date, or of an earlier one. */
const upToShift = (id: string, date: string): string => `COALESCE(e.shift_id <= ${id}, e.business_date <= ${date})`;

/**
 * The employee's account in its parts, as that shift leaves it: the balance carried forward by the last salary, and the
 * entries that it did not count, because they came after it in the order of entry or of the shifts. Reversals
 * have the kind of what they reverse, so an undone close lowers the shortages, below 0 if a salary had recovered them.
 */
async function staffAccountOf(sql: Sql, { id, shiftDate }: PayingShift, employeeId: number): Promise<StaffAccount> {
  const [account] = await sql<StaffAccount>(
    `WITH last AS (
       SELECT d.id, d.carried, d.shift_id, s.shift_date,
              (SELECT MAX(id) FROM journal_entry WHERE document_kind = 'SALARY' AND document_id = d.id) AS entry_id
       FROM salary_payment d JOIN shift s ON s.id = d.shift_id WHERE ${OF_EMPLOYEE} ORDER BY d.id DESC LIMIT 1),
     since AS (
       SELECT e.document_kind AS kind, p.amount
       FROM posting p JOIN journal_entry e ON e.id = p.entry_id LEFT JOIN last ON true
       WHERE p.account_id = (SELECT id FROM ledger_account WHERE kind = 'EMPLOYEE' AND ref_id = $1)
         AND ${upToShift('$2', '$3::date')}
         AND (last.id IS NULL OR e.id > last.entry_id
              OR (p.business_date >= last.shift_date AND NOT ${upToShift('last.shift_id', 'last.shift_date')})))
     SELECT (COALESCE((SELECT carried FROM last), 0)
             + COALESCE(SUM(amount) FILTER (WHERE kind NOT IN ('EMPLOYEE_ADVANCE', 'SHIFT_CLOSE', 'CLOSE_CHANGE')), 0))::bigint AS carried,
            COALESCE(SUM(amount) FILTER (WHERE kind = 'EMPLOYEE_ADVANCE'), 0)::bigint AS advances,
            COALESCE(SUM(amount) FILTER (WHERE kind IN ('SHIFT_CLOSE', 'CLOSE_CHANGE')), 0)::bigint AS shortages
     FROM since`,
    [employeeId, id, shiftDate],
  );
  return account!;
}
