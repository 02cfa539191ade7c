import { GREATEST_AMOUNT } from '../../domain/kernel/money';
import { refusal } from '../../domain/kernel/problem';
import { requests } from '../../domain/requests.messages';
import { inOneRoundTrip } from '../../platform/in-one-round-trip';
import type { OpenTransaction } from '../../platform/transaction';
import type { AccountKind } from './ledger-account.entity';
import { tellNotesNotAvailable } from './note-availability';
import { shareLedger } from './roll-up';
import type { MovementKind } from './stock-movement.entity';

/** A ledger account: a kind, and the id of the master row for kinds with one account per row. */
export interface AccountRef {
  kind: AccountKind;
  refId: number;
}

export const account = (kind: AccountKind, refId = 0): AccountRef => ({ kind, refId });

/** One event to post: money lines that sum to zero (debit +, credit −, paise), litres per tank (ml), notes of the safe. */
export interface Entry {
  document: { kind: string; id: number };
  businessDate: string;
  shiftId: number | null;
  lines: { account: AccountRef; amount: number }[];
  stock?: { tankId: number; productId: number; kind: MovementKind; litres: number }[];
  notes?: { denominationId: number; count: number }[];
  /** The document's current details, which statements show even after the document was changed (ADR 29). */
  details?: Record<string, unknown>;
}

/** A debit of one account and the credit of another, `amount` paise. */
export const transfer = (debit: AccountRef, credit: AccountRef, amount: number): Entry['lines'] => [
  { account: debit, amount },
  { account: credit, amount: -amount },
];

/**
 * Posts any number of entries with a constant number of statements, sent together. Lines, movements and notes of zero
 * are left out. The database refuses an unbalanced entry at commit. Throws ProblemError NOTES_NOT_AVAILABLE if the safe
 * does not hold the notes that leave it. Returns the entries' ids in order.
 */
export async function post(tx: OpenTransaction, userId: number | null, entries: Entry[]): Promise<number[]> {
  const full = entries
    .map((entry) => ({
      ...entry,
      lines: entry.lines
        .filter((line) => line.amount !== 0)
        .map(({ account, amount }) => ({ kind: account.kind, refId: account.refId, amount })),
      stock: (entry.stock ?? []).filter((movement) => movement.litres !== 0),
      notes: (entry.notes ?? []).filter((note) => note.count !== 0),
    }))
    .filter((entry) => entry.lines.length + entry.stock.length + entry.notes.length > 0);
  if (full.length === 0) return [];
  if (full.some(({ lines }) => lines.some(({ amount }) => Math.abs(amount) > GREATEST_AMOUNT)))
    throw refusal('AMOUNT_TOO_GREAT', requests.amountTooGreat({ most: GREATEST_AMOUNT }), undefined, 'INVALID');
  const json = JSON.stringify(full);
  const [, , rows] = await inOneRoundTrip([
    shareLedger(tx),
    full.some(({ lines }) => lines.length > 0) && tx.sql(OPEN_ACCOUNTS, [json]),
    tx.sql<{ id: number }>(WRITE_ENTRIES, [json, userId]).catch(tellNotesNotAvailable),
  ]);
  return rows.map((row) => row.id);
}

/** Creates the accounts that have no row yet. */
const OPEN_ACCOUNTS = `
  INSERT INTO ledger_account (kind, ref_id)
  SELECT DISTINCT l.kind, l."refId"
  FROM jsonb_array_elements($1::jsonb) AS e, jsonb_to_recordset(e -> 'lines') AS l(kind text, "refId" int)
  ORDER BY 1, 2
  ON CONFLICT DO NOTHING`;

const WRITE_ENTRIES = `
  WITH input AS MATERIALIZED (
    SELECT nextval(pg_get_serial_sequence('journal_entry', 'id')) AS id, e.position, e.entry
    FROM jsonb_array_elements($1::jsonb) WITH ORDINALITY AS e(entry, position) ORDER BY e.position),
  entry AS (
    INSERT INTO journal_entry (id, business_date, shift_id, document_kind, document_id, user_id, details)
    OVERRIDING SYSTEM VALUE
    SELECT id, (entry ->> 'businessDate')::date, (entry ->> 'shiftId')::int,
           entry -> 'document' ->> 'kind', (entry -> 'document' ->> 'id')::bigint, $2, entry -> 'details'
    FROM input),
  posting AS (
    INSERT INTO posting (entry_id, account_id, business_date, amount)
    SELECT input.id, a.id, (entry ->> 'businessDate')::date, l.amount
    FROM input, jsonb_to_recordset(entry -> 'lines') AS l(kind text, "refId" int, amount bigint)
    JOIN ledger_account a ON a.kind = l.kind AND a.ref_id = l."refId"),
  stock AS (
    INSERT INTO stock_movement (entry_id, kind, tank_id, product_id, litres)
    SELECT input.id, m.kind, m."tankId", m."productId", m.litres
    FROM input, jsonb_to_recordset(entry -> 'stock') AS m(kind text, "tankId" int, "productId" int, litres bigint)),
  notes AS (
    INSERT INTO note_movement (entry_id, denomination_id, count)
    SELECT input.id, n."denominationId", n.count
    FROM input, jsonb_to_recordset(entry -> 'notes') AS n("denominationId" int, count bigint)
    ORDER BY n."denominationId")
  SELECT id FROM input ORDER BY position`;
