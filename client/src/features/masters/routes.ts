import { useQuery } from '@apollo/client/react';
import { MasterPathsDocument } from '../../graphql/generated/graphql';
import type { RouteEntry } from '../../ui/route-entry';

/** The pages of the masters that the server has, so that a new one needs nothing here. */
function useMasterPaths(): readonly string[] {
  const { data } = useQuery(MasterPathsDocument);
  return data?.masters.map(({ path }) => path) ?? [];
}

export const routes: RouteEntry[] = [
  { path: '/page/:masterPath', lazy: () => import('./master-page'), useServedPaths: useMasterPaths },
  { path: '/page/user-edit', lazy: () => import('./user-edit-page') },
  { path: '/page/mpd-nozzel-edit', lazy: () => import('./pump-edit-page') },
  { path: '/edit-page/creditor', lazy: () => import('./edit-creditor-page') },
  { path: '/edit-page/employee', lazy: () => import('./edit-employee-page') },
];
