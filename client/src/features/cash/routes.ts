import type { ActionEntry, RouteEntry } from '../../ui/route-entry';

export const routes: RouteEntry[] = [
  { path: '/page/employee-cash-collection', lazy: () => import('./collection-page') },
  { path: '/page/expenditure-detail', lazy: () => import('./expenditure-page') },
  { path: '/page/cash-transfer', lazy: () => import('./cash-transfer-page') },
  { path: '/page/swipe-settlement', lazy: () => import('./swipe-settlement-page') },
  { path: '/page/exchange', lazy: () => import('./exchange-page') },
];

/** The floating cash button opens it (app/shell); no menu has it, the page stands there. */
export const actions: ActionEntry[] = [{ id: 'cash-exchange', lazy: () => import('./exchange-dialog') }];
