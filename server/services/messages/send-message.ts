import { randomUUID } from 'node:crypto';
import { IsInt } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { labelled } from '../../domain/kernel/message';
import { refusal, refuseIf } from '../../domain/kernel/problem';
import { problemsOfTemplate, sentWordsRules } from '../../domain/message-template.rules';
import { messages as texts } from '../../domain/messages.messages';
import { Ruled } from '../../platform/ruled';
import { defineCommand } from '../../platform/submit';
import { saying } from '../../platform/validated';
import { eventCategoryOf } from './event-category-of';
import { placeholdersOf } from './station-events';
import { sendByHand } from './tell-subscribers';

@InputType({ description: 'A message to all subscribers of an event category that was added.' })
export class SendMessageInput {
  @Field(() => Int) @IsInt(saying(texts.selectEventCategory())) eventCategoryId!: number;
  @Field(() => String) @Ruled(sentWordsRules.subject) subject!: string;
  @Field(() => String) @Ruled(sentWordsRules.body) body!: string;
}

/** Enqueues a message written by hand for each subscriber who can be reached. Returns how many. */
export const sendMessage = defineCommand({
  name: 'sendMessage',
  right: 'messages.manage',
  input: SendMessageInput,
  async run(tx, { eventCategoryId, subject, body }): Promise<{ messages: number }> {
    const { name, event } = await eventCategoryOf(tx.sql, eventCategoryId);
    if (event !== null)
      throw refusal('NOT_BY_HAND', texts.sentAutomatically({ event: labelled(name) }), 'eventCategoryId', 'INVALID');
    refuseIf(problemsOfTemplate({ subject, body }, Object.keys(placeholdersOf(null))));
    const messages = await sendByHand(tx, eventCategoryId, randomUUID(), { subject, body });
    if (messages === 0) throw refusal('NOBODY', texts.nobodyReached({ event: name }), 'eventCategoryId');
    tx.audit({ table: 'event_category', id: eventCategoryId, after: { sent: { subject, body }, messages } });
    return { messages };
  },
});
