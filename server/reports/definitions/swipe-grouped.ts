import { date, money, text } from '../column';
import { dateRange } from '../parameter';
import { defineReport } from '../report';
import { SWIPE_DAYS } from '../swipe-days';

/** Takings per machine and day, and the amount settled by the bank. */
export const swipeGrouped = defineReport({
  route: 'swipe-grouped',
  right: 'cash.read',
  title: 'Swipe, grouped',
  description: 'Days by machine: outstanding = amount − settled. Settled includes the bank charges',
  menu: 'SWIPE',
  parameters: { ...dateRange },
  columns: [
    date('shiftDate', { label: 'Date' }),
    text('machine'),
    money('amount', { total: true }),
    money('settled', { total: true }),
    money('toSettle', { label: 'Outstanding', total: true }),
  ],
  subtotalBy: 'machine',
  charts: [{ title: 'Card takings by day', kind: 'stacked', x: 'shiftDate', y: ['amount'], by: 'machine' }],
  sql: `
    SELECT d.date AS "shiftDate", m.name AS machine, d.taken AS amount, d.settled, d.taken - d.settled AS "toSettle"
    FROM (${SWIPE_DAYS}) d
    JOIN swipe_machine m ON m.id = d.machine_id
    ORDER BY d.date, m.name`,
});
