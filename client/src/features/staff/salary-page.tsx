import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { askAgain } from '../../graphql/ask-again';
import { PaidEmployeesDocument } from '../../graphql/generated/graphql';
import { t } from '../../i18n/translate';
import { LoadFailed } from '../../ui/feedback/error-boundary';
import { SkeletonRows } from '../../ui/feedback/loading';
import { Anchor } from '../../ui/kit/text';
import { EntryPage } from '../../ui/late-entry/entry-page';
import { WhileShiftRuns } from '../../ui/page/while-shift-runs';
import { usePaymentFacts } from '../../ui/payment/use-payment';
import { WaitingEntries } from '../../ui/row-changes/waiting-entries';
import { payslipOf, SalariesList } from './salaries-list';
import { SalaryForm, type SavedSalary } from './salary-form';
import classes from './staff-form.module.css';
import { useSalaries, useSalary } from './use-salary';

/** Pays salaries; the calculation is shown before payment. */
export const Component = () => (
  <EntryPage title={t('staff.salary.title')} help="salary">
    <WhileShiftRuns text={t('staff.salary.noShift')}>
      <Salaries />
    </WhileShiftRuns>
  </EntryPage>
);

function Salaries() {
  const employees = useQuery(PaidEmployeesDocument, { fetchPolicy: 'cache-and-network' });
  const asked = usePaymentFacts();
  const salary = useSalary();
  const [saved, setSaved] = useState<SavedSalary | null>(null);
  const shown = salary.employeeId || saved?.employeeId || '';
  const salaries = useSalaries(shown);

  const reload = (): void => {
    asked.reload();
    void askAgain(employees.refetch);
  };
  if (asked.failed || (employees.error && !employees.data))
    return <LoadFailed reason={t(asked.failed ? 'ui.payment.modesFailed' : 'ui.failed.query')} onRetry={reload} />;
  if (!employees.data || !asked.facts) return <SkeletonRows rows={12} />;
  const name = employees.data.employees.find(({ id }) => String(id) === shown)?.name ?? '';
  return (
    <div className={classes.desk}>
      <SalaryForm employees={employees.data.employees} facts={asked.facts} salary={salary} onSaved={setSaved} />
      <WaitingEntries command="paySalary" />
      {saved && (
        <Anchor component={Link} to={payslipOf(saved.id)}>
          {t('staff.salary.printOf', { name: saved.name })}
        </Anchor>
      )}
      {shown !== '' && <SalariesList name={name} {...salaries} />}
    </div>
  );
}
