import { percentOf } from '../../domain/kernel/percent';
import { date, percent, product, rate, text } from '../column';
import { dateRange } from '../parameter';
import { defineReport } from '../report';
import type { Row } from '../section';

/**
 * Each rate in force in the range, by its first shift, with the previous one; both may be older than the range for a
 * product's first row. Products that are no longer sold only have rates that began in the range.
 */
const RATES = `
  WITH start AS (SELECT $1::date AS date, MIN(position) AS position FROM shift_type WHERE NOT disabled),
  dated AS (
    SELECT r.id, r.product_id, r.shift_date AS date, t.position, t.name AS shift, r.rate,
           LAG(r.rate) OVER past AS before, LEAD(r.shift_date) OVER past AS until,
           LEAD(t.position) OVER past AS until_position
    FROM product p
    -- Far enough back for the rate in force when the range begins and the one before it, and no farther.
    CROSS JOIN LATERAL (
      SELECT COALESCE((SELECT shift_date FROM product_rate WHERE product_id = p.id AND shift_date < $1
                       ORDER BY shift_date DESC OFFSET 2 LIMIT 1), '-infinity') AS date) since
    JOIN product_rate r ON r.product_id = p.id AND r.shift_date BETWEEN since.date AND $2
    JOIN shift_type t ON t.id = r.shift_type_id
    WINDOW past AS (PARTITION BY r.product_id ORDER BY r.shift_date, t.position))
  SELECT d.id AS "changeId", d.date, d.shift, p.short_name AS product, d.rate, d.before
  FROM dated d
  JOIN product p ON p.id = d.product_id
  CROSS JOIN start s
  WHERE d.date >= s.date
     OR (NOT p.disabled AND (d.until IS NULL OR (d.until, d.until_position) > (s.date, s.position)))
  ORDER BY d.date, d.position, p.id`;

/** The selling prices in force in a range: the initial price of each product, and its changes. */
export const productRateBetweenTwoDay = defineReport({
  route: 'product-rate-between-two-day',
  right: 'masters.read',
  title: 'Product rates between two days',
  description:
    'Selling prices in force, by their first shift; the first of a product may be older than the range. Change is ' +
    'from the previous price: up +, down −',
  menu: 'PRODUCT',
  parameters: { ...dateRange },
  columns: [
    date('date'),
    text('shift'),
    product('product'),
    rate('rate'),
    rate('before'),
    rate('change', { label: 'Change (down −)' }),
    percent('share', { label: 'Change (%)' }),
  ],
  changes: 'product_rate',
  charts: [{ title: 'Selling prices', kind: 'line', x: 'date', y: ['rate'], by: 'product' }],
  async calculate(sql, { from, to }) {
    const rates = await sql<Row & { rate: number; before: number | null }>(RATES, [from, to]);
    return rates.map((row) => {
      const { rate, before } = row;
      if (before === null) return { ...row, change: null, share: null };
      return { ...row, change: rate - before, share: percentOf(rate - before, before) };
    });
  },
});
