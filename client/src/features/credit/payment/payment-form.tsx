import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { problemsOfCreditorPayment } from '../../../../../server/domain/creditor-payment.rules';
import { inr } from '../../../../../server/domain/kernel/format';
import { parseMoney } from '../../../../../server/domain/kernel/money';
import { type PayingCreditorsQuery, RecordCreditorPaymentDocument } from '../../../graphql/generated/graphql';
import { t } from '../../../i18n/translate';
import { useKeptForm } from '../../../outbox/use-kept-form';
import { DocumentForm } from '../../../ui/form/document-form';
import { useDocumentForm } from '../../../ui/form/use-document-form';
import { ChoiceInput } from '../../../ui/inputs/choice-input';
import { EMPTY_PAYMENT } from '../../../ui/payment/payment-draft';
import { PaymentNotes } from '../../../ui/payment/payment-notes';
import { PaymentWayFields } from '../../../ui/payment/payment-way-fields';
import { type PaymentFacts, usePayment } from '../../../ui/payment/use-payment';
import { OpenDebts } from './open-debts';
import { payingFirms } from './paying-firms';
import classes from './payment-form.module.css';
import { useCreditorDebts } from './use-creditor-debts';
import { usePaidBefore } from './use-paid-before';

const EMPTY = { creditorId: '', payment: EMPTY_PAYMENT };

/** A payment that was recorded. */
export interface SavedPayment {
  id: number;
  firmName: string;
}

interface PaymentFormProps {
  /** The firm that the form begins with; empty for none. */
  firstCreditorId: string;
  /** Whether more than a firm is in it, which would be lost with it. */
  onTyped: (isTyped: boolean) => void;
  creditors: PayingCreditorsQuery['creditors'];
  facts: PaymentFacts;
  onSaved: (payment: SavedPayment) => void;
}

/** One payment of a firm: what it owes, oldest first, and what of it the amount settles, while it is typed. */
export function PaymentForm({ firstCreditorId, onTyped, creditors, facts, onSaved }: PaymentFormProps) {
  const isKnown = creditors.some(({ id }) => String(id) === firstCreditorId);
  const [creditorId, setCreditorId] = useState(isKnown ? firstCreditorId : '');
  const payment = usePayment('in', facts);
  const { debts, failed } = useCreditorDebts(creditorId);
  const firms = useMemo(() => payingFirms(creditors), [creditors]);
  const firmName = creditors.find(({ id }) => String(id) === creditorId)?.firmName ?? '';
  const ofDocument = problemsOfCreditorPayment({ ...payment.entry, creditorId }, facts.ways, payment.notes);
  const kept = useKeptForm({
    kind: 'creditor-payment',
    typed: { creditorId, payment: payment.draft },
    empty: EMPTY,
    restore: (typed) => {
      setCreditorId(typed.creditorId);
      payment.edit(typed.payment);
    },
    words: () => t('outbox.words', { what: firmName, amount: inr(parseMoney(payment.draft.amount) ?? 0) }),
    beginsAnew: firstCreditorId !== '',
  });
  const form = useDocumentForm(RecordCreditorPaymentDocument, {
    sentAs: 'creditor-payment',
    first: 'creditorId',
    problems: [...ofDocument, ...payment.problems],
    success: () => t('credit.payments.saved', { firm: firmName, amount: inr(parseMoney(payment.draft.amount) ?? 0) }),
    onSaved: ({ creditorPaymentId: id }) => {
      if (id != null) onSaved({ id, firmName });
    },
    empty: () => {
      setCreditorId('');
      payment.clear();
    },
    kept,
  });
  const { errors, clearErrors } = form;
  const tell = useEffectEvent(onTyped);
  const isTyped = payment.draft !== EMPTY_PAYMENT;
  useEffect(() => tell(isTyped), [isTyped]);
  const isNew = usePaidBefore();
  const asking = useRef(false);
  const save = async (): Promise<void> => {
    if (asking.current || form.isRefused()) return;
    const input = {
      ...payment.input,
      shiftId: kept.shiftId,
      creditorId: Number(creditorId),
      reference: payment.entry.reference.trim() || null,
    };
    asking.current = true;
    const goesOn = await isNew({ ...input, firmName });
    asking.current = false;
    if (goesOn) await form.send(input);
  };

  return (
    <>
      <DocumentForm
        form={form}
        onSave={save}
        notes={<PaymentNotes payment={payment} errors={errors} onEdit={clearErrors} />}
      >
        <ChoiceInput
          name="creditorId"
          label={t('credit.firm')}
          value={creditorId}
          onChange={(chosen) => {
            setCreditorId(chosen);
            clearErrors();
          }}
          source={firms}
          error={errors.creditorId}
        />
        <PaymentWayFields payment={payment} errors={errors} withReference onEdit={clearErrors} />
      </DocumentForm>
      {failed && <p className={classes.unknown}>{t('credit.standing.unknown')}</p>}
      {debts && <OpenDebts debts={debts} amount={payment.draft.amount} />}
    </>
  );
}
