import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { problemsOfSupplierPayment } from '../../../../../server/domain/supplier-payment.rules';
import {
  RecordSupplierPaymentDocument,
  RunningShiftDocument,
  type SupplierChoicesQuery,
} from '../../../graphql/generated/graphql';
import { t } from '../../../i18n/translate';
import { useDocumentForm } from '../../../ui/form/use-document-form';
import { shiftInput, useLateEntry } from '../../../ui/late-entry/late-context';
import { PaymentForm } from '../../../ui/payment/payment-form';
import { type PaymentFacts, usePayment } from '../../../ui/payment/use-payment';
import { rupees } from '../../../ui/text/rupees';

interface SupplierPaymentFormProps {
  suppliers: SupplierChoicesQuery['suppliers'];
  facts: PaymentFacts;
  onSaved: () => void;
}

/** A payment: supplier, amount and payment way. It needs the server, so it is not queued offline. */
export function SupplierPaymentForm({ suppliers, facts, onSaved }: SupplierPaymentFormProps) {
  const only = suppliers.length === 1 ? String(suppliers[0]!.id) : '';
  const [supplierId, setSupplierId] = useState(only);
  const { late } = useLateEntry();
  const shift = useQuery(RunningShiftDocument).data?.runningShift ?? null;
  const payment = usePayment('out', facts);
  const supplier = suppliers.find(({ id }) => String(id) === supplierId)?.name ?? '';
  const entry = { ...payment.entry, supplierId };
  const form = useDocumentForm(RecordSupplierPaymentDocument, {
    sentAs: 'supplier-payment',
    first: 'supplierId',
    problems: [...problemsOfSupplierPayment(entry, facts.ways, payment.notes), ...payment.problems],
    // A late one was paid long ago.
    waiting: late === null ? t('ui.payment.notYet') : undefined,
    success: () => t('cash.supplierPayment.saved', { supplier, amount: rupees(payment.draft.amount) }),
    undo: ({ supplierPaymentId }) =>
      supplierPaymentId ? { table: 'supplier_payment', rowId: supplierPaymentId } : null,
    onSaved,
    empty: () => {
      setSupplierId(only);
      payment.clear();
    },
  });
  const save = async (): Promise<void> => {
    if (form.isRefused()) return;
    await form.send({
      ...payment.input,
      ...shiftInput(late, shift?.id),
      supplierId: Number(supplierId),
      reference: payment.entry.reference.trim() || null,
    });
  };

  return (
    <PaymentForm
      form={form}
      payment={payment}
      onSave={save}
      withReference
      command="recordSupplierPayment"
      choice={{
        name: 'supplierId',
        label: t('cash.supplierPayment.supplier'),
        value: supplierId,
        onChange: setSupplierId,
        addedWith: 'masters.account.add',
        adds: 'Supplier',
        source: suppliers.map(({ id, name }) => ({ value: String(id), label: name })),
      }}
    />
  );
}
