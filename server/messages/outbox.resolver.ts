import { Ctx, Query, Resolver } from 'type-graphql';
import { ask } from '../platform/ask';
import type { Context } from '../platform/context';
import { OutboxEntry, outboxMessages } from './outbox.queries';

@Resolver()
export class OutboxResolver {
  @Query(() => [OutboxEntry], { description: 'The newest first; only where the station has no mail server.' })
  outboxMessages(@Ctx() ctx: Context): Promise<OutboxEntry[]> {
    return ask(ctx, outboxMessages);
  }
}
