import { IsIn, IsOptional, Matches } from 'class-validator';
import { ArgsType, Field, ID, Int, ObjectType } from 'type-graphql';
import { approvals } from '../../domain/approvals.messages';
import { RESET_TEXTS, SUBSCRIPTION_TEXTS } from '../../domain/message.rules';
import { messages } from '../../domain/messages.messages';
import { defineQuery } from '../../platform/ask';
import type { OutboxChannel } from '../../platform/outbox';
import { stationSetting } from '../../platform/station-setting';
import { saying } from '../../platform/validated';
import { channelsOut, noChannel } from './channel-registry';

/** FAILED: given up, or expired before it was sent. */
const OUTBOX_STATES = ['WAITING', 'SENT', 'FAILED'] as const;
export type OutboxState = (typeof OUTBOX_STATES)[number];

@ObjectType('OutboxMessage', { description: 'A message in the outbox, waiting or sent.' })
export class OutboxEntry {
  @Field(() => ID) id!: number;
  @Field(() => String, { description: 'mail, sms or whatsapp.' }) channel!: OutboxChannel;
  @Field(() => String, { description: 'Address or number of the recipient.' }) recipient!: string;
  @Field(() => String) subject!: string;
  @Field(() => String, {
    description:
      'Body of the message. Empty for a secret message; without a mail server, it explains how to reset a password.',
  })
  body!: string;
  @Field(() => Boolean, {
    description: 'Whether its body contains a password link, and is therefore made only when the message is sent.',
  })
  isSecret!: boolean;
  @Field(() => String, { description: 'WAITING, SENT or FAILED.' }) state!: OutboxState;
  @Field(() => Int, { description: 'Number of attempts.' }) attempts!: number;
  @Field(() => Date, { nullable: true, description: 'Time of the next attempt; null if there is none.' })
  nextAttemptAt!: Date | null;
  @Field(() => Date, { nullable: true, description: 'Time of sending; null if not sent.' }) sentAt!: Date | null;
  @Field(() => String, {
    nullable: true,
    description: 'Why it was not sent: the last error, or that its channel is not set up.',
  })
  lastError!: string | null;
  @Field(() => Boolean, { description: 'Whether the message failed and can be retried.' }) canBeRetried!: boolean;
  @Field(() => Date) createdAt!: Date;
}

@ArgsType()
export class OutboxInput {
  @Field(() => String, { nullable: true, description: 'WAITING, SENT or FAILED; omitted for all.' })
  @IsOptional()
  @IsIn(OUTBOX_STATES, saying(messages.unknownState({ states: OUTBOX_STATES.join(', ') })))
  state?: OutboxState | null;
  @Field(() => ID, { nullable: true, description: 'Id of the last message of the previous page.' })
  @IsOptional()
  @Matches(/^[0-9]{1,15}$/, saying(approvals.beforeNotWhole()))
  before?: string | null;
}

/** SQL: the state of a row of outbox_message `m`. */
export const OUTBOX_STATE = `CASE WHEN m.sent_at IS NOT NULL THEN 'SENT'
                    WHEN m.failed_at IS NOT NULL OR m.useful_until <= now() THEN 'FAILED' ELSE 'WAITING' END`;

/**
 * Lists the newest 100 messages, or the newest before a given one. For a channel that is not set up, this page is the
 * station's mailbox. It never contains a password link, which is made when its mail is sent (ADR 31).
 */
export const outboxMessages = defineQuery({
  name: 'outboxMessages',
  right: 'messages.manage',
  input: OutboxInput,
  async run({ sql, ctx }, { state = null, before = null }): Promise<OutboxEntry[]> {
    const out = channelsOut(ctx.env);
    const fourEyes = await stationSetting(sql, 'fourEyes');
    const rows = await sql<OutboxEntry>(
      `SELECT o.id, o.channel, o.recipient, o.subject,
              CASE WHEN NOT o.is_secret THEN o.body WHEN o.channel = ANY($2) THEN '' ELSE $4 END AS body,
              o.is_secret AS "isSecret", o.state, o.attempts,
              CASE WHEN o.state = 'WAITING' AND o.channel = ANY($2) THEN o.next_attempt_at END AS "nextAttemptAt",
              o.sent_at AS "sentAt",
              CASE WHEN o.state = 'FAILED' AND o.failed_at IS NULL THEN COALESCE(o.last_error, $5)
                   ELSE o.last_error END AS "lastError",
              o.failed_at IS NOT NULL AND NOT o.is_secret AS "canBeRetried", o.created_at AS "createdAt"
       FROM (SELECT m.*, ${OUTBOX_STATE} AS state FROM outbox_message m) o
       WHERE ($1::text IS NULL OR o.state = $1) AND ($3::bigint IS NULL OR o.id < $3) ORDER BY o.id DESC LIMIT 100`,
      [state, out, before, fourEyes ? RESET_TEXTS.atServer : RESET_TEXTS.byAdmin, SUBSCRIPTION_TEXTS.notSentInTime],
    );
    return rows.map((row) =>
      row.state === 'WAITING' && !out.includes(row.channel) ? { ...row, lastError: noChannel(row.channel) } : row,
    );
  },
});
