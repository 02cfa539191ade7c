import { useCan } from '../hooks/use-can';
import { NAVIGATION, type NavigationItem } from './navigation';
import { actions, routes } from './routes';

const ownPaths: ReadonlySet<string> = new Set([...routes.map(({ path }) => path), ...actions.map(({ id }) => id)]);
const servedPathsHooks = routes.flatMap(({ useServedPaths }) => useServedPaths ?? []);

/** What there is at this station and this user may see, in the order of the menus. Drill pages need a record, so are out. */
export function useShownNavigation(): readonly NavigationItem[] {
  const { isAdmin } = useCan();
  // biome-ignore lint/correctness/useHookAtTopLevel: the list of hooks is fixed when the application is built
  const served = new Set(servedPathsHooks.flatMap((usePaths) => usePaths()));
  return NAVIGATION.filter(
    ({ path, kind, adminOnly }) =>
      kind !== 'drill' && (!adminOnly || isAdmin) && (ownPaths.has(path) || served.has(path)),
  );
}
