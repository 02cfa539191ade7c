import { Field, InputType } from 'type-graphql';
import { ANSWERS } from '../../domain/answers';
import { refusal, refuseIf } from '../../domain/kernel/problem';
import { receiveCategoryRules } from '../../domain/message.rules';
import { messages } from '../../domain/messages.messages';
import { Ruled } from '../../platform/ruled';
import { defineCommand } from '../../platform/submit';
import { problemsOfReceivers } from './receivers';

@InputType({
  description: 'A category of recipients: its table, key field, display field and REST path for name suggestions.',
})
export class CreateReceiveCategoryInput {
  @Field(() => String) @Ruled(receiveCategoryRules.name) name!: string;
  @Field(() => String) @Ruled(receiveCategoryRules.tableName) tableName!: string;
  @Field(() => String) @Ruled(receiveCategoryRules.pkFieldName) pkFieldName!: string;
  @Field(() => String) @Ruled(receiveCategoryRules.displayName) displayName!: string;
  @Field(() => String) @Ruled(receiveCategoryRules.routePath) routePath!: string;
}

/** Adds a kind of recipient; only entries of the list of receivers are accepted (docs/evidence/THREATS.md, T9, T11). */
export const createReceiveCategory = defineCommand({
  name: 'createReceiveCategory',
  right: 'messages.manage',
  input: CreateReceiveCategoryInput,
  async run(tx, input): Promise<{ receiveCategoryId: number; message: string }> {
    refuseIf(problemsOfReceivers(input));
    const { name, tableName, pkFieldName, displayName, routePath } = input;
    const [same] = await tx.sql('SELECT FROM receive_category WHERE lower(name) = lower($1)', [name]);
    if (same) throw refusal('DUPLICATE', messages.receiveCategoryExists({ category: name }), 'name');
    const [row] = await tx.sql<{ id: number }>(
      `INSERT INTO receive_category (name, table_name, pk_field_name, display_name, route_path)
       VALUES ($1, $2, $3, $4, $5) RETURNING id`,
      [name, tableName, pkFieldName, displayName, routePath],
    );
    tx.audit({ table: 'receive_category', id: row!.id, after: input });
    return { receiveCategoryId: row!.id, message: ANSWERS.receiveCategoryAdded };
  },
});
