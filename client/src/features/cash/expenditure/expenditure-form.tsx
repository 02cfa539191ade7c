import { useState } from 'react';
import { problemsOfExpenditure } from '../../../../../server/domain/expenditure.rules';
import { inr } from '../../../../../server/domain/kernel/format';
import { parseMoney } from '../../../../../server/domain/kernel/money';
import { type ExpenditureChoicesQuery, RecordExpenditureDocument } from '../../../graphql/generated/graphql';
import { t } from '../../../i18n/translate';
import { useKeptForm } from '../../../outbox/use-kept-form';
import { DocumentForm } from '../../../ui/form/document-form';
import { useDocumentForm } from '../../../ui/form/use-document-form';
import { ChoiceInput } from '../../../ui/inputs/choice-input';
import { EMPTY_PAYMENT } from '../../../ui/payment/payment-draft';
import { PaymentNotes } from '../../../ui/payment/payment-notes';
import { PaymentWayFields } from '../../../ui/payment/payment-way-fields';
import { type PaymentFacts, usePayment } from '../../../ui/payment/use-payment';

const EMPTY = { categoryId: '', payment: EMPTY_PAYMENT };

interface ExpenditureFormProps {
  categories: ExpenditureChoicesQuery['expenditureCategories'];
  facts: PaymentFacts;
  onSaved: () => void;
}

/** Money spent: on what, how much, and what it was paid from. */
export function ExpenditureForm({ categories, facts, onSaved }: ExpenditureFormProps) {
  const [categoryId, setCategoryId] = useState('');
  const payment = usePayment('out', facts);
  const category = categories.find(({ id }) => String(id) === categoryId)?.name ?? '';
  const entry = { ...payment.entry, expenditureCategoryId: categoryId };
  const kept = useKeptForm({
    kind: 'expenditure',
    typed: { categoryId, payment: payment.draft },
    empty: EMPTY,
    restore: (typed) => {
      setCategoryId(typed.categoryId);
      payment.edit(typed.payment);
    },
    words: () => t('outbox.words', { what: category, amount: inr(parseMoney(payment.draft.amount) ?? 0) }),
  });
  const form = useDocumentForm(RecordExpenditureDocument, {
    sentAs: 'expenditure',
    first: 'expenditureCategoryId',
    problems: [...problemsOfExpenditure(entry, facts.ways, payment.notes), ...payment.problems],
    success: () => t('cash.expenditure.saved', { category, amount: inr(parseMoney(payment.draft.amount) ?? 0) }),
    onSaved,
    empty: () => {
      setCategoryId('');
      payment.clear();
    },
    kept,
  });
  const { errors, clearErrors } = form;
  const save = async (): Promise<void> => {
    if (form.isRefused()) return;
    await form.send({
      ...payment.input,
      shiftId: kept.shiftId,
      expenditureCategoryId: Number(categoryId),
      reference: payment.entry.reference.trim() || null,
    });
  };

  return (
    <DocumentForm
      form={form}
      onSave={save}
      notes={<PaymentNotes payment={payment} errors={errors} onEdit={clearErrors} />}
    >
      <ChoiceInput
        name="expenditureCategoryId"
        label={t('cash.expenditure.category')}
        value={categoryId}
        onChange={(chosen) => {
          setCategoryId(chosen);
          clearErrors();
        }}
        source={categories.map(({ id, name }) => ({ value: String(id), label: name }))}
        error={errors.expenditureCategoryId}
      />
      <PaymentWayFields payment={payment} errors={errors} withReference onEdit={clearErrors} />
    </DocumentForm>
  );
}
