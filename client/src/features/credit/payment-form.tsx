import { Alert, Button, Group, TextInput } from '@mantine/core';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { problemsOfCreditorPayment } from '../../../../server/domain/creditor-payment.rules';
import { inr } from '../../../../server/domain/kernel/format';
import { parseMoney } from '../../../../server/domain/kernel/money';
import { commentRule } from '../../../../server/domain/money-document.rules';
import { type PayingCreditorsQuery, RecordCreditorPaymentDocument } from '../../graphql/generated/graphql';
import { useSentKey } from '../../hooks/use-sent-key';
import { useSubmit } from '../../hooks/use-submit';
import { t } from '../../i18n/translate';
import { ChoiceInput } from '../../ui/choice-input';
import { EnterFlow } from '../../ui/enter-flow';
import { focusField } from '../../ui/focus-field';
import { PaymentNotes } from '../../ui/payment-notes';
import { PaymentWayFields } from '../../ui/payment-way-fields';
import { type PaymentFacts, usePayment } from '../../ui/use-payment';
import { OpenDebts } from './open-debts';
import { payingFirms } from './paying-firms';
import classes from './payment-form.module.css';
import { useCreditorDebts } from './use-creditor-debts';

/** A payment that was recorded. */
export interface SavedPayment {
  id: number;
  firmName: string;
}

interface PaymentFormProps {
  creditors: PayingCreditorsQuery['creditors'];
  facts: PaymentFacts;
  onSaved: (payment: SavedPayment) => void;
}

/** One payment of a firm: what it owes, oldest first, and what of it the amount settles, while it is typed. */
export function PaymentForm({ creditors, facts, onSaved }: PaymentFormProps) {
  const root = useRef<HTMLDivElement>(null);
  const [creditorId, setCreditorId] = useState('');
  const [comment, setComment] = useState('');
  const payment = usePayment('in', facts);
  const { debts, failed } = useCreditorDebts(creditorId);
  const firms = useMemo(() => payingFirms(creditors), [creditors]);
  const firmName = creditors.find(({ id }) => String(id) === creditorId)?.firmName ?? '';
  const sent = useSentKey('creditor-payment');
  const { submit, busy, fieldErrors, formErrors, clearErrors } = useSubmit(RecordCreditorPaymentDocument, {
    success: () => t('credit.payments.saved', { firm: firmName, amount: inr(parseMoney(payment.draft.amount) ?? 0) }),
    keyOf: sent.keyOf,
  });
  /** From the first attempt on, what is wrong shows until it is put right. */
  const [tried, setTried] = useState(false);

  const problems = [
    ...problemsOfCreditorPayment({ ...payment.entry, creditorId, comment }, facts.ways, payment.notes),
    ...payment.problems,
  ];
  const byField: Record<string, string> = {};
  for (const { field = 'creditorId', message } of problems) byField[field] ??= message;
  const errors = { ...fieldErrors, ...(tried ? byField : {}) };

  const restart = (): void => {
    // Drawn before the cursor goes there: what changes later would no longer be selected.
    flushSync(() => {
      setCreditorId('');
      setComment('');
      payment.clear();
      clearErrors();
      setTried(false);
    });
    focusField(root.current, 'creditorId');
  };
  const save = async (): Promise<void> => {
    const [first] = Object.keys(byField);
    if (first !== undefined) {
      flushSync(() => setTried(true));
      return focusField(root.current, first);
    }
    const answer = await submit({
      input: {
        ...payment.input,
        creditorId: Number(creditorId),
        reference: payment.entry.reference.trim() || null,
        comment: comment.trim() || null,
      },
    });
    if (answer?.creditorPaymentId == null) return;
    sent.forget();
    onSaved({ id: answer.creditorPaymentId, firmName });
    restart();
  };

  const begin = useEffectEvent(() => focusField(root.current, 'creditorId'));
  useEffect(() => begin(), []);
  const [refused] = Object.keys(fieldErrors);
  const focusRefused = useEffectEvent(() => focusField(root.current, refused?.split('.')[0]));
  useEffect(() => {
    if (refused !== undefined && !busy) focusRefused();
  }, [refused, busy]);

  return (
    <div ref={root}>
      {formErrors.length > 0 && (
        <Alert color="red" mb="md">
          {formErrors.join('\n')}
        </Alert>
      )}
      <EnterFlow onSave={() => void save()} className={classes.fields}>
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
        <TextInput
          name="comment"
          label={t('credit.payments.comment')}
          value={comment}
          maxLength={commentRule.max}
          autoComplete="off"
          onChange={({ currentTarget }) => {
            setComment(currentTarget.value);
            clearErrors();
          }}
          error={errors.comment}
        />
      </EnterFlow>
      <div className={classes.foot}>
        <PaymentNotes payment={payment} errors={errors} onEdit={clearErrors} />
        <Group gap="sm" wrap="nowrap" className={classes.buttons}>
          <Button variant="default" onClick={restart} disabled={busy}>
            {t('credit.clear')}
          </Button>
          <Button onClick={() => void save()} loading={busy} data-hotkey="Ctrl+Enter">
            {t('credit.save')}
          </Button>
        </Group>
      </div>
      {failed && <p className={classes.unknown}>{t('credit.standing.unknown')}</p>}
      {debts && <OpenDebts debts={debts} amount={payment.draft.amount} />}
    </div>
  );
}
