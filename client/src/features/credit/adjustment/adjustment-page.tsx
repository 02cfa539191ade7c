import { useQuery } from '@apollo/client/react';
import { askAgain } from '../../../graphql/ask-again';
import {
  CreditChangedDocument,
  CreditorAdjustmentsOfShiftDocument,
  PayingCreditorsDocument,
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
import { WaitingEntries } from '../../../ui/row-changes/waiting-entries';
import classes from '../sale/entry-workspace.module.css';
import { AdjustmentForm } from './adjustment-form';
import { AdjustmentList } from './adjustment-list';

/** Credit notes, discounts, bad debts and tax deducted during the running shift. */
export const Component = () => (
  <EntryPage title={t('nav.creditorAdjustment')} help="adjustment">
    <WhileShiftRuns text={t('credit.adjustments.noShift')}>
      <Adjustments />
    </WhileShiftRuns>
  </EntryPage>
);

function Adjustments() {
  const creditors = useQuery(PayingCreditorsDocument, { fetchPolicy: 'cache-and-network' });
  const list = useQuery(CreditorAdjustmentsOfShiftDocument, {
    variables: useListedShift(),
    fetchPolicy: 'cache-and-network',
  });
  useLive(CreditChangedDocument, list.refetch);
  useLive(ShiftChangedDocument, list.refetch);

  const reload = () => void askAgain(creditors.refetch, list.refetch);
  if (creditors.error && !creditors.data) return <LoadFailed reason={t('ui.failed.query')} onRetry={reload} />;
  if (!creditors.data) return <SkeletonRows rows={12} />;
  return (
    <div className={classes.desk}>
      <Panel title={t('credit.adjustments.form')}>
        <AdjustmentForm creditors={creditors.data.creditors} onSaved={() => void askAgain(list.refetch)} />
      </Panel>
      <WaitingEntries command="recordCreditorAdjustment" />
      {list.error && !list.data ? (
        <LoadFailed list={t('credit.adjustments.list')} onRetry={reload} />
      ) : (
        <AdjustmentList rows={list.data?.creditorAdjustmentsOfShift} />
      )}
    </div>
  );
}
