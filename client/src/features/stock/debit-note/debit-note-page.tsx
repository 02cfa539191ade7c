import { Link } from 'react-router-dom';
import {
  DEBIT_NOTE_KIND_LABELS,
  DEBIT_NOTE_KINDS,
  type DebitNoteKind,
  debitNoteRules,
  problemsOfDebitNote,
} from '../../../../../server/domain/debit-note.rules';
import { showDate } from '../../../../../server/domain/kernel/business-date';
import {
  DebitNotesDocument,
  type DebitNotesQuery,
  RecordDebitNoteDocument,
  StockChangedDocument,
} from '../../../graphql/generated/graphql';
import { t, translateLabel } from '../../../i18n/translate';
import type { Typed } from '../../../ui/dated-document/dated-document';
import { datedDocumentPage } from '../../../ui/dated-document/dated-document-page';
import { LOADING } from '../../../ui/inputs/use-suggestions';
import { Anchor } from '../../../ui/kit/text';
import type { Column } from '../../../ui/table/table-column';
import { rupees } from '../../../ui/text/rupees';
import { today } from '../../../ui/text/station-zone';
import { type ClaimFacts, useClaimFacts } from './use-claim-facts';

type Note = DebitNotesQuery['debitNotes'][number];

const kindWords = (kind: string): string => translateLabel(DEBIT_NOTE_KIND_LABELS[kind as DebitNoteKind]);

const invoiceOf = ({ invoices }: ClaimFacts, { invoiceId }: Typed) =>
  invoices?.find(({ id }) => String(id) === invoiceId);

const COLUMNS = (): Column<Note>[] => [
  { key: 'noteDate', label: t('stock.debitNote.date'), kind: 'date' },
  { key: 'supplierName', label: t('stock.debitNote.supplier'), kind: 'text' },
  { key: 'kind', label: t('stock.debitNote.kind'), kind: 'text', value: ({ kind }) => kindWords(kind) },
  { key: 'productName', label: t('stock.debitNote.product'), kind: 'text' },
  { key: 'invoiceNumber', label: t('stock.debitNote.invoice'), kind: 'text' },
  { key: 'number', label: t('stock.debitNote.number'), kind: 'text', hideOnPhone: true },
  { key: 'comment', label: t('ui.comment'), kind: 'text', hideOnPhone: true },
  { key: 'amount', label: t('ui.payment.amount'), kind: 'money' },
  {
    key: 'letter',
    label: t('stock.debitNote.letter'),
    kind: 'text',
    sortable: false,
    render: ({ id, supplierName: supplier }) => (
      <Anchor
        component={Link}
        to={`/report/debit-note/${id}`}
        fz="inherit"
        aria-label={t('stock.debitNote.letterTo', { supplier })}
      >
        {t('stock.debitNote.print')}
      </Anchor>
    ),
  },
];

/** Claims on suppliers for shortages, densities and rates. */
export const Component = datedDocumentPage({
  sentAs: 'debit-note',
  table: 'debit_note',
  command: 'recordDebitNote',
  help: 'debitNote',
  texts: () => ({
    title: t('stock.debitNote.title'),
    form: t('stock.debitNote.form'),
    list: t('stock.debitNote.list'),
    empty: t('stock.debitNote.empty'),
  }),
  savedText: ({ supplierId, amount }, { suppliers }) =>
    t('stock.debitNote.saved', {
      supplier: suppliers.find(({ id }) => String(id) === supplierId)?.name ?? '',
      amount: rupees(amount),
    }),
  record: RecordDebitNoteDocument,
  idOf: ({ debitNoteId }) => debitNoteId,
  changed: StockChangedDocument,
  fields: [
    {
      name: 'supplierId',
      label: () => t('stock.debitNote.supplier'),
      kind: 'choice',
      options: ({ suppliers }: ClaimFacts) => suppliers.map(({ id, name }) => ({ value: String(id), label: name })),
      isChosenIfOnly: true,
      adds: 'Supplier',
      addedWith: 'masters.account.add',
    },
    {
      name: 'invoiceId',
      label: () => t('stock.debitNote.invoice'),
      kind: 'choice',
      options: ({ invoices }) =>
        invoices?.map(({ id, invoiceNumber, invoicedOn, amount }) => ({
          value: String(id),
          label: invoiceNumber,
          hint: `${showDate(invoicedOn)} · ${rupees(amount)}`,
        })) ?? LOADING,
    },
    {
      name: 'productId',
      label: () => t('stock.debitNote.product'),
      kind: 'choice',
      options: (facts, typed) => {
        const productIds = invoiceOf(facts, typed)?.productIds;
        return facts.fuels
          .filter(({ id }) => productIds === undefined || productIds.includes(id))
          .map(({ id, name, shortName }) => ({ value: String(id), label: name, hint: shortName }));
      },
      isChosenIfOnly: true,
    },
    {
      name: 'kind',
      label: () => t('stock.debitNote.kind'),
      kind: 'choice',
      options: () => DEBIT_NOTE_KINDS.map((kind) => ({ value: kind, label: kindWords(kind) })),
    },
    { name: 'amount', label: () => t('ui.payment.amount'), kind: 'money' },
    { name: 'noteDate', label: () => t('stock.debitNote.date'), kind: 'date' },
    { name: 'number', label: () => t('stock.debitNote.number'), kind: 'text' },
  ],
  rules: debitNoteRules,
  useFacts: useClaimFacts,
  list: { query: DebitNotesDocument, of: ({ debitNotes }) => debitNotes, columns: COLUMNS },
  problemsOf: (entry, facts) => problemsOfDebitNote(entry, { today: today(), invoice: invoiceOf(facts, entry) }),
});
