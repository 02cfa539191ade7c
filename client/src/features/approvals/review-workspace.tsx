import { useApolloClient, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { askAgain } from '../../graphql/ask-again';
import {
  BellCountsDocument,
  ChangeDecidedDocument,
  ChangeRequestedDocument,
  ChangeReviewDocument,
  NotificationsDocument,
} from '../../graphql/generated/graphql';
import { useLive } from '../../hooks/use-live';
import { wordsFor } from '../../hooks/words-for';
import { t, translateLabel } from '../../i18n/translate';
import { LoadFailed } from '../../ui/feedback/error-boundary';
import { SkeletonRows } from '../../ui/feedback/loading';
import { Page } from '../../ui/page/page';
import { isNoSuchRow, NoSuchRow } from './no-such-row';
import { placeAmong } from './place-among';
import { QueueBar } from './queue-bar';
import { ReviewBody } from './review-body';
import { useOpened } from './use-opened';

/** The review of one row, live, with links to the other pending ones. */
export function ReviewWorkspace({ table, rowId }: { table: string; rowId: number }) {
  const client = useApolloClient();
  const { data, error, refetch } = useQuery(ChangeReviewDocument, {
    variables: { table, rowId },
    fetchPolicy: 'cache-and-network',
  });
  const queue = useQuery(NotificationsDocument, { fetchPolicy: 'cache-and-network' });
  const reload = () => askAgain(refetch, queue.refetch);
  useLive(ChangeRequestedDocument, reload);
  useLive(ChangeDecidedDocument, reload);
  const notifications = queue.data?.notifications;
  useOpened(notifications, { table, rowId });
  /** Requests decided on this page: removed at once. Those decided elsewhere fade out. */
  const [decided, setDecided] = useState<ReadonlySet<number>>(new Set());
  const [isNone, setIsNone] = useState(false);

  const place = placeAmong(notifications ?? [], { tableName: table, rowId });
  const onDecided = (requestId: number): void => {
    setDecided(new Set([...decided, requestId]));
    void reload();
    void client.refetchQueries({ include: [BellCountsDocument] });
  };

  const review = data?.changeReview;
  const isNow = isNoSuchRow(error);
  // A refetch has neither answer nor error: the page stays unchanged.
  if (isNow !== isNone && (review || error)) setIsNone(isNow);
  if (!review && isNone) return <NoSuchRow />;
  const title = review
    ? t('approvals.of', { label: translateLabel(review.label), title: review.title })
    : t('approvals.title');
  return (
    <Page title={title} actions={<QueueBar place={place} />}>
      {review ? (
        <ReviewBody
          review={review}
          decided={decided}
          next={place.next}
          onDecided={onDecided}
          onRefused={() => void reload()}
        />
      ) : error ? (
        <LoadFailed reason={`${t('approvals.failed')}${wordsFor(error)}`} onRetry={() => void reload()} />
      ) : (
        <SkeletonRows />
      )}
    </Page>
  );
}
