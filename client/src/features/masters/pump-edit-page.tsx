import { t } from '../../i18n/translate';
import { SkeletonRows } from '../../ui/feedback/loading';
import { Stack } from '../../ui/kit/layout';
import { Text } from '../../ui/kit/text';
import { Page } from '../../ui/page/page';
import { useMaster } from './catalogue';
import { MasterPanes } from './master-panes';

/** Renames pumps, and moves nozzles to other pumps and tanks. */
export function Component() {
  const nozzles = useMaster('Nozzle');
  const pumps = useMaster('Pump');
  return (
    <Page title={t('masters.pumpEdit')} help="list">
      {(!nozzles || !pumps) && <SkeletonRows />}
      {nozzles && pumps && (
        <Stack>
          <Text>{t('masters.pumpEdit.move')}</Text>
          <MasterPanes master={nozzles} />
          <MasterPanes master={pumps} />
        </Stack>
      )}
    </Page>
  );
}
