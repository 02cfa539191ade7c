import { closeShiftDips } from './definitions/close-shift-dips';
import { closeShiftReportBetweenTwoDay } from './definitions/close-shift-report-between-two-day';
import { closedShiftReport } from './definitions/closed-shift-report';
import { densityRegister } from './definitions/density-register';
import { dsr } from './definitions/dsr';
import { invoiceReportBetweenTwoDay } from './definitions/invoice-report-between-two-day';
import { invoiceShortageReportBetweenTwoDay } from './definitions/invoice-shortage-report-between-two-day';
import { productRateBetweenTwoDay } from './definitions/product-rate-between-two-day';
import { readingReport } from './definitions/reading-report';
import { sell } from './definitions/sell';
import { sellDay } from './definitions/sell-day';
import { stationReports } from './station-reports';

/** Every report, one line each. */
export const {
  reports,
  resolvers: reportResolvers,
  downloads: reportDownloads,
} = stationReports([
  closedShiftReport,
  closeShiftReportBetweenTwoDay,
  sell,
  sellDay,
  readingReport,
  dsr,
  closeShiftDips,
  densityRegister,
  invoiceReportBetweenTwoDay,
  invoiceShortageReportBetweenTwoDay,
  productRateBetweenTwoDay,
]);
