import { SwipeMachine } from '../../masters/swipe-machine';
import { date, key, money, text } from '../column';
import { dateRange, reference } from '../parameter';
import { defineReport } from '../report';
import { SWIPE_DAYS } from '../swipe-days';

/** Takings per machine, pump and shift, from the closes. */
export const swipeUngrouped = defineReport({
  route: 'swipe-ungrouped',
  right: 'cash.read',
  title: 'Swipe',
  description:
    'Card and UPI takings of each machine at each pump, from the shift closes. The bank settles a machine by ' +
    'days: settled on is when that day was fully paid',
  menu: 'SWIPE',
  parameters: { ...dateRange, machine: reference('Machine', () => SwipeMachine) },
  columns: [
    key('shiftId'),
    date('shiftDate', { drill: '/report/closed-shift-report/{shiftId}/{shiftDate}' }),
    text('shift'),
    text('pump'),
    text('machine'),
    money('amount', { total: true }),
    date('settledOn'),
  ],
  sql: `
    WITH day AS (${SWIPE_DAYS})
    SELECT s.id AS "shiftId", s.shift_date AS "shiftDate", t.name AS shift, p.name AS pump, m.name AS machine, c.amount,
           CASE WHEN d.settled >= d.taken THEN d.paid_on END AS "settledOn"
    FROM shift s
    JOIN shift_type t ON t.id = s.shift_type_id
    JOIN swipe_collection c ON c.shift_id = s.id
    JOIN pump p ON p.id = c.pump_id
    JOIN swipe_machine m ON m.id = c.swipe_machine_id
    JOIN day d ON d.date = s.shift_date AND d.machine_id = c.swipe_machine_id
    WHERE s.shift_date BETWEEN :from AND :to AND (:machine IS NULL OR c.swipe_machine_id = :machine)
    ORDER BY s.shift_date, s.id, p.name, m.name`,
});
