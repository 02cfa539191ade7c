import { useQuery } from '@apollo/client/react';
import { askAgain } from '../../../graphql/ask-again';
import {
  ShiftChangedDocument,
  StockChangedDocument,
  TankDipsOfShiftDocument,
  TanksToMeasureDocument,
} from '../../../graphql/generated/graphql';
import { useLive } from '../../../hooks/use-live';
import { t } from '../../../i18n/translate';
import { Dialog } from '../../../ui/dialog/dialog';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { LoadFailed } from '../../../ui/feedback/error-boundary';
import { SkeletonRows } from '../../../ui/feedback/loading';
import { WhileShiftRuns } from '../../../ui/page/while-shift-runs';
import { MeasureTankForm } from './measure-tank-form';
import { TankDipList } from './tank-dip-list';

const WIDTH = 760;

/** Measures tanks during a shift; stays open for the next one. */
const MeasureTankDialog = ({ onClose }: { onClose: () => void }) => (
  <Dialog title={t('stock.dip.title')} help="dip" opened onClose={onClose} width={WIDTH}>
    <WhileShiftRuns text={t('stock.dip.noShift')}>
      <Tanks />
    </WhileShiftRuns>
  </Dialog>
);

export default MeasureTankDialog;

function Tanks() {
  const tanks = useQuery(TanksToMeasureDocument, { fetchPolicy: 'cache-and-network' });
  const dips = useQuery(TankDipsOfShiftDocument, { fetchPolicy: 'cache-and-network' });
  const reload = () => askAgain(tanks.refetch, dips.refetch);
  useLive(StockChangedDocument, reload);
  useLive(ShiftChangedDocument, reload);

  if (tanks.error && !tanks.data) return <LoadFailed reason={t('ui.failed.query')} onRetry={() => void reload()} />;
  if (!tanks.data) return <SkeletonRows rows={6} />;
  const { tanksToMeasure } = tanks.data;
  if (tanksToMeasure.length === 0) return <EmptyState title={t('stock.dip.noTanks')} />;
  return (
    <>
      <MeasureTankForm tanks={tanksToMeasure} onMeasured={() => void reload()} />
      <TankDipList dips={dips.data?.tankDipsOfShift} onRetry={dips.error && (() => void askAgain(dips.refetch))} />
    </>
  );
}
