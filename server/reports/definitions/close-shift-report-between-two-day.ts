import { date, instant, key, litres, money, text } from '../column';
import { dateRange } from '../parameter';
import { defineReport } from '../report';

/** Closed shifts of a range by their frozen figures; a row links to the shift's sheet. */
export const closeShiftReportBetweenTwoDay = defineReport({
  route: 'close-shift-report-between-two-day',
  right: 'shift.read',
  title: 'Closed shifts between two days',
  description: 'Closed shifts: what was sold and how it was paid. Sale = credit + cash + swipe + shortage − excess',
  menu: 'SHIFT',
  parameters: { ...dateRange },
  columns: [
    key('shiftId'),
    date('shiftDate', { drill: '/report/closed-shift-report/{shiftId}/{shiftDate}' }),
    text('shift'),
    text('products', { label: 'Sale per product (L)' }),
    litres('litres', { total: true }),
    money('sale', { total: true }),
    money('credit', { label: 'On credit', total: true }),
    money('cash', { total: true }),
    money('swipe', { total: true }),
    money('shortage', { total: true }),
    money('excess', { label: 'Excess (short −)', total: true }),
    text('closedBy'),
    instant('closedAt'),
  ],
  sql: `
    SELECT s.id AS "shiftId", s.shift_date AS "shiftDate", t.name AS shift, sold.products, sold.litres,
           pumps.sale, pumps.credit, pumps.cash, pumps.swipe, pumps.shortage, pumps.excess,
           u.name AS "closedBy", s.closed_at AS "closedAt"
    FROM shift s
    JOIN shift_type t ON t.id = s.shift_type_id
    LEFT JOIN app_user u ON u.id = s.closed_by_id
    CROSS JOIN LATERAL (
      SELECT SUM(sale) AS sale, SUM(credit) AS credit, SUM(cash + last) AS cash, SUM(swipe) AS swipe,
             SUM(shortage) AS shortage, SUM(short_and_over) AS excess
      FROM pump_close WHERE shift_id = s.id) pumps
    CROSS JOIN LATERAL (
      SELECT SUM(p.litres) AS litres,
             string_agg(p.short_name || ' ' || to_char(p.litres / 1000.0, 'FM99,99,99,99,990.000'), ', ' ORDER BY p.id) AS products
      FROM (SELECT d.product_id AS id, m.short_name, SUM(d.litres) AS litres
            FROM daily_total d JOIN product m ON m.id = d.product_id
            WHERE d.shift_id = s.id GROUP BY d.product_id, m.short_name) p) sold
    WHERE s.state = 'CLOSED' AND s.shift_date BETWEEN :from AND :to
    ORDER BY s.shift_date, s.id`,
});
