import { Alert, Button, Group, TextInput } from '@mantine/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { PayBasis } from '../../../../server/domain/earned-pay';
import { problemsOfFields } from '../../../../server/domain/field-rules';
import { showDate } from '../../../../server/domain/kernel/business-date';
import { parseMoney } from '../../../../server/domain/kernel/money';
import type { Problem } from '../../../../server/domain/kernel/problem';
import { payRateRules, problemsOfPayRate } from '../../../../server/domain/pay-rate.rules';
import { ChangePayRateDocument, type PaidEmployeesQuery, type PayTermsOfQuery } from '../../graphql/generated/graphql';
import { useSentKey } from '../../hooks/use-sent-key';
import { useSubmit } from '../../hooks/use-submit';
import { t } from '../../i18n/translate';
import { ChoiceInput } from '../../ui/choice-input';
import { confirm } from '../../ui/confirm';
import { DateInput } from '../../ui/date-input';
import { EnterFlow } from '../../ui/enter-flow';
import { focusField } from '../../ui/focus-field';
import { MoneyInput } from '../../ui/money-input';
import { today } from '../../ui/station-zone';
import classes from './staff-form.module.css';
import { basisWords, rupees } from './staff-words';
import { useFormProblems } from './use-form-problems';

interface PayRateFormProps {
  employees: PaidEmployeesQuery['employees'];
  employeeId: string;
  onEmployee: (employeeId: string) => void;
  /** The terms so far; undefined until they are known. */
  known: PayTermsOfQuery['payTermsOf'] | undefined;
  onSaved: () => void;
}

const emptyTerms = () => ({ since: today(), payBasis: '', payRate: '', reason: '' });

/** New terms of an employee: from which day, how much for what, and why. The basis stays unless another is chosen. */
export function PayRateForm({ employees, employeeId, onEmployee, known, onSaved }: PayRateFormProps) {
  const root = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState(emptyTerms);
  const [newest] = known?.terms ?? [];
  const name = employees.find(({ id }) => String(id) === employeeId)?.name ?? '';
  const entry = { ...typed, employeeId, payBasis: typed.payBasis || newest?.payBasis || '' };
  const sent = useSentKey('pay-rate');
  const { submit, busy, fieldErrors, formErrors, clearErrors } = useSubmit(ChangePayRateDocument, {
    success: () => t('staff.rate.saved', { name }),
    keyOf: sent.keyOf,
  });
  const { errors, mayBeSent, forget } = useFormProblems(root, problemsOf(entry, known), { fieldErrors, busy });

  const edit = (change: Partial<typeof typed>): void => {
    setTyped({ ...typed, ...change });
    clearErrors();
  };
  const restart = (): void => {
    flushSync(() => {
      setTyped(emptyTerms());
      clearErrors();
      forget();
    });
    focusField(root.current, 'employeeId');
  };
  const save = async (): Promise<void> => {
    if (!mayBeSent()) return;
    const { since, payBasis, payRate, reason } = entry;
    const said = { name, date: showDate(since), rate: rupees(payRate), basis: basisWords(payBasis) };
    if (!(await confirm(t('staff.rate.ask', said)))) return;
    const input = { employeeId: Number(employeeId), since, payBasis, payRate, reason: reason.trim() };
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
          hint={newest && t('staff.rate.now', { rate: rupees(newest.payRate), basis: basisWords(newest.payBasis) })}
          value={employeeId}
          onChange={(chosen) => {
            onEmployee(chosen);
            clearErrors();
          }}
          source={employees.map(({ id, name: label }) => ({ value: String(id), label }))}
          error={errors.employeeId}
        />
        <DateInput
          name="since"
          label={t('staff.rate.since')}
          value={typed.since}
          onChange={(since) => edit({ since })}
          error={errors.since}
        />
        <ChoiceInput
          name="payBasis"
          label={t('staff.rate.basis')}
          value={entry.payBasis}
          onChange={(payBasis) => edit({ payBasis })}
          source={payRateRules.payBasis.choices.map((basis) => ({ value: basis, label: basisWords(basis) }))}
          error={errors.payBasis}
        />
        <MoneyInput
          name="payRate"
          label={t('staff.rate.rate')}
          value={typed.payRate}
          onChange={(payRate) => edit({ payRate })}
          error={errors.payRate}
        />
        <TextInput
          name="reason"
          label={t('staff.rate.reason')}
          value={typed.reason}
          maxLength={payRateRules.reason.max}
          autoComplete="off"
          onChange={({ currentTarget }) => edit({ reason: currentTarget.value })}
          error={errors.reason}
        />
      </EnterFlow>
      <Group justify="flex-end" mt="md">
        <Button variant="default" onClick={restart} disabled={busy}>
          {t('staff.clear')}
        </Button>
        <Button onClick={() => void save()} loading={busy} data-hotkey="Ctrl+Enter">
          {t('staff.rate.save')}
        </Button>
      </Group>
    </div>
  );
}

/** By the fields alone until the terms so far are known. */
function problemsOf(entry: Record<string, string>, known: PayRateFormProps['known']): Problem[] {
  const [newest] = known?.terms ?? [];
  if (!known || !newest) return problemsOfFields(payRateRules, entry);
  return problemsOfPayRate(entry, {
    today: today(),
    newest: { ...newest, payBasis: newest.payBasis as PayBasis, payRate: parseMoney(newest.payRate) ?? 0 },
    paidUpTo: known.paidUpTo ?? null,
  });
}
