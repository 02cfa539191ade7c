import { notReversed } from '../services/ledger/not-reversed';
import { parameter } from './parameter';
import type { Row } from './section';

/** A parameter of the reports of an account: by default they leave out lines of reversed entries. */
export const SHOW_CORRECTIONS = { corrections: parameter('flag', 'Show corrections') };

/** Whether a line counts in the totals: not that of a reversed entry or of its reversal. */
export const isStanding = ({ stands }: Row): boolean => stands === true;

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
 * SQL joins for the lines of an account, with the entry `j`: `o.stands`, whether it counts, and `w.first`, the first entry
 * of its document. `isShown` leaves out what does not count, unless the parameter asks for corrections. `order` is that of
 * the documents as first entered, or with corrections of the entries.
 */
export const accountLines = (corrections: string): { joins: string; isShown: string; order: string } => ({
  joins: `
  CROSS JOIN LATERAL (SELECT ${notReversed('j')} AS stands) o
  CROSS JOIN LATERAL (${orderInDay('j')}) w`,
  isShown: `(o.stands OR ${corrections})`,
  order: `CASE WHEN ${corrections} THEN 0 ELSE w.first END, j.id`,
});
