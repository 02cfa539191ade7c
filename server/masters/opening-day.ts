import type { BusinessDate } from '../domain/kernel/business-date';
import type { Tx } from '../platform/submit';
import { NOT_REVERSED } from '../services/ledger/not-reversed';
import { type Entry, post } from '../services/ledger/post';
import { reverse } from '../services/ledger/reverse';

/**
 * The day of an opening balance that is entered now: that of the newest shift, whatever the calendar says, because the
 * next document belongs to that shift or a later one. Today in a station without a shift.
 */
export async function openingDayOf({ sql, today }: Tx): Promise<BusinessDate> {
  const [newest] = await sql<{ day: BusinessDate }>('SELECT shift_date AS day FROM shift ORDER BY id DESC LIMIT 1');
  return newest?.day ?? today;
}

/**
 * Moves opening balances that are dated after the first shift to its day: a station may enter its first shifts later
 * than they were worked, and no opening may come after the first document.
 */
export async function moveOpeningsTo(tx: Tx, day: BusinessDate): Promise<void> {
  const openings = await tx.sql<Pick<Entry, 'document' | 'lines' | 'notes'>>(
    `SELECT jsonb_build_object('kind', e.document_kind, 'id', e.document_id) AS document,
            (SELECT jsonb_agg(jsonb_build_object('account', jsonb_build_object('kind', a.kind, 'refId', a.ref_id), 'amount', p.amount))
             FROM posting p JOIN ledger_account a ON a.id = p.account_id WHERE p.entry_id = e.id) AS lines,
            COALESCE((SELECT jsonb_agg(jsonb_build_object('denominationId', m.denomination_id, 'count', m.count))
                      FROM note_movement m WHERE m.entry_id = e.id), '[]') AS notes
     FROM journal_entry e
     WHERE e.document_kind IN ('CREDITOR_OPENING', 'DENOMINATION_OPENING') AND e.business_date > $1 AND ${NOT_REVERSED}
     ORDER BY e.id`,
    [day],
  );
  const moved = await post(
    tx,
    tx.actor.userId,
    openings.map((opening) => ({ ...opening, businessDate: day, shiftId: null })),
  );
  for (const [index, { document }] of openings.entries()) await reverse(tx, tx.actor.userId, document, moved[index]);
}
