import { IsInt, IsOptional } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { approvals } from '../../domain/approvals.messages';
import { refusal, refuseIf } from '../../domain/kernel/problem';
import { messageWordsRules, problemsOfTemplate } from '../../domain/message-template.rules';
import { messages } from '../../domain/messages.messages';
import { Ruled } from '../../platform/ruled';
import { defineCommand } from '../../platform/submit';
import { saying } from '../../platform/validated';
import { eventCategoryOf } from './event-category-of';
import { placeholdersOf } from './station-events';

@InputType({ description: "The owner's message template for an event. The default text is used for empty fields." })
export class SetMessageTemplateInput {
  @Field(() => Int) @IsInt(saying(messages.selectEventCategory())) eventCategoryId!: number;
  @Field(() => String, { nullable: true }) @Ruled(messageWordsRules.subject) subject?: string | null;
  @Field(() => String, { nullable: true }) @Ruled(messageWordsRules.body) body?: string | null;
  @Field(() => Int, { nullable: true, description: 'Version of the template the change is based on.' })
  @IsOptional()
  @IsInt()
  version?: number | null;
}

/** Sets the text for an event from now on; messages already in the outbox are unchanged. */
export const setMessageTemplate = defineCommand({
  name: 'setMessageTemplate',
  right: 'messages.manage',
  input: SetMessageTemplateInput,
  async run(tx, { eventCategoryId, version = null, ...given }): Promise<{ version: number }> {
    const words = { subject: given.subject ?? '', body: given.body ?? '' };
    const before = await eventCategoryOf(tx.sql, eventCategoryId, { lock: true });
    refuseIf(problemsOfTemplate(words, Object.keys(placeholdersOf(before.event))));
    if (version !== null && version !== before.version)
      throw refusal('STALE', approvals.changedMeanwhile({ title: before.name }));
    const [row] = await tx.sql<{ version: number }>(
      `INSERT INTO message_template (event_category_id, subject, body) VALUES ($1, $2, $3)
       ON CONFLICT (event_category_id)
       DO UPDATE SET subject = EXCLUDED.subject, body = EXCLUDED.body, version = message_template.version + 1
       RETURNING version`,
      [eventCategoryId, words.subject, words.body],
    );
    const { subject, body } = before;
    tx.audit({ table: 'message_template', id: eventCategoryId, before: { subject, body }, after: words });
    return { version: row!.version };
  },
});
