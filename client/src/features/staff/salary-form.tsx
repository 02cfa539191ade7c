import { Alert, Button, Group, TextInput } from '@mantine/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { showDate } from '../../../../server/domain/kernel/business-date';
import { parseMoney } from '../../../../server/domain/kernel/money';
import { commentRule } from '../../../../server/domain/money-document.rules';
import { problemsOfPayPeriod, problemsOfSalary } from '../../../../server/domain/salary.rules';
import { type PaidEmployeesQuery, PaySalaryDocument } from '../../graphql/generated/graphql';
import { useSentKey } from '../../hooks/use-sent-key';
import { useSubmit } from '../../hooks/use-submit';
import { t } from '../../i18n/translate';
import { ChoiceInput } from '../../ui/choice-input';
import { confirm } from '../../ui/confirm';
import { DateInput } from '../../ui/date-input';
import { EnterFlow } from '../../ui/enter-flow';
import { focusField } from '../../ui/focus-field';
import { Panel } from '../../ui/page';
import { PaymentNotes } from '../../ui/payment-notes';
import { PaymentWayFields } from '../../ui/payment-way-fields';
import { type PaymentFacts, usePayment } from '../../ui/use-payment';
import { presetsOf } from './period-presets';
import { SalaryFigures } from './salary-figures';
import classes from './staff-form.module.css';
import { periodWords, rupees } from './staff-words';
import { useFormProblems } from './use-form-problems';
import type { AskedSalary } from './use-salary';

/** A salary that was paid just now. */
export interface SavedSalary {
  id: number;
  employeeId: string;
  name: string;
}

interface SalaryFormProps {
  employees: PaidEmployeesQuery['employees'];
  facts: PaymentFacts;
  salary: AskedSalary;
  onSaved: (salary: SavedSalary) => void;
}

/** An employee, the days, and the sum as it is reckoned: what is payable stands in the amount, and may be less. */
export function SalaryForm({ employees, facts, salary, onSaved }: SalaryFormProps) {
  const root = useRef<HTMLDivElement>(null);
  const [comment, setComment] = useState('');
  const payment = usePayment('out', facts);
  const { employeeId, from, to, form, preview, refusal } = salary;
  const name = employees.find(({ id }) => String(id) === employeeId)?.name ?? '';
  const sent = useSentKey('salary');
  const { submit, busy, fieldErrors, formErrors, clearErrors } = useSubmit(PaySalaryDocument, {
    success: ({ paid }) => t('staff.salary.saved', { name, amount: rupees(paid ?? '') }),
    keyOf: sent.keyOf,
  });
  const entry = { ...payment.entry, employeeId, from, to, comment };
  // Days that are wrong come first: without them there is no sum to speak of.
  const ofPeriod = form ? problemsOfPayPeriod(entry, form.payTo) : [];
  const ofPayment = [...problemsOfSalary(entry, facts.ways, payment.notes), ...payment.problems];
  const { errors, mayBeSent, forget } = useFormProblems(root, ofPeriod.length > 0 ? ofPeriod : ofPayment, {
    fieldErrors,
    busy,
  });

  // The amount is what is payable, until somebody types another; what changes under the cursor is selected anew.
  const follow = useEffectEvent((amount: string) => payment.edit({ ...payment.draft, amount, notes: [] }));
  useEffect(() => follow(preview?.payable ?? ''), [preview?.payable]);
  const proposed = form && `${form.from} ${form.to}`;
  useEffect(() => {
    const field = document.activeElement;
    const isDay = field instanceof HTMLInputElement && (field.name === 'from' || field.name === 'to');
    if (proposed !== undefined && isDay) field.select();
  }, [proposed]);

  const edited = (): void => clearErrors();
  const restart = (): void => {
    flushSync(() => {
      salary.choose('');
      setComment('');
      payment.clear();
      clearErrors();
      forget();
    });
    focusField(root.current, 'employeeId');
  };
  const save = async (): Promise<void> => {
    if (!mayBeSent() || preview === undefined) return;
    const amount = rupees(payment.draft.amount);
    const isPaid = parseMoney(payment.draft.amount) !== 0;
    const said = { name, amount, period: periodWords({ from, to }) };
    if (!(await confirm(t(isPaid ? 'staff.salary.ask' : 'staff.salary.askNothing', said)))) return;
    const answer = await submit({
      input: {
        ...payment.input,
        ...{ employeeId: Number(employeeId), from, to, comment: comment.trim() || null },
        reference: payment.entry.reference.trim() || null,
      },
    });
    if (answer?.salaryPaymentId == null) return;
    sent.forget();
    onSaved({ id: answer.salaryPaymentId, employeeId, name });
    restart();
  };
  const begin = useEffectEvent(() => focusField(root.current, 'employeeId'));
  useEffect(() => begin(), []);

  return (
    <div ref={root} className={classes.desk}>
      <Panel title={t('staff.salary.form')}>
        {formErrors.length > 0 && (
          <Alert color="red" mb="md">
            {formErrors.join('\n')}
          </Alert>
        )}
        <EnterFlow onSave={() => void save()} className={classes.fields}>
          <ChoiceInput
            name="employeeId"
            label={t('staff.employee')}
            value={employeeId}
            onChange={(chosen) => {
              salary.choose(chosen);
              edited();
            }}
            source={employees.map(({ id, name: label, disabled }) => ({
              value: String(id),
              label,
              ...(disabled && { hint: t('staff.hasLeft') }),
            }))}
            error={errors.employeeId}
          />
          <DateInput
            name="from"
            label={t('staff.salary.from')}
            value={from}
            onChange={(day) => {
              salary.setPeriod({ from: day });
              edited();
            }}
            error={errors.from}
          />
          <DateInput
            name="to"
            label={t('staff.salary.to')}
            value={to}
            onChange={(day) => {
              salary.setPeriod({ to: day });
              edited();
            }}
            error={errors.to}
          />
          <PaymentWayFields payment={payment} errors={errors} withReference onEdit={edited} />
          <TextInput
            name="comment"
            label={t('staff.comment')}
            value={comment}
            maxLength={commentRule.max}
            autoComplete="off"
            onChange={({ currentTarget }) => {
              setComment(currentTarget.value);
              edited();
            }}
            error={errors.comment}
          />
        </EnterFlow>
        {form && (
          <p className={classes.presets}>
            {form.paidUpTo == null
              ? t('staff.salary.neverPaid')
              : t('staff.salary.paidUpTo', { date: showDate(form.paidUpTo) })}
            {form.to < form.from && ` ${t('staff.salary.notYet', { date: showDate(form.payTo) })}`}
            {presetsOf(form).map(({ label, ...period }) => (
              <Button
                key={label}
                size="compact-sm"
                variant={period.from === from && period.to === to ? 'light' : 'default'}
                onClick={() => {
                  salary.setPeriod(period);
                  edited();
                }}
              >
                {t(label)}
              </Button>
            ))}
          </p>
        )}
        <div className={classes.foot}>
          <PaymentNotes payment={payment} errors={errors} onEdit={edited} />
          <Group gap="sm" wrap="nowrap" className={classes.buttons}>
            <Button variant="default" onClick={restart} disabled={busy}>
              {t('staff.clear')}
            </Button>
            <Button onClick={() => void save()} loading={busy} data-hotkey="Ctrl+Enter">
              {t('staff.salary.pay')}
            </Button>
          </Group>
        </div>
      </Panel>
      {refusal && <Alert color="yellow">{refusal}</Alert>}
      {preview && <SalaryFigures salary={preview} />}
    </div>
  );
}
