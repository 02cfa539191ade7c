import { useQuery } from '@apollo/client/react';
import { askAgain } from '../../../graphql/ask-again';
import {
  CashChangedDocument,
  ShiftChangedDocument,
  SupplierChoicesDocument,
  SupplierPaymentsOfShiftDocument,
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
import { SupplierPaymentForm } from './supplier-payment-form';
import { SupplierPaymentList } from './supplier-payment-list';

/** Money paid to suppliers during the running shift. */
export const Component = () => (
  <EntryPage title={t('cash.supplierPayment.title')} help="supplierPayment">
    <WhileShiftRuns text={t('cash.supplierPayment.noShift')}>
      <SupplierPayments />
    </WhileShiftRuns>
  </EntryPage>
);

function SupplierPayments() {
  const choices = useQuery(SupplierChoicesDocument, { fetchPolicy: 'cache-and-network' });
  const list = useQuery(SupplierPaymentsOfShiftDocument, {
    variables: useListedShift(),
    fetchPolicy: 'cache-and-network',
  });
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
      <Panel title={t('cash.supplierPayment.form')}>
        <SupplierPaymentForm
          suppliers={choices.data.suppliers}
          facts={asked.facts}
          onSaved={() => void askAgain(list.refetch)}
        />
      </Panel>
      <WaitingEntries command="recordSupplierPayment" />
      {list.error && !list.data ? (
        <LoadFailed list={t('cash.supplierPayment.list')} onRetry={reload} />
      ) : (
        <SupplierPaymentList rows={list.data?.supplierPaymentsOfShift} />
      )}
    </div>
  );
}
