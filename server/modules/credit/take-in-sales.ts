import { groupBy } from '../../domain/kernel/group-by';
import { leafOf, writingsOf } from '../../domain/slip-book';
import type { Tx } from '../../platform/submit';
import { type StationBook, takenLeaves } from './slip-leaf';

interface WrittenSale {
  id: number;
  slipNo: string;
  creditorId: number;
  shiftId: number;
}

/**
 * Assigns sales without a book to the free leaves that their slips name. The lines of the latest slip on a leaf get it: a
 * sale of another creditor or shift remains visible as a duplicate slip.
 */
export async function takeInSales(tx: Tx, book: StationBook): Promise<void> {
  const sales = await tx.sql<WrittenSale>(
    `SELECT id, slip_no AS "slipNo", creditor_id AS "creditorId", shift_id AS "shiftId" FROM credit_sale
     WHERE slip_no = ANY($1) AND slip_book_id IS NULL ORDER BY id`,
    [writingsOf(book)],
  );
  const own = sales.filter(({ creditorId }) => book.creditorId === null || book.creditorId === creditorId);
  const byLeaf = groupBy(own, ({ slipNo }) => leafOf(slipNo, [book])?.leaf);
  byLeaf.delete(undefined);
  for (const { leaf } of await takenLeaves(tx.sql, book.id)) byLeaf.delete(leaf);
  const taken = [...byLeaf].flatMap(([leaf, all]) => {
    const latest = all.at(-1)!;
    return all
      .filter(({ creditorId, shiftId }) => creditorId === latest.creditorId && shiftId === latest.shiftId)
      .map(({ id }) => ({ leaf, id }));
  });
  await tx.sql(
    `UPDATE credit_sale c SET slip_book_id = $1, leaf = t.leaf
     FROM jsonb_to_recordset($2::jsonb) AS t(id bigint, leaf int) WHERE c.id = t.id`,
    [book.id, JSON.stringify(taken)],
  );
  for (const { id, leaf } of taken) tx.audit({ table: 'credit_sale', id, after: { slipBookId: book.id, leaf } });
}
