import type { ActionEntry, RouteEntry } from '../../ui/route-entry';

export const routes: RouteEntry[] = [
  { path: '/page/stock-in', lazy: () => import('./stock-in-page') },
  { path: '/page/backward-stockin', lazy: () => import('./backward-stock-in-page') },
  { path: '/page/last-inspection-entry', lazy: () => import('./inspection-page') },
];

export const actions: ActionEntry[] = [
  { id: 'create-invoice', lazy: () => import('./invoice-dialog') },
  { id: 'measure-tank', lazy: () => import('./measure-tank-dialog') },
  { id: 'density-reading', lazy: () => import('./density-dialog') },
  { id: 'meter-event', lazy: () => import('./meter-event-dialog') },
];
