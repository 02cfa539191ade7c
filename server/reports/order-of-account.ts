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
