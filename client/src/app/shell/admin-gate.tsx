import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import type { ReactNode } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { useRights } from '../../hooks/use-can';
import { useSession } from '../../hooks/use-session';
import { t } from '../../i18n/translate';
import { EmptyState } from '../../ui/feedback/empty-state';
import { SkeletonRows } from '../../ui/feedback/loading';
import { rightWords } from '../../ui/inputs/right-words';
import { Page } from '../../ui/page/page';
import { PageList } from '../../ui/page/page-list';
import { mayOpen, NAVIGATION } from '../navigation';

/**
 * Tells a user which rights of a page are missing, since its queries would only fail. The server enforces the right itself.
 */
export function AdminGate({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { me } = useSession();
  const item = NAVIGATION.find(({ path, rights }) => rights.length > 0 && matchPath(path, pathname) !== null);
  const rights = useRights();
  if (item === undefined || mayOpen(item, rights)) return <PageList value={NAVIGATION}>{children}</PageList>;
  if (me === null) return <SkeletonRows />;
  const missing = item.rights.filter((right) => !rights.has(right));
  return (
    <Page title={t('shell.forbidden')}>
      <EmptyState
        icon={<IconLock size={32} />}
        title={t('shell.forbidden.rights', { rights: missing.map(rightWords).join('; ') })}
        text={t('shell.forbidden.text')}
      />
    </Page>
  );
}
