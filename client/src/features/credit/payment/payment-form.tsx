import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { problemsOfNewPayment } from '../../../../../server/domain/creditor-payment.rules';
import { type PayingCreditorsQuery, RecordCreditorPaymentDocument } from '../../../graphql/generated/graphql';
import { t } from '../../../i18n/translate';
import { useSavedForm } from '../../../outbox/use-saved-form';
import { useDocumentForm } from '../../../ui/form/use-document-form';
import { EMPTY_PAYMENT } from '../../../ui/payment/payment-draft';
import { PaymentForm } from '../../../ui/payment/payment-form';
import { type PaymentFacts, usePayment } from '../../../ui/payment/use-payment';
import { rupees } from '../../../ui/text/rupees';
import { OpenDebts } from './open-debts';
import { payingFirms } from './paying-firms';
import classes from './payment-form.module.css';
import { useCreditorDebts } from './use-creditor-debts';

const EMPTY = { creditorId: '', payment: EMPTY_PAYMENT };

/** A recorded payment. */
export interface SavedPayment {
  id: number;
  firmName: string;
}

interface CreditorPaymentFormProps {
  /** The creditor preselected in the form; empty for none. */
  firstCreditorId: string;
  /** Whether anything but the creditor is entered, which would be lost. */
  onTyped: (isTyped: boolean) => void;
  creditors: PayingCreditorsQuery['creditors'];
  facts: PaymentFacts;
  onSaved: (payment: SavedPayment) => void;
}

/**
 * One payment of a creditor: its debts, oldest first, and the part of each that the amount settles, while it is typed.
 */
export function CreditorPaymentForm({ firstCreditorId, onTyped, creditors, facts, onSaved }: CreditorPaymentFormProps) {
  const isKnown = creditors.some(({ id }) => String(id) === firstCreditorId);
  const [creditorId, setCreditorId] = useState(isKnown ? firstCreditorId : '');
  const payment = usePayment('in', facts);
  const { debts, failed } = useCreditorDebts(creditorId);
  const firms = useMemo(() => payingFirms(creditors), [creditors]);
  const firmName = creditors.find(({ id }) => String(id) === creditorId)?.firmName ?? '';
  const ofDocument = problemsOfNewPayment(
    { ...payment.entry, ...payment.cheque, creditorId },
    facts.ways,
    payment.notes,
  );
  const kept = useSavedForm({
    kind: 'creditor-payment',
    typed: { creditorId, payment: payment.draft },
    empty: EMPTY,
    restore: (typed) => {
      setCreditorId(typed.creditorId);
      payment.edit(typed.payment);
    },
    words: () => t('outbox.words', { what: firmName, amount: rupees(payment.draft.amount) }),
    startsAgain: firstCreditorId !== '',
  });
  const form = useDocumentForm(RecordCreditorPaymentDocument, {
    sentAs: 'creditor-payment',
    first: 'creditorId',
    problems: [...ofDocument, ...payment.problems],
    success: () => t('credit.payments.saved', { firm: firmName, amount: rupees(payment.draft.amount) }),
    undo: ({ creditorPaymentId: rowId }) => (rowId ? { table: 'creditor_payment', rowId } : null),
    onSaved: ({ creditorPaymentId: id }) => {
      if (id != null) onSaved({ id, firmName });
    },
    empty: () => {
      setCreditorId('');
      payment.clear();
    },
    kept,
  });
  const tell = useEffectEvent(onTyped);
  const isTyped = payment.draft !== EMPTY_PAYMENT;
  useEffect(() => tell(isTyped), [isTyped]);
  const save = async (): Promise<void> => {
    if (form.isRefused()) return;
    await form.send({
      ...payment.input,
      ...payment.cheque,
      ...kept.shiftInput,
      creditorId: Number(creditorId),
      reference: payment.entry.reference.trim() || null,
    });
  };

  return (
    <>
      <PaymentForm
        form={form}
        payment={payment}
        onSave={save}
        withReference
        withCheque
        choice={{
          name: 'creditorId',
          label: t('credit.firm'),
          value: creditorId,
          onChange: setCreditorId,
          addedWith: 'masters.creditor.add',
          adds: 'Creditor',
          source: firms,
        }}
      />
      {failed && <p className={classes.unknown}>{t('credit.standing.unknown')}</p>}
      {debts && <OpenDebts debts={debts} amount={payment.draft.amount} />}
    </>
  );
}
