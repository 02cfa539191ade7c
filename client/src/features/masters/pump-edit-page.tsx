import { useCan } from '../../hooks/use-can';
import { t } from '../../i18n/translate';
import { EmptyState } from '../../ui/feedback/empty-state';
import { SkeletonRows } from '../../ui/feedback/loading';
import { Stack } from '../../ui/kit/layout';
import { Text } from '../../ui/kit/text';
import { Page } from '../../ui/page/page';
import { useMaster } from './catalogue';
import { MasterPanes } from './master-panes';

/** Renames pumps, and moves nozzles to other pumps and tanks. */
export function Component() {
  const may = useCan('masters.equipment.add');
  const nozzles = useMaster('Nozzle');
  const pumps = useMaster('Pump');
  return (
    <Page title={t('masters.pumpEdit')} help="list">
      {!may && <EmptyState title={t('masters.adminOnly')} />}
      {may && (!nozzles || !pumps) && <SkeletonRows />}
      {may && nozzles && pumps && (
        <Stack>
          <Text>{t('masters.pumpEdit.move')}</Text>
          <MasterPanes master={nozzles} />
          <MasterPanes master={pumps} />
        </Stack>
      )}
    </Page>
  );
}
