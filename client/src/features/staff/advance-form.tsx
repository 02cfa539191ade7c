import { Alert, Button, Group, TextInput } from '@mantine/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { problemsOfEmployeeAdvance } from '../../../../server/domain/employee-advance.rules';
import { commentRule } from '../../../../server/domain/money-document.rules';
import { type EmployeeStandingsQuery, RecordEmployeeAdvanceDocument } from '../../graphql/generated/graphql';
import { useSentKey } from '../../hooks/use-sent-key';
import { useSubmit } from '../../hooks/use-submit';
import { t } from '../../i18n/translate';
import { ChoiceInput } from '../../ui/choice-input';
import { EnterFlow } from '../../ui/enter-flow';
import { focusField } from '../../ui/focus-field';
import { PaymentNotes } from '../../ui/payment-notes';
import { PaymentWayFields } from '../../ui/payment-way-fields';
import { type PaymentFacts, usePayment } from '../../ui/use-payment';
import classes from './staff-form.module.css';
import { rupees, standingWords } from './staff-words';
import { useFormProblems } from './use-form-problems';

interface AdvanceFormProps {
  standings: EmployeeStandingsQuery['employeeStandings'];
  facts: PaymentFacts;
  onSaved: () => void;
}

/** One advance: to whom, what they owe already, how much, and by which way. */
export function AdvanceForm({ standings, facts, onSaved }: AdvanceFormProps) {
  const root = useRef<HTMLDivElement>(null);
  const [employeeId, setEmployeeId] = useState('');
  const [comment, setComment] = useState('');
  const payment = usePayment('out', facts);
  const chosen = standings.find((standing) => String(standing.employeeId) === employeeId);
  const sent = useSentKey('employee-advance');
  const { submit, busy, fieldErrors, formErrors, clearErrors } = useSubmit(RecordEmployeeAdvanceDocument, {
    success: () => t('staff.advance.saved', { name: chosen?.employeeName ?? '', amount: rupees(payment.draft.amount) }),
    keyOf: sent.keyOf,
  });
  const { errors, mayBeSent, forget } = useFormProblems(
    root,
    [
      ...problemsOfEmployeeAdvance({ ...payment.entry, employeeId, comment }, facts.ways, payment.notes),
      ...payment.problems,
    ],
    { fieldErrors, busy },
  );

  const restart = (): void => {
    // Drawn before the cursor goes there: what changes later would no longer be selected.
    flushSync(() => {
      setEmployeeId('');
      setComment('');
      payment.clear();
      clearErrors();
      forget();
    });
    focusField(root.current, 'employeeId');
  };
  const save = async (): Promise<void> => {
    if (!mayBeSent()) return;
    const input = { ...payment.input, employeeId: Number(employeeId), comment: comment.trim() || null };
    if (!(await submit({ input }))) return;
    sent.forget();
    onSaved();
    restart();
  };
  const begin = useEffectEvent(() => focusField(root.current, 'employeeId'));
  useEffect(() => begin(), []);

  return (
    <div ref={root}>
      {formErrors.length > 0 && (
        <Alert color="red" mb="md">
          {formErrors.join('\n')}
        </Alert>
      )}
      <EnterFlow onSave={() => void save()} className={classes.fields}>
        <ChoiceInput
          name="employeeId"
          label={t('staff.employee')}
          hint={chosen && standingWords(chosen.balance)}
          value={employeeId}
          onChange={(value) => {
            setEmployeeId(value);
            clearErrors();
          }}
          source={standings
            .filter(({ hasLeft }) => !hasLeft)
            .map((standing) => ({
              value: String(standing.employeeId),
              label: standing.employeeName,
              hint: standingWords(standing.balance),
            }))}
          error={errors.employeeId}
        />
        <PaymentWayFields payment={payment} errors={errors} onEdit={clearErrors} />
        <TextInput
          name="comment"
          label={t('staff.comment')}
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
            {t('staff.clear')}
          </Button>
          <Button onClick={() => void save()} loading={busy} data-hotkey="Ctrl+Enter">
            {t('staff.advance.save')}
          </Button>
        </Group>
      </div>
    </div>
  );
}
