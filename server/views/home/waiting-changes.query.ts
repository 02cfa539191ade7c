import { Field, Int, ObjectType } from 'type-graphql';
import { defineQuery, NoInput } from '../../platform/ask';
import { Notification, requestsAwaiting } from '../../services/approvals/notifications.queries';

@ObjectType({ description: 'Change requests that the current user may decide on.' })
export class WaitingChanges {
  @Field(() => Int, { description: 'Number of pending requests.' }) count!: number;
  @Field(() => [Notification], { description: 'The oldest requests, oldest first.' }) oldest!: Notification[];
}

const MOST = 5;

/** Lists what waits behind the bell, without notices, oldest first. */
export const waitingChanges = defineQuery({
  name: 'waitingChanges',
  right: 'changes.decide',
  input: NoInput,
  async run({ sql, ctx }): Promise<WaitingChanges> {
    const requests = await requestsAwaiting(sql, ctx.actor);
    return { count: requests.length, oldest: requests.slice(-MOST).reverse() };
  },
});
