import { Creditor } from '../../masters/creditor';
import { firstLineOfSlip } from '../../modules/credit/slip-order';
import { action, count, date, key, money, text } from '../column';
import { DELIVERY_COLUMNS, SHIFT_COLUMNS } from '../credit-sale-columns';
import { nameInPath, openDateRange, reference } from '../parameter';
import { defineReport } from '../report';
import { SHIFT_CELLS, SHIFT_OF_DOCUMENT } from '../shift-of-document';

const UNBILLED = `
  FROM credit_sale d ${SHIFT_OF_DOCUMENT}
  JOIN product p ON p.id = d.product_id
  WHERE d.creditor_id = :id AND d.bill_id IS NULL
    AND (:from IS NULL OR s.shift_date >= :from) AND (:to IS NULL OR s.shift_date <= :to)`;

/** The unbilled sales of one creditor. */
export const creditReportUnbilledBycreditor = defineReport({
  route: 'credit-report-unbilled-bycreditor',
  right: 'credit.read',
  title: 'Unbilled credit sales of a creditor',
  description: 'Sales of one creditor not yet on a bill, including the running shift',
  parameters: {
    id: reference('Creditor', () => Creditor, { inPath: true }),
    firmName: nameInPath('Firm name'),
    ...openDateRange,
  },
  sections: {
    firm: {
      title: 'Creditor',
      asFacts: true,
      missing: 'This creditor was not found',
      columns: [
        key('creditorId'),
        text('firmName', { label: 'Creditor', drill: '/report/credit-statement?creditor={creditorId}' }),
        count('sales'),
        money('amount', { label: 'Unbilled' }),
        date('oldest', { label: 'Oldest sale' }),
        date('newest', { label: 'Newest sale' }),
        action('next', ['Make bill'], { drill: '/page/make-bills?creditor={creditorId}&from={oldest}&to={newest}' }),
      ],
      sql: `
        SELECT f.id AS "creditorId", f.firm_name AS "firmName", x.sales, x.amount, x.oldest, x.newest,
               CASE WHEN x.sales > 0 AND NOT f.is_small THEN 'Make bill' END AS next
        FROM creditor f
        CROSS JOIN LATERAL (SELECT COUNT(*) AS sales, COALESCE(SUM(d.amount), 0) AS amount,
                                   MIN(s.shift_date) AS oldest, MAX(s.shift_date) AS newest ${UNBILLED}) x
        WHERE f.id = :id`,
    },
    sales: {
      title: 'Sales',
      subtotalBy: 'product',
      changes: 'credit_sale',
      columns: [...SHIFT_COLUMNS, text('slipNo', { label: 'Slip' }), text('vehicle'), ...DELIVERY_COLUMNS],
      sql: `
        SELECT d.id AS "changeId", ${SHIFT_CELLS}, d.slip_no AS "slipNo", d.vehicle, p.short_name AS product, d.litres, d.rate, d.amount
        ${UNBILLED}
        ORDER BY s.shift_date, ${firstLineOfSlip('d')}, d.id`,
    },
  },
});
