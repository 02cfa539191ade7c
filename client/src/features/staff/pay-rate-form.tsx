import { useState } from 'react';
import type { PayBasis } from '../../../../server/domain/earned-pay';
import { problemsOfFields } from '../../../../server/domain/field-rules';
import { isBusinessDate, showDate } from '../../../../server/domain/kernel/business-date';
import { parseMoney } from '../../../../server/domain/kernel/money';
import {
  type PayRateFacts,
  payRateRules,
  problemsOfPayRate,
  replacedTerms,
} from '../../../../server/domain/pay-rate.rules';
import { toldApart } from '../../../../server/domain/told-apart';
import { ChangePayRateDocument, type PaidEmployeesQuery, type PayTermsOfQuery } from '../../graphql/generated/graphql';
import { said, t } from '../../i18n/translate';
import { confirm } from '../../ui/dialog/confirm';
import { DocumentForm } from '../../ui/form/document-form';
import { useDocumentForm } from '../../ui/form/use-document-form';
import { ChoiceInput } from '../../ui/inputs/choice-input';
import { DateInput } from '../../ui/inputs/date-input';
import { MoneyInput } from '../../ui/inputs/money-input';
import { TextInput } from '../../ui/kit/fields';
import { rupees } from '../../ui/text/rupees';
import { today } from '../../ui/text/station-zone';
import { basisWords } from './staff-words';

interface PayRateFormProps {
  employees: PaidEmployeesQuery['employees'];
  employeeId: string;
  onEmployee: (employeeId: string) => void;
  /** The terms so far; undefined until loaded. */
  known: PayTermsOfQuery['payTermsOf'] | undefined;
  onSaved: () => void;
}

const emptyTerms = () => ({ since: today(), payBasis: '', payRate: '', reason: '' });

/** New pay terms of an employee: start date, amount, basis and reason. The basis is prefilled with the current one. */
export function PayRateForm({ employees, employeeId, onEmployee, known, onSaved }: PayRateFormProps) {
  const [typed, setTyped] = useState(emptyTerms);
  const [newest] = known?.terms ?? [];
  const now = known?.terms.find(({ since }) => since <= today()) ?? newest;
  const facts = factsOf(known);
  const hint = facts && isBusinessDate(typed.since) ? hintOfTerms(typed.since, facts) : undefined;
  const labels = toldApart(employees);
  const name = employees.find(({ id }) => String(id) === employeeId)?.name ?? '';
  const entry = { ...typed, employeeId, payBasis: typed.payBasis || newest?.payBasis || '' };
  const form = useDocumentForm(ChangePayRateDocument, {
    sentAs: 'pay-rate',
    first: 'employeeId',
    problems: facts ? problemsOfPayRate(entry, facts) : problemsOfFields(payRateRules, entry),
    success: () => t('staff.rate.saved', { name }),
    onSaved,
    empty: () => setTyped(emptyTerms()),
  });
  const { errors, clearErrors } = form;

  const edit = (change: Partial<typeof typed>): void => {
    setTyped({ ...typed, ...change });
    clearErrors();
  };
  const save = async (): Promise<void> => {
    if (form.isRefused()) return;
    const { since, payBasis, payRate, reason } = entry;
    const said = { name, date: showDate(since), rate: rupees(payRate), basis: basisWords(payBasis) };
    if (!form.isAsked && !(await confirm(t('staff.rate.ask', said)))) return;
    await form.send({ employeeId: Number(employeeId), since, payBasis, payRate, reason: reason.trim() });
  };

  return (
    <DocumentForm form={form} onSave={save}>
      <ChoiceInput
        name="employeeId"
        label={t('staff.employee')}
        hint={now && t('staff.rate.now', { rate: rupees(now.payRate), basis: basisWords(now.payBasis) })}
        value={employeeId}
        onChange={(chosen) => {
          onEmployee(chosen);
          clearErrors();
        }}
        source={employees.map(({ id }) => ({ value: String(id), label: labels.get(id)! }))}
        error={errors.employeeId}
      />
      <DateInput
        name="since"
        label={t('staff.rate.since')}
        hint={hint}
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
        error={said(errors.reason)}
      />
    </DocumentForm>
  );
}

/** Which terms the new ones replace, and which follow them. */
function hintOfTerms(since: string, facts: PayRateFacts): string | undefined {
  const replaced = replacedTerms(since, facts);
  const next = facts.history.find((terms) => terms.since > since && !replaced.includes(terms));
  const hints = [
    ...replaced.slice(0, 1).map((terms) => t('staff.rate.replaces', { date: showDate(terms.since) })),
    ...(next ? [t('staff.rate.until', { date: showDate(next.since) })] : []),
  ];
  return hints.length > 0 ? hints.join('; ') : undefined;
}

/** The facts for validating new terms; undefined until the terms so far are loaded. */
function factsOf(known: PayRateFormProps['known']): PayRateFacts | undefined {
  if (!known || known.terms.length === 0) return undefined;
  const history = known.terms.toReversed().map(({ since, payBasis, payRate }) => ({
    since,
    payBasis: payBasis as PayBasis,
    payRate: parseMoney(payRate) ?? 0,
  }));
  return { today: today(), history, paidUpTo: known.paidUpTo ?? null };
}
