import { billPaper, billSheet } from '../bill-sheet';
import { nameInPath, parameter } from '../parameter';
import { defineReport } from '../report';

const BILL = 'b.id = :creditorBillId AND b.creditor_id = :creditorId';

/** A bill as printed, linked from other lists. */
export const creditReportBybillid = defineReport({
  route: 'credit-report-bybillid',
  right: 'credit.read',
  title: 'Credit bill',
  isDocument: true,
  parameters: {
    creditorId: parameter('integer', 'Creditor', { inPath: true }),
    creditorBillId: parameter('integer', 'Bill', { inPath: true }),
    firmName: nameInPath('Firm name'),
  },
  sections: billSheet(BILL),
  paper: billPaper(BILL),
});
