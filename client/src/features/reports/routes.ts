import type { RouteEntry } from '../../ui/route-entry';

export const routes: RouteEntry[] = [{ path: '/report/:route/*', lazy: () => import('./report-page') }];
