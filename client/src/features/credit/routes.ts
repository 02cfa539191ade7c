import type { RouteEntry } from '../../ui/page/route-entry';

export const routes: RouteEntry[] = [
  { path: '/page/credit-entry', lazy: () => import('./sale/credit-entry-page') },
  { path: '/page/slip-books', lazy: () => import('./slip-book/slip-books-page') },
  { path: '/page/creditor-payment-entry', lazy: () => import('./payment/payment-entry-page') },
  { path: '/page/creditor-adjustment', lazy: () => import('./adjustment/adjustment-page') },
  { path: '/page/make-bills', lazy: () => import('./bill/make-bills-page') },
  { path: '/page/charge-interest', lazy: () => import('./interest/charge-interest-page') },
];
