import type { ActionEntry, RouteEntry } from '../../ui/route-entry';

export const routes: RouteEntry[] = [{ path: '/closeshift', lazy: () => import('./close-shift-page') }];

export const actions: ActionEntry[] = [
  { id: 'undo-last-shift', lazy: () => import('./undo-last-shift-dialog') },
  { id: 'cancel-running-shift', lazy: () => import('./cancel-running-shift-dialog') },
];
