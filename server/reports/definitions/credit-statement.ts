import { Creditor } from '../../masters/creditor';
import { count, date, key, litres, money, text } from '../column';
import { CREDITOR_STATEMENT, STATEMENT_LETTER } from '../creditor-statement';
import { SHOW_CORRECTIONS } from '../order-of-account';
import { dateRange, reference } from '../parameter';
import { defineReport } from '../report';

/** Purchases and payments of a creditor with the running balance, and the purchases per vehicle. */
export const creditStatement = defineReport({
  route: 'credit-statement',
  right: 'credit.read',
  title: 'Creditor statement',
  description:
    'Sales and interest in debit, payments in credit. A balance below 0 is an advance. Totals exclude reversed entries',
  menu: 'CREDIT',
  letter: STATEMENT_LETTER,
  parameters: {
    creditor: reference('Creditor', () => Creditor, { required: true }),
    ...dateRange,
    ...SHOW_CORRECTIONS,
  },
  sections: {
    ...CREDITOR_STATEMENT,
    vehicles: {
      title: 'Sales by vehicle',
      columns: [
        key('creditorId'),
        text('vehicle', {
          drill: '/report/credit-detail-between-two-day?creditor={creditorId}&vehicle={vehicle}&from={first}&to={last}',
        }),
        date('first', { label: 'First sale' }),
        date('last', { label: 'Last sale' }),
        count('sales', { total: true }),
        litres('litres', { total: true }),
        money('amount', { total: true }),
      ],
      sql: `
        SELECT c.creditor_id AS "creditorId", (array_agg(c.vehicle ORDER BY c.id DESC))[1] AS vehicle, MIN(s.shift_date) AS first, MAX(s.shift_date) AS last,
               COUNT(*) AS sales, SUM(c.litres) AS litres, SUM(c.amount) AS amount
        FROM shift s
        JOIN credit_sale c ON c.shift_id = s.id AND c.creditor_id = :creditor
        WHERE s.shift_date BETWEEN :from AND :to
        GROUP BY c.creditor_id, c.vehicle_key ORDER BY vehicle`,
    },
  },
});
