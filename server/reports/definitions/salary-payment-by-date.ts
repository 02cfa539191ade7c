import { Employee } from '../../masters/employee';
import { count, date, key, message, money, text } from '../column';
import { dateRange, reference } from '../parameter';
import { defineReport } from '../report';
import { PAYSLIP, salaryRows } from '../salary-rows';

/** Salaries paid in a range, with their frozen figures. */
export const salaryPaymentByDate = defineReport({
  route: 'salary-payment-by-date',
  right: 'employees.read',
  title: 'Salaries paid',
  description:
    'Earned + brought forward − advances − shortages is what could be paid. Brought forward is what the station ' +
    'still owed, less old dues that were recovered; advances and shortages are the parts recovered. Balance is ' +
    'what the employee owes afterwards',
  menu: 'EMPLOYEE',
  parameters: { ...dateRange, employee: reference('Employee', () => Employee) },
  columns: [
    key('salaryPaymentId'),
    date('date', { drill: PAYSLIP }),
    text('employee'),
    message('period'),
    count('shiftsWorked', { total: true }),
    money('earned', { total: true }),
    money('before', { label: 'Brought forward', total: true }),
    money('advances', { total: true }),
    money('shortages', { total: true }),
    money('paid', { total: true }),
    money('balance', { label: 'Balance (owed to the employee −)', total: true }),
  ],
  pay: ['earned', 'before', 'advances', 'shortages', 'paid', 'balance'],
  changes: 'salary_payment',
  sql: salaryRows('s.shift_date BETWEEN :from AND :to AND (:employee IS NULL OR d.employee_id = :employee)'),
});
