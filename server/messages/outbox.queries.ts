import { Field, ID, Int, ObjectType } from 'type-graphql';
import { refusal } from '../domain/kernel/problem';
import { defineQuery, NoInput } from '../platform/ask';

@ObjectType('OutboxMessage', { description: 'A message that waits in the outbox or was sent from it.' })
export class OutboxEntry {
  @Field(() => ID) id!: number;
  @Field(() => String) channel!: string;
  @Field(() => String) recipient!: string;
  @Field(() => String) subject!: string;
  @Field(() => String) body!: string;
  @Field(() => Int) attempts!: number;
  @Field(() => Date, { nullable: true }) sentAt!: Date | null;
  @Field(() => Date) createdAt!: Date;
}

/** The newest messages of a station that has no mail server. With one they are refused: their links are secrets. */
export const outboxMessages = defineQuery({
  name: 'outboxMessages',
  permission: 'admin',
  input: NoInput,
  async run({ sql, ctx }): Promise<OutboxEntry[]> {
    if (ctx.env.smtpUrl !== undefined)
      throw refusal('OUTBOX_CLOSED', 'Messages are sent by mail, so they cannot be read here', undefined, 'FORBIDDEN');
    return sql<OutboxEntry>(
      `SELECT id, channel, recipient, subject, body, attempts, sent_at AS "sentAt", created_at AS "createdAt"
       FROM outbox_message ORDER BY id DESC LIMIT 100`,
    );
  },
});
