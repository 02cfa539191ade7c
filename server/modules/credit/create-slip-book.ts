import { Field, InputType, Int } from 'type-graphql';
import { groupBy } from '../../domain/kernel/group-by';
import { refuseIf } from '../../domain/kernel/problem';
import { leafOf, slipBookOf, writingsOf } from '../../domain/slip-book';
import { problemsOfSlipBook, slipBookRules } from '../../domain/slip-book.rules';
import { LOCK_NUMBERS } from '../../platform/lock-numbers';
import { Ruled } from '../../platform/ruled';
import { defineCommand, type Tx } from '../../platform/submit';
import { lockActiveCreditor } from './lock-creditor';
import { booksBetween, type StationBook } from './slip-leaf';

@InputType({ description: 'A book of numbered credit slips.' })
export class CreateSlipBookInput {
  @Field(() => String, { description: 'Number of the first slip as printed: A-0001.' })
  @Ruled(slipBookRules.firstSlip)
  firstSlip!: string;
  @Field(() => String) @Ruled(slipBookRules.lastSlip) lastSlip!: string;
  @Field(() => Int, {
    nullable: true,
    description: 'Id of the creditor the book belongs to; omitted for a book used for all creditors.',
  })
  @Ruled(slipBookRules.creditorId, { mayBeAbsent: true })
  creditorId?: number | null;
}

/** Creates a slip book. Existing sales with one of its slips and no book are assigned to its leaves. */
export const createSlipBook = defineCommand({
  name: 'createSlipBook',
  right: 'credit.record',
  input: CreateSlipBookInput,
  async run(tx, { firstSlip, lastSlip, creditorId = null }): Promise<{ slipBookId: number }> {
    if (creditorId !== null) await lockActiveCreditor(tx, creditorId);
    await tx.sql('SELECT pg_advisory_xact_lock($1)', [LOCK_NUMBERS.slipBooks]);
    const book = slipBookOf(firstSlip, lastSlip);
    const others = book === null ? [] : await booksBetween(tx.sql, book.first, book.last);
    refuseIf(problemsOfSlipBook(firstSlip, lastSlip, others), 'REFUSED');
    const [row] = await tx.sql<{ id: number }>(
      `INSERT INTO slip_book (prefix, first, last, digits, creditor_id, created_by_id)
       VALUES ($1, $2, $3, $4, $5, $6) RETURNING id`,
      [book!.prefix, book!.first, book!.last, book!.digits, creditorId, tx.actor.userId],
    );
    const { id } = row!;
    tx.audit({ table: 'slip_book', id, after: { ...book, creditorId } });
    await takeInSales(tx, { ...book!, id, creditorId, firmName: null });
    tx.publish('creditChanged', creditorId === null ? {} : { creditorId });
    return { slipBookId: id };
  },
});

interface WrittenSale {
  id: number;
  slipNo: string;
  creditorId: number;
  shiftId: number;
}

/** The lines of the latest slip on a leaf get it: a sale of another creditor or shift remains visible as a duplicate slip. */
async function takeInSales(tx: Tx, book: StationBook): Promise<void> {
  const sales = await tx.sql<WrittenSale>(
    `SELECT id, slip_no AS "slipNo", creditor_id AS "creditorId", shift_id AS "shiftId" FROM credit_sale
     WHERE slip_no = ANY($1) AND slip_book_id IS NULL ORDER BY id`,
    [writingsOf(book)],
  );
  const own = sales.filter(({ creditorId }) => book.creditorId === null || book.creditorId === creditorId);
  const byLeaf = groupBy(own, ({ slipNo }) => leafOf(slipNo, [book])?.leaf);
  byLeaf.delete(undefined);
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
