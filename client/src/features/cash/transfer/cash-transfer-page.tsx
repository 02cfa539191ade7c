import { useQuery } from '@apollo/client/react';
import { askAgain } from '../../../graphql/ask-again';
import {
  CashChangedDocument,
  CashTransfersOfShiftDocument,
  ShiftChangedDocument,
} from '../../../graphql/generated/graphql';
import { useLive } from '../../../hooks/use-live';
import { t } from '../../../i18n/translate';
import { LoadFailed } from '../../../ui/feedback/error-boundary';
import { SkeletonRows } from '../../../ui/feedback/loading';
import { EntryPage } from '../../../ui/late-entry/entry-page';
import { useListedShift } from '../../../ui/late-entry/late-context';
import { Panel } from '../../../ui/page/page';
import { usePaymentFacts } from '../../../ui/payment/use-payment';
import { WaitingEntries } from '../../../ui/row-changes/waiting-entries';
import { CashPositionCard } from '../cash-position-card';
import classes from '../collection/collection-page.module.css';
import entry from '../entry.module.css';
import { useCountedNotes } from '../use-counted-notes';
import { WhileShiftRuns } from '../while-shift-runs';
import { CashTransferForm } from './cash-transfer-form';
import { CashTransferList } from './cash-transfer-list';

/** Transfers of counted cash between the safe and an account, in the running shift or late in a closed one. */
export const Component = () => (
  <EntryPage title={t('cash.transfer.title')} help="transfer">
    <WhileShiftRuns>
      <Transfers />
    </WhileShiftRuns>
  </EntryPage>
);

function Transfers() {
  const list = useQuery(CashTransfersOfShiftDocument, {
    variables: useListedShift(),
    fetchPolicy: 'cache-and-network',
  });
  const asked = usePaymentFacts();
  const notes = useCountedNotes();
  useLive(CashChangedDocument, list.refetch);
  useLive(ShiftChangedDocument, list.refetch);

  const failed = asked.failed || notes.failed;
  const reload = (): void => {
    asked.reload();
    notes.reload();
    void askAgain(list.refetch);
  };
  if (failed)
    return <LoadFailed reason={t(asked.failed ? 'ui.payment.modesFailed' : 'ui.failed.query')} onRetry={reload} />;
  if (!asked.facts || !notes.notes) return <SkeletonRows rows={12} />;
  return (
    <div className={classes.page}>
      <Panel title={t('cash.transfer.form')}>
        <CashTransferForm
          accounts={asked.facts.ways.accounts}
          notes={{ ...notes, notes: notes.notes }}
          onSaved={() => void askAgain(list.refetch)}
        />
      </Panel>
      <div className={entry.desk}>
        <WaitingEntries command="transferCash" />
        <CashPositionCard />
        {list.error && !list.data ? (
          <LoadFailed list={t('cash.transfer.list')} onRetry={reload} />
        ) : (
          <CashTransferList rows={list.data?.cashTransfersOfShift} />
        )}
      </div>
    </div>
  );
}
