import { Employee } from '../../masters/employee';
import { shortPerEmployee } from '../../modules/staff/shortages.queries';
import { count, date, key, money, path, text } from '../column';
import { dateRange, reference } from '../parameter';
import { defineReport } from '../report';

/** SQL: the account of employee `e` in the days of the report: it has a row per shortage, with its shift. */
const ACCOUNT = `'/report/employee-salary-detail?employee=' || e.id || '&from=' || :from || '&to=' || :to`;

/** Attendance in the closed shifts of a range, and shortages per employee. */
export const employeeAttendanceShortage = defineReport({
  route: 'employee-attendance-shortage',
  right: 'employees.read',
  title: 'Attendance and shortages',
  description:
    'Closed shifts. Shortages recovered is what salaries paid in these days deducted for shortages since the ' +
    'previous salary; a shortage already carried forward counts as old dues and is not included. A shortage ' +
    'corrected afterwards changes what is owed, not what was deducted. Total owed is what the employee owed at the end of these days, including advances. A row is corrected in the shift of its last shortage',
  menu: 'EMPLOYEE',
  parameters: { ...dateRange, employee: reference('Employee', () => Employee) },
  columns: [
    key('employeeId'),
    path('account'),
    text('employee', { drill: '{account}' }),
    count('shiftsWorked', { total: true }),
    count('days', { total: true }),
    count('shortageCount', { label: 'Times short', total: true }),
    money('shortageAmount', { label: 'Shortage', total: true }),
    key('shiftId'),
    date('lastShort', { label: 'Last shortage', drill: '/report/closed-shift-report/{shiftId}/{lastShort}' }),
    money('recovered', { label: 'Shortages recovered', total: true }),
    money('outstanding', { label: 'Total owed (owed to the employee −)', total: true }),
  ],
  sql: `
    WITH worked AS (
      SELECT a.employee_id, COUNT(*) AS shifts, COUNT(DISTINCT s.shift_date) AS days
      FROM shift s JOIN attendance a ON a.shift_id = s.id
      WHERE s.shift_date BETWEEN :from AND :to AND s.state = 'CLOSED' GROUP BY a.employee_id),
    short AS (${shortPerEmployee(':from', ':to')}),
    recovered AS (
      SELECT d.employee_id, SUM(d.recovered_shortages) AS amount
      FROM shift s JOIN salary_payment d ON d.shift_id = s.id
      WHERE s.shift_date BETWEEN :from AND :to GROUP BY d.employee_id)
    SELECT e.id AS "employeeId", ${ACCOUNT} AS account, e.name AS employee, COALESCE(w.shifts, 0) AS "shiftsWorked", COALESCE(w.days, 0) AS days,
           COALESCE(x.count, 0) AS "shortageCount", COALESCE(x.amount, 0) AS "shortageAmount",
           x.shift_id AS "shiftId", z.shift_date AS "lastShort",
           COALESCE(r.amount, 0) AS recovered, COALESCE(account_balance(a.id, :to), 0) AS outstanding
    FROM employee e
    LEFT JOIN worked w ON w.employee_id = e.id
    LEFT JOIN short x ON x.employee_id = e.id
    LEFT JOIN shift z ON z.id = x.shift_id
    LEFT JOIN recovered r ON r.employee_id = e.id
    LEFT JOIN ledger_account a ON a.kind = 'EMPLOYEE' AND a.ref_id = e.id
    WHERE (w.shifts > 0 OR x.count > 0 OR r.amount > 0) AND (:employee IS NULL OR e.id = :employee)
    ORDER BY e.name, e.id`,
});
