import { IsInt, IsOptional } from 'class-validator';
import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { refusal } from '../../domain/kernel/problem';
import { messages } from '../../domain/messages.messages';
import { defineQuery } from '../../platform/ask';
import { IsText } from '../../platform/is-text';
import type { Sql } from '../../platform/sql';
import { saying } from '../../platform/validated';
import type { Reach } from './address-for';
import { knownReceivers, type NamedReceivers, type Receivers } from './receivers';

/** A row that can receive messages. */
export interface Recipient extends Reach {
  id: number;
  title: string;
  detail: string;
  isInUse: boolean;
}

@ObjectType({ description: 'A possible recipient of the receive category.' })
export class RecipientChoice {
  @Field(() => Int) id!: number;
  @Field(() => String, { description: 'Name of the recipient.' }) title!: string;
  @Field(() => String, { description: 'Detail that distinguishes recipients with the same name.' }) detail!: string;
  @Field(() => String, { nullable: true, description: 'E-mail address; null if none.' }) mail!: string | null;
  @Field(() => String, { nullable: true }) phone!: string | null;
}

@ArgsType()
export class RecipientsInput {
  @Field(() => Int) @IsInt(saying(messages.selectReceiveCategory())) receiveCategoryId!: number;
  @Field(() => String, { nullable: true, description: 'Part of the name.' })
  @IsOptional()
  @IsText('search', 200)
  search?: string | null;
}

const MOST = 50;

/** Reads a receive category as stored; refuses an unknown id. */
export async function receiveCategoryOf(sql: Sql, id: number): Promise<NamedReceivers & { id: number; name: string }> {
  const [row] = await sql<NamedReceivers & { id: number; name: string }>(
    `SELECT id, name, table_name AS "tableName", pk_field_name AS "pkFieldName", display_name AS "displayName",
            route_path AS "routePath"
     FROM receive_category WHERE id = $1`,
    [id],
  );
  if (!row) throw refusal('UNKNOWN', messages.selectReceiveCategory(), 'receiveCategoryId', 'INVALID');
  return row;
}

/** Reads those of the ids that exist, including disabled ones. */
export const recipientsOf = (sql: Sql, { rows }: Receivers, ids: readonly number[]): Promise<Recipient[]> =>
  sql<Recipient>(`SELECT * FROM (${rows}) r WHERE id = ANY($1) ORDER BY id`, [ids]);

/** Lists recipients to choose from, by name, without disabled ones. At most 50. */
export const recipientChoices = defineQuery({
  name: 'recipientChoices',
  right: 'messages.manage',
  input: RecipientsInput,
  async run({ sql }, { receiveCategoryId, search }): Promise<RecipientChoice[]> {
    const { rows } = knownReceivers(await receiveCategoryOf(sql, receiveCategoryId));
    return sql<RecipientChoice>(
      `SELECT id, title, detail, mail, phone FROM (${rows}) r
       WHERE "isInUse" AND strpos(lower(concat_ws(' ', title, detail)), lower($1)) > 0 ORDER BY title, id LIMIT ${MOST}`,
      [search?.trim() ?? ''],
    );
  },
});
