import { BILL_COLUMNS, billsWhere } from '../bill-list';
import { dateRange } from '../parameter';
import { defineReport } from '../report';

/** The bills made in a range. */
export const creditReportBilled = defineReport({
  route: 'credit-report-billed',
  right: 'credit.read',
  title: 'Bills',
  description: 'Bills by the day they were made: due = amount − settled. Days overdue count from the due date to today',
  menu: 'CREDIT',
  parameters: { ...dateRange },
  columns: BILL_COLUMNS,
  changes: 'creditor_bill',
  sql: billsWhere('b.bill_date BETWEEN :from AND :to'),
});
