import type { RouteEntry } from '../../ui/route-entry';

export const routes: RouteEntry[] = [
  { path: '/page/credit-entry', lazy: () => import('./credit-entry-page') },
  { path: '/page/slip-books', lazy: () => import('./slip-books-page') },
  { path: '/page/creditor-payment-entry', lazy: () => import('./payment-entry-page') },
  { path: '/page/make-bills', lazy: () => import('./make-bills-page') },
  { path: '/page/charge-interest', lazy: () => import('./charge-interest-page') },
];
