import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { creditorPaymentRules } from '../../domain/creditor-payment.rules';
import { defineQuery } from '../../platform/ask';
import { Ruled } from '../../platform/ruled';
import { BusinessDate, Money } from '../../platform/scalars';

/** A cheque is stale long before; banks reuse transfer numbers after that. */
const LOOKS_BACK_DAYS = 400;

@ArgsType()
export class PaidBeforeInput {
  @Field(() => Int) @Ruled(creditorPaymentRules.creditorId) creditorId!: number;
  @Field(() => Int) @Ruled({ ...creditorPaymentRules.accountId, required: true }) accountId!: number;
  @Field(() => String) @Ruled({ ...creditorPaymentRules.reference, required: true }) reference!: string;
}

@ObjectType({ description: 'An earlier payment with the same reference.' })
export class PaidBefore {
  @Field(() => Int) id!: number;
  @Field(() => BusinessDate, { description: 'Date of its shift.' }) date!: string;
  @Field(() => Money) amount!: number;
}

/** The newest payment of a creditor into an account with that reference within 400 days; null if there is none. */
export const creditorPaidBefore = defineQuery({
  name: 'creditorPaidBefore',
  right: 'credit.read',
  input: PaidBeforeInput,
  run: async ({ sql }, { creditorId, accountId, reference }): Promise<PaidBefore | null> => {
    const [before] = await sql<PaidBefore>(
      `SELECT p.id, s.shift_date AS date, p.amount FROM creditor_payment p JOIN shift s ON s.id = p.shift_id
       WHERE p.creditor_id = $1 AND p.account_id = $2 AND lower(p.reference) = lower($3) 
         AND p.created_at > now() - make_interval(days => $4)
       ORDER BY p.id DESC LIMIT 1`,
      [creditorId, accountId, reference, LOOKS_BACK_DAYS],
    );
    return before ?? null;
  },
});
