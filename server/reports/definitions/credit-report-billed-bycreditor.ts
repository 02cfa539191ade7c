import { Creditor } from '../../masters/creditor';
import { BILL_COLUMNS, billsWhere } from '../bill-list';
import { nameInPath, openDateRange, reference } from '../parameter';
import { defineReport } from '../report';

/** The bills of one creditor. */
export const creditReportBilledBycreditor = defineReport({
  route: 'credit-report-billed-bycreditor',
  right: 'credit.read',
  title: 'Bills of a creditor',
  description: 'Bills by the day they were made: due = amount − settled. Days overdue count from the due date to today',
  parameters: {
    id: reference('Creditor', () => Creditor, { inPath: true, required: true }),
    firmName: nameInPath('Firm name'),
    ...openDateRange,
  },
  columns: BILL_COLUMNS,
  changes: 'creditor_bill',
  sql: billsWhere(`b.creditor_id = :id
    AND b.bill_date BETWEEN COALESCE(:from, '-infinity') AND COALESCE(:to, 'infinity')`),
});
