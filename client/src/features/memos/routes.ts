import type { RouteEntry } from '../../ui/page/route-entry';

export const routes: RouteEntry[] = [{ path: '/page/instant-cash-memo', lazy: () => import('./memo-page') }];
