import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { askAgain } from '../../graphql/ask-again';
import { MasterChangedDocument, PaidEmployeesDocument, PayTermsOfDocument } from '../../graphql/generated/graphql';
import { useLive } from '../../hooks/use-live';
import { t } from '../../i18n/translate';
import { LoadFailed } from '../../ui/feedback/error-boundary';
import { SkeletonRows } from '../../ui/feedback/loading';
import { Page, Panel } from '../../ui/page/page';
import { WaitingEntries } from '../../ui/row-changes/waiting-entries';
import { PayRateForm } from './pay-rate-form';
import { PayTermsList } from './pay-terms-list';
import classes from './staff-form.module.css';

/** The pay of employees, and the dates from which it changes. */
export const Component = () => (
  <Page title={t('staff.rate.title')} help="payRate">
    <PayRates />
  </Page>
);

function PayRates() {
  const [employeeId, setEmployeeId] = useState('');
  const employees = useQuery(PaidEmployeesDocument, { fetchPolicy: 'cache-and-network' });
  const terms = useQuery(PayTermsOfDocument, {
    variables: { employeeId: Number(employeeId) },
    skip: employeeId === '',
    fetchPolicy: 'cache-and-network',
  });
  const reloadTerms = (): Promise<void> => (employeeId === '' ? Promise.resolve() : askAgain(terms.refetch));
  useLive(MasterChangedDocument, () => askAgain(employees.refetch, reloadTerms));

  if (employees.error && !employees.data)
    return <LoadFailed reason={t('ui.failed.query')} onRetry={() => void askAgain(employees.refetch)} />;
  if (!employees.data) return <SkeletonRows rows={8} />;
  const known = employeeId === '' ? undefined : terms.data?.payTermsOf;
  return (
    <div className={classes.desk}>
      <Panel title={t('staff.rate.form')}>
        <PayRateForm
          employees={employees.data.employees.filter(({ disabled }) => !disabled)}
          employeeId={employeeId}
          onEmployee={setEmployeeId}
          known={known}
          onSaved={() => void reloadTerms()}
        />
      </Panel>
      <WaitingEntries command="changePayRate" onDecided={reloadTerms} />
      {terms.error && !terms.data && <LoadFailed list={t('staff.rate.list')} onRetry={() => void reloadTerms()} />}
      {known && <PayTermsList terms={known.terms} />}
    </div>
  );
}
