import { Field, Int, ObjectType } from 'type-graphql';
import type { PaymentWays } from '../domain/payment-way';
import { defineQuery, NoInput } from '../platform/ask';
import type { Sql } from '../platform/sql';

@ObjectType({ description: 'A payment mode in use.' })
export class UsablePaymentMode {
  @Field(() => Int) id!: number;
  @Field(() => String) name!: string;
}

@ObjectType({ description: 'An account in use, with the modes in use that are linked to it.' })
export class UsableAccount {
  @Field(() => Int) id!: number;
  @Field(() => String) name!: string;
  @Field(() => [UsablePaymentMode]) modes!: UsablePaymentMode[];
}

@ObjectType({ description: 'The ways by which money comes or goes beside cash.' })
export class PaymentWaysView {
  @Field(() => [UsableAccount]) accounts!: UsableAccount[];
  @Field(() => [UsablePaymentMode], { description: 'All in use; one of no account is a mode of cash.' })
  modes!: UsablePaymentMode[];
}

/** The accounts in use with their payment modes, and all payment modes in use: what `problemsOfPayment` judges by. */
export async function paymentWaysOf(sql: Sql): Promise<PaymentWays> {
  const accounts = await sql<PaymentWays['accounts'][number]>(
    `SELECT a.id, a.name,
            COALESCE((SELECT jsonb_agg(jsonb_build_object('id', m.id, 'name', m.name) ORDER BY m.name)
                      FROM account_payment_mode l JOIN payment_mode m ON m.id = l.payment_mode_id
                      WHERE l.account_id = a.id AND NOT m.disabled), '[]'::jsonb) AS modes
     FROM transaction_account a WHERE NOT a.disabled ORDER BY a.name`,
  );
  const modes = await sql<{ id: number; name: string }>(
    'SELECT id, name FROM payment_mode WHERE NOT disabled ORDER BY name',
  );
  return { accounts, modes };
}

/** The same for the forms by which money comes or goes. */
export const paymentWays = defineQuery({
  name: 'paymentWays',
  permission: 'user',
  input: NoInput,
  run: ({ sql }) => paymentWaysOf(sql),
});
