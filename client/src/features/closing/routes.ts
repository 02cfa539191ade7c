import type { ActionEntry, RouteEntry } from '../../ui/page/route-entry';

export const routes: RouteEntry[] = [
  { path: '/closeshift', lazy: () => import('./close-shift-page') },
  { path: '/page/correct-shift', lazy: () => import('./correct/correct-shift-page') },
];

export const actions: ActionEntry[] = [
  { id: 'undo-last-shift', lazy: () => import('./undo/undo-last-shift-dialog') },
  { id: 'cancel-running-shift', lazy: () => import('./undo/cancel-running-shift-dialog') },
];
