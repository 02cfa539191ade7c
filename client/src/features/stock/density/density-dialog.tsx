import { useQuery } from '@apollo/client/react';
import { askAgain } from '../../../graphql/ask-again';
import {
  DensityChoicesDocument,
  DensityReadingsDocument,
  StockChangedDocument,
} from '../../../graphql/generated/graphql';
import { useLive } from '../../../hooks/use-live';
import { t } from '../../../i18n/translate';
import { Dialog } from '../../../ui/dialog/dialog';
import { LoadFailed } from '../../../ui/feedback/error-boundary';
import { SkeletonRows } from '../../../ui/feedback/loading';
import { DensityForm } from './density-form';
import { DensityList } from './density-list';

const WIDTH = 820;

/** Records hydrometer readings; stays open for the next tank. */
const DensityDialog = ({ onClose }: { onClose: () => void }) => (
  <Dialog title={t('stock.density.title')} help="density" opened onClose={onClose} width={WIDTH}>
    <Densities />
  </Dialog>
);

export default DensityDialog;

function Densities() {
  const choices = useQuery(DensityChoicesDocument, { fetchPolicy: 'cache-and-network' });
  const list = useQuery(DensityReadingsDocument, { fetchPolicy: 'cache-and-network' });
  const reload = () => askAgain(choices.refetch, list.refetch);
  useLive(StockChangedDocument, () => list.refetch());

  if (choices.error && !choices.data) return <LoadFailed reason={t('ui.failed.query')} onRetry={() => void reload()} />;
  if (!choices.data) return <SkeletonRows rows={6} />;
  return (
    <>
      <DensityForm choices={choices.data} onRecorded={() => void askAgain(list.refetch)} />
      <DensityList readings={list.data?.densityReadings} onRetry={list.error && (() => void askAgain(list.refetch))} />
    </>
  );
}
