import { cells } from '../domain/cells.messages';
import { PAYMENT_DAY } from '../modules/credit/receipts-of-bills';
import { date, key, message, money, text } from './column';
import { messageInSql, typedInSql } from './message-in-sql';
import { PAYMENT_MODE, PAYMENT_WAY } from './paid-by';
import { IS_PAYMENT } from './payment-or-adjustment';

/** A creditor's payment in a list; it links to its receipt, and its creditor to all payments of the creditor. */
export const PAYMENT_COLUMNS = [
  key('creditorId'),
  key('creditorPaymentId'),
  date('date', { drill: '/report/creditor-payment-receipt/{creditorPaymentId}' }),
  text('firmName', { label: 'Creditor', drill: '/report/creditor-payment-bycreditorId/{creditorId}/{firmName}' }),
  message('mode'),
  text('account'),
  text('reference'),
  money('amount', { total: true }),
  message('settled', { label: 'Bills settled' }),
];

/** The maximum id of a shift. */
const LAST_ID = 2_147_483_647;

/**
 * SQL predicate for `openDateRange`: the payments `d` of a creditor. Shift ids are in the order of days, so payments are
 * found by their shifts without reading other years: an index serves it even in a generic plan, which is not so for an
 * `OR`. Those with a value date have an index of their own.
 */
export const ofCreditorInOpenRange = (creditor: string): string => `d.id IN (
  SELECT x.id FROM creditor_payment x
  WHERE x.creditor_id = ${creditor} AND x.value_date IS NULL
    AND x.shift_id >= CASE WHEN :from IS NULL THEN 0 ELSE (SELECT id FROM shift WHERE shift_date >= :from ORDER BY shift_date, id LIMIT 1) END
    AND x.shift_id <= CASE WHEN :to IS NULL THEN ${LAST_ID} ELSE (SELECT id FROM shift WHERE shift_date <= :to ORDER BY shift_date DESC, id DESC LIMIT 1) END
  UNION ALL
  SELECT x.id FROM creditor_payment x
  WHERE x.creditor_id = ${creditor} AND x.value_date BETWEEN COALESCE(:from, '-infinity') AND COALESCE(:to, 'infinity'))`;

/** SQL: the settled bills `x.bills`; the opening balance, which has no bill, is a control character in them. */
const SETTLED = `
  CASE WHEN x.bills IS NULL THEN NULL
       WHEN strpos(x.bills, chr(1)) = 0 THEN ${typedInSql('x.bills')}
       ELSE ${messageInSql(cells.billsWithOpening, {
         before: 'split_part(x.bills, chr(1), 1)',
         after: 'split_part(x.bills, chr(1), 2)',
       })} END`;

/** The creditor payments `d` that match a condition, in the order of their days. */
export const paymentsWhere = (condition: string): string => `
  SELECT d.id AS "changeId", d.creditor_id AS "creditorId", d.id AS "creditorPaymentId", ${PAYMENT_DAY} AS date, c.firm_name AS "firmName",
         ${PAYMENT_MODE} AS mode, way_account.name AS account, d.reference, d.amount,
         (SELECT ${SETTLED} FROM (
            SELECT string_agg(COALESCE(b.number, chr(1)), ', ' ORDER BY t.id) AS bills
            FROM payment_allocation t LEFT JOIN creditor_bill b ON b.id = t.bill_id
            WHERE t.payment_id = d.id) x) AS settled
  FROM creditor_payment d
  JOIN shift s ON s.id = d.shift_id
  JOIN creditor c ON c.id = d.creditor_id ${PAYMENT_WAY}
  WHERE ${IS_PAYMENT} AND ${condition}
  ORDER BY ${PAYMENT_DAY}, d.id`;
