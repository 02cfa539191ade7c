import { Nozzle } from '../../masters/nozzle';
import { Pump } from '../../masters/pump';
import { date, key, litres, product, text, words } from '../column';
import { dateRange, reference } from '../parameter';
import { defineReport } from '../report';

/** Litres in Indian grouping, '10,70,700.000': a comma before each pair of digits before the last three. */
const groupedLitres = (millilitres: string): string =>
  `regexp_replace(to_char(${millilitres} / 1000.0, 'FM999999990.000'), '([0-9])(?=([0-9][0-9])+[0-9][.])', '\\1,', 'g')`;

/** 'Ended by rollover, from 9,99,999.500 to 0.000: seven digits', and what began the next leg. */
const EVENTS = `
  SELECT string_agg(
           CASE WHEN e.ended_leg_id = r.id THEN 'Ended' ELSE 'Began' END || ' by ' || lower(e.kind) || ', from '
           || ${groupedLitres('a.close')} || ' to ' || ${groupedLitres('b.open')} || ': ' || e.reason,
           '; ' ORDER BY e.id)
  FROM meter_event e
  JOIN nozzle_reading a ON a.id = e.ended_leg_id
  JOIN nozzle_reading b ON b.id = e.begun_leg_id
  WHERE e.shift_id = s.id AND r.id IN (e.ended_leg_id, e.begun_leg_id)`;

/** The meters of closed shifts, one row per leg: a meter event ends one and begins another. */
export const readingReport = defineReport({
  route: 'reading-report',
  right: 'shift.read',
  title: 'Reading report',
  description: 'Meters of closed shifts: consumption = close − open − testing (poured back into the tank)',
  menu: 'PRODUCT',
  parameters: { ...dateRange, pump: reference('Pump', () => Pump), nozzle: reference('Nozzle', () => Nozzle) },
  columns: [
    key('shiftId'),
    date('shiftDate', { drill: '/report/closed-shift-report/{shiftId}/{shiftDate}' }),
    text('shift'),
    text('pump'),
    text('nozzle'),
    product('product'),
    litres('open'),
    litres('close'),
    litres('testing'),
    litres('consumption', { total: true }),
    words('event', { label: 'Meter event' }),
  ],
  subtotalBy: 'product',
  sql: `
    SELECT s.id AS "shiftId", s.shift_date AS "shiftDate", u.name AS shift, p.name AS pump, n.name AS nozzle,
           d.short_name AS product, r.open, r.close, r.testing, r.consumption, (${EVENTS}) AS event
    FROM shift s
    JOIN shift_type u ON u.id = s.shift_type_id
    JOIN nozzle_reading r ON r.shift_id = s.id
    JOIN pump p ON p.id = r.pump_id
    JOIN nozzle n ON n.id = r.nozzle_id
    JOIN product d ON d.id = r.product_id
    WHERE s.state = 'CLOSED' AND s.shift_date BETWEEN :from AND :to
      AND (:pump IS NULL OR r.pump_id = :pump) AND (:nozzle IS NULL OR r.nozzle_id = :nozzle)
    ORDER BY s.shift_date, s.id, p.name, n.name, n.id, r.chain, r.sequence`,
});
