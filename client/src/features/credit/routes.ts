import type { RouteEntry } from '../../ui/route-entry';

export const routes: RouteEntry[] = [{ path: '/page/credit-entry', lazy: () => import('./credit-entry-page') }];
