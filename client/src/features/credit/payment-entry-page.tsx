import { useQuery } from '@apollo/client/react';
import { Anchor } from '@mantine/core';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { askAgain } from '../../graphql/ask-again';
import {
  CreditChangedDocument,
  CreditorPaymentsOfShiftDocument,
  PayingCreditorsDocument,
  ShiftChangedDocument,
} from '../../graphql/generated/graphql';
import { useLive } from '../../hooks/use-live';
import { t } from '../../i18n/translate';
import { LoadFailed } from '../../ui/error-boundary';
import { SkeletonRows } from '../../ui/loading';
import { Page, Panel } from '../../ui/page';
import { usePaymentFacts } from '../../ui/use-payment';
import { WhileShiftRuns } from '../../ui/while-shift-runs';
import classes from './entry-desk.module.css';
import { PaymentForm, type SavedPayment } from './payment-form';
import { PaymentList, receiptOf } from './payment-list';

/** Money that creditors pay during the running shift. */
export const Component = () => (
  <Page title={t('credit.payments.title')}>
    <WhileShiftRuns text={t('credit.payments.noShift')}>
      <Payments />
    </WhileShiftRuns>
  </Page>
);

function Payments() {
  const creditors = useQuery(PayingCreditorsDocument, { fetchPolicy: 'cache-and-network' });
  const list = useQuery(CreditorPaymentsOfShiftDocument, { fetchPolicy: 'cache-and-network' });
  const asked = usePaymentFacts();
  const [saved, setSaved] = useState<SavedPayment | null>(null);
  const asksFor = useSearchParams()[0].get('creditor') ?? '';
  useLive(CreditChangedDocument, list.refetch);
  useLive(ShiftChangedDocument, list.refetch);

  const failed = asked.failed || (creditors.error && !creditors.data) || (list.error && !list.data);
  const reload = (): void => {
    asked.reload();
    void askAgain(creditors.refetch, list.refetch);
  };
  if (failed) return <LoadFailed reason={t('ui.failed.query')} onRetry={reload} />;
  if (!creditors.data || !asked.facts) return <SkeletonRows rows={12} />;
  return (
    <div className={classes.desk}>
      <Panel title={t('credit.payments.form')}>
        <PaymentForm
          key={asksFor}
          firstCreditorId={asksFor}
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
      <PaymentList payments={list.data?.creditorPaymentsOfShift ?? []} loading={!list.data} />
    </div>
  );
}
