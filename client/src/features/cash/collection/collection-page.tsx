import { useQuery } from '@apollo/client/react';
import { askAgain } from '../../../graphql/ask-again';
import {
  CashChangedDocument,
  CashCollectionsOfShiftDocument,
  CollectionChoicesDocument,
  ShiftChangedDocument,
} from '../../../graphql/generated/graphql';
import { useLive } from '../../../hooks/use-live';
import { t } from '../../../i18n/translate';
import { LoadFailed } from '../../../ui/feedback/error-boundary';
import { SkeletonRows } from '../../../ui/feedback/loading';
import { EntryPage } from '../../../ui/late-entry/entry-page';
import { useListedShift } from '../../../ui/late-entry/late-context';
import { Panel } from '../../../ui/page/page';
import { WaitingEntries } from '../../../ui/row-changes/waiting-entries';
import { CashPositionCard } from '../cash-position-card';
import entry from '../entry.module.css';
import { useCountedNotes } from '../use-counted-notes';
import { WhileShiftRuns } from '../while-shift-runs';
import { CollectionForm } from './collection-form';
import { CollectionList } from './collection-list';
import classes from './collection-page.module.css';

/** Cash that employees hand in from their pumps during the shift. */
export const Component = () => (
  <EntryPage title={t('cash.collect.title')} help="collection">
    <WhileShiftRuns>
      <Collections />
    </WhileShiftRuns>
  </EntryPage>
);

function Collections() {
  const choices = useQuery(CollectionChoicesDocument, { fetchPolicy: 'cache-and-network' });
  const list = useQuery(CashCollectionsOfShiftDocument, {
    variables: useListedShift(),
    fetchPolicy: 'cache-and-network',
  });
  const notes = useCountedNotes();
  useLive(ShiftChangedDocument, choices.refetch);
  useLive(CashChangedDocument, list.refetch);

  const failed = notes.failed || (choices.error && !choices.data);
  const reload = (): void => {
    notes.reload();
    void askAgain(choices.refetch, list.refetch);
  };
  if (failed) return <LoadFailed reason={t('ui.failed.query')} onRetry={reload} />;
  if (!choices.data || !notes.notes) return <SkeletonRows rows={12} />;
  return (
    <div className={classes.page}>
      <Panel title={t('cash.collect.form')}>
        <CollectionForm
          choices={choices.data}
          notes={{ ...notes, notes: notes.notes }}
          onCollected={() => void askAgain(list.refetch)}
        />
      </Panel>
      <div className={entry.desk}>
        <WaitingEntries command="collectCash" />
        <CashPositionCard />
        {list.error && !list.data ? (
          <LoadFailed list={t('cash.list')} onRetry={reload} />
        ) : (
          <CollectionList collections={list.data?.cashCollectionsOfShift ?? []} loading={!list.data} />
        )}
      </div>
    </div>
  );
}
