import { useCan } from '../../hooks/use-can';
import { t } from '../../i18n/translate';
import { EmptyState } from '../../ui/feedback/empty-state';
import { SkeletonRows } from '../../ui/feedback/loading';
import { Page } from '../../ui/page/page';
import { useMaster } from './catalogue';
import type { MasterRow } from './documents';
import { KeysOfUser } from './keys-of-user';
import { MasterPanes } from './master-panes';
import { ResetPasswordPanel } from './reset-password-panel';
import { ResetSecondFactorPanel } from './reset-second-factor-panel';
import { UserFilesPanel } from './user-files-panel';

const belowUser = (user: MasterRow) => (
  <>
    <KeysOfUser key={`keys ${user.id}`} userId={user.id} isDisabled={Boolean(user.disabled)} />
    {!user.disabled && <ResetPasswordPanel key={user.id} userId={user.id} name={String(user.name)} />}
    <ResetSecondFactorPanel key={`factor ${user.id}`} userId={user.id} name={String(user.name)} />
    <UserFilesPanel user={user} />
  </>
);

/** Users: their data, rights, and whether they may log in. */
export function Component() {
  const may = useCan('users.manage');
  const users = useMaster('User');
  return (
    <Page title={t('masters.userEdit')}>
      {!may && <EmptyState title={t('masters.adminOnly')} />}
      {may && (users ? <MasterPanes master={users} belowRow={belowUser} /> : <SkeletonRows />)}
    </Page>
  );
}
