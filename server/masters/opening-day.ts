import type { BusinessDate } from '../domain/kernel/business-date';
import type { OpeningDays } from '../domain/opening-balance.rules';
import type { Tx } from '../platform/submit';
import type { AccountKind } from '../services/ledger/ledger-account.entity';
import { NOT_REVERSED } from '../services/ledger/not-reversed';
import { type Entry, post } from '../services/ledger/post';
import { reverse } from '../services/ledger/reverse';

/** A master whose rows have an opening balance: its table, the document that posts it, and the account. */
export interface Opening {
  table: string;
  document: string;
  account: AccountKind;
}

/** The masters with an opening balance. */
export const OPENINGS = {
  creditor: { table: 'creditor', document: 'CREDITOR_OPENING', account: 'CREDITOR' },
  employee: { table: 'employee', document: 'EMPLOYEE_OPENING', account: 'EMPLOYEE' },
  bank: { table: 'transaction_account', document: 'ACCOUNT_OPENING', account: 'BANK' },
  /** The notes of one value; their account is that of all cash. */
  notes: { table: 'denomination', document: 'DENOMINATION_OPENING', account: 'CASH' },
} as const satisfies Record<string, Opening>;

/** What limits the day of a row's opening balance. A row that is only being added has no documents and no id. */
export async function openingDaysOf(tx: Tx, of: Opening, id: number | null): Promise<OpeningDays> {
  const [days] = await tx.sql<Omit<OpeningDays, 'today'>>(
    `SELECT (SELECT shift_date FROM shift ORDER BY id DESC LIMIT 1) AS "newestShift",
            (SELECT p.business_date
             FROM ledger_account a
             JOIN posting p ON p.account_id = a.id
             JOIN journal_entry e ON e.id = p.entry_id
             WHERE a.kind = $1 AND a.ref_id = $2 AND e.document_kind <> $3 AND ${NOT_REVERSED}
             ORDER BY p.business_date LIMIT 1) AS "firstDocument"`,
    [of.account, id, of.document],
  );
  return { ...days!, today: tx.today };
}

/** A row whose opening balance gets the day of the first shift. */
interface MovedRow {
  id: number;
  before: BusinessDate | null;
}

/**
 * Dates the opening balances that have no day yet by the first shift, and moves those that would come after it: a
 * station may enter its first shifts later than they were worked, and no opening may come after the first document.
 */
export async function moveOpeningsTo(tx: Tx, day: BusinessDate): Promise<void> {
  for (const opening of Object.values(OPENINGS)) await moveRowsTo(tx, opening, day);
}

/** Does the same for the rows of one master. */
export async function moveRowsTo(tx: Tx, { table, document }: Opening, day: BusinessDate): Promise<void> {
  const rows = await tx.sql<MovedRow>(
    `UPDATE ${table} t SET opening_date = $1
     FROM (SELECT id, opening_date FROM ${table} ORDER BY id FOR UPDATE) old
     WHERE old.id = t.id AND (old.opening_date IS NULL OR old.opening_date > $1)
       AND EXISTS (SELECT FROM journal_entry e WHERE e.document_kind = $2 AND e.document_id = t.id AND ${NOT_REVERSED})
     RETURNING t.id, old.opening_date AS before`,
    [day, document],
  );
  for (const { id, before } of rows)
    tx.audit({ table, id, before: { openingDate: before }, after: { openingDate: day } });
  const openings = await tx.sql<Pick<Entry, 'document' | 'lines' | 'notes'>>(
    `SELECT jsonb_build_object('kind', e.document_kind, 'id', e.document_id) AS document,
            (SELECT jsonb_agg(jsonb_build_object('account', jsonb_build_object('kind', a.kind, 'refId', a.ref_id), 'amount', p.amount))
             FROM posting p JOIN ledger_account a ON a.id = p.account_id WHERE p.entry_id = e.id) AS lines,
            COALESCE((SELECT jsonb_agg(jsonb_build_object('denominationId', m.denomination_id, 'count', m.count))
                      FROM note_movement m WHERE m.entry_id = e.id), '[]') AS notes
     FROM journal_entry e
     WHERE e.document_kind = $1 AND e.document_id = ANY($2) AND e.business_date <> $3 AND ${NOT_REVERSED}
     ORDER BY e.id`,
    [document, rows.map(({ id }) => id), day],
  );
  const moved = await post(
    tx,
    tx.actor.userId,
    openings.map((opening) => ({ ...opening, businessDate: day, shiftId: null })),
  );
  for (const [index, opening] of openings.entries()) await reverse(tx, tx.actor.userId, opening.document, moved[index]);
}
