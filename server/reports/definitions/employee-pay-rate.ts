import { PAY_BASES } from '../../masters/employee';
import { date, money, text, words } from '../column';
import { payBasisWords } from '../pay-basis-words';
import { defineReport } from '../report';

/** The newest pay terms of every current employee, by which the next salary is calculated from their day on. */
export const employeePayRate = defineReport({
  route: 'employee-pay-rate',
  right: 'pay.read',
  title: 'Pay rates',
  description: 'Pay of each employee, by the shift or by the month',
  menu: 'EMPLOYEE',
  columns: [
    text('employee'),
    date('joinDate'),
    money('payRate'),
    words('basis', Object.values(PAY_BASES)),
    date('since'),
    text('lastChangeBy'),
  ],
  changes: 'employee',
  sql: `
    SELECT e.id AS "changeId", e.name AS employee, e.join_date AS "joinDate", t.pay_rate AS "payRate", ${payBasisWords('t.pay_basis')} AS basis,
           t.since, u.name AS "lastChangeBy"
    FROM employee e
    CROSS JOIN LATERAL (
      SELECT pay_rate, pay_basis, since, created_by_id FROM pay_terms
      WHERE employee_id = e.id ORDER BY since DESC LIMIT 1) t
    LEFT JOIN app_user u ON u.id = t.created_by_id
    WHERE NOT e.disabled ORDER BY e.name, e.id`,
});
