/**
 * SQL: the shift of the ledger entry `e`. An opening balance has none of its own: it is in the last shift of its day that
 * had entries before it was first posted, or before all of them (0). A corrected one is where the wrong one was.
 */
const SHIFT_OF_ENTRY = `COALESCE(e.shift_id, (
  SELECT MAX(s.id) FROM shift s
  WHERE s.shift_date = e.business_date
    AND EXISTS (
      SELECT FROM journal_entry earlier WHERE earlier.shift_id = s.id AND earlier.id < (
        SELECT MIN(posted.id) FROM journal_entry posted
        WHERE posted.document_kind = e.document_kind AND posted.document_id = e.document_id
          AND posted.business_date = e.business_date))), 0)`;

/**
 * SQL: the cash of a shift in the books as `opening(amount)`, the balance of the CASH account before it, and `moved`, its
 * postings with their entries. A posting belongs to the shift of its document, whenever it was made: a late entry and a
 * correction move the closing cash of their own shift, and each shift opens with that of the one before.
 */
export const cashOfShift = (shiftId: string): string => `
  own AS (SELECT id, shift_date FROM shift WHERE id = ${shiftId}),
  cash AS (SELECT id FROM ledger_account WHERE kind = 'CASH' AND ref_id = 0),
  of_day AS (
    SELECT p.id, p.amount, e.at, e.document_kind, e.document_id, e.reverses_id IS NOT NULL AS taken_back,
           ${SHIFT_OF_ENTRY} AS shift_id
    FROM own CROSS JOIN cash
    JOIN posting p ON p.account_id = cash.id AND p.business_date = own.shift_date
    JOIN journal_entry e ON e.id = p.entry_id),
  opening AS (
    SELECT account_balance(cash.id, own.shift_date - 1) + COALESCE(
      (SELECT SUM(amount) FROM of_day WHERE shift_id < own.id), 0) AS amount
    FROM own CROSS JOIN cash),
  moved AS (SELECT of_day.* FROM own JOIN of_day ON of_day.shift_id = own.id)`;

/**
 * SQL: the notes of a shift as `moved_notes(id, within, since)` by denomination: their movements in the shift, and in
 * later ones.
 */
export const notesOfShift = (shiftId: string): string => `
  own AS (SELECT id, shift_date FROM shift WHERE id = ${shiftId}),
  moved_notes AS (
    SELECT n.denomination_id AS id, COALESCE(SUM(n.count) FILTER (WHERE n.shift_id = own.id), 0) AS within,
           COALESCE(SUM(n.count) FILTER (WHERE n.shift_id > own.id), 0) AS since
    FROM own CROSS JOIN LATERAL (
      SELECT m.denomination_id, m.count,
             CASE e.business_date WHEN own.shift_date THEN ${SHIFT_OF_ENTRY} ELSE own.id + 1 END AS shift_id
      FROM journal_entry e JOIN note_movement m ON m.entry_id = e.id
      WHERE e.business_date >= own.shift_date) n
    GROUP BY n.denomination_id)`;
