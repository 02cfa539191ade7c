import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession } from '../../hooks/use-session';
import type { NavigationItem } from '../navigation';
import { rememberPlace } from './palette-recent-places';
import { entryOfPath } from './palette-start';

/** Keeps, in this browser, which pages the user was on: the palette offers them again. */
export function useRememberVisits(items: readonly NavigationItem[]): void {
  const { pathname } = useLocation();
  const userId = useSession().me?.userId;
  // Which reports there are is known only when the server has said so.
  const isThere = entryOfPath(pathname, items).length > 0;
  useEffect(() => {
    if (isThere && userId !== undefined) rememberPlace(userId, { path: pathname });
  }, [isThere, pathname, userId]);
}
