import { allSmallCreditorReportBetweenTwoDates } from './definitions/all-small-creditor-report-between-two-dates';
import { allSmallCreditorStatement } from './definitions/all-small-creditor-statement';
import { audit } from './definitions/audit';
import { bankReconciliation } from './definitions/bank-reconciliation';
import { chart } from './definitions/chart';
import { chequesReport } from './definitions/cheques';
import { closeShiftDips } from './definitions/close-shift-dips';
import { closeShiftReportBetweenTwoDay } from './definitions/close-shift-report-between-two-day';
import { closedShiftReport } from './definitions/closed-shift-report';
import { creditAccountDetails } from './definitions/credit-account-details';
import { creditDetailBetweenTwoDay } from './definitions/credit-detail-between-two-day';
import { creditPaymentBetweenTwoDay } from './definitions/credit-payment-between-two-day';
import { creditPaymentByCreditId } from './definitions/credit-payment-by-credit-id';
import { creditReportBilled } from './definitions/credit-report-billed';
import { creditReportBilledById } from './definitions/credit-report-billed-by-id';
import { creditReportBilledBycreditor } from './definitions/credit-report-billed-bycreditor';
import { creditReportByShiftWithAggreagation } from './definitions/credit-report-by-shift-with-aggreagation';
import { creditReportBybillid } from './definitions/credit-report-bybillid';
import { creditReportUnbilled } from './definitions/credit-report-unbilled';
import { creditReportUnbilledBycreditor } from './definitions/credit-report-unbilled-bycreditor';
import { creditStatement } from './definitions/credit-statement';
import { creditorAdjustmentNote } from './definitions/creditor-adjustment-note';
import { creditorAdjustments } from './definitions/creditor-adjustments';
import { creditorPaymentBycreditorId } from './definitions/creditor-payment-bycreditor-id';
import { creditorPaymentReceipt } from './definitions/creditor-payment-receipt';
import { currentShiftCashCollection } from './definitions/current-shift-cash-collection';
import { currentShiftCashTransaction } from './definitions/current-shift-cash-transaction';
import { currentShiftCreditReport } from './definitions/current-shift-credit-report';
import { currentShiftDetailCreditReport } from './definitions/current-shift-detail-credit-report';
import { currentShiftEmployeeAdvance } from './definitions/current-shift-employee-advance';
import { currentShiftExpenditure } from './definitions/current-shift-expenditure';
import { dayBook } from './definitions/day-book';
import { debitNoteLetter } from './definitions/debit-note';
import { densityRegister } from './definitions/density-register';
import { dsr } from './definitions/dsr';
import { employeeAdvanceBetweenTwoDay } from './definitions/employee-advance-between-two-day';
import { employeeAttendanceShortage } from './definitions/employee-attendance-shortage';
import { employeePayRate } from './definitions/employee-pay-rate';
import { employeeSalaryDetail } from './definitions/employee-salary-detail';
import { expenditureBetweenTwoDay } from './definitions/expenditure-between-two-day';
import { expenditureBetweenTwoDayWithAggreagation } from './definitions/expenditure-between-two-day-with-aggreagation';
import { getInterestReport } from './definitions/get-interest-report';
import { invoiceReportBetweenTwoDay } from './definitions/invoice-report-between-two-day';
import { invoiceShortageReportBetweenTwoDay } from './definitions/invoice-shortage-report-between-two-day';
import { msgSubscriptionReport } from './definitions/msg-subscription-report';
import { productRateBetweenTwoDay } from './definitions/product-rate-between-two-day';
import { profitAndLoss } from './definitions/profit-and-loss';
import { readingReport } from './definitions/reading-report';
import { salaryPaymentByDate } from './definitions/salary-payment-by-date';
import { salaryPayslip } from './definitions/salary-payslip';
import { sell } from './definitions/sell';
import { sellDay } from './definitions/sell-day';
import { showallCreditors } from './definitions/showall-creditors';
import { smallCreditorAccountStatement } from './definitions/small-creditor-account-statement';
import { supplierAccount } from './definitions/supplier-account';
import { supplierDues } from './definitions/supplier-dues';
import { swipeGrouped } from './definitions/swipe-grouped';
import { swipeUngrouped } from './definitions/swipe-ungrouped';
import { trialBalance } from './definitions/trial-balance';
// Registers that commands issue papers.
import './papers/issue-papers';
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
  chart,
  closeShiftDips,
  densityRegister,
  invoiceReportBetweenTwoDay,
  invoiceShortageReportBetweenTwoDay,
  productRateBetweenTwoDay,
  creditReportBilled,
  creditReportBilledById,
  creditReportBilledBycreditor,
  creditReportBybillid,
  creditPaymentBetweenTwoDay,
  creditPaymentByCreditId,
  creditorPaymentBycreditorId,
  creditorPaymentReceipt,
  creditorAdjustments,
  creditorAdjustmentNote,
  getInterestReport,
  swipeUngrouped,
  swipeGrouped,
  bankReconciliation,
  chequesReport,
  currentShiftDetailCreditReport,
  currentShiftCreditReport,
  creditReportByShiftWithAggreagation,
  creditDetailBetweenTwoDay,
  creditReportUnbilled,
  creditReportUnbilledBycreditor,
  creditAccountDetails,
  showallCreditors,
  creditStatement,
  smallCreditorAccountStatement,
  allSmallCreditorStatement,
  allSmallCreditorReportBetweenTwoDates,
  dayBook,
  trialBalance,
  profitAndLoss,
  employeeAdvanceBetweenTwoDay,
  currentShiftEmployeeAdvance,
  salaryPaymentByDate,
  employeeAttendanceShortage,
  employeeSalaryDetail,
  employeePayRate,
  salaryPayslip,
  currentShiftExpenditure,
  expenditureBetweenTwoDay,
  expenditureBetweenTwoDayWithAggreagation,
  supplierAccount,
  supplierDues,
  debitNoteLetter,
  currentShiftCashTransaction,
  currentShiftCashCollection,
  msgSubscriptionReport,
  audit,
]);
