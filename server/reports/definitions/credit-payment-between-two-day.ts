import { paidBetween } from '../../modules/safe/value-date';
import { dateRange } from '../parameter';
import { PAYMENT_COLUMNS, paymentsWhere } from '../payment-list';
import { defineReport } from '../report';

/** Creditors' payments of a range. */
export const creditPaymentBetweenTwoDay = defineReport({
  route: 'credit-payment-between-two-day',
  right: 'credit.read',
  aliases: ['credit-Payment-between-two-day'],
  title: 'Creditor payments between two days',
  description: 'Payments of creditors by day, each with the bills it settled, in full or in part',
  menu: 'CREDIT',
  parameters: { ...dateRange },
  columns: PAYMENT_COLUMNS,
  changes: 'creditor_payment',
  subtotalBy: 'mode',
  sql: paymentsWhere(paidBetween('creditor_payment', ':from', ':to')),
});
