import type { RouteEntry } from '../../ui/route-entry';
import { useReportPaths } from './use-report-paths';

export const routes: RouteEntry[] = [
  { path: '/report/:route/*', lazy: () => import('./report-page'), useServedPaths: useReportPaths },
];
