import { count, date, key, litres, money, text } from '../column';
import { asAt } from '../parameter';
import { defineReport } from '../report';

/** What is still to be billed of each firm: sales that are on no bill, or on one of a later day. */
export const creditReportUnbilled = defineReport({
  route: 'credit-report-unbilled',
  title: 'Credit sales not billed',
  description:
    'Sales that were on no bill at the end of the day, those of the running shift too. Small creditors get no bills',
  menu: 'CREDIT',
  parameters: { ...asAt },
  columns: [
    key('creditorId'),
    text('firmName', { label: 'Firm', drill: '/report/credit-report-unbilled-bycreditor/{creditorId}/{firmName}' }),
    date('oldest', { label: 'Oldest sale' }),
    count('sales', { total: true }),
    litres('litres', { total: true }),
    money('amount', { total: true }),
  ],
  sql: `
    SELECT c.id AS "creditorId", c.firm_name AS "firmName", MIN(s.shift_date) AS oldest, COUNT(*) AS sales,
           SUM(x.litres) AS litres, SUM(x.amount) AS amount
    FROM creditor c
    CROSS JOIN LATERAL (
      SELECT shift_id, litres, amount FROM credit_sale WHERE creditor_id = c.id AND bill_id IS NULL
      UNION ALL
      SELECT x.shift_id, x.litres, x.amount
      FROM creditor_bill b JOIN credit_sale x ON x.bill_id = b.id
      WHERE b.creditor_id = c.id AND b.bill_date > :asAt) x
    JOIN shift s ON s.id = x.shift_id AND s.shift_date <= :asAt
    WHERE NOT c.is_small
    GROUP BY c.id ORDER BY c.firm_name`,
});
