import { amountInWords } from '../domain/kernel/words';
import { prints } from '../domain/prints.messages';
import { PAY_BASES } from '../masters/employee';
import { dayOfPayment } from '../modules/safe/value-date';
import { count, date, message, money, text, words } from './column';
import { PAYMENT_WAY } from './paid-by';
import { DOCUMENT, definePaper } from './papers/paper';
import { payBasisWords } from './pay-basis-words';
import { PAY_PERIOD, SALARY_PAID_BY } from './salary-rows';
import type { SectionDefinition } from './section';

/** A paid salary on a sheet for the employee, with its frozen figures, for a condition on `salary_payment d`. */
export const payslipSheet = (condition: string): Record<string, SectionDefinition & { title: string }> => ({
  salary: {
    title: 'Salary',
    asFacts: true,
    missing: 'No salary has this number',
    columns: [
      text('number', { label: 'Payslip no', onPaper: 'head' }),
      text('employee', { onPaper: 'party' }),
      message('period', { label: 'For the days', onPaper: 'head' }),
      count('shiftsWorked', { onPaper: 'head' }),
      date('date', { label: 'Paid on', onPaper: 'head' }),
      text('comment', { onPaper: 'internal' }),
      text('enteredBy', { onPaper: 'internal' }),
    ],
    sql: `
      SELECT d.id::text AS number, e.name AS employee, ${PAY_PERIOD} AS period, d.shifts_worked AS "shiftsWorked",
             ${dayOfPayment('d', 's')} AS date, d.comment, u.name AS "enteredBy"
      FROM salary_payment d
      JOIN employee e ON e.id = d.employee_id
      JOIN shift s ON s.id = d.shift_id
      LEFT JOIN app_user u ON u.id = d.created_by_id
      WHERE ${condition}`,
  },
  lines: {
    title: 'Earned',
    columns: [
      date('from'),
      date('to'),
      words('paid', Object.values(PAY_BASES)),
      money('rate', { label: 'Pay rate' }),
      count('count', { label: 'Shifts or days' }),
      count('daysInMonth', { label: 'Days in the month' }),
      money('amount', { total: true }),
    ],
    sql: `
      SELECT from_date AS "from", to_date AS "to", ${payBasisWords('pay_basis')} AS paid, pay_rate AS rate, count,
             days_in_month AS "daysInMonth", amount
      FROM salary_line WHERE salary_payment_id = (SELECT d.id FROM salary_payment d WHERE ${condition}) ORDER BY place`,
  },
  recovered: {
    title: 'Owed by the employee',
    optional: true,
    columns: [
      words('what', ['Brought forward', 'Advances', 'Shortages'], { label: 'For' }),
      money('owed', { total: true }),
      money('recovered', { total: true }),
      money('notRecovered', { total: true }),
    ],
    sql: `
      SELECT x.what, x.recovered + x.left_over AS owed, x.recovered, x.left_over AS "notRecovered"
      FROM salary_payment d
      CROSS JOIN LATERAL (VALUES
        (1, 'Brought forward', d.recovered_carried, d.not_recovered_carried),
        (2, 'Advances', d.recovered_advances, d.not_recovered_advances),
        (3, 'Shortages', d.recovered_shortages, d.not_recovered_shortages)) x(place, what, recovered, left_over)
      WHERE ${condition} AND x.recovered + x.left_over > 0 ORDER BY x.place`,
  },
  payment: {
    title: 'Paid',
    asFacts: true,
    columns: [
      money('earned'),
      money('owedBefore', { label: 'Brought forward, owed to the employee' }),
      money('recovered', { label: 'Less recovered' }),
      money('payable', { label: 'Net payable' }),
      money('paid'),
      message('inWords', { label: 'In words' }),
      message('paidBy'),
      money('balance', { label: 'Balance carried forward (owed to the employee −)' }),
    ],
    sql: `
      SELECT d.earned, d.owed_before AS "owedBefore", r.recovered, d.earned + d.owed_before - r.recovered AS payable, d.paid,
             NULL AS "inWords", ${SALARY_PAID_BY} AS "paidBy", d.carried AS balance
      FROM salary_payment d
      CROSS JOIN LATERAL (SELECT d.recovered_carried + d.recovered_advances + d.recovered_shortages AS recovered) r
      ${PAYMENT_WAY}
      WHERE ${condition}`,
    each: (row) => ({ ...row, inWords: amountInWords(Number(row.paid)) }),
  },
});

export const PAYSLIP_PAPER = definePaper({
  kind: 'salary_payment',
  partyIs: prints.employee(),
  sections: payslipSheet(`d.id = ${DOCUMENT}`),
  party: `
    SELECT e.name, e.address, e.contact_no AS phone, NULL AS pan
    FROM salary_payment d JOIN employee e ON e.id = d.employee_id WHERE d.id = ${DOCUMENT}`,
  isRestatedBy: () => true,
});
