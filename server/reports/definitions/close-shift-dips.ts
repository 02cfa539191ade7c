import { Tank } from '../../masters/tank';
import { count, date, key, litres, product, text, words } from '../column';
import { dateRange, reference } from '../parameter';
import { defineReport } from '../report';

/** The measured levels of each close, against the book stock. */
export const closeShiftDips = defineReport({
  route: 'close-shift-dips',
  right: 'stock.read',
  title: 'Dips at shift close',
  description:
    'Tanks as measured at each shift close, without water, and the variation from the book stock: gain +, loss −',
  menu: 'PRODUCT',
  parameters: { ...dateRange, tank: reference('Tank', () => Tank) },
  columns: [
    key('shiftId'),
    date('shiftDate', { drill: '/report/closed-shift-report/{shiftId}/{shiftDate}' }),
    text('shift'),
    text('tank'),
    product('product'),
    count('dip', { label: 'Dip (mm)' }),
    count('waterDip', { label: 'Water (mm)' }),
    litres('volume'),
    litres('book'),
    litres('variation', { label: 'Variation (loss −)' }),
    words('by', ['Gauge', 'Hand'], { label: 'Measured by' }),
  ],
  changes: 'tank_dip',
  sql: `
    SELECT d.id AS "changeId", s.id AS "shiftId", s.shift_date AS "shiftDate", u.name AS shift, k.name AS tank, p.short_name AS product,
           d.dip, d.water_dip AS "waterDip", d.volume, d.book_volume AS book, d.variation,
           CASE WHEN d.is_atg THEN 'Gauge' ELSE 'Hand' END AS by
    FROM shift s
    JOIN shift_type u ON u.id = s.shift_type_id
    JOIN tank_dip d ON d.shift_id = s.id AND d.kind = 'CLOSE'
    JOIN tank k ON k.id = d.tank_id
    JOIN product p ON p.id = k.product_id
    WHERE s.state = 'CLOSED' AND s.shift_date BETWEEN :from AND :to AND (:tank IS NULL OR d.tank_id = :tank)
    ORDER BY s.shift_date, s.id, k.name`,
});
