import { Field, InputType } from 'type-graphql';
import { ANSWERS } from '../../domain/answers';
import { refusal } from '../../domain/kernel/problem';
import { eventNameRule } from '../../domain/message.rules';
import { messages } from '../../domain/messages.messages';
import { Ruled } from '../../platform/ruled';
import { defineCommand } from '../../platform/submit';

@InputType({ description: 'An event category for messages sent manually.' })
export class CreateEventCategoryInput {
  @Field(() => String) @Ruled(eventNameRule) name!: string;
}

/** Adds an event category for messages sent by hand (docs/design/domain.md#messages). */
export const createEventCategory = defineCommand({
  name: 'createEventCategory',
  right: 'messages.manage',
  input: CreateEventCategoryInput,
  async run(tx, { name }): Promise<{ eventCategoryId: number; message: string }> {
    const [same] = await tx.sql('SELECT FROM event_category WHERE lower(name) = lower($1)', [name]);
    if (same) throw refusal('DUPLICATE', messages.eventExists({ event: name }), 'name');
    const [row] = await tx.sql<{ id: number }>('INSERT INTO event_category (name) VALUES ($1) RETURNING id', [name]);
    tx.audit({ table: 'event_category', id: row!.id, after: { name } });
    return { eventCategoryId: row!.id, message: ANSWERS.eventAdded };
  },
});
