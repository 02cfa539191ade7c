import { lazy, type ReactNode } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { useRights } from '../../hooks/use-can';
import { useSession } from '../../hooks/use-session';
import { LazyBoundary } from '../../ui/feedback/lazy-boundary';
import { SkeletonRows } from '../../ui/feedback/loading';
import { PageList } from '../../ui/page/page-list';
import { withinTime } from '../load-page';
import { mayOpen, NAVIGATION } from '../navigation';

const Forbidden = lazy(withinTime(() => import('./forbidden')));

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
  return (
    <LazyBoundary fallback={<SkeletonRows />}>
      <Forbidden missing={item.rights.filter((right) => !rights.has(right))} />
    </LazyBoundary>
  );
}
