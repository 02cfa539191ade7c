import { cells } from '../domain/cells.messages';
import { dayOfPayment, paidBetween } from '../modules/safe/value-date';
import { message, money, text } from './column';
import { messageInSql } from './message-in-sql';
import { PAID_BY_NUMBER, PAYMENT_WAY } from './paid-by';
import { SHIFT_OF_DOCUMENT } from './shift-of-document';

/** Expenditures of a shift. */
export const EXPENDITURE_COLUMNS = [
  text('category'),
  money('amount', { total: true }),
  message('paidBy'),
  text('comment'),
  text('enteredBy'),
];

/** The expenditures of a shift: `EXPENDITURE_COLUMNS`. */
export const expendituresOf = (shiftId: string): string => `
  SELECT d.id AS "changeId", c.name AS category, d.amount, ${PAID_BY_NUMBER} AS "paidBy", d.comment, u.name AS "enteredBy"
  FROM expenditure d
  JOIN expenditure_category c ON c.id = d.expenditure_category_id ${PAYMENT_WAY}
  LEFT JOIN app_user u ON u.id = d.created_by_id
  WHERE d.shift_id = ${shiftId} ORDER BY d.id`;

/**
 * Expenditures between two days by the ledger: expenditures, of which those with a value date do not link to the sheet of
 * their shift, and the banks' charges on card payments, for cheques that came back and for transfers, which have no shift
 * and change with their settlement, their cheque or their transfer (no `changeId`). `from`, `to` and `category` are the report's parameters.
 */
export const EXPENDED = `
  SELECT d.id AS "changeId", CASE WHEN s.state = 'CLOSED' AND d.value_date IS NULL THEN s.id END AS "shiftId",
         ${dayOfPayment('d', 's')} AS date, st.name AS shift, d.expenditure_category_id, d.amount, ${PAID_BY_NUMBER} AS "paidBy", d.comment, d.id
  FROM expenditure d ${SHIFT_OF_DOCUMENT} ${PAYMENT_WAY}
  WHERE ${paidBetween('expenditure', ':from', ':to')}
  UNION ALL
  SELECT NULL, NULL, d.paid_on, NULL, d.expenditure_category_id, d.charges,
         ${messageInSql(cells.bankCharges, { of: "concat_ws(', ', m.name, t.name, d.reference)" })}, d.comment, d.id
  FROM swipe_settlement d
  JOIN swipe_machine m ON m.id = d.swipe_machine_id
  JOIN transaction_account t ON t.id = d.account_id
  WHERE d.paid_on BETWEEN :from AND :to AND d.charges > 0
  UNION ALL
  SELECT NULL, NULL, q.returned_on, NULL, q.expenditure_category_id, q.bank_charge,
         ${messageInSql(cells.bankCharges, { of: "concat_ws(', ', t.name, COALESCE(c.reference, y.reference))" })}, q.reason, q.id
  FROM cheque q
  LEFT JOIN creditor_payment c ON c.id = q.creditor_payment_id
  LEFT JOIN supplier_payment y ON y.id = q.supplier_payment_id
  JOIN transaction_account t ON t.id = COALESCE(q.account_id, y.account_id)
  WHERE q.returned_on BETWEEN :from AND :to AND q.bank_charge > 0
  UNION ALL
  SELECT NULL, NULL, b.transfer_date, NULL, b.expenditure_category_id, b.charges,
         ${messageInSql(cells.bankCharges, { of: "concat_ws(', ', f.name || ' → ' || t.name, b.reference)" })}, b.comment, b.id
  FROM bank_transfer b
  JOIN transaction_account f ON f.id = b.from_account_id
  JOIN transaction_account t ON t.id = b.to_account_id
  WHERE b.transfer_date BETWEEN :from AND :to AND b.charges > 0`;
