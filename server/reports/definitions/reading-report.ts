import { cells } from '../../domain/cells.messages';
import { Nozzle } from '../../masters/nozzle';
import { Pump } from '../../masters/pump';
import { date, key, litres, message, product, text } from '../column';
import { messageInSql, nested } from '../message-in-sql';
import { dateRange, reference } from '../parameter';
import { defineReport } from '../report';

const EVENT = { kind: 'e.kind', from: 'a.close', to: 'b.open', reason: 'e.reason' };

const eventWhere = (message: string, condition: string): string => `
  SELECT ${message} AS told
  FROM meter_event e
  JOIN nozzle_reading a ON a.id = e.ended_leg_id
  JOIN nozzle_reading b ON b.id = e.begun_leg_id
  WHERE e.shift_id = s.id AND ${condition}`;

/** 'Ended by rollover, from 9,99,999.500 to 0.000: seven digits', and what began the leg. */
const EVENTS = `
  SELECT CASE WHEN began.told IS NULL OR ended.told IS NULL THEN COALESCE(began.told, ended.told)
              ELSE ${messageInSql(cells.both, { first: nested('began.told'), second: nested('ended.told') })} END
  FROM (SELECT) leg
  LEFT JOIN LATERAL (${eventWhere(messageInSql(cells.legBegan, EVENT), 'e.begun_leg_id = r.id')}) began ON true
  LEFT JOIN LATERAL (${eventWhere(messageInSql(cells.legEnded, EVENT), 'e.ended_leg_id = r.id')}) ended ON true`;

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
    message('event', { label: 'Meter event' }),
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
