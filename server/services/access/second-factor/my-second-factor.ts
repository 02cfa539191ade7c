import { Field, Int, ObjectType } from 'type-graphql';
import { defineQuery, NoInput } from '../../../platform/ask';
import { isOn, secondFactorOf } from './second-factor';

@ObjectType({ description: "The current user's second step at log-in." })
export class MySecondFactor {
  @Field(() => Boolean, { description: 'Whether a log-in needs a second step.' }) isOn!: boolean;
  @Field(() => Date, {
    nullable: true,
    description: 'Since when codes of an authenticator app are accepted; null if none is set up.',
  })
  authenticatorSince!: Date | null;
  @Field(() => Int, { description: 'Number of unused recovery codes.' }) recoveryCodesLeft!: number;
}

export const mySecondFactor = defineQuery({
  name: 'mySecondFactor',
  right: 'signedIn',
  input: NoInput,
  async run({ sql, ctx }): Promise<MySecondFactor> {
    const state = await secondFactorOf(sql, ctx.actor!.userId);
    return { isOn: isOn(state), ...state };
  },
});
