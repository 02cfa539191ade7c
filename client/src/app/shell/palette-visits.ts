import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession } from '../../hooks/use-session';
import type { NavigationItem } from '../navigation';
import { rememberPlace } from './palette-recent-places';
import { entryOfPath } from './palette-start';

/** Stores in this browser which pages the user visited, for the palette. */
export function useRememberVisits(items: readonly NavigationItem[]): void {
  const { pathname } = useLocation();
  const userId = useSession().me?.userId;
  // The list of reports is unknown until the server has sent it.
  const isThere = entryOfPath(pathname, items).length > 0;
  useEffect(() => {
    if (isThere && userId !== undefined) rememberPlace(userId, { path: pathname });
  }, [isThere, pathname, userId]);
}
