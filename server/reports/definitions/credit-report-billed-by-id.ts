import { billPaper, billSheet } from '../bill-sheet';
import { parameter } from '../parameter';
import { defineReport } from '../report';

const BILL = 'b.number = upper(btrim(:billNo))';

/** A bill as printed, found by its number. */
export const creditReportBilledById = defineReport({
  route: 'credit-report-billed-by-id',
  right: 'credit.read',
  title: 'Credit bill',
  menu: 'CREDIT',
  isDocument: true,
  parameters: { billNo: parameter('text', 'Bill no', { required: true }) },
  sections: billSheet(BILL),
  paper: billPaper(BILL),
});
