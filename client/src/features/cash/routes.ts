import type { ActionEntry, RouteEntry } from '../../ui/page/route-entry';

export const routes: RouteEntry[] = [
  { path: '/page/employee-cash-collection', lazy: () => import('./collection/collection-page') },
  { path: '/page/expenditure-detail', lazy: () => import('./expenditure/expenditure-page') },
  { path: '/page/supplier-payment', lazy: () => import('./supplier-payment/supplier-payment-page') },
  { path: '/page/cash-transfer', lazy: () => import('./transfer/cash-transfer-page') },
  { path: '/page/swipe-settlement', lazy: () => import('./swipe/swipe-settlement-page') },
  { path: '/page/bank-transfer', lazy: () => import('./bank-transfer/bank-transfer-page') },
  { path: '/page/cheques', lazy: () => import('./cheque/cheques-page') },
  { path: '/page/exchange', lazy: () => import('./exchange/exchange-page') },
];

/** Opened by the cash button (app/shell); the menus list the page instead of the dialog. */
export const actions: ActionEntry[] = [{ id: 'cash-exchange', lazy: () => import('./exchange/exchange-dialog') }];
