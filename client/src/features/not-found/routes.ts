import type { RouteEntry } from '../../ui/page/route-entry';

export const routes: RouteEntry[] = [{ path: '/404', lazy: () => import('./not-found-page') }];
