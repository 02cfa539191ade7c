import { addDays } from '../../domain/kernel/business-date';
import { type StatementLine, statementOf } from '../../domain/statement';
import { Supplier } from '../../masters/supplier';
import { balanceOf } from '../../services/ledger/balances.queries';
import { account } from '../../services/ledger/post';
import { FIGURE_COLUMNS, FIGURES, TURNOVER } from '../account-figures';
import { date, message, money, text } from '../column';
import { DOCUMENT } from '../ledger-words';
import { accountLines, isCounted, SHOW_CORRECTIONS } from '../order-of-account';
import { dateRange, reference } from '../parameter';
import { defineReport } from '../report';
import type { Row } from '../section';

/** The supplier's ledger account before and at the end of the days. */
const ACCOUNT = `
  SELECT v.name AS supplier, ${FIGURES}
  FROM supplier v
  LEFT JOIN ledger_account a ON a.kind = 'SUPPLIER' AND a.ref_id = v.id ${TURNOVER}
  WHERE v.id = :supplier`;

const { joins, isShown, order } = accountLines('j', '$4');

/** The opening balance comes first, whenever it was entered. */
const LINES = `
  SELECT row_number() OVER (ORDER BY j.document_kind <> 'SUPPLIER_OPENING', ${order}, p.id)::int AS id, o.counts,
         p.business_date AS date, ${DOCUMENT} AS what, COALESCE(i.invoice_number, x.reference, n.number, j.details ->> 'reference') AS number,
         COALESCE(x.comment, n.comment, q.reason) AS comment,
         GREATEST(p.amount, 0) AS debit, GREATEST(-p.amount, 0) AS credit
  FROM ledger_account a
  JOIN posting p ON p.account_id = a.id
  JOIN journal_entry j ON j.id = p.entry_id ${joins}
  LEFT JOIN invoice i ON j.document_kind = 'INVOICE' AND i.id = j.document_id
  LEFT JOIN supplier_payment x ON j.document_kind = 'SUPPLIER_PAYMENT' AND x.id = j.document_id
  LEFT JOIN cheque q ON j.document_kind = 'CHEQUE_RETURNED' AND q.id = j.document_id
  LEFT JOIN debit_note n ON j.document_kind = 'DEBIT_NOTE' AND n.id = j.document_id
  WHERE a.kind = 'SUPPLIER' AND a.ref_id = $1 AND p.business_date BETWEEN $2 AND $3 AND ${isShown}`;

/** A supplier's account line by line: payments and debit notes against invoices. */
export const supplierAccount = defineReport({
  route: 'supplier-account',
  right: 'stock.read',
  title: 'Supplier account',
  description: 'Payments and debit notes in debit, invoices and returned cheques in credit',
  menu: 'EXPENDITURE',
  parameters: {
    supplier: reference('Supplier', () => Supplier, { required: true }),
    ...dateRange,
    ...SHOW_CORRECTIONS,
  },
  sections: {
    account: {
      title: 'Account',
      asFacts: true,
      missing: 'This supplier was not found',
      columns: [text('supplier'), ...FIGURE_COLUMNS],
      sql: ACCOUNT,
    },
    lines: {
      title: 'Transactions',
      columns: [
        date('date'),
        message('what'),
        text('number', { label: 'Invoice or reference' }),
        text('comment'),
        money('debit', { total: true }),
        money('credit', { total: true }),
        money('balance', { label: 'Balance (owed to the supplier −)' }),
      ],
      async calculate(sql, { supplier, from, to, corrections }) {
        const opening = await balanceOf(sql, account('SUPPLIER', Number(supplier)), addDays(String(from), -1));
        const lines = await sql<Row & StatementLine>(LINES, [supplier, from, to, corrections === true]);
        return statementOf(opening, lines).lines;
      },
      counts: isCounted,
    },
  },
});
