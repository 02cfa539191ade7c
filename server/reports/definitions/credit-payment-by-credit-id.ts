import { Creditor } from '../../masters/creditor';
import { openDateRange, reference } from '../parameter';
import { ofCreditorInOpenRange, PAYMENT_COLUMNS, paymentsWhere } from '../payment-list';
import { defineReport } from '../report';

/** Payments of a creditor. */
export const creditPaymentByCreditId = defineReport({
  route: 'credit-payment-by-credit-id',
  right: 'credit.read',
  title: 'Payments by creditor',
  description: 'Payments of a creditor by day, each with the bills it settled, in full or in part',
  menu: 'CREDIT',
  parameters: { creditor: reference('Creditor', () => Creditor, { required: true }), ...openDateRange },
  columns: PAYMENT_COLUMNS,
  changes: 'creditor_payment',
  sql: paymentsWhere(ofCreditorInOpenRange(':creditor')),
});
