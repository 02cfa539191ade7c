import { parameter } from '../parameter';
import { RECEIPT_PAPER, receiptSheet } from '../receipt-sheet';
import { defineReport } from '../report';

/** The receipt that a creditor gets for a payment. */
export const creditorPaymentReceipt = defineReport({
  route: 'creditor-payment-receipt',
  right: 'credit.read',
  title: 'Receipt',
  isDocument: true,
  parameters: { creditorPaymentId: parameter('integer', 'Receipt', { inPath: true }) },
  sections: receiptSheet('d.id = :creditorPaymentId'),
  paper: { ...RECEIPT_PAPER, document: 'SELECT d.id FROM creditor_payment d WHERE d.id = :creditorPaymentId' },
});
