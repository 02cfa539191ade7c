import { ArrayMaxSize, IsArray, IsIn, IsInt, IsOptional } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { type Problem, refusal, refuseIf } from '../domain/kernel/problem';
import { MESSAGE_TEXTS } from '../domain/message.rules';
import { defineCommand, type Tx } from '../platform/submit';
import { CHANNELS, type Channel } from './channel-of';
import { eventCategoryOf } from './event-category-of';
import { knownReceivers, type Receivers } from './receivers';
import { receiveCategoryOf, recipientsOf } from './recipients.queries';
import { eventNamed } from './station-events';

const MOST_RECIPIENTS = 1000;

@InputType({ description: 'Who is to be told of what.' })
export class CreateMessageInput {
  @Field(() => Int) @IsInt({ message: MESSAGE_TEXTS.receiveCategory }) receiveCategoryId!: number;
  @Field(() => Int) @IsInt({ message: MESSAGE_TEXTS.eventCategory }) eventCategoryId!: number;
  @Field(() => [Int], { description: 'Rows of the table of the receive category; the same one twice is one.' })
  @IsArray()
  @ArrayMaxSize(MOST_RECIPIENTS, { message: `At most ${MOST_RECIPIENTS} at once` })
  @IsInt({ each: true, message: 'recipients must be whole numbers' })
  recipientIds!: number[];
  @Field(() => String, {
    nullable: true,
    description: 'MAIL, SMS or WHATSAPP; without one by mail where there is an address, else by SMS.',
  })
  @IsOptional()
  @IsIn(CHANNELS, { message: `channel must be one of ${CHANNELS.join(', ')}` })
  channel?: Channel | null;
}

export interface CreatedMessage {
  /** The newest subscription of those that were asked for. */
  subscriptionId: number;
  /** How many were not there before. */
  added: number;
  message: string;
}

/**
 * Subscribes recipients to an event (the specification's 'create message'). Who is subscribed already stays, by the
 * channel that is asked for now, where one is.
 */
export const createMessage = defineCommand({
  name: 'createMessage',
  permission: 'admin',
  input: CreateMessageInput,
  async run(tx, { receiveCategoryId, eventCategoryId, recipientIds, channel = null }): Promise<CreatedMessage> {
    const receivers = knownReceivers(await receiveCategoryOf(tx.sql, receiveCategoryId));
    const { event } = await eventCategoryOf(tx.sql, eventCategoryId);
    if (eventNamed(event)?.isInHouse && receivers.about !== null)
      throw refusal('IN_HOUSE', 'Only users are told of this event', 'eventCategoryId', 'INVALID');
    const ids = [...new Set(recipientIds)].toSorted((one, other) => one - other);
    refuseIf(await problemsOfRecipients(tx, receivers, ids));
    const rows = await tx.sql<{ id: number; recipientId: number; isNew: boolean }>(
      `INSERT INTO message_subscription (event_category_id, receive_category_id, recipient_id, channel, created_by_id)
       SELECT $1, $2, r.id, $4, $5 FROM unnest($3::int[]) WITH ORDINALITY AS r(id, place) ORDER BY r.place
       ON CONFLICT (event_category_id, receive_category_id, recipient_id)
       DO UPDATE SET channel = COALESCE(EXCLUDED.channel, message_subscription.channel)
       RETURNING id, recipient_id AS "recipientId", xmax = 0 AS "isNew"`,
      [eventCategoryId, receiveCategoryId, ids, channel, tx.actor!.userId],
    );
    for (const { id, recipientId } of rows)
      tx.audit({
        table: 'message_subscription',
        id,
        after: { eventCategoryId, receiveCategoryId, recipientId, channel },
      });
    return {
      subscriptionId: Math.max(...rows.map(({ id }) => id)),
      added: rows.filter(({ isNew }) => isNew).length,
      message: 'Created Message  successfully',
    };
  },
});

async function problemsOfRecipients(tx: Tx, receivers: Receivers, ids: readonly number[]): Promise<Problem[]> {
  const select: Problem = {
    code: 'UNKNOWN',
    message: MESSAGE_TEXTS.recipient(receivers.displayName),
    field: 'recipientIds',
  };
  const found = await recipientsOf(tx.sql, receivers, ids);
  if (ids.length === 0 || found.length < ids.length) return [select];
  return found
    .filter(({ isInUse }) => !isInUse)
    .map(({ title }) => ({ ...select, code: 'DISABLED', message: `${title} is disabled` }));
}
