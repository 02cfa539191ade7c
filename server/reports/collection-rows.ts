import { cells } from '../domain/cells.messages';
import { instant, message, money, text, words } from './column';
import { messageInSql, typedInSql } from './message-in-sql';

/** SQL: the name of a denomination `d`: above 500 the first digit and K, so 2000 is '2K'. */
export const NOTE = `CASE WHEN d.value > 50000 THEN left((d.value / 100)::text, 1) || 'K' ELSE (d.value / 100)::text END`;

/** Cash collected from a pump, with its notes in words. */
export const COLLECTION_COLUMNS = [
  instant('at', { label: 'Time' }),
  text('pump'),
  text('employee'),
  words('kind', ['Last collection', 'During the shift']),
  message('notes'),
  money('amount', { total: true }),
];

/** The cash collections of a shift: `COLLECTION_COLUMNS`. */
export const collectionsOf = (shiftId: string): string => `
  SELECT c.id AS "changeId", c.created_at AS at, p.name AS pump, e.name AS employee, c.amount,
         CASE WHEN c.is_last THEN 'Last collection' ELSE 'During the shift' END AS kind,
         CASE WHEN n.uncounted IS NOT TRUE THEN ${typedInSql('n.notes')}
              WHEN n.notes IS NULL THEN ${messageInSql(cells.notCounted, {})}
              ELSE ${messageInSql(cells.notesAndUncounted, { notes: 'n.notes' })} END AS notes
  FROM cash_collection c
  JOIN pump p ON p.id = c.pump_id
  JOIN employee e ON e.id = c.employee_id
  CROSS JOIN LATERAL (
    SELECT string_agg(${NOTE} || ' × ' || m.count, ', ' ORDER BY d.value DESC) FILTER (WHERE NOT d.is_uncounted) AS notes,
           bool_or(d.is_uncounted) AS uncounted
    FROM (SELECT v.denomination_id, SUM(v.count) AS count
          FROM journal_entry j JOIN note_movement v ON v.entry_id = j.id
          WHERE j.document_kind = 'CASH_COLLECTION' AND j.document_id = c.id
          GROUP BY v.denomination_id HAVING SUM(v.count) <> 0) m
    JOIN denomination d ON d.id = m.denomination_id) n
  WHERE c.shift_id = ${shiftId} ORDER BY c.id`;
