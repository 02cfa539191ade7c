import { IsBoolean, IsOptional } from 'class-validator';
import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import type { PaymentWay, PaymentWays } from '../../domain/payment-way';
import { accountsWithModesOf } from '../../masters/account-payment-mode.queries';
import { defineQuery } from '../../platform/ask';
import type { Sql } from '../../platform/sql';

@ArgsType()
export class PaymentWaysInput {
  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Whether to include disabled accounts and payment modes, which a late entry may name',
  })
  @IsOptional()
  @IsBoolean()
  includeDisabled?: boolean;
}

@ObjectType({ description: 'A payment mode.' })
export class UsablePaymentMode {
  @Field(() => Int) id!: number;
  @Field(() => String) name!: string;
  @Field(() => Boolean, { description: 'Whether only late entries may name it.' }) disabled!: boolean;
  @Field(() => Boolean, { description: 'Whether it is a cheque, of which a payment says the bank and the date.' })
  isCheque!: boolean;
}

@ObjectType({ description: 'An account with its linked payment modes.' })
export class UsableAccount {
  @Field(() => Int) id!: number;
  @Field(() => String) name!: string;
  @Field(() => Boolean, { description: 'Whether only late entries may name it.' }) disabled!: boolean;
  @Field(() => [UsablePaymentMode], { description: 'Payment modes that it accepts.' }) modes!: UsablePaymentMode[];
}

@ObjectType({ description: 'Accounts and payment modes for payments other than cash.' })
export class PaymentWaysView {
  @Field(() => [UsableAccount], { description: 'Accounts that accept at least one payment mode.' })
  accounts!: UsableAccount[];
  @Field(() => [UsablePaymentMode], {
    description: 'All payment modes; a mode without an account is a cash mode.',
  })
  modes!: UsablePaymentMode[];
}

/**
 * The accounts in use with their payment modes, and all payment modes in use, for `problemsOfPayment`. A late entry may
 * have those that were disabled since (`withDisabled`).
 */
export async function paymentWaysOf(sql: Sql, withDisabled = false): Promise<PaymentWaysView> {
  const accounts = await accountsWithModesOf(sql, withDisabled);
  const modes = await sql<UsablePaymentMode>(
    'SELECT id, name, disabled, is_cheque AS "isCheque" FROM payment_mode WHERE $1 OR NOT disabled ORDER BY name',
    [withDisabled],
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
  right: 'cash.read',
  input: PaymentWaysInput,
  run: ({ sql }, { includeDisabled }) => paymentWaysOf(sql, includeDisabled),
});
