import { useState } from 'react';
import { problemsOfExpenditure } from '../../../../../server/domain/expenditure.rules';
import { type ExpenditureChoicesQuery, RecordExpenditureDocument } from '../../../graphql/generated/graphql';
import { t } from '../../../i18n/translate';
import { useSavedForm } from '../../../outbox/use-saved-form';
import { useDocumentForm } from '../../../ui/form/use-document-form';
import { useLateEntry } from '../../../ui/late-entry/late-context';
import { EMPTY_PAYMENT } from '../../../ui/payment/payment-draft';
import { PaymentForm } from '../../../ui/payment/payment-form';
import { type PaymentFacts, usePayment } from '../../../ui/payment/use-payment';
import { rupees } from '../../../ui/text/rupees';

const EMPTY = { categoryId: '', payment: EMPTY_PAYMENT };

interface ExpenditureFormProps {
  categories: ExpenditureChoicesQuery['expenditureCategories'];
  facts: PaymentFacts;
  onSaved: () => void;
}

/** Money spent: category, amount and payment way. */
export function ExpenditureForm({ categories, facts, onSaved }: ExpenditureFormProps) {
  const [categoryId, setCategoryId] = useState('');
  const { late } = useLateEntry();
  const payment = usePayment('out', facts);
  const category = categories.find(({ id }) => String(id) === categoryId)?.name ?? '';
  const entry = { ...payment.entry, expenditureCategoryId: categoryId };
  const kept = useSavedForm({
    kind: 'expenditure',
    typed: { categoryId, payment: payment.draft },
    empty: EMPTY,
    restore: (typed) => {
      setCategoryId(typed.categoryId);
      payment.edit(typed.payment);
    },
    words: () => t('outbox.words', { what: category, amount: rupees(payment.draft.amount) }),
  });
  const form = useDocumentForm(RecordExpenditureDocument, {
    sentAs: 'expenditure',
    first: 'expenditureCategoryId',
    problems: [...problemsOfExpenditure(entry, facts.ways, payment.notes), ...payment.problems],
    // A late one was paid long ago.
    waiting: late === null ? t('ui.payment.notYet') : undefined,
    success: () => t('cash.expenditure.saved', { category, amount: rupees(payment.draft.amount) }),
    undo: ({ expenditureId }) => (expenditureId ? { table: 'expenditure', rowId: expenditureId } : null),
    onSaved,
    empty: () => {
      setCategoryId('');
      payment.clear();
    },
    kept,
  });
  const save = async (): Promise<void> => {
    if (form.isRefused()) return;
    await form.send({
      ...payment.input,
      ...kept.shiftInput,
      expenditureCategoryId: Number(categoryId),
      reference: payment.entry.reference.trim() || null,
    });
  };

  return (
    <PaymentForm
      form={form}
      payment={payment}
      onSave={save}
      withReference
      command="recordExpenditure"
      choice={{
        name: 'expenditureCategoryId',
        label: t('cash.expenditure.category'),
        value: categoryId,
        onChange: setCategoryId,
        addedWith: 'masters.account.add',
        adds: 'ExpenditureCategory',
        source: categories.map(({ id, name }) => ({ value: String(id), label: name })),
      }}
    />
  );
}
