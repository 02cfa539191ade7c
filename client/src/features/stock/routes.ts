import type { ActionEntry, RouteEntry } from '../../ui/page/route-entry';

export const routes: RouteEntry[] = [
  { path: '/page/stock-in', lazy: () => import('./stock-in/stock-in-page') },
  { path: '/page/backward-stockin', lazy: () => import('./stock-in/backward-stock-in-page') },
  { path: '/page/debit-note', lazy: () => import('./debit-note/debit-note-page') },
  { path: '/page/last-inspection-entry', lazy: () => import('./inspection/inspection-page') },
];

export const actions: ActionEntry[] = [
  { id: 'create-invoice', lazy: () => import('./invoice/invoice-dialog') },
  { id: 'measure-tank', lazy: () => import('./tank-dip/measure-tank-dialog') },
  { id: 'density-reading', lazy: () => import('./density/density-dialog') },
  { id: 'meter-event', lazy: () => import('./meter-event/meter-event-dialog') },
];
