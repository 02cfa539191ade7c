import type { OpenTransaction } from '../../platform/transaction';
import { refuseGoneNotes, tellNotesNotAvailable } from './note-availability';
import { shareLedger } from './roll-up';

/**
 * Reverses every entry of a document that is not reversed yet: money, stock and notes, each with the opposite sign.
 * History is unchanged. `before` leaves out the entry of that id and all later ones. Returns how many were reversed.
 * Throws ProblemError NOTES_NOT_AVAILABLE, naming the notes, if notes that came in have left the safe since.
 */
export async function reverse(
  tx: OpenTransaction,
  userId: number | null,
  document: { kind: string; id: number },
  before: number | null = null,
): Promise<number> {
  await refuseGoneNotes(tx, document, before);
  await shareLedger(tx);
  const rows = await tx
    .sql<{ id: number }>(
      `WITH back AS MATERIALIZED (
       SELECT nextval(pg_get_serial_sequence('journal_entry', 'id')) AS id, e.id AS of, e.business_date, e.shift_id
       FROM journal_entry e
       WHERE e.document_kind = $1 AND e.document_id = $2 AND e.reverses_id IS NULL AND ($4::bigint IS NULL OR e.id < $4)
         AND NOT EXISTS (SELECT FROM journal_entry r WHERE r.reverses_id = e.id)),
     entry AS (
       INSERT INTO journal_entry (id, business_date, shift_id, document_kind, document_id, reverses_id, user_id)
       OVERRIDING SYSTEM VALUE
       SELECT id, business_date, shift_id, $1, $2, of, $3 FROM back),
     posting AS (
       INSERT INTO posting (entry_id, account_id, business_date, amount)
       SELECT back.id, p.account_id, p.business_date, -p.amount FROM back JOIN posting p ON p.entry_id = back.of),
     stock AS (
       INSERT INTO stock_movement (entry_id, kind, tank_id, product_id, litres)
       SELECT back.id, m.kind, m.tank_id, m.product_id, -m.litres FROM back JOIN stock_movement m ON m.entry_id = back.of),
     notes AS (
       INSERT INTO note_movement (entry_id, denomination_id, count)
       SELECT back.id, n.denomination_id, -n.count FROM back JOIN note_movement n ON n.entry_id = back.of
       ORDER BY n.denomination_id)
     SELECT id FROM back`,
      [document.kind, document.id, userId, before],
    )
    .catch(tellNotesNotAvailable);
  return rows.length;
}
