import { chequeRules } from '../../../../server/domain/cheque.rules';
import { type MessageText, said, t } from '../../i18n/translate';
import { CommentInput, ReferenceInput } from '../form/document-texts';
import { ChoiceInput } from '../inputs/choice-input';
import { DateInput } from '../inputs/date-input';
import { MoneyInput } from '../inputs/money-input';
import { TextInput } from '../kit/fields';
import { hintOf } from '../late-entry/offered';
import { addAccount, addModeOfAccount, WAYS_ADDED_WITH } from './new-way';
import { accountOf, isCheque, modeOf, type PaymentDraft } from './payment-draft';
import type { Payment } from './use-payment';
import { ValueDateInput } from './value-date-input';

interface PaymentWayFieldsProps {
  payment: Payment;
  /** By field: amount, accountId, paymentModeId, reference, valueDate, comment. */
  errors: Readonly<Record<string, MessageText>>;
  /** For documents with a cheque or transfer number. */
  withReference?: boolean;
  /** For documents whose cheque is listed: its bank, of a received one, and its date. */
  withCheque?: boolean;
  /** Called on a change: clears earlier errors. */
  onEdit?: () => void;
}

const CASH = 'cash';

/**
 * Amount, payment way and comment, as cells of the form's grid, inside its EnterFlow. Cash is preselected, so Enter
 * skips it; typing a bank's name and Enter selects the account, with its mode if it has only one. `PaymentNotes` goes
 * below the fields.
 */
export function PaymentWayFields({
  payment,
  errors,
  withReference = false,
  withCheque = false,
  onEdit,
}: PaymentWayFieldsProps) {
  const { draft, direction, facts } = payment;
  const account = accountOf(draft, facts.ways);
  const byCheque = withCheque && isCheque(draft, facts.ways);
  const edit = (change: Partial<PaymentDraft>): void => {
    const edited = { ...draft, ...change };
    // A cheque has no value date, and its field is not shown.
    payment.edit(withCheque && isCheque(edited, facts.ways) ? { ...edited, valueDate: undefined } : edited);
    onEdit?.();
  };
  return (
    <>
      <MoneyInput
        name="amount"
        label={t('ui.payment.amount')}
        value={draft.amount}
        onChange={(amount) => edit({ amount })}
        error={errors.amount}
      />
      <ChoiceInput
        name="accountId"
        label={t(direction === 'in' ? 'ui.payment.into' : 'ui.payment.from')}
        value={draft.accountId || CASH}
        onChange={(chosen) => edit({ accountId: chosen === CASH ? '' : chosen, paymentModeId: '' })}
        source={[
          { value: CASH, label: t('ui.payment.cash') },
          ...facts.ways.accounts.map(({ id, name, disabled, modes }) => ({
            value: String(id),
            label: name,
            hint: hintOf({ disabled }, modes.map((mode) => mode.name).join(', ')),
          })),
        ]}
        adds={addAccount}
        addedWith={WAYS_ADDED_WITH}
        error={errors.accountId}
      />
      {account && (
        <ChoiceInput
          name="paymentModeId"
          label={t('ui.payment.mode')}
          value={modeOf(draft, facts.ways)}
          onChange={(paymentModeId) => edit({ paymentModeId })}
          source={account.modes.map((mode) => ({ value: String(mode.id), label: mode.name, hint: hintOf(mode) }))}
          adds={(typed) => addModeOfAccount(draft.accountId, facts.ways.modes, typed)}
          addedWith={WAYS_ADDED_WITH}
          error={errors.paymentModeId}
          data-enter-skip={account.modes.length === 1 || undefined}
        />
      )}
      {account && withReference && (
        <ReferenceInput
          label={byCheque ? t('ui.payment.chequeNumber') : undefined}
          value={draft.reference}
          onChange={(reference) => edit({ reference })}
          error={errors.reference}
        />
      )}
      {byCheque && direction === 'in' && (
        <TextInput
          name="chequeBank"
          label={t('ui.payment.chequeBank')}
          value={draft.chequeBank ?? ''}
          maxLength={chequeRules.chequeBank.max}
          autoComplete="off"
          onChange={({ currentTarget }) => edit({ chequeBank: currentTarget.value })}
          error={said(errors.chequeBank)}
        />
      )}
      {byCheque && (
        <DateInput
          name="chequeDate"
          label={t('ui.payment.chequeDate')}
          value={draft.chequeDate ?? ''}
          onChange={(chequeDate) => edit({ chequeDate })}
          error={errors.chequeDate}
        />
      )}
      {account && !byCheque && (
        <ValueDateInput
          value={draft.valueDate ?? ''}
          onChange={(valueDate) => edit({ valueDate: valueDate || undefined })}
          error={errors.valueDate}
        />
      )}
      <CommentInput value={draft.comment} onChange={(comment) => edit({ comment })} error={errors.comment} />
    </>
  );
}
