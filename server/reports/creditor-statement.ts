import { addDays } from '../domain/kernel/business-date';
import { type StatementLine, statementOf } from '../domain/statement';
import { balanceOf } from '../ledger/balances.queries';
import { account } from '../ledger/post';
import type { Sql } from '../platform/sql';
import { FIGURE_COLUMNS, FIGURES, TURNOVER } from './account-figures';
import { type Column, date, key, litres, money, product, text, words } from './column';
import { inWords } from './ledger-words';
import type { Values } from './parameter';
import type { Row, SectionDefinition } from './section';

type TitledSection = SectionDefinition & { title: string };

/** Every entry of the creditor's account in the days, in the words of its document; what was taken back stands twice. */
const LINES = `
  SELECT p.entry_id AS id, p.business_date AS date, GREATEST(p.amount, 0) AS debit, GREATEST(-p.amount, 0) AS credit,
         CASE WHEN j.reverses_id IS NOT NULL THEN 'Taken back: ' ELSE '' END ||
         CASE j.document_kind
           WHEN 'CREDITOR_OPENING' THEN 'Opening balance'
           WHEN 'CREDITOR_PAYMENT' THEN concat_ws(', ', 'Payment', COALESCE(m.name, 'Cash'), y.reference)
           ELSE ${inWords('j.document_kind')} END AS what,
         c.slip_no AS "slipNo", c.vehicle, d.short_name AS product, c.litres,
         CASE WHEN s.state = 'CLOSED' THEN s.id END AS "shiftId",
         y.id AS "creditorPaymentId", b.creditor_id AS "creditorId", b.id AS "creditorBillId", b.number AS "billNo"
  FROM ledger_account a
  JOIN posting p ON p.account_id = a.id AND p.business_date BETWEEN $2 AND $3
  JOIN journal_entry j ON j.id = p.entry_id
  LEFT JOIN shift s ON s.id = j.shift_id
  LEFT JOIN credit_sale c ON j.document_kind = 'CREDIT_SALE' AND c.id = j.document_id
  LEFT JOIN product d ON d.id = c.product_id
  LEFT JOIN creditor_payment y ON j.document_kind = 'CREDITOR_PAYMENT' AND y.id = j.document_id
  LEFT JOIN payment_mode m ON m.id = y.payment_mode_id
  LEFT JOIN creditor_bill b ON b.id = CASE j.document_kind WHEN 'INTEREST' THEN j.document_id ELSE c.bill_id END
  WHERE a.kind = 'CREDITOR' AND a.ref_id = $1`;

async function linesOf(sql: Sql, { creditor, from, to }: Values): Promise<Row[]> {
  const ofCreditor = account('CREDITOR', Number(creditor));
  const opening = await balanceOf(sql, ofCreditor, addDays(String(from), -1));
  const lines = await sql<Row & StatementLine>(LINES, [creditor, from, to]);
  return statementOf(opening, lines).lines;
}

/** The account's figures as the ledger has them; of a creditor on an open account only where `which` says so. */
const figures = (which: string, missing: string): TitledSection => ({
  title: 'Account',
  asFacts: true,
  missing,
  columns: [text('firmName', { label: 'Firm' }), ...FIGURE_COLUMNS],
  sql: `
    SELECT c.firm_name AS "firmName", ${FIGURES}
    FROM creditor c
    LEFT JOIN ledger_account a ON a.kind = 'CREDITOR' AND a.ref_id = c.id ${TURNOVER}
    WHERE c.id = :creditor AND ${which}`,
});

/** The bill that a sale or interest is on. */
const BILL: readonly Column[] = [
  key('creditorId'),
  key('creditorBillId'),
  text('billNo', { label: 'Bill', drill: '/report/credit-report-bybillid/{creditorId}/{creditorBillId}/bill' }),
];

const linesOfAccount = (bill: readonly Column[]): TitledSection => ({
  title: 'Statement',
  columns: [
    key('shiftId'),
    key('creditorPaymentId'),
    date('date', { drill: '/report/closed-shift-report/{shiftId}/{date}' }),
    words('what', { drill: '/report/creditor-payment-receipt/{creditorPaymentId}' }),
    text('slipNo', { label: 'Slip' }),
    text('vehicle'),
    product('product'),
    litres('litres'),
    ...bill,
    money('debit', { total: true }),
    money('credit', { total: true }),
    money('balance', { label: 'Balance (in advance −)' }),
  ],
  reckon: linesOf,
});

/** A running statement of a creditor's account: parameters `creditor`, `from` and `to`. */
export const CREDITOR_STATEMENT = {
  account: figures('true', 'There is no such creditor'),
  lines: linesOfAccount(BILL),
};

/** The same of a creditor on an open account, who gets no bills. */
export const OPEN_ACCOUNT_STATEMENT = {
  account: figures('c.is_small', 'This creditor has no open account: look at the creditor statement'),
  lines: linesOfAccount([]),
};
