import { t } from '../../i18n/translate';
import { SkeletonRows } from '../../ui/feedback/loading';
import { Page } from '../../ui/page/page';
import { belowUser } from './below-user';
import { useMaster } from './catalogue';
import { MasterPanes } from './master-panes';

/** Users: their data, rights, and whether they may log in. */
export function Component() {
  const users = useMaster('User');
  return (
    <Page title={t('masters.userEdit')} help="list">
      {users ? <MasterPanes master={users} belowRow={belowUser} /> : <SkeletonRows />}
    </Page>
  );
}
