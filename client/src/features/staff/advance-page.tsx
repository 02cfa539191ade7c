import { useQuery } from '@apollo/client/react';
import { askAgain } from '../../graphql/ask-again';
import {
  CashChangedDocument,
  EmployeeAdvancesOfShiftDocument,
  EmployeeStandingsDocument,
  ShiftChangedDocument,
} from '../../graphql/generated/graphql';
import { useLive } from '../../hooks/use-live';
import { t } from '../../i18n/translate';
import { LoadFailed } from '../../ui/feedback/error-boundary';
import { SkeletonRows } from '../../ui/feedback/loading';
import { EntryPage } from '../../ui/late-entry/entry-page';
import { useListedShift } from '../../ui/late-entry/late-context';
import { Panel } from '../../ui/page/page';
import { WhileShiftRuns } from '../../ui/page/while-shift-runs';
import { usePaymentFacts } from '../../ui/payment/use-payment';
import { WaitingEntries } from '../../ui/row-changes/waiting-entries';
import { AdvanceForm } from './advance-form';
import { AdvanceList } from './advance-list';
import classes from './staff-form.module.css';

/** Advances on pay, given to employees. */
export const Component = () => (
  <EntryPage title={t('staff.advance.title')} help="advance">
    <WhileShiftRuns text={t('staff.advance.noShift')}>
      <Advances />
    </WhileShiftRuns>
  </EntryPage>
);

function Advances() {
  const standings = useQuery(EmployeeStandingsDocument, { fetchPolicy: 'cache-and-network' });
  const list = useQuery(EmployeeAdvancesOfShiftDocument, {
    variables: useListedShift(),
    fetchPolicy: 'cache-and-network',
  });
  const asked = usePaymentFacts();
  const reloadOwn = (): Promise<void> => askAgain(standings.refetch, list.refetch);
  useLive(CashChangedDocument, reloadOwn);
  useLive(ShiftChangedDocument, reloadOwn);

  const failed = asked.failed || (standings.error && !standings.data);
  const reload = (): void => {
    asked.reload();
    void reloadOwn();
  };
  if (failed)
    return <LoadFailed reason={t(asked.failed ? 'ui.payment.modesFailed' : 'ui.failed.query')} onRetry={reload} />;
  if (!standings.data || !asked.facts) return <SkeletonRows rows={12} />;
  return (
    <div className={classes.desk}>
      <Panel title={t('staff.advance.form')}>
        <AdvanceForm
          standings={standings.data.employeeStandings}
          facts={asked.facts}
          onSaved={() => void reloadOwn()}
        />
      </Panel>
      <WaitingEntries command="recordEmployeeAdvance" />
      {list.error && !list.data ? (
        <LoadFailed list={t('staff.advance.list')} onRetry={reload} />
      ) : (
        <AdvanceList advances={list.data?.employeeAdvancesOfShift ?? []} loading={!list.data} />
      )}
    </div>
  );
}
