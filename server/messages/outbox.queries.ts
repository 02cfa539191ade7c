import { IsIn, IsOptional } from 'class-validator';
import { ArgsType, Field, ID, Int, ObjectType } from 'type-graphql';
import { defineQuery } from '../platform/ask';

/** FAILED: given up, or it came too late to be of use. */
export const OUTBOX_STATES = ['WAITING', 'SENT', 'FAILED'] as const;
export type OutboxState = (typeof OUTBOX_STATES)[number];

@ObjectType('OutboxMessage', { description: 'A message that waits in the outbox or was sent from it.' })
export class OutboxEntry {
  @Field(() => ID) id!: number;
  @Field(() => String, { description: 'mail, sms or whatsapp.' }) channel!: string;
  @Field(() => String) recipient!: string;
  @Field(() => String) subject!: string;
  @Field(() => String, { description: 'Empty of a secret one, where messages leave the station.' }) body!: string;
  @Field(() => Boolean, { description: 'It opens something, as a link to a new password does.' }) isSecret!: boolean;
  @Field(() => String, { description: 'WAITING, SENT or FAILED.' }) state!: OutboxState;
  @Field(() => Int) attempts!: number;
  @Field(() => Date, { nullable: true, description: 'When it is tried next; null where it is not.' })
  nextAttemptAt!: Date | null;
  @Field(() => Date, { nullable: true }) sentAt!: Date | null;
  @Field(() => String, { nullable: true, description: 'Why the last attempt failed.' }) lastError!: string | null;
  @Field(() => Boolean, { description: 'It was given up, and can be tried again.' }) canBeRetried!: boolean;
  @Field(() => Date) createdAt!: Date;
}

@ArgsType()
export class OutboxInput {
  @Field(() => String, { nullable: true, description: 'WAITING, SENT or FAILED (the dead letters); without one, all.' })
  @IsOptional()
  @IsIn(OUTBOX_STATES, { message: `state must be one of ${OUTBOX_STATES.join(', ')}` })
  state?: OutboxState | null;
}

/** How a row of outbox_message m stands. */
export const OUTBOX_STATE = `CASE WHEN m.sent_at IS NOT NULL THEN 'SENT'
                    WHEN m.failed_at IS NOT NULL OR m.useful_until <= now() THEN 'FAILED' ELSE 'WAITING' END`;

/**
 * The newest 100 messages. Where neither a mail server nor a webhook is set this page is the station's mailbox, and all
 * of it can be read. Where one is set messages leave the station, so the words of secret ones (links to a new password)
 * are left out, for whoever reads such a link could become somebody else; the rest stays readable, as an admin has to see
 * what was given up and why.
 */
export const outboxMessages = defineQuery({
  name: 'outboxMessages',
  permission: 'admin',
  input: OutboxInput,
  async run({ sql, ctx }, { state = null }): Promise<OutboxEntry[]> {
    const isMailbox = ctx.env.smtpUrl === undefined && ctx.env.messageWebhookUrl === undefined;
    return sql<OutboxEntry>(
      `SELECT o.id, o.channel, o.recipient, o.subject, CASE WHEN o.is_secret AND NOT $2 THEN '' ELSE o.body END AS body,
              o.is_secret AS "isSecret", o.state, o.attempts,
              CASE WHEN o.state = 'WAITING' THEN o.next_attempt_at END AS "nextAttemptAt", o.sent_at AS "sentAt",
              CASE WHEN o.state = 'FAILED' AND o.failed_at IS NULL THEN COALESCE(o.last_error, 'It was not sent in time')
                   ELSE o.last_error END AS "lastError",
              o.failed_at IS NOT NULL AND NOT o.is_secret AS "canBeRetried", o.created_at AS "createdAt"
       FROM (SELECT m.*, ${OUTBOX_STATE} AS state FROM outbox_message m) o
       WHERE $1::text IS NULL OR o.state = $1 ORDER BY o.id DESC LIMIT 100`,
      [state, isMailbox],
    );
  },
});
