import { cells } from '../domain/cells.messages';
import { messageInSql } from './message-in-sql';
import { PAID_BY_NUMBER, PAYMENT_WAY } from './paid-by';
import { SHIFT_CELLS, SHIFT_OF_DOCUMENT } from './shift-of-document';

/** Leads to the payslip. */
export const PAYSLIP = '/report/salary-payslip/{salaryPaymentId}';

/** SQL: the period of a salary `d`. */
export const PAY_PERIOD = messageInSql(cells.days, { from: 'd.from_date', to: 'd.to_date' });

/** SQL: how a salary `d` was paid, with its reference number; null if nothing was paid. */
export const SALARY_PAID_BY = `CASE WHEN d.paid > 0 THEN ${PAID_BY_NUMBER} END`;

/** The salaries `d` of the shifts `s` that match a condition, with the cells of their shift. */
export const salaryRows = (condition: string): string => `
  SELECT d.id AS "changeId", ${SHIFT_CELLS}, d.id AS "salaryPaymentId", e.name AS employee, ${PAY_PERIOD} AS period,
         d.shifts_worked AS "shiftsWorked", d.earned, d.owed_before - d.recovered_carried AS before,
         d.recovered_advances AS advances, d.recovered_shortages AS shortages, d.paid,
         ${SALARY_PAID_BY} AS "paidBy", d.carried AS balance
  FROM salary_payment d ${SHIFT_OF_DOCUMENT}
  JOIN employee e ON e.id = d.employee_id ${PAYMENT_WAY}
  WHERE ${condition} ORDER BY s.shift_date, d.id`;
