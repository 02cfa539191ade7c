import { useCan } from '../../hooks/use-can';
import { t } from '../../i18n/translate';
import { EmptyState } from '../../ui/feedback/empty-state';
import { SkeletonRows } from '../../ui/feedback/loading';
import { Page } from '../../ui/page/page';
import { belowUser } from './below-user';
import { useMaster } from './catalogue';
import { MasterPanes } from './master-panes';

/** Users: their data, rights, and whether they may log in. */
export function Component() {
  const may = useCan('users.manage');
  const users = useMaster('User');
  return (
    <Page title={t('masters.userEdit')} help="list">
      {!may && <EmptyState title={t('masters.adminOnly')} />}
      {may && (users ? <MasterPanes master={users} belowRow={belowUser} /> : <SkeletonRows />)}
    </Page>
  );
}
