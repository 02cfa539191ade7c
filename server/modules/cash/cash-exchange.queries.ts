import { Field, Int, ObjectType } from 'type-graphql';
import { defineQuery, NoInput } from '../../platform/ask';
import { Money } from '../../platform/scalars';

@ObjectType({ description: 'An exchange of notes in the safe.' })
export class CashExchangeView {
  @Field(() => Int) id!: number;
  @Field(() => Date) createdAt!: Date;
  @Field(() => Money) amount!: number;
  @Field(() => String, { nullable: true }) comment!: string | null;
  @Field(() => String, { nullable: true }) enteredBy!: string | null;
}

/** Exchanges of the running shift, newest first. */
export const cashExchangesOfShift = defineQuery({
  name: 'cashExchangesOfShift',
  right: 'cash.read',
  input: NoInput,
  run: ({ sql }) =>
    sql<CashExchangeView>(
      `SELECT x.id, x.created_at AS "createdAt", x.amount, x.comment, u.name AS "enteredBy"
       FROM cash_exchange x
       JOIN shift s ON s.id = x.shift_id AND s.state = 'RUNNING'
       LEFT JOIN app_user u ON u.id = x.created_by_id
       ORDER BY x.id DESC`,
    ),
});
