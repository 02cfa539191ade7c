import { useMasterPaths } from '../features/masters/use-master-paths';
import { useReportPaths } from '../features/reports/use-report-paths';
import { useCan } from '../hooks/use-can';
import { useSession } from '../hooks/use-session';
import { NAVIGATION, type NavigationItem } from './navigation';
import { actions, routes } from './routes';

const ownPaths: ReadonlySet<string> = new Set([...routes.map(({ path }) => path), ...actions.map(({ id }) => id)]);

/** What there is at this station and this user may see, in the order of the menus. Drill pages need a record, so are out. */
export function useShownNavigation(): readonly NavigationItem[] {
  const { isAdmin } = useCan();
  // Of the pages whose paths have parameters: what they serve at this station. Menus show these, and no others of their kind.
  const served = new Set([...(useMasterPaths() ?? []), ...(useReportPaths() ?? [])]);
  return NAVIGATION.filter(
    ({ path, kind, adminOnly }) =>
      kind !== 'drill' && (!adminOnly || isAdmin) && (ownPaths.has(path) || served.has(path)),
  );
}

/** Whether all of it is known: who is logged in, and what the server serves. */
export function useIsNavigationKnown(): boolean {
  const { me } = useSession();
  const masters = useMasterPaths();
  const reports = useReportPaths();
  return me !== null && masters !== null && reports !== null;
}
