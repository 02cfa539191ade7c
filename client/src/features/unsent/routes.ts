import type { RouteEntry } from '../../ui/page/route-entry';

export const routes: RouteEntry[] = [{ path: '/page/unsent-entries', lazy: () => import('./unsent-page') }];
