import type { RouteEntry } from '../../ui/page/route-entry';

export const routes: RouteEntry[] = [
  { path: '/page/start-shift', lazy: () => import('./start-shift-page') },
  { path: '/page/on-duty', lazy: () => import('./on-duty-page') },
];
