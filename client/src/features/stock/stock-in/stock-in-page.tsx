import { useQuery } from '@apollo/client/react';
import { askAgain } from '../../../graphql/ask-again';
import {
  RecordStockInDocument,
  ShiftChangedDocument,
  StockChangedDocument,
  StockInsOfShiftDocument,
} from '../../../graphql/generated/graphql';
import { useLive } from '../../../hooks/use-live';
import { t } from '../../../i18n/translate';
import { Page } from '../../../ui/page/page';
import { WhileShiftRuns } from '../../../ui/page/while-shift-runs';
import { useRecording } from '../use-recording';
import { StockInList } from './stock-in-list';
import { StockInWorkspace } from './stock-in-workspace';
import { StockInsToReview } from './stock-ins-to-review';

/** Unloading a tanker in the running shift. */
export const Component = () => (
  <Page title={t('nav.stockIn')} help="stockIn">
    <WhileShiftRuns text={t('stock.in.noShift')}>
      <StockIns />
    </WhileShiftRuns>
    <StockInsToReview />
  </Page>
);

function StockIns() {
  const recording = useRecording(RecordStockInDocument, 'stock-in-sent');
  const list = useQuery(StockInsOfShiftDocument, { fetchPolicy: 'cache-and-network' });
  useLive(StockChangedDocument, list.refetch);
  useLive(ShiftChangedDocument, list.refetch);
  const reload = (): void => void askAgain(list.refetch);
  return (
    <>
      <StockInWorkspace recording={recording} onRecorded={reload} />
      <StockInList stockIns={list.data?.stockInsOfShift} onRetry={list.error && reload} />
    </>
  );
}
