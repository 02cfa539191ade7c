import { billSheet } from '../bill-sheet';
import { parameter } from '../parameter';
import { defineReport } from '../report';

/** A bill as printed, found by its number. */
export const creditReportBilledById = defineReport({
  route: 'credit-report-billed-by-id',
  right: 'credit.read',
  title: 'Credit bill',
  menu: 'CREDIT',
  isDocument: true,
  parameters: { billNo: parameter('text', 'Bill no', { required: true }) },
  sections: billSheet('b.number = upper(btrim(:billNo))'),
});
