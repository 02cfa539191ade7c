import { message, money, text } from './column';
import { PAID_BY, PAYMENT_WAY } from './paid-by';
import { SHIFT_CELLS, SHIFT_OF_DOCUMENT } from './shift-of-document';

/** An employee's advance and its shift. */
export const ADVANCE_COLUMNS = [
  text('employee'),
  money('amount', { total: true }),
  message('paidBy'),
  text('comment'),
  text('enteredBy'),
];

/** The advances `d` of the shifts `s` that match a condition: `ADVANCE_COLUMNS`, and the cells of their shift. */
export const advanceRows = (condition: string): string => `
  SELECT d.id AS "changeId", ${SHIFT_CELLS}, e.name AS employee, d.amount, ${PAID_BY} AS "paidBy", d.comment, u.name AS "enteredBy"
  FROM employee_advance d ${SHIFT_OF_DOCUMENT}
  JOIN employee e ON e.id = d.employee_id ${PAYMENT_WAY}
  LEFT JOIN app_user u ON u.id = d.created_by_id
  WHERE ${condition} ORDER BY s.shift_date, d.id`;
