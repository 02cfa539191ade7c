import type { RouteEntry } from '../../ui/page/route-entry';

export const routes: RouteEntry[] = [
  { path: '/page/station-settings', lazy: () => import('./station-settings-page') },
  { path: '/page/audit', lazy: () => import('./audit-page') },
];
