import { useEffect } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { useSession } from '../../hooks/use-session';
import { NAVIGATION, type NavigationItem } from '../navigation';
import { rememberPlace } from './palette-recent-places';

/** Detail pages worth revisiting; a request's page is of no use after its decision. */
const DRILLS = NAVIGATION.filter(
  ({ path, kind, rights }) => kind === 'drill' && rights.length === 0 && path.includes('/report/'),
);

/** The page or report of the menus at this path. */
export const pageAt = (path: string, items: readonly NavigationItem[]): NavigationItem | undefined =>
  items.find((item) => item.path === path && item.kind !== 'action');

/** The label and the parameters of the detail page at this path. */
export function drillAt(path: string) {
  for (const { path: pattern, label } of DRILLS) {
    const match = matchPath(pattern, path);
    if (match) return { label, params: match.params };
  }
  return undefined;
}

/** Stores in this browser which pages the user visited, for the palette. */
export function useRememberVisits(items: readonly NavigationItem[]): void {
  const { pathname } = useLocation();
  const userId = useSession().me?.userId;
  // The list of reports is unknown until the server has sent it.
  const isThere = pageAt(pathname, items) !== undefined || drillAt(pathname) !== undefined;
  useEffect(() => {
    if (isThere && userId !== undefined) rememberPlace(userId, { path: pathname });
  }, [isThere, pathname, userId]);
}
