import { DEBIT_NOTE_KIND_LABELS } from '../../domain/debit-note.rules';
import { amountInWords } from '../../domain/kernel/words';
import { prints } from '../../domain/prints.messages';
import { date, key, message, money, text, words } from '../column';
import { DOCUMENT, definePaper } from '../papers/paper';
import { parameter } from '../parameter';
import { defineReport } from '../report';
import type { SectionDefinition } from '../section';

const KINDS = Object.entries(DEBIT_NOTE_KIND_LABELS).map(([kind, label]) => `WHEN '${kind}' THEN '${label}'`);

/** The letter of a debit note, for a condition on `debit_note d`. */
const letter = (condition: string): Record<string, SectionDefinition & { title: string }> => ({
  note: {
    title: 'We have debited your account',
    asFacts: true,
    missing: 'This debit note was not found',
    columns: [
      key('supplierId'),
      text('noteNo', { label: 'Debit note no.', onPaper: 'head' }),
      date('date', { onPaper: 'head' }),
      text('supplier', { drill: '/report/supplier-account?supplier={supplierId}', onPaper: 'party' }),
      words('kind', Object.values(DEBIT_NOTE_KIND_LABELS), { label: 'Claim for' }),
      text('product'),
      text('invoice'),
      date('invoiceDate'),
      text('claimNo', { label: 'Claim number' }),
      money('amount'),
      message('inWords'),
      text('comment'),
    ],
    sql: `
      SELECT d.supplier_id AS "supplierId", d.id::text AS "noteNo", d.note_date AS date, v.name AS supplier,
             CASE d.kind ${KINDS.join(' ')} END AS kind, p.name AS product, i.invoice_number AS invoice,
             i.invoice_date_time::date AS "invoiceDate", d.number AS "claimNo", d.amount, NULL AS "inWords", d.comment
      FROM debit_note d
      JOIN supplier v ON v.id = d.supplier_id
      JOIN product p ON p.id = d.product_id
      LEFT JOIN invoice i ON i.id = d.invoice_id
      WHERE ${condition}`,
    each: (row) => ({ ...row, inWords: amountInWords(row.amount as number) }),
  },
});

export const DEBIT_NOTE_PAPER = definePaper({
  kind: 'debit_note',
  partyIs: prints.debitNoteTo(),
  sections: letter(`d.id = ${DOCUMENT}`),
  party: `
    SELECT v.name, NULL AS address, v.contact_no AS phone, NULL AS pan, v.gstin
    FROM debit_note d JOIN supplier v ON v.id = d.supplier_id WHERE d.id = ${DOCUMENT}`,
  isRestatedBy: () => true,
});

/** The letter that a supplier gets for a claim. */
export const debitNoteLetter = defineReport({
  route: 'debit-note',
  right: 'stock.read',
  title: 'Debit note',
  isDocument: true,
  parameters: { debitNoteId: parameter('integer', 'Debit note', { inPath: true }) },
  sections: letter('d.id = :debitNoteId'),
  paper: { ...DEBIT_NOTE_PAPER, document: 'SELECT d.id FROM debit_note d WHERE d.id = :debitNoteId' },
});
