import { Alert } from '@mantine/core';
import { useState } from 'react';
import { problemsOfExpenditure } from '../../../../server/domain/expenditure.rules';
import { inr } from '../../../../server/domain/kernel/format';
import { parseMoney } from '../../../../server/domain/kernel/money';
import { type ExpenditureChoicesQuery, RecordExpenditureDocument } from '../../graphql/generated/graphql';
import { useSentKey } from '../../hooks/use-sent-key';
import { useSubmit } from '../../hooks/use-submit';
import { t } from '../../i18n/translate';
import { ChoiceInput } from '../../ui/choice-input';
import { EnterFlow } from '../../ui/enter-flow';
import { PaymentNotes } from '../../ui/payment-notes';
import { PaymentWayFields } from '../../ui/payment-way-fields';
import { type PaymentFacts, usePayment } from '../../ui/use-payment';
import classes from './entry.module.css';
import { EntryButtons } from './entry-buttons';
import { CommentInput } from './text-fields';
import { useJudgedForm } from './use-judged-form';

interface ExpenditureFormProps {
  categories: ExpenditureChoicesQuery['expenditureCategories'];
  facts: PaymentFacts;
  onSaved: () => void;
}

/** Money spent: on what, how much, and what it was paid from. */
export function ExpenditureForm({ categories, facts, onSaved }: ExpenditureFormProps) {
  const [categoryId, setCategoryId] = useState('');
  const [comment, setComment] = useState('');
  const payment = usePayment('out', facts);
  const category = categories.find(({ id }) => String(id) === categoryId)?.name ?? '';
  const sent = useSentKey('expenditure');
  const sending = useSubmit(RecordExpenditureDocument, {
    success: () => t('cash.expenditure.saved', { category, amount: inr(parseMoney(payment.draft.amount) ?? 0) }),
    keyOf: sent.keyOf,
  });
  const { submit, busy, formErrors, clearErrors } = sending;
  const entry = { ...payment.entry, expenditureCategoryId: categoryId, comment };
  const problems = [...problemsOfExpenditure(entry, facts.ways, payment.notes), ...payment.problems];
  const { root, errors, isRefused, restart } = useJudgedForm('expenditureCategoryId', problems, sending);

  const empty = (): void =>
    restart(() => {
      setCategoryId('');
      setComment('');
      payment.clear();
      clearErrors();
    });
  const save = async (): Promise<void> => {
    if (isRefused()) return;
    const input = {
      ...payment.input,
      expenditureCategoryId: Number(categoryId),
      reference: payment.entry.reference.trim() || null,
      comment: comment.trim() || null,
    };
    if (!(await submit({ input }))) return;
    sent.forget();
    onSaved();
    empty();
  };

  return (
    <div ref={root}>
      {formErrors.length > 0 && (
        <Alert color="red" mb="md">
          {formErrors.join('\n')}
        </Alert>
      )}
      <EnterFlow onSave={() => void save()} className={classes.fields}>
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
        <CommentInput
          value={comment}
          onChange={(typed) => {
            setComment(typed);
            clearErrors();
          }}
          error={errors.comment}
        />
      </EnterFlow>
      <div className={classes.foot}>
        <PaymentNotes payment={payment} errors={errors} onEdit={clearErrors} />
        <EntryButtons onSave={() => void save()} onClear={empty} busy={busy} />
      </div>
    </div>
  );
}
