import type { RouteEntry } from '../../ui/page/route-entry';

export const routes: RouteEntry[] = [{ path: '/report/:route/*', lazy: () => import('./view/report-page') }];
