import { Field, Int, ObjectType } from 'type-graphql';
import { defineQuery, NoInput } from '../../../platform/ask';
import { relyingPartyOf } from './relying-party';
import { isOn, secondFactorOf } from './second-factor';

@ObjectType({ description: 'A passkey of the current user.' })
export class MyPasskey {
  @Field(() => Int, { description: 'Id of the passkey.' }) passkeyId!: number;
  @Field(() => String, { description: 'Name that the user gave it.' }) name!: string;
  @Field(() => Date, { description: 'When it was added.' }) createdAt!: Date;
  @Field(() => Date, { nullable: true, description: 'Last log-in with it; null if never.' }) lastUsedAt!: Date | null;
}

@ObjectType({ description: "The current user's second step at log-in." })
export class MySecondFactor {
  @Field(() => Boolean, { description: 'Whether a log-in needs a second step.' }) isOn!: boolean;
  @Field(() => Date, {
    nullable: true,
    description: 'Since when codes of an authenticator app are accepted; null if none is set up.',
  })
  authenticatorSince!: Date | null;
  @Field(() => Int, { description: 'Number of unused recovery codes.' }) recoveryCodesLeft!: number;
  @Field(() => [MyPasskey], { description: 'Passkeys of the current user.' }) passkeys!: MyPasskey[];
  @Field(() => String, {
    nullable: true,
    description: 'Host name of the station for which passkeys can be added; null without an https address.',
  })
  passkeyHost!: string | null;
  @Field(() => Boolean, { description: 'Whether the station requires a second step of the current user.' })
  isRequired!: boolean;
  @Field(() => Boolean, {
    description: 'Whether the current user can do nothing else before setting up the required second step.',
  })
  mustSetUp!: boolean;
}

export const mySecondFactor = defineQuery({
  name: 'mySecondFactor',
  right: 'ownAccount',
  beforeSecondFactor: true,
  input: NoInput,
  async run({ sql, ctx }): Promise<MySecondFactor> {
    const state = await secondFactorOf(sql, ctx.actor.userId);
    const passkeys = await sql<MyPasskey>(
      `SELECT id AS "passkeyId", name, created_at AS "createdAt", last_used_at AS "lastUsedAt"
       FROM passkey WHERE user_id = $1 ORDER BY id`,
      [ctx.actor.userId],
    );
    const { passkeyCount: _, ...shown } = state;
    const passkeyHost = relyingPartyOf(ctx.env)?.id ?? null;
    return { ...shown, passkeys, passkeyHost, isOn: isOn(state), mustSetUp: state.isRequired && !isOn(state) };
  },
});
