import { notReversed } from '../services/ledger/not-reversed';
import { parameter } from './parameter';
import type { Row } from './section';

/** A parameter of the reports of an account: by default they leave out lines of reversed entries. */
export const SHOW_CORRECTIONS = { corrections: parameter('flag', 'Show corrections') };

/** Whether a line counts in the totals: not that of a reversed entry or of its reversal. */
export const isCounted = ({ counts }: Row): boolean => counts === true;

/**
 * SQL: where the document of the entry `e` is among those of one day in its account: `in_shift` and then `first`. Documents
 * follow each other by shift, and in a shift as they were entered. One that is changed is posted again, and a late entry
 * is posted after those of later shifts; neither moves for that. So a history that was put right has the balances, line by
 * line, of one that was right at once. A document without a shift, such as interest, is in the shift that ran when it was
 * entered.
 */
export const orderInDay = (entry: string): string => `
  SELECT f.first, COALESCE(${entry}.shift_id, (SELECT id FROM shift WHERE started_at <= f.at ORDER BY id DESC LIMIT 1), 0) AS in_shift
  FROM (SELECT MIN(id) AS first, MIN(at) AS at FROM journal_entry
        WHERE document_kind = ${entry}.document_kind AND document_id = ${entry}.document_id) f`;

/**
 * SQL for the lines of an account. `joins` adds to each entry `o.counts`, whether it is neither reversed nor a
 * reversal, and `f`, the order of its document (`orderInDay`). `isShown` leaves out what does not count, unless the
 * parameter asks for corrections. `order` is that of the documents
 * by shift and as first entered, or with corrections of the entries.
 */
export const accountLines = (
  entry: string,
  corrections: string,
): { joins: string; isShown: string; order: string } => ({
  joins: `
  CROSS JOIN LATERAL (SELECT ${notReversed(entry)} AS counts) o
  CROSS JOIN LATERAL (${orderInDay(entry)}) f`,
  isShown: `(o.counts OR ${corrections})`,
  order: `CASE WHEN ${corrections} THEN 0 ELSE f.in_shift END, CASE WHEN ${corrections} THEN 0 ELSE f.first END, ${entry}.id`,
});
