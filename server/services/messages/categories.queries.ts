import { Field, Int, ObjectType } from 'type-graphql';
import { SUBSCRIPTION_TEXTS } from '../../domain/message.rules';
import { defineQuery, NoInput } from '../../platform/ask';
import type { Sql } from '../../platform/sql';
import { stationSetting } from '../../platform/station-setting';
import { RECEIVERS, receiversOf } from './receivers';
import { ownWordsOf, placeholdersOf, sampleFactsOf } from './station-events';

@ObjectType({ description: 'A placeholder that a template may contain, as {{name}}.' })
export class MessagePlaceholder {
  @Field(() => String, { description: 'Name in braces.' }) name!: string;
  @Field(() => String, { description: 'What it is replaced with.' }) meaning!: string;
  @Field(() => String, { description: 'Sample value.' }) sample!: string;
}

@ObjectType('EventCategory', { description: 'An event that recipients are notified of, and its message template.' })
export class EventCategoryView {
  @Field(() => Int) id!: number;
  @Field(() => String) name!: string;
  @Field(() => String, {
    nullable: true,
    description: 'Name of the station event; null for messages sent manually.',
  })
  event!: string | null;
  @Field(() => [MessagePlaceholder], { description: 'Placeholders allowed in the template.' })
  placeholders!: MessagePlaceholder[];
  @Field(() => String, { description: "Current subject template: the owner's, or the default." }) subject!: string;
  @Field(() => String, { description: 'Body template of its messages, with placeholders.' }) body!: string;
  @Field(() => Boolean, { description: 'Whether the owner has customised the template.' }) isOwners!: boolean;
  @Field(() => Int, { description: "Version of the template; 0 before the owner's first change." }) version!: number;
  @Field(() => Int, { description: 'Number of subscriptions.' }) subscriptions!: number;
}

@ObjectType('ReceiveCategory', {
  description: 'A category of recipients: a table, and the REST path for name suggestions.',
})
export class ReceiveCategoryView {
  @Field(() => Int) id!: number;
  @Field(() => String) name!: string;
  @Field(() => String) tableName!: string;
  @Field(() => String) pkFieldName!: string;
  @Field(() => String) displayName!: string;
  @Field(() => String) routePath!: string;
  @Field(() => String, {
    nullable: true,
    description: 'Why messages cannot be sent to it; null if there is no problem.',
  })
  problem!: string | null;
}

@ObjectType({ description: 'A table that a receive category can use.' })
export class ReceiverTable {
  @Field(() => String) tableName!: string;
  @Field(() => String) label!: string;
  @Field(() => String) pkFieldName!: string;
  @Field(() => String) displayName!: string;
  @Field(() => String) routePath!: string;
}

interface CategoryRow {
  id: number;
  name: string;
  event: string | null;
  subject: string | null;
  body: string | null;
  version: number | null;
  subscriptions: number;
}

/** Reads the station's events first, then the names that admins added. */
async function readEventCategories(sql: Sql): Promise<EventCategoryView[]> {
  const rows = await sql<CategoryRow>(
    `SELECT c.id, c.name, c.event, t.subject, t.body, t.version,
            (SELECT COUNT(*)::int FROM message_subscription s WHERE s.event_category_id = c.id) AS subscriptions
     FROM event_category c LEFT JOIN message_template t ON t.event_category_id = c.id
     ORDER BY c.event IS NULL, c.id`,
  );
  const language = await stationSetting(sql, 'messageLanguage');
  return rows.map(({ event, subject, body, version, ...row }) => {
    const own = ownWordsOf(event, language);
    const samples = sampleFactsOf(event, language);
    return {
      ...row,
      event,
      placeholders: Object.entries(placeholdersOf(event)).map(([name, { meaning }]) => ({
        name,
        meaning,
        sample: samples[name]!,
      })),
      subject: subject || own.subject,
      body: body || own.body,
      isOwners: Boolean(subject || body),
      version: version ?? 0,
    };
  });
}

async function readReceiveCategories(sql: Sql): Promise<ReceiveCategoryView[]> {
  const rows = await sql<Omit<ReceiveCategoryView, 'problem'>>(
    `SELECT id, name, table_name AS "tableName", pk_field_name AS "pkFieldName", display_name AS "displayName",
            route_path AS "routePath"
     FROM receive_category ORDER BY id`,
  );
  return rows.map((row) => ({ ...row, problem: receiversOf(row) === null ? SUBSCRIPTION_TEXTS.tellsNobody : null }));
}

export const eventCategories = defineQuery({
  name: 'eventCategories',
  right: 'messages.manage',
  input: NoInput,
  run: ({ sql }): Promise<EventCategoryView[]> => readEventCategories(sql),
});

export const receiveCategories = defineQuery({
  name: 'receiveCategories',
  right: 'messages.manage',
  input: NoInput,
  run: ({ sql }): Promise<ReceiveCategoryView[]> => readReceiveCategories(sql),
});

/** Returns event and receive categories together, as the old tools request them. */
export const messageCategories = defineQuery({
  name: 'messageCategories',
  right: 'messages.manage',
  input: NoInput,
  run: async ({ sql }): Promise<{ events: EventCategoryView[]; receivers: ReceiveCategoryView[] }> => ({
    events: await readEventCategories(sql),
    receivers: await readReceiveCategories(sql),
  }),
});

/** Lists all tables that a receive category may use. */
export const receiverTables = defineQuery({
  name: 'receiverTables',
  right: 'messages.manage',
  input: NoInput,
  run: async (): Promise<ReceiverTable[]> =>
    RECEIVERS.map(({ tableName, label, pkFieldName, displayName, routePath }) => ({
      tableName,
      label,
      pkFieldName,
      displayName,
      routePath,
    })),
});
