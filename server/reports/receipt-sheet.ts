import { cells } from '../domain/cells.messages';
import { amountInWords } from '../domain/kernel/words';
import { prints } from '../domain/prints.messages';
import { PAYMENT_DAY } from '../modules/credit/receipts-of-bills';
import { NOT_REVERSED } from '../services/ledger/not-reversed';
import { date, key, message, money, text } from './column';
import { messageInSql, typedInSql } from './message-in-sql';
import { orderInDay } from './order-of-account';
import { PAID_BY, PAYMENT_WAY } from './paid-by';
import { DOCUMENT, definePaper } from './papers/paper';
import { IS_PAYMENT, PAYING_PARTY } from './payment-or-adjustment';
import type { SectionDefinition } from './section';

type TitledSection = SectionDefinition & { title: string };

/**
 * SQL: the creditor's due after the payment or adjustment `d` by the ledger, in the order of the creditor's statement. Lines
 * of a slip that were entered later are not in it.
 */
export const DUE_AFTER = `
  SELECT (account_balance(a.id, e.business_date - 1) + SUM(p.amount))::bigint AS due
  FROM journal_entry e
  JOIN ledger_account a ON a.kind = 'CREDITOR' AND a.ref_id = d.creditor_id
  CROSS JOIN LATERAL (${orderInDay('e')}) own
  JOIN posting p ON p.account_id = a.id AND p.business_date = e.business_date
  JOIN journal_entry o ON o.id = p.entry_id
  CROSS JOIN LATERAL (${orderInDay('o')}) other
  WHERE e.document_kind = d.kind AND e.document_id = d.id AND ${NOT_REVERSED}
    AND (o.document_kind <> 'CREDITOR_OPENING', other.in_shift, other.first) <= (true, own.in_shift, own.first)
  GROUP BY a.id, e.business_date`;

/**
 * Allocations of the payment to debts: at its time, or of its rest later, to bills that were made knowing the payment
 * (`b.last_payment_id` ≥ its id). The opening balance existed before every payment.
 */
export const allocations = (title: string, condition: string, whenMade: '<' | '>='): TitledSection => ({
  title,
  optional: true,
  columns: [
    key('creditorId'),
    key('creditorBillId'),
    message('billNo', { label: 'Bill', drill: '/report/credit-report-bybillid/{creditorId}/{creditorBillId}/bill' }),
    date('date'),
    money('amount'),
    money('settled', { total: true }),
  ],
  sql: `
    SELECT d.creditor_id AS "creditorId", b.id AS "creditorBillId",
           CASE WHEN b.id IS NULL THEN ${messageInSql(cells.openingBalance, {})} ELSE ${typedInSql('b.number')} END AS "billNo", b.bill_date AS date,
           COALESCE(b.amount, c.opening_balance) AS amount, t.amount AS settled
    FROM creditor_payment d
    JOIN creditor c ON c.id = d.creditor_id
    JOIN payment_allocation t ON t.payment_id = d.id
    LEFT JOIN creditor_bill b ON b.id = t.bill_id
    WHERE ${condition} AND COALESCE(b.last_payment_id, 0) ${whenMade} d.id
    ORDER BY t.id`,
});

/** The receipt of a payment, for a condition on `creditor_payment d`. */
const receipt = (condition: string): Record<string, TitledSection> => ({
  receipt: {
    title: 'Received with thanks',
    asFacts: true,
    missing: 'This payment was not found',
    columns: [
      key('creditorId'),
      text('receiptNo', { onPaper: 'head' }),
      date('date', { onPaper: 'head' }),
      text('firmName', {
        label: 'Received from',
        drill: '/report/creditor-payment-bycreditorId/{creditorId}/{firmName}',
        onPaper: 'party',
      }),
      text('address', { onPaper: 'party' }),
      money('amount'),
      message('inWords'),
      message('paidBy'),
      text('reference'),
      text('chequeBank'),
      date('chequeDate'),
      text('comment', { onPaper: 'internal' }),
      money('due', { label: 'Due after this payment (advance −)' }),
    ],
    sql: `
      SELECT d.creditor_id AS "creditorId", d.id::text AS "receiptNo", ${PAYMENT_DAY} AS date,
             c.firm_name AS "firmName", c.address, d.amount, NULL AS "inWords", ${PAID_BY} AS "paidBy", d.reference,
             q.bank AS "chequeBank", q.cheque_date AS "chequeDate", d.comment, (${DUE_AFTER}) AS due
      FROM creditor_payment d
      JOIN shift s ON s.id = d.shift_id
      JOIN creditor c ON c.id = d.creditor_id ${PAYMENT_WAY}
      LEFT JOIN cheque q ON q.creditor_payment_id = d.id
      WHERE ${IS_PAYMENT} AND ${condition}`,
    each: (row) => ({ ...row, inWords: amountInWords(row.amount as number) }),
  },
  settled: allocations('Settled by this payment', condition, '<'),
});

/** The same on a page, where what was settled later is shown too. */
export const receiptSheet = (condition: string): Record<string, TitledSection> => ({
  ...receipt(condition),
  settledLater: allocations('Settled later from the balance', condition, '>='),
});

export const RECEIPT_PAPER = definePaper({
  kind: 'creditor_payment',
  only: IS_PAYMENT,
  partyIs: prints.receivedFrom(),
  sections: receipt(`d.id = ${DOCUMENT}`),
  party: PAYING_PARTY,
  isRestatedBy: () => true,
});
