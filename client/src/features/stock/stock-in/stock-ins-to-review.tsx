import { useQuery } from '@apollo/client/react';
import { showDate } from '../../../../../server/domain/kernel/business-date';
import { askAgain } from '../../../graphql/ask-again';
import {
  StockChangedDocument,
  StockInsToReviewDocument,
  type StockInsToReviewQuery,
} from '../../../graphql/generated/graphql';
import { useCan } from '../../../hooks/use-can';
import { useLive } from '../../../hooks/use-live';
import { t } from '../../../i18n/translate';
import type { Column } from '../../../ui/table/table-column';
import { EntryList } from '../entry-list';
import { COLUMNS } from './stock-in-list';

type Waiting = StockInsToReviewQuery['stockInsToReview'][number];

const SHIFT = (): Column<Waiting> => ({
  key: 'shiftDate',
  label: t('stock.in.shift'),
  kind: 'text',
  value: ({ shiftDate, shiftName }) => t('stock.in.shiftOf', { shift: shiftName, date: showDate(shiftDate) }),
});

/** Stock-ins of all shifts that have an unexplained gap. Shown to admins only, and only if there are any. */
export const StockInsToReview = () => (useCan('stock.correct') ? <ToReview /> : null);

function ToReview() {
  const { data, refetch } = useQuery(StockInsToReviewDocument, { fetchPolicy: 'cache-and-network' });
  useLive(StockChangedDocument, () => void askAgain(refetch));
  const waiting = data?.stockInsToReview ?? [];
  if (waiting.length === 0) return null;
  return (
    <EntryList
      title={t('stock.in.review.list')}
      text={t('stock.in.review.text')}
      changes="stock_in"
      columns={[SHIFT(), ...COLUMNS()]}
      rows={waiting}
      empty={t('stock.in.list.empty')}
    />
  );
}
