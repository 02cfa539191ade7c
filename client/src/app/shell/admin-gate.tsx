import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import type { ReactNode } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { useSession } from '../../hooks/use-session';
import { t } from '../../i18n/translate';
import { EmptyState } from '../../ui/feedback/empty-state';
import { SkeletonRows } from '../../ui/feedback/loading';
import { Page } from '../../ui/page/page';
import { NAVIGATION } from '../navigation';

/**
 * Tells other users that a page is for admins, since its queries would only fail. The server enforces the right itself.
 */
export function AdminGate({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { me } = useSession();
  const forAdmins = NAVIGATION.some(({ path, adminOnly }) => adminOnly && matchPath(path, pathname) !== null);
  if (!forAdmins || me?.isAdmin) return children;
  if (me === null) return <SkeletonRows />;
  return (
    <Page title={t('shell.forbidden')}>
      <EmptyState icon={<IconLock size={32} />} title={t('shell.forbidden.text')} />
    </Page>
  );
}
