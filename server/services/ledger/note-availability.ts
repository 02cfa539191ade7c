import { refusal } from '../../domain/kernel/problem';
import { safe } from '../../domain/safe.messages';
import type { OpenTransaction } from '../../platform/transaction';
import { NOT_REVERSED } from './not-reversed';

/** Throws the database's error that the safe would fall below zero as a refusal, and any other error unchanged. */
export function tellNotesNotAvailable(error: unknown): never {
  const { code, constraint } = error as { code?: string; constraint?: string };
  if (code === '23514' && constraint === 'ck_denomination_available')
    throw refusal('NOTES_NOT_AVAILABLE', safe.notesGone());
  throw error;
}

/**
 * Throws ProblemError NOTES_NOT_AVAILABLE, with the missing notes and uncounted cash, if a document cannot be reversed
 * because the cash it brought has left the safe. `before` as in `reverse`.
 */
export async function refuseGoneNotes(
  tx: OpenTransaction,
  document: { kind: string; id: number },
  before: number | null,
): Promise<void> {
  const missing = await tx.sql<{ value: number; isUncounted: boolean; count: number }>(
    `SELECT d.value, d.is_uncounted AS "isUncounted", n.count - d.available AS count
     FROM (SELECT n.denomination_id, SUM(n.count)::bigint AS count
           FROM journal_entry e JOIN note_movement n ON n.entry_id = e.id
           WHERE e.document_kind = $1 AND e.document_id = $2 AND ($3::bigint IS NULL OR e.id < $3) AND ${NOT_REVERSED}
           GROUP BY 1) n
     JOIN denomination d ON d.id = n.denomination_id
     WHERE n.count > 0 AND n.count > d.available
     ORDER BY d.is_uncounted, d.value DESC`,
    [document.kind, document.id, before],
  );
  if (missing.length === 0) return;
  const named = missing.map(({ value, isUncounted, count }) =>
    isUncounted ? safe.uncounted({ amount: count }) : safe.noteCount({ count, value }),
  );
  throw refusal('NOTES_NOT_AVAILABLE', safe.notesGoneNamed({ missing: named }));
}
