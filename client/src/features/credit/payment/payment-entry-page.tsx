import { useQuery } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { askAgain } from '../../../graphql/ask-again';
import {
  CreditChangedDocument,
  CreditorPaymentsOfShiftDocument,
  PayingCreditorsDocument,
  ShiftChangedDocument,
} from '../../../graphql/generated/graphql';
import { useLive } from '../../../hooks/use-live';
import { t } from '../../../i18n/translate';
import { confirm } from '../../../ui/dialog/confirm';
import { LoadFailed } from '../../../ui/feedback/error-boundary';
import { SkeletonRows } from '../../../ui/feedback/loading';
import { Anchor } from '../../../ui/kit/text';
import { EntryPage } from '../../../ui/late-entry/entry-page';
import { useListedShift } from '../../../ui/late-entry/late-context';
import { Panel } from '../../../ui/page/page';
import { WhileShiftRuns } from '../../../ui/page/while-shift-runs';
import { usePaymentFacts } from '../../../ui/payment/use-payment';
import { WaitingEntries } from '../../../ui/row-changes/waiting-entries';
import classes from '../sale/entry-workspace.module.css';
import { CreditorPaymentForm, type SavedPayment } from './payment-form';
import { PaymentList, receiptOf } from './payment-list';

/** Payments from creditors during the running shift. */
export const Component = () => (
  <EntryPage title={t('credit.payments.title')} help="payment">
    <WhileShiftRuns text={t('credit.payments.noShift')}>
      <Payments />
    </WhileShiftRuns>
  </EntryPage>
);

function Payments() {
  const creditors = useQuery(PayingCreditorsDocument, { fetchPolicy: 'cache-and-network' });
  const list = useQuery(CreditorPaymentsOfShiftDocument, {
    variables: useListedShift(),
    fetchPolicy: 'cache-and-network',
  });
  const asked = usePaymentFacts();
  const [saved, setSaved] = useState<SavedPayment | null>(null);
  const [first, onTyped] = useFirstFirm();
  useLive(CreditChangedDocument, list.refetch);
  useLive(ShiftChangedDocument, list.refetch);

  const failed = asked.failed || (creditors.error && !creditors.data);
  const reload = (): void => {
    asked.reload();
    void askAgain(creditors.refetch, list.refetch);
  };
  if (failed)
    return <LoadFailed reason={t(asked.failed ? 'ui.payment.modesFailed' : 'ui.failed.query')} onRetry={reload} />;
  if (!creditors.data || !asked.facts) return <SkeletonRows rows={12} />;
  return (
    <div className={classes.desk}>
      <Panel title={t('credit.payments.form')}>
        <CreditorPaymentForm
          key={first.run}
          firstCreditorId={first.creditorId}
          onTyped={onTyped}
          creditors={creditors.data.creditors}
          facts={asked.facts}
          onSaved={(payment) => {
            setSaved(payment);
            void askAgain(list.refetch);
          }}
        />
      </Panel>
      {saved && (
        <Anchor component={Link} to={receiptOf(saved.id)}>
          {t('credit.payments.printOf', { firm: saved.firmName })}
        </Anchor>
      )}
      <WaitingEntries command="recordCreditorPayment" />
      {list.error && !list.data ? (
        <LoadFailed list={t('credit.payments.list')} onRetry={reload} />
      ) : (
        <PaymentList payments={list.data?.creditorPaymentsOfShift ?? []} loading={!list.data} />
      )}
    </div>
  );
}

/**
 * Reads the creditor from the address and counts up with every such request, so that the form restarts with it after
 * confirming the loss of typed input. The parameter is then removed, so that the same creditor can be requested again.
 */
function useFirstFirm() {
  const [params, setParams] = useSearchParams();
  const [first, setFirst] = useState({ creditorId: '', run: 0 });
  const isTyped = useRef(false);
  const creditorId = params.get('creditor') ?? '';
  const begin = useEffectEvent(async () => {
    setParams({}, { replace: true });
    if (isTyped.current && !(await confirm(t('credit.payments.startAnother'), { danger: true }))) return;
    setFirst(({ run }) => ({ creditorId, run: run + 1 }));
  });
  useEffect(() => {
    if (creditorId !== '') void begin();
  }, [creditorId]);
  const onTyped = (typed: boolean): void => {
    isTyped.current = typed;
  };
  return [first, onTyped] as const;
}
