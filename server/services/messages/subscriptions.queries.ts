import { IsInt, IsOptional } from 'class-validator';
import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { groupBy } from '../../domain/kernel/group-by';
import { SUBSCRIPTION_TEXTS } from '../../domain/message.rules';
import { defineQuery } from '../../platform/ask';
import { IsText } from '../../platform/is-text';
import type { OutboxChannel } from '../../platform/outbox';
import type { Sql } from '../../platform/sql';
import { type Address, addressFor, type Channel } from './address-for';
import { channelsOut, noChannel, OUTBOX_CHANNEL } from './channel-registry';
import { type NamedReceivers, type Receivers, receiversOf, whyNeverTold } from './receivers';
import { type Recipient, recipientsOf } from './recipients.queries';

@ObjectType('MessageSubscription', { description: 'A subscription: recipient, event and channel.' })
export class SubscriptionView {
  @Field(() => Int) id!: number;
  @Field(() => Int) eventCategoryId!: number;
  @Field(() => String, { description: 'Name of the event.' }) eventName!: string;
  @Field(() => String, { nullable: true, description: 'Event of the station; null for a name that was added.' })
  event!: string | null;
  @Field(() => Int) receiveCategoryId!: number;
  @Field(() => String, { description: 'Name of the category of recipients.' }) receiveCategoryName!: string;
  @Field(() => Int, { description: 'Id of the recipient in the table of the category.' }) recipientId!: number;
  @Field(() => String, { description: 'Current name of the recipient.' }) recipientName!: string;
  @Field(() => String, { nullable: true, description: 'MAIL, SMS or WHATSAPP; null if no channel was chosen.' })
  channel!: Channel | null;
  @Field(() => String, { nullable: true, description: 'Channel that a message would use now.' })
  goesBy!: Channel | null;
  @Field(() => String, { nullable: true, description: 'Address or number that a message would be sent to.' }) goesTo!:
    | string
    | null;
  @Field(() => String, { nullable: true, description: 'Why messages cannot be sent; null if there is no problem.' })
  problem!: string | null;
  @Field(() => String, { nullable: true }) createdBy!: string | null;
  @Field(() => Date) createdAt!: Date;
}

@ArgsType()
export class SubscriptionsInput {
  @Field(() => Int, { nullable: true, description: 'Id of the event category; omitted for all.' })
  @IsOptional()
  @IsInt()
  eventCategoryId?: number | null;
  @Field(() => Int, { nullable: true, description: 'Id of the category of recipients; omitted for all.' })
  @IsOptional()
  @IsInt()
  receiveCategoryId?: number | null;
  @Field(() => String, { nullable: true, description: 'Part of the name of the event, the category or the recipient.' })
  @IsOptional()
  @IsText('search', 200)
  search?: string | null;
}

interface SubscriptionRow
  extends NamedReceivers,
    Omit<SubscriptionView, 'recipientName' | 'goesBy' | 'goesTo' | 'problem'> {}

/** Lists all subscriptions with the recipients' current names, by event, category and recipient. */
export const messageSubscriptions = defineQuery({
  name: 'messageSubscriptions',
  right: 'messages.manage',
  input: SubscriptionsInput,
  async run({ sql, ctx }, { eventCategoryId = null, receiveCategoryId = null, search }): Promise<SubscriptionView[]> {
    const rows = await sql<SubscriptionRow>(
      `SELECT s.id, c.id AS "eventCategoryId", c.name AS "eventName", c.event, r.id AS "receiveCategoryId",
              r.name AS "receiveCategoryName", r.table_name AS "tableName", r.pk_field_name AS "pkFieldName",
              r.display_name AS "displayName", r.route_path AS "routePath", s.recipient_id AS "recipientId", s.channel,
              u.name AS "createdBy", s.created_at AS "createdAt"
       FROM message_subscription s
       JOIN event_category c ON c.id = s.event_category_id
       JOIN receive_category r ON r.id = s.receive_category_id
       LEFT JOIN app_user u ON u.id = s.created_by_id
       WHERE ($1::int IS NULL OR c.id = $1) AND ($2::int IS NULL OR r.id = $2)
       ORDER BY c.event IS NULL, c.id, r.id, s.id`,
      [eventCategoryId, receiveCategoryId],
    );
    const known = await recipientsByTable(sql, rows);
    const out = channelsOut(ctx.env);
    const wanted = search?.trim().toLowerCase() ?? '';
    return rows
      .map((row) => viewOf(row, known, out))
      .filter(({ eventName, receiveCategoryName, recipientName }) =>
        [eventName, receiveCategoryName, recipientName].join(' ').toLowerCase().includes(wanted),
      );
  },
});

type Known = Map<Receivers, Map<number, Recipient>>;

/** Runs one statement per table, for any number of subscriptions. */
async function recipientsByTable(sql: Sql, rows: readonly SubscriptionRow[]): Promise<Known> {
  const known: Known = new Map();
  for (const [receivers, told] of groupBy(rows, receiversOf)) {
    if (receivers === null) continue;
    const found = await recipientsOf(
      sql,
      receivers,
      told.map(({ recipientId }) => recipientId),
    );
    known.set(receivers, new Map(found.map((recipient) => [recipient.id, recipient])));
  }
  return known;
}

function viewOf(row: SubscriptionRow, known: Known, out: readonly OutboxChannel[]): SubscriptionView {
  const { tableName, pkFieldName, displayName, routePath, ...shown } = row;
  const receivers = receiversOf(row);
  const recipient = receivers === null ? undefined : known.get(receivers)?.get(row.recipientId);
  const address = recipient === undefined ? null : addressFor(recipient, row.channel);
  return {
    ...shown,
    recipientName: recipient?.title ?? `${tableName} ${row.recipientId}`,
    goesBy: address?.channel ?? null,
    goesTo: address?.to ?? null,
    problem: problemOf(row.event, receivers, recipient) ?? problemOfWay(address, out),
  };
}

function problemOf(event: string | null, receivers: Receivers | null, recipient?: Recipient): string | null {
  if (receivers === null) return SUBSCRIPTION_TEXTS.tellsNobody;
  if (recipient === undefined) return SUBSCRIPTION_TEXTS.recipientGone;
  if (!recipient.isInUse) return SUBSCRIPTION_TEXTS.recipientDisabled;
  return whyNeverTold(event, receivers);
}

function problemOfWay(address: Address | null, out: readonly OutboxChannel[]): string | null {
  if (address === null) return SUBSCRIPTION_TEXTS.noAddress;
  const channel = OUTBOX_CHANNEL[address.channel];
  return out.includes(channel) ? null : noChannel(channel);
}
