import type { BusinessDate } from '../../domain/kernel/business-date';
import { type BookLeaf, type LeafUse, leafOf, readSlip } from '../../domain/slip-book';
import type { OwnedBook } from '../../domain/slip-book.rules';
import { inOneRoundTrip } from '../../platform/in-one-round-trip';
import { LOCK_NUMBERS } from '../../platform/lock-numbers';
import type { Sql } from '../../platform/sql';
import type { Tx } from '../../platform/submit';

export interface StationBook extends OwnedBook {
  id: number;
}

/** The books with a leaf number in this range, whatever their prefix. */
export const booksBetween = (sql: Sql, first: number, last: number): Promise<StationBook[]> =>
  sql<StationBook>(
    `SELECT b.id, b.prefix, b.first, b.last, b.digits, b.creditor_id AS "creditorId", c.firm_name AS "firmName"
     FROM slip_book b LEFT JOIN creditor c ON c.id = b.creditor_id
     WHERE b.last >= $1 AND b.first <= $2`,
    [first, last],
  );

/** Shared advisory lock: no slip book can be created until the transaction ends. */
export const keepSlipBooks = (tx: Tx): Promise<unknown> =>
  tx.sql('SELECT pg_advisory_xact_lock_shared($1)', [LOCK_NUMBERS.slipBooks]);

/**
 * The leaf of a typed slip; null if none was typed or no book has it. Locks its book until the end of the transaction,
 * which serialises the use and voiding of a leaf; no book can be created either.
 */
export async function lockLeaf(tx: Tx, slip: string | null | undefined): Promise<BookLeaf<StationBook> | null> {
  const typed = slip?.trim() ?? '';
  const number = Number(readSlip(typed)?.digits ?? Number.NaN);
  if (Number.isNaN(number)) return null;
  const [, books] = await inOneRoundTrip([keepSlipBooks(tx), booksBetween(tx.sql, number, number)]);
  const place = leafOf(typed, books);
  if (place !== null) await tx.sql('SELECT FROM slip_book WHERE id = $1 FOR NO KEY UPDATE', [place.book.id]);
  return place;
}

/** A used or void leaf of a book; a void one has no creditor and no date. */
export interface TakenLeaf {
  leaf: number;
  creditorId: number | null;
  firmName: string | null;
  date: BusinessDate | null;
}

/** The used and void leaves of a book, in their order. */
export const takenLeaves = (sql: Sql, slipBookId: number): Promise<TakenLeaf[]> =>
  sql<TakenLeaf>(
    `SELECT DISTINCT ON (c.leaf) c.leaf, c.creditor_id AS "creditorId", r.firm_name AS "firmName", s.shift_date AS date
     FROM credit_sale c JOIN creditor r ON r.id = c.creditor_id JOIN shift s ON s.id = c.shift_id
     WHERE c.slip_book_id = $1
     UNION ALL SELECT leaf, NULL, NULL, NULL FROM void_leaf WHERE slip_book_id = $1
     ORDER BY leaf`,
    [slipBookId],
  );

/** A sale for a leaf: the leaf may have other sales of the same creditor in the same shift. */
export interface SaleOfLeaf {
  creditorId: number;
  shiftId: number;
  /** Null for a new sale. */
  id: number | null;
}

/**
 * What keeps a leaf from being used: its voiding, or a sale that is not a line of the same slip as `sale`. Null if
 * nothing does; without `sale`, every sale counts.
 */
export async function leafUse(
  tx: Tx,
  { book, leaf }: BookLeaf<StationBook>,
  sale: SaleOfLeaf | null = null,
): Promise<LeafUse | null> {
  const [use] = await tx.sql<{ firmName: string | null; date: BusinessDate; reason: string }>(
    `(SELECT r.firm_name AS "firmName", s.shift_date AS date, NULL AS reason
      FROM credit_sale c JOIN creditor r ON r.id = c.creditor_id JOIN shift s ON s.id = c.shift_id
      WHERE c.slip_book_id = $1 AND c.leaf = $2 AND c.id IS DISTINCT FROM $3::bigint
        AND (c.creditor_id IS DISTINCT FROM $4::int OR c.shift_id IS DISTINCT FROM $5::int)
      ORDER BY c.id LIMIT 1)
     UNION ALL SELECT NULL, NULL, reason FROM void_leaf WHERE slip_book_id = $1 AND leaf = $2`,
    [book.id, leaf, sale?.id ?? null, sale?.creditorId ?? null, sale?.shiftId ?? null],
  );
  if (use === undefined) return null;
  const { firmName, date, reason } = use;
  return firmName === null ? { leaf, kind: 'VOID', reason } : { leaf, kind: 'SALE', firmName, date };
}
