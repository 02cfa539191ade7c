import { DEBIT_NOTE_KIND_LABELS, debitNoteRules } from '../../domain/debit-note.rules';
import { Product } from '../../masters/product';
import { Supplier } from '../../masters/supplier';
import { defineDatedDocument } from '../documents/define-dated-document';
import { DebitNote } from './debit-note.entity';
import { problemsOfNote, unusualNoteText } from './debit-note.queries';

/** A claim on a supplier, for a shortage, a density or a rate. */
export const debitNote = defineDatedDocument({
  kind: 'DEBIT_NOTE',
  table: 'debit_note',
  entity: () => DebitNote,
  label: 'Debit note',
  names: { record: 'recordDebitNote', id: 'debitNoteId', list: 'debitNotes', view: 'DebitNoteView' },
  descriptions: {
    input: 'A claim on a supplier, which reduces what it is owed.',
    record: 'Records a debit note to a supplier.',
    list: 'The 30 debit notes entered last, newest first.',
    view: 'A debit note to a supplier.',
  },
  rights: { record: 'stock.record', list: 'stock.read' },
  subject: {
    field: 'supplierId',
    name: 'supplierName',
    nameDescription: 'Name of the supplier.',
    label: 'Supplier',
    of: () => Supplier,
    table: 'supplier',
    account: 'SUPPLIER',
  },
  day: { name: 'noteDate', label: 'Date', description: 'Its date, on which it is posted; not in the future.' },
  fields: [
    {
      name: 'invoiceId',
      label: 'Invoice',
      description: 'Id of the invoice that the claim is about; omitted for a claim about no invoice.',
      row: { table: 'invoice', title: 'invoice_number', name: 'invoiceNumber' },
    },
    {
      name: 'productId',
      label: 'Product',
      row: { table: 'product', title: 'name', name: 'productName', of: () => Product },
    },
    { name: 'kind', label: 'Claim for', description: 'SHORTAGE, DENSITY or RATE.', choices: DEBIT_NOTE_KIND_LABELS },
    { name: 'number', label: 'Claim number', description: 'Number of the claim with the supplier.' },
  ],
  rules: debitNoteRules,
  posts: [
    { account: 'SUPPLIER', of: 'supplierId', side: 'DEBIT' },
    { account: 'PURCHASES', of: 'productId', side: 'CREDIT' },
  ],
  detail: 'COALESCE(d.number, d.comment)',
  event: { topic: 'stockChanged', ids: (debitNoteId) => ({ debitNoteId }) },
  approval: {
    setting: 'debitNoteByStaff',
    shown: {
      label: 'Debit note by staff up to',
      description: 'Largest debit note by staff that needs no approval, in rupees; null for any amount.',
      order: 40,
    },
  },
  problemsOf: problemsOfNote,
  unusualText: unusualNoteText,
});
