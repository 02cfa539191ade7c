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
  @Field(() => Boolean, { description: 'Whether the station requires a second step of the current user.' })
  isRequired!: boolean;
  @Field(() => Boolean, {
    description: 'Whether the current user can do nothing else before setting up the required second step.',
  })
  mustSetUp!: boolean;
}

export const mySecondFactor = defineQuery({
  name: 'mySecondFactor',
  right: 'signedIn',
  beforeSecondFactor: true,
  input: NoInput,
  async run({ sql, ctx }): Promise<MySecondFactor> {
    const state = await secondFactorOf(sql, ctx.actor!.userId);
    return { ...state, isOn: isOn(state), mustSetUp: state.isRequired && !isOn(state) };
  },
});
