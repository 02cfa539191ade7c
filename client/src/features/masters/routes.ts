import type { RouteEntry } from '../../ui/page/route-entry';

export const routes: RouteEntry[] = [
  { path: '/page/:masterPath', lazy: () => import('./master-page') },
  { path: '/page/import', lazy: () => import('./import/import-page') },
  { path: '/page/roles', lazy: () => import('./roles-page') },
  { path: '/page/user-edit', lazy: () => import('./user-edit-page') },
  { path: '/page/mpd-nozzel-edit', lazy: () => import('./pump-edit-page') },
  { path: '/edit-page/creditor', lazy: () => import('./edit-creditor-page') },
  { path: '/edit-page/employee', lazy: () => import('./edit-employee-page') },
];
