import { useMasterPaths } from '../features/masters/use-master-paths';
import { useReportPaths } from '../features/reports/use-report-paths';
import { useRights } from '../hooks/use-can';
import { useSession } from '../hooks/use-session';
import { mayOpen, NAVIGATION, type NavigationItem } from './navigation';
import { actions, routes } from './routes';

const ownPaths: ReadonlySet<string> = new Set([...routes.map(({ path }) => path), ...actions.map(({ id }) => id)]);

/**
 * Items that exist at this station and that this user may see, in menu order. Drill pages are left out: they need a
 * record.
 */
export function useShownNavigation(): readonly NavigationItem[] {
  const rights = useRights();
  // Values that parameterised paths serve at this station; menus show no others.
  const served = new Set([...(useMasterPaths() ?? []), ...(useReportPaths() ?? [])]);
  return NAVIGATION.filter(
    (item) => item.kind !== 'drill' && mayOpen(item, rights) && (ownPaths.has(item.path) || served.has(item.path)),
  );
}

/** Whether the navigation is complete: both the user and the pages that the server serves are known. */
export function useIsNavigationKnown(): boolean {
  const { me } = useSession();
  const masters = useMasterPaths();
  const reports = useReportPaths();
  return me !== null && masters !== null && reports !== null;
}
