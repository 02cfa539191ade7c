import { useState } from 'react';
import {
  ADJUSTMENT_LABELS,
  ADJUSTMENTS,
  type Adjustment,
  creditorAdjustmentRules,
} from '../../../../../server/domain/creditor-adjustment.rules';
import { problemsOfFields } from '../../../../../server/domain/field-rules';
import { type PayingCreditorsQuery, RecordCreditorAdjustmentDocument } from '../../../graphql/generated/graphql';
import { t, translateLabel } from '../../../i18n/translate';
import { DocumentForm } from '../../../ui/form/document-form';
import { CommentInput, ReferenceInput } from '../../../ui/form/document-texts';
import { useDocumentForm } from '../../../ui/form/use-document-form';
import { ChoiceInput } from '../../../ui/inputs/choice-input';
import { MoneyInput } from '../../../ui/inputs/money-input';
import { useShiftOfEntry } from '../../../ui/paid-document/use-saved-paid';
import { rupees } from '../../../ui/text/rupees';
import { OpenDebts } from '../payment/open-debts';
import { payingFirms } from '../payment/paying-firms';
import { useCreditorDebts } from '../payment/use-creditor-debts';

const EMPTY = { kind: '', creditorId: '', amount: '', reference: '', comment: '' };

interface AdjustmentFormProps {
  creditors: PayingCreditorsQuery['creditors'];
  onSaved: () => void;
}

/** What lowers a creditor's due without money, with its debts, oldest first, and the part of each that the amount settles. */
export function AdjustmentForm({ creditors, onSaved }: AdjustmentFormProps) {
  const [entry, setEntry] = useState(EMPTY);
  const { debts } = useCreditorDebts(entry.creditorId);
  const { shiftInput } = useShiftOfEntry();
  const firmName = creditors.find(({ id }) => String(id) === entry.creditorId)?.firmName ?? '';
  const form = useDocumentForm(RecordCreditorAdjustmentDocument, {
    sentAs: 'creditor-adjustment',
    first: 'kind',
    problems: problemsOfFields(creditorAdjustmentRules, entry),
    success: () => t('credit.adjustments.saved', { firm: firmName, amount: rupees(entry.amount) }),
    undo: ({ creditorAdjustmentId: rowId }) => (rowId ? { table: 'creditor_adjustment', rowId } : null),
    onSaved,
    empty: () => setEntry(EMPTY),
  });
  const { errors } = form;
  const change = (changed: Partial<typeof EMPTY>): void => {
    setEntry({ ...entry, ...changed });
    form.clearErrors();
  };
  const save = async (): Promise<void> => {
    if (form.isRefused()) return;
    await form.send({
      ...shiftInput,
      kind: entry.kind as Adjustment,
      creditorId: Number(entry.creditorId),
      amount: entry.amount,
      reference: entry.reference.trim() || null,
      comment: entry.comment.trim() || null,
    });
  };

  return (
    <>
      <DocumentForm form={form} onSave={save}>
        <ChoiceInput
          name="kind"
          label={t('credit.adjustments.kind')}
          value={entry.kind}
          onChange={(kind) => change({ kind })}
          source={ADJUSTMENTS.map((kind) => ({ value: kind, label: translateLabel(ADJUSTMENT_LABELS[kind]) }))}
          error={errors.kind}
        />
        <ChoiceInput
          name="creditorId"
          label={t('credit.firm')}
          value={entry.creditorId}
          onChange={(creditorId) => change({ creditorId })}
          source={payingFirms(creditors)}
          error={errors.creditorId}
        />
        <MoneyInput
          name="amount"
          label={t('credit.amount')}
          value={entry.amount}
          onChange={(amount) => change({ amount })}
          error={errors.amount}
        />
        <ReferenceInput
          label={t(entry.kind === 'TAX_DEDUCTED' ? 'credit.adjustments.certificate' : 'credit.adjustments.number')}
          hint={entry.kind === 'TAX_DEDUCTED' ? t('credit.adjustments.toCome') : undefined}
          value={entry.reference}
          onChange={(reference) => change({ reference })}
          error={errors.reference}
        />
        <CommentInput value={entry.comment} onChange={(comment) => change({ comment })} error={errors.comment} />
      </DocumentForm>
      {debts && <OpenDebts debts={debts} amount={entry.amount} by={t('credit.adjustments.this')} />}
    </>
  );
}
