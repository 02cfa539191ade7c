import { type Report } from './report';
import { catalogueResolver, reportResolver } from './report.resolver';
import { catalogueOf } from './report-catalogue';
import { downloadOf } from './report-download';

/** The adapters, catalogue and exports of a list of reports. */
export const stationReports = (reports: readonly Report[]) => ({
  reports,
  resolvers: [catalogueResolver(catalogueOf(reports)), ...reports.map(reportResolver)],
  downloads: reports.map((report) => ({ report, query: downloadOf(report) })),
});
