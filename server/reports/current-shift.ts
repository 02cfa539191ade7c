import { date, instant, key, text, words } from './column';
import type { SectionDefinition } from './section';

/**
 * SQL: the shift of the 'current-shift' reports: the running one, else the last closed one. It is the newest shift,
 * since a shift starts only after all others are closed.
 */
export const CURRENT_SHIFT_ID = '(SELECT MAX(id) FROM shift)';

/**
 * The first section of a 'current-shift' report identifies its shift. The other sections select the same shift:
 *
 * sections: { shift: CURRENT_SHIFT, sales: { title: 'Credit sales', columns: […], sql: `SELECT … FROM credit_sale c
 * WHERE c.shift_id = ${CURRENT_SHIFT_ID}` }, }
 */
export const CURRENT_SHIFT: SectionDefinition & { title: string } = {
  title: 'Shift',
  asFacts: true,
  missing: 'No shift has been started yet',
  columns: [
    key('shiftId'),
    date('shiftDate', { drill: '/report/closed-shift-report/{shiftId}/{shiftDate}' }),
    text('shift'),
    words('state', ['Running', 'Closed']),
    instant('startedAt'),
    instant('closedAt'),
  ],
  sql: `
    SELECT CASE WHEN s.state = 'CLOSED' THEN s.id END AS "shiftId", s.shift_date AS "shiftDate", t.name AS shift,
           s.started_at AS "startedAt", s.closed_at AS "closedAt",
           CASE s.state WHEN 'RUNNING' THEN 'Running' ELSE 'Closed' END AS state
    FROM shift s JOIN shift_type t ON t.id = s.shift_type_id
    WHERE s.id = ${CURRENT_SHIFT_ID}`,
};
