import type { BusinessDate } from '../../domain/kernel/business-date';
import { dailyStockOf } from '../../modules/stock/daily-stock';
import { fuelsOf } from '../../modules/stock/variation-basis.queries';
import { count, date, key, litres, money, percent, product, text } from '../column';
import { dateRange } from '../parameter';
import { defineReport } from '../report';
import type { Row, SectionDefinition } from '../section';

type Part = SectionDefinition & { title: string };

const products: Part = {
  title: 'Sales by product and day',
  columns: [date('date'), product('product'), litres('litres', { total: true }), money('amount', { total: true })],
  subtotalBy: 'product',
  charts: [{ title: 'Litres sold by day', kind: 'stacked', x: 'date', y: ['litres'], by: 'product' }],
  sql: `
    SELECT s.shift_date AS date, p.short_name AS product, SUM(d.litres) AS litres, SUM(d.amount) AS amount
    FROM shift s
    JOIN daily_total d ON d.shift_id = s.id AND d.shift_date BETWEEN :from AND :to
    JOIN product p ON p.id = d.product_id
    WHERE s.state = 'CLOSED' AND s.shift_date BETWEEN :from AND :to
    GROUP BY s.shift_date, p.id ORDER BY s.shift_date, p.id`,
};

const payment: Part = {
  title: 'Credit against cash and cards',
  columns: [
    date('date'),
    money('sale', { total: true }),
    money('credit', { label: 'On credit', total: true }),
    money('cash', { total: true }),
    money('swipe', { total: true }),
    money('shortage', { total: true }),
    money('excess', { label: 'Excess (short −)', total: true }),
  ],
  charts: [{ title: 'How sales were paid, by day', kind: 'stacked', x: 'date', y: ['cash', 'credit', 'swipe'] }],
  // Joined shift by shift: the planner would read the pumps of all years to pick those of a month.
  sql: `
    SELECT s.shift_date AS date, SUM(c.sale) AS sale, SUM(c.credit) AS credit, SUM(c.cash + c.last) AS cash,
           SUM(c.swipe) AS swipe, SUM(c.shortage) AS shortage, SUM(c.short_and_over) AS excess
    FROM shift s CROSS JOIN LATERAL (SELECT * FROM pump_close WHERE shift_id = s.id OFFSET 0) c
    WHERE s.state = 'CLOSED' AND s.shift_date BETWEEN :from AND :to
    GROUP BY s.shift_date ORDER BY s.shift_date`,
};

/**
 * Meters are read at the close, so only entries made during the shift have an hour; a pump's last collection is part of
 * the close. A shift that is left open ends in its 24th hour.
 */
const hours: Part = {
  title: 'By hour of the shift',
  columns: [
    count('hour', { label: 'Hour of the shift (24 = and later)' }),
    count('sales', { label: 'Credit sales', total: true }),
    money('credit', { label: 'Sold on credit', total: true }),
    money('cash', { label: 'Cash collected', total: true }),
  ],
  charts: [{ title: 'What was entered in each hour of the shift', kind: 'bar', x: 'hour', y: ['credit', 'cash'] }],
  sql: `
    SELECT LEAST(GREATEST(floor(EXTRACT(EPOCH FROM d.created_at - s.started_at) / 3600) + 1, 1), 24) AS hour,
           COUNT(d.credit) AS sales, SUM(COALESCE(d.credit, 0)) AS credit, SUM(COALESCE(d.cash, 0)) AS cash
    FROM shift s
    CROSS JOIN LATERAL (
      SELECT created_at, amount AS credit, NULL AS cash FROM credit_sale WHERE shift_id = s.id
      UNION ALL
      SELECT created_at, NULL, amount FROM cash_collection WHERE shift_id = s.id AND NOT is_last) d
    WHERE s.shift_date BETWEEN :from AND :to
    GROUP BY 1 ORDER BY 1`,
};

const creditors: Part = {
  title: 'Top creditors: the ten that bought the most on credit',
  // No total: the sum of ten creditors would look like that of all.
  columns: [
    key('creditorId'),
    text('firmName', {
      label: 'Creditor',
      drill: '/report/credit-detail-between-two-day?creditor={creditorId}&from={first}&to={last}',
    }),
    date('first', { label: 'First sale' }),
    date('last', { label: 'Last sale' }),
    count('sales'),
    litres('litres'),
    money('amount'),
    percent('share', { label: 'Share of all credit sales (%)' }),
  ],
  charts: [{ title: 'Sold on credit by creditor', kind: 'bar', x: 'firmName', y: ['amount'] }],
  sql: `
    SELECT f.id AS "creditorId", f.firm_name AS "firmName", c.first, c.last, c.sales, c.litres, c.amount, c.share
    FROM (
      SELECT d.creditor_id, MIN(s.shift_date) AS first, MAX(s.shift_date) AS last, COUNT(*) AS sales,
             SUM(d.litres) AS litres, SUM(d.amount) AS amount,
             round(SUM(d.amount) * 10000 / SUM(SUM(d.amount)) OVER ()) AS share
      FROM shift s JOIN credit_sale d ON d.shift_id = s.id
      WHERE s.shift_date BETWEEN :from AND :to
      GROUP BY d.creditor_id ORDER BY SUM(d.amount) DESC, d.creditor_id LIMIT 10) c
    JOIN creditor f ON f.id = c.creditor_id
    ORDER BY c.amount DESC, f.id`,
};

const variation: Part = {
  title: 'Variation by product and day: gain +, loss −',
  columns: [
    date('date'),
    product('product'),
    litres('netSale', { total: true }),
    litres('variation', { total: true }),
    litres('outside', { label: 'Outside permitted, since the inspection', alarm: true }),
  ],
  subtotalBy: 'product',
  charts: [{ title: 'Variation by day', kind: 'bar', x: 'date', y: ['variation'], by: 'product' }],
  async calculate(sql, { from, to }) {
    const rows: Row[] = [];
    for (const fuel of await fuelsOf(sql, null))
      for (const day of await dailyStockOf(sql, fuel, from as BusinessDate, to as BusinessDate)) {
        const { date, netSale, variation, permitted } = day;
        rows.push({ date, product: fuel.shortName, netSale, variation, outside: permitted?.outside ?? null });
      }
    return rows;
  },
};

/** Charts of the station, each with its table. */
export const chart = defineReport({
  route: 'chart',
  right: 'masters.read',
  title: 'Sales chart',
  description:
    'Sales, payments and variation are of closed shifts; hours and creditors include the running shift. An hour ' +
    'counts from the start of its shift and shows what was entered in it: credit sales, and cash collected before ' +
    'the close',
  menu: 'PRODUCT',
  parameters: { ...dateRange },
  sections: { products, payment, hours, creditors, variation },
});
