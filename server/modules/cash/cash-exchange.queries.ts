import { Field, Int, ObjectType } from 'type-graphql';
import { defineQuery } from '../../platform/ask';
import { Money } from '../../platform/scalars';
import { LISTED_SHIFT, ListedShiftInput } from '../shifts/listed-shift';

@ObjectType({ description: 'An exchange of notes in the safe.' })
export class CashExchangeView {
  @Field(() => Int) id!: number;
  @Field(() => Date) createdAt!: Date;
  @Field(() => Money) amount!: number;
  @Field(() => String, { nullable: true }) comment!: string | null;
  @Field(() => String, { nullable: true }) enteredBy!: string | null;
  @Field(() => String, { nullable: true, description: 'Why it was entered after the close; null if it was not.' })
  lateReason!: string | null;
}

/** Exchanges of the running shift, or of another one, newest first. */
export const cashExchangesOfShift = defineQuery({
  name: 'cashExchangesOfShift',
  right: 'cash.read',
  input: ListedShiftInput,
  run: ({ sql }, { shiftId = null }) =>
    sql<CashExchangeView>(
      `SELECT x.id, x.created_at AS "createdAt", x.amount, x.comment, u.name AS "enteredBy", x.late_reason AS "lateReason"
       FROM cash_exchange x
       LEFT JOIN app_user u ON u.id = x.created_by_id
       WHERE x.shift_id = ${LISTED_SHIFT} ORDER BY x.id DESC`,
      [shiftId],
    ),
});
