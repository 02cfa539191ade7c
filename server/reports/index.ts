import { closeShiftReportBetweenTwoDay } from './definitions/close-shift-report-between-two-day';
import { closedShiftReport } from './definitions/closed-shift-report';
import { stationReports } from './station-reports';

/** Every report, one line each. */
export const {
  reports,
  resolvers: reportResolvers,
  downloads: reportDownloads,
} = stationReports([closedShiftReport, closeShiftReportBetweenTwoDay]);
