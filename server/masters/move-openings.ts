import { effects } from '../domain/effects.messages';
import type { BusinessDate } from '../domain/kernel/business-date';
import type { Message } from '../domain/kernel/message';
import type { Tx } from '../platform/submit';
import { onEveryChange } from '../services/approvals/ask-or-apply';
import { NOT_REVERSED } from '../services/ledger/not-reversed';
import { type AccountRef, type Entry, post } from '../services/ledger/post';
import { reverse } from '../services/ledger/reverse';
import { moveCreditorOpening } from './creditor-opening';
import { firstDocumentOf, OPENINGS, type Opening } from './opening-day';

/** The masters whose rows have an account each, which notes have not. */
const WITH_ACCOUNT = ['creditor', 'employee', 'bank', 'supplier'] as const;

type WithAccount = (typeof WITH_ACCOUNT)[number];

/** The rows in whose accounts a document is posted; null for none. */
export type OpenedRows = Partial<Record<WithAccount, number | null | undefined>>;

/** The row whose account this is; none if the account has no opening balance. */
export function openedBy({ kind, refId }: AccountRef): OpenedRows {
  const master = WITH_ACCOUNT.find((one) => OPENINGS[one].account === kind);
  return master === undefined ? {} : { [master]: refId };
}

/**
 * Dates the opening balances that have no day yet by the first shift, and moves those that would come after it: a
 * station may enter its first shifts later than they were worked, and no opening may come after the first document.
 */
export async function moveOpeningsToFirstShift(tx: Tx, day: BusinessDate): Promise<void> {
  for (const of of Object.values(OPENINGS)) await moveRows(tx, of, day);
  await noteLatestDay(tx, day);
}

/**
 * Moves opening balances that would come after a document of this day to it: a document may be entered later than
 * others, and no opening balance comes after the first. The day that was entered is noted: see `moveOpeningsBack`. Called
 * before the document is posted; returns what changed.
 */
export async function moveOpeningsBefore(tx: Tx, day: BusinessDate, rows: OpenedRows): Promise<Message[]> {
  const moved: Message[] = [];
  for (const kind of WITH_ACCOUNT) {
    const id = rows[kind];
    if (id == null) continue;
    // Until the document is posted, a deletion of others must not move the opening balance beyond its day.
    await lock(tx, kind, [id]);
    for (const later of await laterThan(tx, OPENINGS[kind], day, id)) {
      await noteEnteredDay(tx, OPENINGS[kind], later);
      moved.push(...(await move(tx, kind, later, day)));
    }
  }
  return moved;
}

/** Locks rows of a master, in the order of their ids. */
const lock = (tx: Tx, kind: WithAccount, ids: readonly number[]): Promise<unknown> =>
  tx.sql(`SELECT FROM ${OPENINGS[kind].table} WHERE id = ANY($1) ORDER BY id FOR NO KEY UPDATE`, [ids]);

/**
 * Moves what comes after the newest shift to its day, once a later one is removed: the next document may go into it.
 * Does nothing if no shift is left. Returns what changed.
 */
export async function moveOpeningsToNewestShift(tx: Tx): Promise<Message[]> {
  const [newest] = await tx.sql<{ day: BusinessDate }>('SELECT shift_date AS day FROM shift ORDER BY id DESC LIMIT 1');
  if (newest === undefined) return [];
  const moved: Message[] = [];
  for (const kind of WITH_ACCOUNT)
    for (const later of await laterThan(tx, OPENINGS[kind], newest.day, null))
      moved.push(...(await move(tx, kind, later, newest.day)));
  await moveRows(tx, OPENINGS.notes, newest.day);
  await noteLatestDay(tx, newest.day);
  return moved;
}

/**
 * Moves opening balances that a document has moved to its day as late as is possible, once such documents were changed or
 * removed: to the day that was entered, or that of the first document that is left. Returns what changed.
 */
export async function moveOpeningsBack(tx: Tx): Promise<Message[]> {
  const noted = await tx.sql<{ kind: string }>('SELECT DISTINCT document_kind AS kind FROM moved_opening');
  const moved: Message[] = [];
  for (const kind of WITH_ACCOUNT) {
    const { document } = OPENINGS[kind];
    if (noted.every((one) => one.kind !== document)) continue;
    const found = await movedTooFar(tx, kind, null);
    if (found.length === 0) continue;
    // What another transaction has posted meanwhile counts: it had locked the row.
    const ids = found.map(({ id }) => id);
    await lock(tx, kind, ids);
    for (const { to, entered, ...row } of await movedTooFar(tx, kind, ids)) {
      moved.push(...(await move(tx, kind, row, to)));
      if (to === entered)
        await tx.sql('DELETE FROM moved_opening WHERE document_kind = $1 AND document_id = $2', [document, row.id]);
    }
  }
  return moved;
}

/** Opening balances that could have a later day than they were moved to, of these rows or all (null). */
function movedTooFar(
  tx: Tx,
  kind: WithAccount,
  ids: readonly number[] | null,
): Promise<(PlacedOpening & { to: BusinessDate; entered: BusinessDate })[]> {
  const of = OPENINGS[kind];
  return tx.sql(
    `SELECT t.id, t.${of.title} AS title, t.opening_balance AS "openingBalance", t.opening_date AS "from", b.day AS "to",
            m.entered_on AS entered
     FROM moved_opening m JOIN ${of.table} t ON t.id = m.document_id
     CROSS JOIN LATERAL (
       SELECT LEAST(m.entered_on, ${firstDocumentOf(of, 't.id')}) AS day) b
     WHERE m.document_kind = $1 AND b.day > t.opening_date AND ($2::int[] IS NULL OR t.id = ANY($2)) ORDER BY t.id`,
    [of.document, ids],
  );
}

onEveryChange(moveOpeningsBack);

/** Stores the day that was entered for an opening balance that a document moves. */
const noteEnteredDay = (tx: Tx, { document }: Opening, { id, from }: PlacedOpening): Promise<unknown> =>
  tx.sql(
    `INSERT INTO moved_opening (document_kind, document_id, entered_on) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING`,
    [document, id, from],
  );

/**
 * No opening balance goes back to a day after this one, the newest shift's: that of a wrong one was no day that somebody
 * chose, and with each shift since the opening balance would come a day later.
 */
const noteLatestDay = (tx: Tx, day: BusinessDate): Promise<unknown> =>
  tx.sql('UPDATE moved_opening SET entered_on = $1 WHERE entered_on > $1', [day]);

/**
 * Moves opening balances that would come after what is posted of a closed shift to its day. Called once its entries have
 * that day; returns what changed.
 */
export async function moveOpeningsOfShift(tx: Tx, shiftId: number, day: BusinessDate): Promise<Message[]> {
  const accounts = await tx.sql<AccountRef>(
    `SELECT DISTINCT a.kind, a.ref_id AS "refId"
     FROM journal_entry e JOIN posting p ON p.entry_id = e.id JOIN ledger_account a ON a.id = p.account_id
     WHERE e.shift_id = $1 AND e.business_date = $2 AND ${NOT_REVERSED} ORDER BY 1, 2`,
    [shiftId, day],
  );
  const moved: Message[] = [];
  for (const account of accounts) moved.push(...(await moveOpeningsBefore(tx, day, openedBy(account))));
  if (accounts.some(({ kind }) => kind === OPENINGS.notes.account)) await moveRows(tx, OPENINGS.notes, day);
  return moved;
}

/** An opening balance with the day that it has. */
interface PlacedOpening {
  id: number;
  title: string;
  openingBalance: number;
  from: BusinessDate;
}

/** One row's opening balance if it comes after the day, or all that do (`id` null). Locks what it finds. */
function laterThan(tx: Tx, of: Opening, day: BusinessDate, id: number | null): Promise<PlacedOpening[]> {
  // Before the first shift the row has no day yet; it is posted on the day of its entry.
  const from = `COALESCE(t.opening_date, (SELECT e.business_date FROM journal_entry e
                WHERE e.document_kind = $3 AND e.document_id = t.id AND ${NOT_REVERSED}))`;
  return tx.sql<PlacedOpening>(
    `SELECT t.id, t.${of.title} AS title, t.opening_balance AS "openingBalance", ${from} AS "from"
     FROM ${of.table} t WHERE ${from} > $1 AND ($2::int IS NULL OR t.id = $2) ORDER BY t.id FOR NO KEY UPDATE`,
    [day, id, of.document],
  );
}

/** Dates a row's opening balance by another day. Returns what changed. */
async function move(
  tx: Tx,
  kind: WithAccount,
  { id, title, openingBalance, from }: PlacedOpening,
  to: BusinessDate,
): Promise<Message[]> {
  const moved = effects.openingDate({ of: title, from, to });
  const work = () => moveRows(tx, OPENINGS[kind], to, id);
  if (kind === 'creditor') return [moved, ...(await moveCreditorOpening(tx, id, { openingBalance, from, to }, work))];
  await work();
  return [moved];
}

/** Dates opening balances that come after the day, or have none yet, or that of one row, and reposts them. */
async function moveRows(tx: Tx, { table, document }: Opening, day: BusinessDate, id: number | null = null) {
  const rows = await tx.sql<{ id: number; before: BusinessDate | null }>(
    `UPDATE ${table} t SET opening_date = $1
     FROM (SELECT o.id, o.opening_date FROM ${table} o
           WHERE (o.id = $3 OR ($3::int IS NULL AND (o.opening_date IS NULL OR o.opening_date > $1)))
             AND EXISTS (SELECT FROM journal_entry e
                         WHERE e.document_kind = $2 AND e.document_id = o.id AND ${NOT_REVERSED})
           ORDER BY o.id FOR NO KEY UPDATE) old
     WHERE old.id = t.id
     RETURNING t.id, old.opening_date AS before`,
    [day, document, id],
  );
  if (rows.length === 0) return;
  for (const row of rows)
    tx.audit({ table, id: row.id, before: { openingDate: row.before }, after: { openingDate: day } });
  const openings = await tx.sql<Pick<Entry, 'document' | 'lines' | 'notes'>>(
    `SELECT jsonb_build_object('kind', e.document_kind, 'id', e.document_id) AS document,
            (SELECT jsonb_agg(jsonb_build_object('account', jsonb_build_object('kind', a.kind, 'refId', a.ref_id), 'amount', p.amount))
             FROM posting p JOIN ledger_account a ON a.id = p.account_id WHERE p.entry_id = e.id) AS lines,
            COALESCE((SELECT jsonb_agg(jsonb_build_object('denominationId', m.denomination_id, 'count', m.count))
                      FROM note_movement m WHERE m.entry_id = e.id), '[]') AS notes
     FROM journal_entry e
     WHERE e.document_kind = $1 AND e.document_id = ANY($2) AND e.business_date <> $3 AND ${NOT_REVERSED}
     ORDER BY e.id`,
    [document, rows.map((row) => row.id), day],
  );
  const moved = await post(
    tx,
    tx.actor.userId,
    openings.map((opening) => ({ ...opening, businessDate: day, shiftId: null })),
  );
  for (const [index, opening] of openings.entries()) await reverse(tx, tx.actor.userId, opening.document, moved[index]);
}
