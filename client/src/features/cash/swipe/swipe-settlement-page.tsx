import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { askAgain } from '../../../graphql/ask-again';
import {
  CashChangedDocument,
  ExpenditureChoicesDocument,
  ShiftChangedDocument,
  SwipeSettlementsDocument,
  SwipesToComeDocument,
} from '../../../graphql/generated/graphql';
import { useLive } from '../../../hooks/use-live';
import { t } from '../../../i18n/translate';
import { LoadFailed } from '../../../ui/feedback/error-boundary';
import { SkeletonRows } from '../../../ui/feedback/loading';
import { offeredRows } from '../../../ui/late-entry/offered';
import { Page, Panel } from '../../../ui/page/page';
import { usePaymentFacts } from '../../../ui/payment/use-payment';
import classes from '../entry.module.css';
import { MachineList } from './machine-list';
import { SettlementForm } from './settlement-form';
import { SettlementList } from './settlement-list';

/** Bank payments for the days of a swipe machine. They belong to no shift: a bank pays whether one runs or not. */
export const Component = () => (
  <Page title={t('cash.settlement.title')} help="settlement">
    <Settlements />
  </Page>
);

function Settlements() {
  const [machineId, setMachineId] = useState('');
  const machines = useQuery(SwipesToComeDocument, { fetchPolicy: 'cache-and-network' });
  const list = useQuery(SwipeSettlementsDocument, { fetchPolicy: 'cache-and-network' });
  const choices = useQuery(ExpenditureChoicesDocument, { fetchPolicy: 'cache-and-network' });
  const asked = usePaymentFacts();
  const refetch = () => askAgain(machines.refetch, list.refetch);
  useLive(CashChangedDocument, refetch);
  useLive(ShiftChangedDocument, machines.refetch);

  const failed = asked.failed || [machines, choices].some(({ error, data }) => error && !data);
  const reload = (): void => {
    asked.reload();
    void askAgain(machines.refetch, list.refetch, choices.refetch);
  };
  if (failed)
    return <LoadFailed reason={t(asked.failed ? 'ui.payment.modesFailed' : 'ui.failed.query')} onRetry={reload} />;
  if (!machines.data || !choices.data || !asked.facts) return <SkeletonRows rows={12} />;
  return (
    <div className={classes.desk}>
      <Panel title={t('cash.settlement.form')}>
        <SettlementForm
          machines={machines.data.swipesToCome}
          accounts={asked.facts.ways.accounts}
          categories={offeredRows(choices.data.expenditureCategories, null)}
          machineId={machineId}
          onMachine={setMachineId}
          onSaved={() => void refetch()}
        />
      </Panel>
      <MachineList machines={machines.data.swipesToCome} chosen={machineId} onChoose={setMachineId} />
      {list.error && !list.data ? (
        <LoadFailed list={t('cash.settlement.list')} onRetry={reload} />
      ) : (
        <SettlementList rows={list.data?.swipeSettlements} />
      )}
    </div>
  );
}
