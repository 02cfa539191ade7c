import { ArrayMaxSize, IsArray, IsIn, IsInt, IsObject, IsOptional } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { ANSWERS } from '../../domain/answers';
import { GREATEST_ID } from '../../domain/field-rules';
import { labelled } from '../../domain/kernel/message';
import { type Problem, refusal, refuseIf } from '../../domain/kernel/problem';
import { messages } from '../../domain/messages.messages';
import { defineCommand } from '../../platform/submit';
import { saying } from '../../platform/validated';
import { CHANNELS, type Channel } from './address-for';
import { eventCategoryOf } from './event-category-of';
import { knownReceivers, type Receivers, whyNeverTold } from './receivers';
import { type Recipient, receiveCategoryOf, recipientsOf } from './recipients.queries';

const MOST_RECIPIENTS = 1000;

@InputType({ description: 'Recipients to subscribe to an event.' })
export class CreateMessageInput {
  @Field(() => Int) @IsInt(saying(messages.selectReceiveCategory())) receiveCategoryId!: number;
  @Field(() => Int) @IsInt(saying(messages.selectEventCategory())) eventCategoryId!: number;
  @Field(() => [Int], { description: 'Ids of rows in the table of the receive category; duplicates are ignored.' })
  @IsArray()
  @ArrayMaxSize(MOST_RECIPIENTS, saying(messages.tooManyRecipients({ most: MOST_RECIPIENTS })))
  @IsInt({ each: true, ...saying(messages.recipientsNotWhole()) })
  recipientIds!: number[];
  /** Recipients as rows of their table's list, as the old screen sends them; the category names the key of their id. */
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(MOST_RECIPIENTS, saying(messages.tooManyRecipients({ most: MOST_RECIPIENTS })))
  @IsObject({ each: true })
  recipientRows?: Readonly<Record<string, unknown>>[];
  @Field(() => String, {
    nullable: true,
    description:
      'MAIL, SMS or WHATSAPP; null for mail if there is an address, otherwise SMS. If omitted, existing subscriptions keep their channel.',
  })
  @IsOptional()
  @IsIn(CHANNELS, saying(messages.unknownChannel({ channels: CHANNELS.join(', ') })))
  channel?: Channel | null;
}

export interface CreatedMessage {
  /** The newest of the requested subscriptions. */
  subscriptionId: number;
  /** How many of them are new. */
  added: number;
  message: string;
}

interface Subscribed {
  id: number;
  recipientId: number;
  channel: Channel | null;
}

/**
 * Subscribes recipients to an event (the specification's 'create message'). An existing subscription is updated to the
 * given channel; without `channel` it is unchanged.
 */
export const createMessage = defineCommand({
  name: 'createMessage',
  right: 'messages.manage',
  input: CreateMessageInput,
  async run(tx, { receiveCategoryId, eventCategoryId, recipientIds, recipientRows, channel }): Promise<CreatedMessage> {
    const receivers = knownReceivers(await receiveCategoryOf(tx.sql, receiveCategoryId));
    const { event } = await eventCategoryOf(tx.sql, eventCategoryId);
    const never = whyNeverTold(event, receivers);
    if (never !== null) throw refusal('IN_HOUSE', labelled(never), 'eventCategoryId', 'INVALID');
    const ids = [...new Set([...recipientIds, ...idsOfRows(receivers, recipientRows ?? [])])].toSorted(
      (one, other) => one - other,
    );
    const recipients = await recipientsOf(tx.sql, receivers, ids);
    refuseIf(problemsOfRecipients(receivers, recipients, ids));
    const names = new Map(recipients.map(({ id, title }) => [id, title]));
    const were = await tx.sql<Subscribed>(
      `SELECT id, recipient_id AS "recipientId", channel FROM message_subscription
       WHERE event_category_id = $1 AND receive_category_id = $2 AND recipient_id = ANY($3) ORDER BY id FOR UPDATE`,
      [eventCategoryId, receiveCategoryId, ids],
    );
    const rows = await tx.sql<Subscribed>(
      `INSERT INTO message_subscription (event_category_id, receive_category_id, recipient_id, channel, created_by_id)
       SELECT $1, $2, r.id, $4, $5 FROM unnest($3::int[]) WITH ORDINALITY AS r(id, place) ORDER BY r.place
       ON CONFLICT (event_category_id, receive_category_id, recipient_id)
       DO UPDATE SET channel = CASE WHEN $6 THEN EXCLUDED.channel ELSE message_subscription.channel END
       RETURNING id, recipient_id AS "recipientId", channel`,
      [eventCategoryId, receiveCategoryId, ids, channel ?? null, tx.actor.userId, channel !== undefined],
    );
    const before = new Map(were.map((row) => [row.id, row.channel]));
    for (const { id, recipientId, channel: now } of rows)
      if (!before.has(id))
        tx.audit({
          table: 'message_subscription',
          id,
          after: { eventCategoryId, receiveCategoryId, recipient: names.get(recipientId), channel: now },
        });
      else if (before.get(id) !== now)
        tx.audit({
          table: 'message_subscription',
          id,
          before: { channel: before.get(id) },
          after: { channel: now },
        });
    return {
      subscriptionId: Math.max(...rows.map(({ id }) => id)),
      added: rows.length - were.length,
      message: ANSWERS.subscribed,
    };
  },
});

/**
 * Returns the ids of rows by the category's key. Throws ProblemError INVALID for a row without it, which belongs to
 * another table.
 */
function idsOfRows({ pkFieldName }: Receivers, rows: readonly Readonly<Record<string, unknown>>[]): number[] {
  const ids = rows.map((row) =>
    Object.hasOwn(row, pkFieldName) ? Number(row[pkFieldName] ?? Number.NaN) : Number.NaN,
  );
  if (ids.every((id) => Number.isInteger(id) && id > 0 && id <= GREATEST_ID)) return ids;
  throw refusal('INVALID', messages.rowWithoutKey({ key: pkFieldName }), 'recipientRows', 'INVALID');
}

function problemsOfRecipients(receivers: Receivers, found: readonly Recipient[], ids: readonly number[]): Problem[] {
  const select: Problem = {
    code: 'UNKNOWN',
    ...messages.selectRecipient({ name: receivers.displayName }),
    field: 'recipientIds',
  };
  if (ids.length === 0 || found.length < ids.length) return [select];
  return found
    .filter(({ isInUse }) => !isInUse)
    .map(({ title }) => ({ ...select, code: 'DISABLED', ...messages.disabled({ name: title }) }));
}
