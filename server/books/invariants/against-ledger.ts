/** Entries that are neither reversed nor themselves a reversal. */
export const STANDING = `standing AS (
  SELECT e.* FROM journal_entry e
  WHERE e.reverses_id IS NULL AND NOT EXISTS (SELECT FROM journal_entry r WHERE r.reverses_id = e.id))`;

/**
 * Compares amounts of closed shifts, each of `documents` (shift_id, ref_id, amount), with what their closes posted
 * there, including later changes of the closes.
 */
export const againstCloses = (documents: string, accounts: string, sign: 1 | -1): string => `
  WITH ${STANDING}, documents AS (${documents}), posted AS (
    SELECT e.document_id AS shift_id, a.ref_id, SUM(p.amount) * ${sign} AS amount
    FROM standing e JOIN posting p ON p.entry_id = e.id JOIN ledger_account a ON a.id = p.account_id AND a.kind = '${accounts}'
    WHERE e.document_kind IN ('SHIFT_CLOSE', 'CLOSE_CHANGE') GROUP BY 1, 2)
  SELECT shift_id, ref_id, d.amount, p.amount AS posted FROM documents d FULL JOIN posted p USING (shift_id, ref_id)
  WHERE COALESCE(d.amount, 0) <> COALESCE(p.amount, 0)`;

/**
 * Compares the postings that documents of a kind should have (id, day, kind, ref_id, amount) with those in force in the
 * ledger. Money in transit is not compared: it balances the other postings of each day.
 */
export const asPosted = (documentKind: string, sides: string): string => `
  WITH ${STANDING}, documents AS (SELECT * FROM (${sides}) s WHERE amount <> 0), posted AS (
    SELECT e.document_id AS id, e.business_date AS day, a.kind, a.ref_id, SUM(p.amount) AS amount
    FROM standing e JOIN posting p ON p.entry_id = e.id JOIN ledger_account a ON a.id = p.account_id
    WHERE e.document_kind = '${documentKind}' AND a.kind <> 'IN_TRANSIT' GROUP BY 1, 2, 3, 4)
  SELECT id, day, kind, ref_id, d.amount, p.amount AS posted FROM documents d FULL JOIN posted p USING (id, day, kind, ref_id)
  WHERE d.amount IS DISTINCT FROM p.amount`;
