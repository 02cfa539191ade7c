import { Field, Int, ObjectType } from 'type-graphql';
import { defineQuery, NoInput } from '../../platform/ask';
import type { Sql } from '../../platform/sql';
import { RECEIVERS, receiversOf, TELLS_NOBODY } from './receivers';
import { ownWordsOf, placeholdersOf } from './station-events';

@ObjectType({ description: 'A fact that a message may tell, as {{name}} in its words.' })
export class MessagePlaceholder {
  @Field(() => String, { description: 'As it is written in braces.' }) name!: string;
  @Field(() => String, { description: 'What stands in its place.' }) meaning!: string;
  @Field(() => String, { description: 'An example of it.' }) sample!: string;
}

@ObjectType('EventCategory', { description: 'Something that people are told of, and the words for it.' })
export class EventCategoryView {
  @Field(() => Int) id!: number;
  @Field(() => String) name!: string;
  @Field(() => String, {
    nullable: true,
    description: 'The event of the station; null where messages are sent by hand.',
  })
  event!: string | null;
  @Field(() => [MessagePlaceholder], { description: 'What its words may hold in braces.' })
  placeholders!: MessagePlaceholder[];
  @Field(() => String, { description: "As it is now: the owner's words, or else the station's own." }) subject!: string;
  @Field(() => String, { description: 'Words of its messages, with placeholders.' }) body!: string;
  @Field(() => Boolean, { description: 'The owner gave them.' }) isOwners!: boolean;
  @Field(() => Int, { description: 'Of the words: 0 before the owner gave any.' }) version!: number;
  @Field(() => Int, { description: 'How many ways it is told.' }) subscriptions!: number;
}

@ObjectType('ReceiveCategory', { description: 'Who can be told: a table, and the path that completes its names.' })
export class ReceiveCategoryView {
  @Field(() => Int) id!: number;
  @Field(() => String) name!: string;
  @Field(() => String) tableName!: string;
  @Field(() => String) pkFieldName!: string;
  @Field(() => String) displayName!: string;
  @Field(() => String) routePath!: string;
  @Field(() => String, { nullable: true, description: 'Why nothing is sent to it; null where all is well.' })
  problem!: string | null;
}

@ObjectType({ description: 'What a receive category may name.' })
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
  return rows.map(({ event, subject, body, version, ...row }) => {
    const own = ownWordsOf(event);
    return {
      ...row,
      event,
      placeholders: Object.entries(placeholdersOf(event)).map(([name, placeholder]) => ({ name, ...placeholder })),
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
  return rows.map((row) => ({ ...row, problem: receiversOf(row) === null ? TELLS_NOBODY : null }));
}

export const eventCategories = defineQuery({
  name: 'eventCategories',
  permission: 'admin',
  input: NoInput,
  run: ({ sql }): Promise<EventCategoryView[]> => readEventCategories(sql),
});

export const receiveCategories = defineQuery({
  name: 'receiveCategories',
  permission: 'admin',
  input: NoInput,
  run: ({ sql }): Promise<ReceiveCategoryView[]> => readReceiveCategories(sql),
});

/** Returns event and receive categories together, as the old tools request them. */
export const messageCategories = defineQuery({
  name: 'messageCategories',
  permission: 'admin',
  input: NoInput,
  run: async ({ sql }): Promise<{ events: EventCategoryView[]; receivers: ReceiveCategoryView[] }> => ({
    events: await readEventCategories(sql),
    receivers: await readReceiveCategories(sql),
  }),
});

/** Lists all tables that a receive category may use. */
export const receiverTables = defineQuery({
  name: 'receiverTables',
  permission: 'admin',
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
