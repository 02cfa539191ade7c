import { useEffect, useEffectEvent } from 'react';
import { showDate } from '../../../../server/domain/kernel/business-date';
import { parseMoney } from '../../../../server/domain/kernel/money';
import { problemsOfPayPeriod, problemsOfSalary } from '../../../../server/domain/salary.rules';
import { toldApart } from '../../../../server/domain/told-apart';
import { type PaidEmployeesQuery, PaySalaryDocument } from '../../graphql/generated/graphql';
import { t } from '../../i18n/translate';
import { confirm } from '../../ui/dialog/confirm';
import { DocumentForm } from '../../ui/form/document-form';
import { useDocumentForm } from '../../ui/form/use-document-form';
import { ChoiceInput } from '../../ui/inputs/choice-input';
import { DateInput } from '../../ui/inputs/date-input';
import { Button } from '../../ui/kit/buttons';
import { Alert } from '../../ui/kit/feedback';
import { lateInput, useLateEntry } from '../../ui/late-entry/late-context';
import { Panel } from '../../ui/page/page';
import { PaymentNotes } from '../../ui/payment/payment-notes';
import { PaymentWayFields } from '../../ui/payment/payment-way-fields';
import { type PaymentFacts, usePayment } from '../../ui/payment/use-payment';
import { rupees } from '../../ui/text/rupees';
import { presetsOf } from './period-presets';
import { SalaryFigures } from './salary-figures';
import classes from './staff-form.module.css';
import { periodWords } from './staff-words';
import type { AskedSalary } from './use-salary';

/** A salary that was just paid. */
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

/**
 * An employee, the period and the calculated salary: the amount is prefilled with what is payable, and may be lowered.
 */
export function SalaryForm({ employees, facts, salary, onSaved }: SalaryFormProps) {
  const payment = usePayment('out', facts);
  const { employeeId, from, to, form: known, preview, refusal } = salary;
  const labels = toldApart(employees);
  const name = employees.find(({ id }) => String(id) === employeeId)?.name ?? '';
  const entry = { ...payment.entry, employeeId, from, to };
  // Problems of the period come first: without a valid one there is no amount.
  const ofPeriod = known ? problemsOfPayPeriod(entry, known) : [];
  const ofPayment = [...problemsOfSalary(entry, facts.ways, payment.notes), ...payment.problems];
  const form = useDocumentForm(PaySalaryDocument, {
    sentAs: 'salary',
    first: 'employeeId',
    problems: ofPeriod.length > 0 ? ofPeriod : ofPayment,
    success: ({ paid }) => t('staff.salary.saved', { name, amount: rupees(paid ?? '') }),
    onSaved: ({ salaryPaymentId: id }) => {
      if (id != null) onSaved({ id, employeeId, name });
    },
    empty: () => {
      salary.choose('');
      payment.clear();
    },
  });
  const { late } = useLateEntry();
  const { errors, clearErrors } = form;

  // The amount follows what is payable until it is edited; a change in the focused field is selected again.
  const follow = useEffectEvent((amount: string) => payment.edit({ ...payment.draft, amount, notes: [] }));
  useEffect(() => follow(preview?.payable ?? ''), [preview?.payable]);
  const proposed = known && `${known.from} ${known.to}`;
  useEffect(() => {
    const field = document.activeElement;
    const isDay = field instanceof HTMLInputElement && (field.name === 'from' || field.name === 'to');
    if (proposed !== undefined && isDay) field.select();
  }, [proposed]);

  const save = async (): Promise<void> => {
    if (form.isRefused() || preview === undefined) return;
    const amount = rupees(payment.draft.amount);
    const isPaid = parseMoney(payment.draft.amount) !== 0;
    const said = { name, amount, period: periodWords({ from, to }) };
    if (!(await confirm(t(isPaid ? 'staff.salary.ask' : 'staff.salary.askNothing', said)))) return;
    await form.send({
      ...payment.input,
      ...lateInput(late),
      employeeId: Number(employeeId),
      from,
      to,
      reference: payment.entry.reference.trim() || null,
    });
  };

  return (
    <div className={classes.desk}>
      <Panel title={t('staff.salary.form')}>
        <DocumentForm
          form={form}
          onSave={save}
          saveLabel={t('staff.salary.pay')}
          facts={
            known && (
              <p className={classes.presets}>
                {known.paidUpTo == null
                  ? t('staff.salary.neverPaid')
                  : t('staff.salary.paidUpTo', { date: showDate(known.paidUpTo) })}
                {known.to < known.from && ` ${t('staff.salary.notYet', { date: showDate(known.payTo) })}`}
                {presetsOf(known).map(({ label, ...period }) => (
                  <Button
                    key={label}
                    size="compact-sm"
                    variant={period.from === from && period.to === to ? 'light' : 'default'}
                    onClick={() => {
                      salary.setPeriod(period);
                      clearErrors();
                    }}
                  >
                    {t(label)}
                  </Button>
                ))}
              </p>
            )
          }
          notes={<PaymentNotes payment={payment} errors={errors} onEdit={clearErrors} />}
        >
          <ChoiceInput
            name="employeeId"
            label={t('staff.employee')}
            value={employeeId}
            onChange={(chosen) => {
              salary.choose(chosen);
              clearErrors();
            }}
            source={employees.map(({ id, disabled }) => ({
              value: String(id),
              label: labels.get(id)!,
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
              clearErrors();
            }}
            error={errors.from}
          />
          <DateInput
            name="to"
            label={t('staff.salary.to')}
            value={to}
            onChange={(day) => {
              salary.setPeriod({ to: day });
              clearErrors();
            }}
            error={errors.to}
          />
          <PaymentWayFields payment={payment} errors={errors} withReference onEdit={clearErrors} />
        </DocumentForm>
      </Panel>
      {refusal && <Alert color="yellow">{refusal}</Alert>}
      {preview && <SalaryFigures salary={preview} />}
    </div>
  );
}
