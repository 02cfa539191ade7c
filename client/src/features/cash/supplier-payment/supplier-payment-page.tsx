import { problemsOfSupplierPayment } from '../../../../../server/domain/supplier-payment.rules';
import {
  RecordSupplierPaymentDocument,
  SupplierChoicesDocument,
  SupplierPaymentsOfShiftDocument,
} from '../../../graphql/generated/graphql';
import { t } from '../../../i18n/translate';
import { paidDocumentPage } from '../../../ui/paid-document/paid-document-page';
import { notSaved } from '../../../ui/paid-document/use-saved-paid';

/** Money paid to suppliers during the running shift. */
export const Component = paidDocumentPage({
  sentAs: 'supplier-payment',
  table: 'supplier_payment',
  command: 'recordSupplierPayment',
  help: 'supplierPayment',
  texts: () => ({
    title: t('cash.supplierPayment.title'),
    noShift: t('cash.supplierPayment.noShift'),
    form: t('cash.supplierPayment.form'),
    subject: t('cash.supplierPayment.supplier'),
    list: t('cash.supplierPayment.list'),
    empty: t('cash.supplierPayment.empty'),
  }),
  savedText: (supplier, amount) => t('cash.supplierPayment.saved', { supplier, amount }),
  record: RecordSupplierPaymentDocument,
  idOf: ({ supplierPaymentId }) => supplierPaymentId,
  subject: { field: 'supplierId', name: 'supplierName', addedWith: 'masters.account.add', adds: 'Supplier' },
  choices: { query: SupplierChoicesDocument, of: ({ suppliers }) => suppliers, isChosenIfOnly: true },
  list: {
    query: SupplierPaymentsOfShiftDocument,
    of: ({ supplierPaymentsOfShift }) => supplierPaymentsOfShift,
    columns: ['way', 'amount', 'reference', 'comment'],
  },
  withCheque: true,
  problemsOf: problemsOfSupplierPayment,
  useSaved: notSaved,
});
