import type { RouteEntry } from '../../ui/page/route-entry';

export const routes: RouteEntry[] = [
  { path: '/permission/:rowId/:tableName', lazy: () => import('./review-page') },
  { path: '/page/my-requests', lazy: () => import('./my-requests-page') },
];
