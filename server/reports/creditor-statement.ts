import { cells } from '../domain/cells.messages';
import { addDays } from '../domain/kernel/business-date';
import { prints } from '../domain/prints.messages';
import { type StatementLine, statementOf } from '../domain/statement';
import type { Sql } from '../platform/sql';
import { balanceOf } from '../services/ledger/balances.queries';
import { account } from '../services/ledger/post';
import { FIGURE_COLUMNS, FIGURES_OF_CREDITOR, OPENED, TURNOVER } from './account-figures';
import { type Column, date, key, litres, message, money, product, text } from './column';
import { inWords } from './ledger-words';
import { labelInSql, messageInSql, nested } from './message-in-sql';
import { accountLines, isCounted } from './order-of-account';
import type { Values } from './parameter';
import type { Letter } from './report';
import type { Row, SectionDefinition } from './section';

type TitledSection = SectionDefinition & { title: string };

const REFERENCE = "COALESCE(y.reference, j.said ->> 'reference')";

/** SQL: the number of a cheque that came back, and the bank's reason until the return is undone. */
const RETURNED_CHEQUE = "concat_ws(', ', COALESCE(qp.reference, j.said ->> 'reference'), q.reason)";

/** SQL: the documents whose id is that of their bill. */
const BILLED = "'INTEREST', 'CHEQUE_CHARGE'";

/** SQL: what the entry `j` is. A payment without a mode was in cash, if its details are known. */
const WHAT = `
  CASE
    WHEN j.document_kind = 'CREDITOR_OPENING' THEN ${messageInSql(cells.openingBalance, {})}
    WHEN j.document_kind = 'CHEQUE_RETURNED' THEN ${messageInSql(cells.chequeReturned, { cheque: RETURNED_CHEQUE })}
    WHEN j.document_kind <> 'CREDITOR_PAYMENT' THEN ${labelInSql(inWords('j.document_kind'))}
    WHEN m.name IS NOT NULL THEN ${messageInSql(cells.paymentBy, { mode: `concat_ws(', ', m.name, ${REFERENCE})` })}
    WHEN NOT j.counts AND j.said IS NULL THEN ${messageInSql(cells.payment, {})}
    WHEN ${REFERENCE} IS NULL THEN ${messageInSql(cells.paymentInCash, {})}
    ELSE ${messageInSql(cells.paymentInCashWith, { details: REFERENCE })}
  END`;

const { joins, isShown } = accountLines('e', '$4');

/**
 * The entries of the creditor's account in the days (ADR 29). An entry that was not reversed shows its current
 * document; with corrections, a reversed one and its reversal show the document as posted, as far as that is known. A
 * change that posts before it reverses (`repostPaid`) is one transaction, and is listed with its reversal first. The
 * opening balance comes before the other entries of its day, whenever it was entered. Without corrections the documents
 * of a day have an order of their own (`orderInDay`), and the lines of a slip are listed together; with corrections, the
 * order is that of the entries.
 */
const LINES = `
  SELECT (row_number() OVER (ORDER BY j.business_date, j.document_kind <> 'CREDITOR_OPENING', j.in_shift, j.first_of_slip, j.first, j.reverses_id IS NULL, j.id))::int AS id, j.counts,
         j.business_date AS date, GREATEST(j.amount, 0) AS debit, GREATEST(-j.amount, 0) AS credit,
         CASE WHEN j.reverses_id IS NOT NULL THEN ${messageInSql(cells.reversal, { what: nested('told.what') })}
              WHEN j.counts THEN told.what
              ELSE ${messageInSql(cells.reversed, { what: nested('told.what') })} END AS what,
         COALESCE(c.slip_no, j.said ->> 'slipNo') AS "slipNo", COALESCE(c.vehicle, j.said ->> 'vehicle') AS vehicle,
         d.short_name AS product, COALESCE(c.litres, (j.said ->> 'litres')::bigint) AS litres,
         CASE WHEN s.state = 'CLOSED' THEN s.id END AS "shiftId",
         y.id AS "creditorPaymentId", b.creditor_id AS "creditorId", b.id AS "creditorBillId",
         COALESCE(b.number, x.number) AS "billNo"
  FROM (
    SELECT i.*, MIN(i.first) OVER (PARTITION BY i.shift_id, k.slip_key, CASE WHEN k.slip_key IS NULL THEN i.first END)
                AS first_of_slip
    FROM (
      SELECT e.id, p.business_date, p.amount, e.shift_id, e.document_kind, e.document_id, e.reverses_id, o.counts,
             CASE WHEN NOT o.counts THEN COALESCE(w.details, e.details) END AS said,
             CASE WHEN $4 THEN 0 ELSE f.in_shift END AS in_shift,
             CASE WHEN $4 THEN MIN(e.id) OVER (PARTITION BY e.document_kind, e.document_id, e.at) ELSE f.first END AS first
      FROM ledger_account a
      JOIN posting p ON p.account_id = a.id AND p.business_date BETWEEN $2 AND $3
      JOIN journal_entry e ON e.id = p.entry_id
      LEFT JOIN journal_entry w ON w.id = e.reverses_id ${joins}
      WHERE a.kind = 'CREDITOR' AND a.ref_id = $1 AND ${isShown}) i
    LEFT JOIN credit_sale k ON NOT $4 AND i.document_kind = 'CREDIT_SALE' AND k.id = i.document_id) j
  LEFT JOIN shift s ON s.id = j.shift_id
  LEFT JOIN credit_sale c ON j.counts AND j.document_kind = 'CREDIT_SALE' AND c.id = j.document_id
  LEFT JOIN product d ON d.id = COALESCE(c.product_id, (j.said ->> 'productId')::int)
  LEFT JOIN creditor_payment y ON j.counts AND j.document_kind = 'CREDITOR_PAYMENT' AND y.id = j.document_id
  LEFT JOIN payment_mode m ON m.id = COALESCE(y.payment_mode_id, (j.said ->> 'paymentModeId')::int)
  LEFT JOIN cheque q ON j.counts AND j.document_kind = 'CHEQUE_RETURNED' AND q.id = j.document_id
  LEFT JOIN creditor_payment qp ON qp.id = q.creditor_payment_id
  LEFT JOIN creditor_bill b ON b.id = CASE WHEN j.document_kind IN (${BILLED}) THEN j.document_id ELSE c.bill_id END
  LEFT JOIN cancelled_bill x ON j.document_kind IN (${BILLED}) AND x.id = j.document_id
  CROSS JOIN LATERAL (SELECT ${WHAT} AS what) told`;

async function linesOf(sql: Sql, { creditor, from, to, corrections }: Values): Promise<Row[]> {
  const ofCreditor = account('CREDITOR', Number(creditor));
  const opening = await balanceOf(sql, ofCreditor, addDays(String(from), -1));
  const lines = await sql<Row & StatementLine>(LINES, [creditor, from, to, corrections === true]);
  return statementOf(opening, lines).lines;
}

/** The account's figures by the ledger, without reversed entries. `which` is a condition on the creditor `c`. */
const figures = (which: string, missing: string): TitledSection => ({
  title: 'Account',
  asFacts: true,
  missing,
  columns: [text('firmName', { label: 'Creditor', onPaper: 'party' }), ...FIGURE_COLUMNS],
  sql: `
    SELECT c.firm_name AS "firmName", ${FIGURES_OF_CREDITOR}
    FROM creditor c
    LEFT JOIN ledger_account a ON a.kind = 'CREDITOR' AND a.ref_id = c.id ${TURNOVER} ${OPENED}
    WHERE c.id = :creditor AND ${which}`,
});

/** A statement on paper is a letter to the creditor. */
export const STATEMENT_LETTER: Letter = {
  partyIs: prints.statementOf(),
  party:
    'SELECT firm_name AS name, address, contact_no AS phone, pan_number AS pan, gstin FROM creditor WHERE id = :creditor',
  asksFor: ({ account: figures }) => Number(figures!.rows[0]!.closing),
};

/** The bill of a sale, of interest or of a charge. */
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
    message('what', { drill: '/report/creditor-payment-receipt/{creditorPaymentId}' }),
    text('slipNo', { label: 'Slip' }),
    text('vehicle'),
    product('product'),
    litres('litres'),
    ...bill,
    money('debit', { total: true, side: 'one' }),
    money('credit', { total: true, side: 'one' }),
    money('balance', { label: 'Balance (advance −)', side: 'balance' }),
  ],
  calculate: linesOf,
  counts: isCounted,
});

/** A running statement of a creditor's account: parameters `creditor`, `from`, `to` and `corrections`. */
export const CREDITOR_STATEMENT = {
  account: figures('true', 'This creditor was not found'),
  lines: linesOfAccount(BILL),
};

/** The same for a creditor with an open account, who gets no bills. */
export const OPEN_ACCOUNT_STATEMENT = {
  account: figures('c.is_small', 'This creditor has no open account. See the creditor statement.'),
  lines: linesOfAccount([]),
};
