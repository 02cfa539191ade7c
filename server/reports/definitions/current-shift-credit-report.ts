import { count, litres, money, text } from '../column';
import { FIRM_COLUMNS } from '../credit-sale-columns';
import { CURRENT_SHIFT, CURRENT_SHIFT_ID } from '../current-shift';
import { defineReport } from '../report';

/** Credit sales of the running shift per creditor. */
export const currentShiftCreditReport = defineReport({
  route: 'current-shift-credit-report',
  right: 'credit.read',
  title: 'Credit of this shift by creditor',
  description: 'Credit sales to each creditor in the running shift, or in the last closed shift if none is running',
  menu: 'CREDIT',
  sections: {
    shift: CURRENT_SHIFT,
    firms: {
      title: 'Creditors',
      columns: [
        ...FIRM_COLUMNS,
        count('sales', { total: true }),
        text('products', { label: 'Per product (L)' }),
        litres('litres', { total: true }),
        money('amount', { total: true }),
      ],
      sql: `
        SELECT f.id AS "creditorId", f.firm_name AS "firmName", SUM(t.sales) AS sales, SUM(t.litres) AS litres,
               SUM(t.amount) AS amount,
               string_agg(d.short_name || ' ' || to_char(t.litres / 1000.0, 'FM99,99,99,99,990.000'), ', ' ORDER BY d.id) AS products
        FROM (SELECT creditor_id, product_id, COUNT(*) AS sales, SUM(litres) AS litres, SUM(amount) AS amount
              FROM credit_sale WHERE shift_id = ${CURRENT_SHIFT_ID} GROUP BY creditor_id, product_id) t
        JOIN creditor f ON f.id = t.creditor_id
        JOIN product d ON d.id = t.product_id
        GROUP BY f.id ORDER BY f.firm_name`,
    },
  },
});
