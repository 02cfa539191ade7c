import { Field, Int, ObjectType } from 'type-graphql';
import type { PaymentWay, PaymentWays } from '../../domain/payment-way';
import { accountsWithModesOf } from '../../masters/account-payment-mode.queries';
import { defineQuery, NoInput } from '../../platform/ask';
import type { Sql } from '../../platform/sql';

@ObjectType({ description: 'A payment mode in use.' })
export class UsablePaymentMode {
  @Field(() => Int) id!: number;
  @Field(() => String) name!: string;
}

@ObjectType({ description: 'An account in use, with the modes in use that are linked to it.' })
export class UsableAccount {
  @Field(() => Int) id!: number;
  @Field(() => String) name!: string;
  @Field(() => [UsablePaymentMode], { description: 'The payment modes that it takes.' }) modes!: UsablePaymentMode[];
}

@ObjectType({ description: 'The ways by which money comes or goes beside cash.' })
export class PaymentWaysView {
  @Field(() => [UsableAccount], { description: 'The accounts that take a payment mode.' }) accounts!: UsableAccount[];
  @Field(() => [UsablePaymentMode], { description: 'All in use; one of no account is a mode of cash.' })
  modes!: UsablePaymentMode[];
}

/** The accounts in use with their payment modes, and all payment modes in use, for `problemsOfPayment`. */
export async function paymentWaysOf(sql: Sql): Promise<PaymentWays> {
  const accounts = await accountsWithModesOf(sql);
  const modes = await sql<{ id: number; name: string }>(
    'SELECT id, name FROM payment_mode WHERE NOT disabled ORDER BY name',
  );
  return { accounts, modes };
}

/**
 * What validates the way of a changed document. An unchanged way stays valid even if its account or mode has been
 * disabled since.
 */
export async function waysOfChange(sql: Sql, after: PaymentWay, before: PaymentWay): Promise<PaymentWays> {
  const { accountId, paymentModeId } = after;
  if (accountId !== before.accountId || paymentModeId !== before.paymentModeId) return paymentWaysOf(sql);
  const known = (id: number | null) => (id === null ? [] : [{ id, name: '' }]);
  const modes = known(paymentModeId);
  return { modes, accounts: known(accountId).map((account) => ({ ...account, modes })) };
}

/** The same for the forms that move money. */
export const paymentWays = defineQuery({
  name: 'paymentWays',
  permission: 'user',
  input: NoInput,
  run: ({ sql }) => paymentWaysOf(sql),
});
