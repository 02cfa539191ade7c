import { Field, Int, ObjectType } from 'type-graphql';
import { defineQuery, NoInput } from '../../platform/ask';
import { Notification, requestsAwaiting } from '../../services/approvals/notifications.queries';

@ObjectType({ description: 'Change requests that wait for the admin who asks.' })
export class WaitingChanges {
  @Field(() => Int, { description: 'How many requests wait.' }) count!: number;
  @Field(() => [Notification], { description: 'The oldest of them, oldest first.' }) oldest!: Notification[];
}

const MOST = 5;

/** Lists what waits behind the bell, without notices, oldest first. */
export const waitingChanges = defineQuery({
  name: 'waitingChanges',
  permission: 'admin',
  input: NoInput,
  async run({ sql, ctx }): Promise<WaitingChanges> {
    const requests = await requestsAwaiting(sql, ctx.actor!.userId);
    return { count: requests.length, oldest: requests.slice(-MOST).reverse() };
  },
});
