import { Creditor } from '../../masters/creditor';
import { nameInPath, openDateRange, reference } from '../parameter';
import { ofCreditorInOpenRange, PAYMENT_COLUMNS, paymentsWhere } from '../payment-list';
import { defineReport } from '../report';

/** Payments of a creditor, linked from other lists. */
export const creditorPaymentBycreditorId = defineReport({
  route: 'creditor-payment-bycreditorId',
  right: 'credit.read',
  title: 'Payments of a creditor',
  description: 'Payments by day, each with the bills it settled, in full or in part',
  parameters: {
    creditorId: reference('Creditor', () => Creditor, { inPath: true, required: true }),
    firmName: nameInPath('Firm name'),
    ...openDateRange,
  },
  columns: PAYMENT_COLUMNS,
  changes: 'creditor_payment',
  sql: paymentsWhere(ofCreditorInOpenRange(':creditorId')),
});
