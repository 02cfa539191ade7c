import { Field, InputType, Int } from 'type-graphql';
import { refuseIf } from '../../domain/kernel/problem';
import { slipBookOf } from '../../domain/slip-book';
import { problemsOfSlipBook, slipBookRules } from '../../domain/slip-book.rules';
import { LOCK_NUMBERS } from '../../platform/lock-numbers';
import { Ruled } from '../../platform/ruled';
import { defineCommand } from '../../platform/submit';
import { lockActiveCreditor } from './lock-creditor';
import { booksBetween } from './slip-leaf';
import { takeInSales } from './take-in-sales';

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
