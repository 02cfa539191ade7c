import type { ActionEntry, RouteEntry } from '../../ui/page/route-entry';

export const routes: RouteEntry[] = [
  { path: '/page/start-shift', lazy: () => import('./start-shift-page') },
  { path: '/page/on-duty', lazy: () => import('./on-duty-page') },
];

export const actions: ActionEntry[] = [{ id: 'move-shift', lazy: () => import('./move-shift-dialog') }];
