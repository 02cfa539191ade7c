import { percentOf } from '../../domain/kernel/percent';
import { date, percent, product, rate, text } from '../column';
import { dateRange } from '../parameter';
import { defineReport } from '../report';
import type { Row } from '../section';

/** Each rate from its first shift on, with the one before it, which may be older than the range. */
const RATES = `
  SELECT r.shift_date AS date, t.name AS shift, p.short_name AS product, r.rate, before.rate AS before
  FROM product p
  JOIN product_rate r ON r.product_id = p.id AND r.shift_date BETWEEN $1 AND $2
  JOIN shift_type t ON t.id = r.shift_type_id
  LEFT JOIN LATERAL (
    SELECT e.rate FROM product_rate e JOIN shift_type u ON u.id = e.shift_type_id
    WHERE e.product_id = p.id AND e.shift_date <= r.shift_date
      AND (e.shift_date, u.position) < (r.shift_date, t.position)
    ORDER BY e.shift_date DESC, u.position DESC LIMIT 1) before ON true
  ORDER BY r.shift_date, t.position, p.id`;

/** The selling prices that began in a range. */
export const productRateBetweenTwoDay = defineReport({
  route: 'product-rate-between-two-day',
  title: 'Product rates between two days',
  description: 'Selling prices by their first shift, and what each changed from the one before it: up +, down −',
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
  async reckon(sql, { from, to }) {
    const rates = await sql<Row & { rate: number; before: number | null }>(RATES, [from, to]);
    return rates.map((row) => {
      const { rate, before } = row;
      if (before === null) return { ...row, change: null, share: null };
      return { ...row, change: rate - before, share: percentOf(rate - before, before) };
    });
  },
});
