import type { RouteEntry } from '../../ui/route-entry';

export const routes: RouteEntry[] = [{ path: '/404', lazy: () => import('./not-found-page') }];
