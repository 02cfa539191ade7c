import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { creditorPaymentRules } from '../../domain/creditor-payment.rules';
import { defineQuery } from '../../platform/ask';
import { Ruled } from '../../platform/ruled';
import { BusinessDate, Money } from '../../platform/scalars';
import { findReference } from '../safe/reference-seen';

@ArgsType()
export class PaidBeforeInput {
  @Field(() => Int) @Ruled(creditorPaymentRules.creditorId) creditorId!: number;
  @Field(() => Int) @Ruled({ ...creditorPaymentRules.accountId, required: true }) accountId!: number;
  @Field(() => String) @Ruled({ ...creditorPaymentRules.reference, required: true }) reference!: string;
}

@ObjectType({ description: 'An earlier payment with the same reference.' })
export class PaidBefore {
  @Field(() => Int) id!: number;
  @Field(() => BusinessDate, { description: 'Its day: the value date, or that of its shift.' }) date!: string;
  @Field(() => Money) amount!: number;
  @Field(() => String, { description: 'Creditor who paid it.' }) firmName!: string;
}

/** The first payment with that reference of the creditor, or into the account, within 400 days; null if there is none. */
export const creditorPaidBefore = defineQuery({
  name: 'creditorPaidBefore',
  right: 'credit.read',
  input: PaidBeforeInput,
  run: async ({ sql }, input): Promise<PaidBefore | null> => {
    const before = await findReference(sql, 'creditor_payment', input, ['creditor_payment']);
    return before && { id: before.id, date: before.date, amount: before.amount, firmName: before.name };
  },
});
