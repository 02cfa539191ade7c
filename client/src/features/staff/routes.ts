import type { RouteEntry } from '../../ui/page/route-entry';

export const routes: RouteEntry[] = [
  { path: '/page/employee-advance', lazy: () => import('./advance-page') },
  { path: '/page/salary', lazy: () => import('./salary-page') },
  { path: '/page/pay-rate', lazy: () => import('./pay-rate-page') },
];
