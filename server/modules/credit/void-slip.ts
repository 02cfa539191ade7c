import { Field, InputType } from 'type-graphql';
import { refuseIf } from '../../domain/kernel/problem';
import { problemsOfVoid, voidSlipRules } from '../../domain/slip-book.rules';
import { Ruled } from '../../platform/ruled';
import { defineCommand } from '../../platform/submit';
import { leafUse, lockLeaf } from './slip-leaf';

@InputType({ description: 'A slip of a slip book that was spoilt or lost.' })
export class VoidSlipInput {
  @Field(() => String) @Ruled(voidSlipRules.slipNo) slipNo!: string;
  @Field(() => String) @Ruled(voidSlipRules.reason) reason!: string;
}

/** Voids a free leaf: no sale can use it until the voiding is taken back (its row is deleted). */
export const voidSlip = defineCommand({
  name: 'voidSlip',
  right: 'credit.record',
  input: VoidSlipInput,
  async run(tx, { slipNo, reason }): Promise<{ slipBookId: number; leaf: number }> {
    const place = await lockLeaf(tx, slipNo);
    refuseIf(problemsOfVoid(slipNo, place, place && (await leafUse(tx, place))), 'REFUSED');
    const { book, leaf } = place!;
    const [row] = await tx.sql<{ id: number }>(
      'INSERT INTO void_leaf (slip_book_id, leaf, reason, created_by_id) VALUES ($1, $2, $3, $4) RETURNING id',
      [book.id, leaf, reason, tx.actor.userId],
    );
    tx.audit({ table: 'void_leaf', id: row!.id, after: { slipNo, reason }, reason });
    tx.publish('creditChanged', book.creditorId === null ? {} : { creditorId: book.creditorId });
    return { slipBookId: book.id, leaf };
  },
});
