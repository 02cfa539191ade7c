import { count, litres, money, product } from '../column';
import { SHIFT_COLUMNS } from '../credit-sale-columns';
import { dateRange } from '../parameter';
import { defineReport } from '../report';
import { SHIFT_CELLS } from '../shift-of-document';

/** Credit sales per shift and product. */
export const creditReportByShiftWithAggreagation = defineReport({
  route: 'credit-report-by-shift-with-aggreagation',
  right: 'credit.read',
  title: 'Credit sales by shift',
  description: 'Credit sales of each shift by product, including the running shift',
  menu: 'CREDIT',
  parameters: { ...dateRange },
  columns: [
    ...SHIFT_COLUMNS,
    product('product'),
    count('sales', { total: true }),
    litres('litres', { total: true }),
    money('amount', { total: true }),
  ],
  subtotalBy: 'date',
  grouped: true,
  sql: `
    SELECT ${SHIFT_CELLS}, p.short_name AS product, c.sales, c.litres, c.amount
    FROM shift s
    JOIN shift_type st ON st.id = s.shift_type_id
    CROSS JOIN LATERAL (
      SELECT product_id, COUNT(*) AS sales, SUM(litres) AS litres, SUM(amount) AS amount
      FROM credit_sale WHERE shift_id = s.id GROUP BY product_id) c
    JOIN product p ON p.id = c.product_id
    WHERE s.shift_date BETWEEN :from AND :to
    ORDER BY s.shift_date, s.id, p.id`,
});
