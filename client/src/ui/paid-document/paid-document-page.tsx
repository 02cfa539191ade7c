import { useQuery } from '@apollo/client/react';
import { askAgain } from '../../graphql/ask-again';
import { CashChangedDocument, ShiftChangedDocument } from '../../graphql/generated/graphql';
import { useLive } from '../../hooks/use-live';
import { t } from '../../i18n/translate';
import { LoadFailed } from '../feedback/error-boundary';
import { SkeletonRows } from '../feedback/loading';
import { EntryPage } from '../late-entry/entry-page';
import { useListedShift } from '../late-entry/late-context';
import { Panel } from '../page/page';
import { WhileShiftRuns } from '../page/while-shift-runs';
import { usePaymentFacts } from '../payment/use-payment';
import { WaitingEntries } from '../row-changes/waiting-entries';
import type { PaidDocument } from './paid-document';
import { PaidDocumentForm } from './paid-document-form';
import { PaidDocumentList } from './paid-document-list';
import classes from './paid-document-page.module.css';

/** Makes the page of a paid document: the form, the entries that wait and those of the shift. */
export const paidDocumentPage =
  <Choices, List, Recorded>(document: PaidDocument<Choices, List, Recorded>) =>
  () => {
    const { title, noShift } = document.texts();
    return (
      <EntryPage title={title} help={document.help}>
        <WhileShiftRuns text={noShift}>
          <PaidDocuments document={document} />
        </WhileShiftRuns>
      </EntryPage>
    );
  };

function PaidDocuments<Choices, List, Recorded>({ document }: { document: PaidDocument<Choices, List, Recorded> }) {
  const texts = document.texts();
  const choices = useQuery(document.choices.query, { fetchPolicy: 'cache-and-network' });
  const list = useQuery(document.list.query, { variables: useListedShift(), fetchPolicy: 'cache-and-network' });
  const payment = usePaymentFacts();
  const { isMoved } = document.choices;
  const reloadMoved = (): Promise<void> => askAgain(...(isMoved ? [choices.refetch] : []), list.refetch);
  useLive(CashChangedDocument, reloadMoved);
  useLive(ShiftChangedDocument, reloadMoved);

  const failed = payment.failed || (choices.error && !choices.data);
  const reload = (): void => {
    payment.reload();
    void askAgain(choices.refetch, list.refetch);
  };
  if (failed)
    return <LoadFailed reason={t(payment.failed ? 'ui.payment.modesFailed' : 'ui.failed.query')} onRetry={reload} />;
  if (!choices.data || !payment.facts) return <SkeletonRows rows={12} />;
  return (
    <div className={classes.desk}>
      <Panel title={texts.form}>
        <PaidDocumentForm
          document={document}
          subjects={document.choices.of(choices.data as Choices)}
          facts={payment.facts}
          onSaved={() => void reloadMoved()}
        />
      </Panel>
      <WaitingEntries command={document.command} />
      {list.error && !list.data ? (
        <LoadFailed list={texts.list} onRetry={reload} />
      ) : (
        <PaidDocumentList document={document} rows={list.data && document.list.of(list.data as List)} />
      )}
    </div>
  );
}
