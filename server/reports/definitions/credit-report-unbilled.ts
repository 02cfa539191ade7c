import { unbilledSales } from '../../modules/credit/unbilled-at.queries';
import { count, date, key, litres, money, text } from '../column';
import { asAt } from '../parameter';
import { defineReport } from '../report';

/** Unbilled sales per creditor: on no bill, or on one of a later day. */
export const creditReportUnbilled = defineReport({
  route: 'credit-report-unbilled',
  right: 'credit.read',
  title: 'Unbilled credit sales',
  description: 'Sales not on a bill at the end of the day, including the running shift. Small creditors get no bills',
  menu: 'CREDIT',
  parameters: { ...asAt },
  columns: [
    key('creditorId'),
    text('firmName', { label: 'Creditor', drill: '/report/credit-report-unbilled-bycreditor/{creditorId}/{firmName}' }),
    date('oldest', { label: 'Oldest sale' }),
    count('sales', { total: true }),
    litres('litres', { total: true }),
    money('amount', { total: true }),
  ],
  sql: `
    SELECT c.id AS "creditorId", c.firm_name AS "firmName", MIN(s.shift_date) AS oldest, COUNT(*) AS sales,
           SUM(x.litres) AS litres, SUM(x.amount) AS amount
    FROM ${unbilledSales(':asAt')}
    GROUP BY c.id ORDER BY c.firm_name`,
});
