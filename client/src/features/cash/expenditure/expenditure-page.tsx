import { useQuery } from '@apollo/client/react';
import { askAgain } from '../../../graphql/ask-again';
import {
  CashChangedDocument,
  ExpenditureChoicesDocument,
  ExpendituresOfShiftDocument,
  ShiftChangedDocument,
} from '../../../graphql/generated/graphql';
import { useLive } from '../../../hooks/use-live';
import { t } from '../../../i18n/translate';
import { LoadFailed } from '../../../ui/feedback/error-boundary';
import { SkeletonRows } from '../../../ui/feedback/loading';
import { EntryPage } from '../../../ui/late-entry/entry-page';
import { useListedShift } from '../../../ui/late-entry/late-context';
import { Panel } from '../../../ui/page/page';
import { WhileShiftRuns } from '../../../ui/page/while-shift-runs';
import { usePaymentFacts } from '../../../ui/payment/use-payment';
import { WaitingEntries } from '../../../ui/row-changes/waiting-entries';
import classes from '../entry.module.css';
import { ExpenditureForm } from './expenditure-form';
import { ExpenditureList } from './expenditure-list';

/** Money spent during the running shift. */
export const Component = () => (
  <EntryPage title={t('cash.expenditure.title')} help="expenditure">
    <WhileShiftRuns text={t('cash.expenditure.noShift')}>
      <Expenditures />
    </WhileShiftRuns>
  </EntryPage>
);

function Expenditures() {
  const choices = useQuery(ExpenditureChoicesDocument, { fetchPolicy: 'cache-and-network' });
  const list = useQuery(ExpendituresOfShiftDocument, { variables: useListedShift(), fetchPolicy: 'cache-and-network' });
  const asked = usePaymentFacts();
  useLive(CashChangedDocument, list.refetch);
  useLive(ShiftChangedDocument, list.refetch);

  const failed = asked.failed || (choices.error && !choices.data);
  const reload = (): void => {
    asked.reload();
    void askAgain(choices.refetch, list.refetch);
  };
  if (failed)
    return <LoadFailed reason={t(asked.failed ? 'ui.payment.modesFailed' : 'ui.failed.query')} onRetry={reload} />;
  if (!choices.data || !asked.facts) return <SkeletonRows rows={12} />;
  return (
    <div className={classes.desk}>
      <Panel title={t('cash.expenditure.form')}>
        <ExpenditureForm
          categories={choices.data.expenditureCategories}
          facts={asked.facts}
          onSaved={() => void askAgain(list.refetch)}
        />
      </Panel>
      <WaitingEntries command="recordExpenditure" />
      {list.error && !list.data ? (
        <LoadFailed list={t('cash.expenditure.list')} onRetry={reload} />
      ) : (
        <ExpenditureList rows={list.data?.expendituresOfShift} />
      )}
    </div>
  );
}
