import type { RouteEntry } from '../../ui/page/route-entry';

export const routes: RouteEntry[] = [{ path: '/page/test', lazy: () => import('./system-check-page') }];
