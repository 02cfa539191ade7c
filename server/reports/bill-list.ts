import { cells } from '../domain/cells.messages';
import { count, date, key, message, money, numbered, text } from './column';
import { messageInSql, typedInSql } from './message-in-sql';

/** SQL: the days of a bill `b` in words: '01-04-2025 to 30-04-2025', or a single day. */
export const PERIOD = `
  CASE WHEN b.to_date > b.from_date THEN ${messageInSql(cells.days, { from: 'b.from_date', to: 'b.to_date' })}
       ELSE ${typedInSql("to_char(b.from_date, 'DD-MM-YYYY')")} END`;

/** A bill in a list; it links to the printed bill, and its creditor to all bills of the creditor. */
export const BILL_COLUMNS = [
  key('creditorId'),
  key('creditorBillId'),
  numbered('billNo', { drill: '/report/credit-report-bybillid/{creditorId}/{creditorBillId}/{firmName}' }),
  date('date'),
  text('firmName', { label: 'Creditor', drill: '/report/credit-report-billed-bycreditor/{creditorId}/{firmName}' }),
  message('period'),
  money('amount', { total: true }),
  money('settled'),
  money('due', { total: true }),
  count('daysOverdue'),
];

/** The bills that match a condition on `creditor_bill b`; overdue days count up to today. */
export const billsWhere = (condition: string): string => `
  SELECT b.id AS "changeId", b.creditor_id AS "creditorId", b.id AS "creditorBillId", b.number AS "billNo", b.bill_date AS date,
         c.firm_name AS "firmName", ${PERIOD} AS period, b.amount, b.settled, b.amount - b.settled AS due,
         CASE WHEN b.settled_on IS NULL AND b.due_date < :today
              THEN :today - b.due_date END AS "daysOverdue"
  FROM creditor_bill b
  JOIN creditor c ON c.id = b.creditor_id
  WHERE ${condition}
  ORDER BY b.bill_date, b.series, b.sequence`;
