import type { RouteEntry } from '../../ui/route-entry';

export const routes: RouteEntry[] = [{ path: '/', lazy: () => import('./home-page') }];
