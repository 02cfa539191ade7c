import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import type { OpenTransaction } from './transaction';

/** An outgoing message: written in the transaction of its event, sent by the worker afterwards. */
@Entity('outbox_message')
@Unique(['eventKey', 'channel', 'recipient'])
@Index('ix_outbox_message_due', ['nextAttemptAt'], { where: 'sent_at IS NULL AND failed_at IS NULL' })
export class OutboxMessage {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' }) id!: number;
  @Column({ type: 'text' }) channel!: 'mail' | 'sms' | 'whatsapp';
  @Column({ type: 'text' }) recipient!: string;
  @Column({ type: 'text' }) subject!: string;
  @Column({ type: 'text' }) body!: string;
  /** Identifies the event; a recipient gets one message per event. */
  @Column({ type: 'text' }) eventKey!: string;
  /** The body holds a secret, so it is made when the message is sent and never stored. */
  @Column({ type: 'boolean', default: false }) isSecret!: boolean;
  /** A password link for this user is made when the message is sent (ADR 31). */
  @Column({ type: 'int', nullable: true }) recoveryUserId!: number | null;
  /** The message is not sent after this time. */
  @Column({ type: 'timestamptz', nullable: true }) usefulUntil!: Date | null;
  @Column({ type: 'int', default: 0 }) attempts!: number;
  @Column({ type: 'timestamptz', default: () => 'now()' }) nextAttemptAt!: Date;
  @Column({ type: 'timestamptz', nullable: true }) sentAt!: Date | null;
  /** When the worker gave up. */
  @Column({ type: 'timestamptz', nullable: true }) failedAt!: Date | null;
  @Column({ type: 'text', nullable: true }) lastError!: string | null;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt!: Date;
}

export type OutboxChannel = OutboxMessage['channel'];

/** A message about one event for one recipient. */
export interface Message {
  channel: OutboxChannel;
  /** An e-mail address or a phone number. */
  recipient: string;
  subject: string;
  body: string;
  /** Identifies the event, so that the recipient gets one message per channel. */
  eventKey: string;
}

/** A mail with a password link. It has no body yet: the worker makes the link when it sends the mail. */
export interface RecoveryMail extends Omit<Message, 'channel' | 'body'> {
  userId: number;
  usefulForMinutes: number;
}

/**
 * Days for which a message is worth sending: longer than a gateway outage, and short enough that an owner who sets up a
 * gateway does not send a month's backlog. This includes bills, which the creditor has on paper, and messages that an
 * admin wrote by hand.
 */
export const NEWS_FOR_DAYS = 3;

/** A header is one line; a line break in a name must not start another header. */
const oneLine = (text: string): string => text.replace(/[\r\n]+/g, ' ');

/** Enqueues a mail with a password link in the open transaction; the link itself is not made yet. */
export async function enqueueRecoveryMail({ sql }: OpenTransaction, mail: RecoveryMail): Promise<void> {
  const { recipient, subject, eventKey, userId, usefulForMinutes } = mail;
  await sql(
    `INSERT INTO outbox_message (channel, recipient, subject, body, event_key, is_secret, recovery_user_id, useful_until)
     VALUES ('mail', $1, $2, '', $3, true, $4, now() + $5::int * interval '1 minute') ON CONFLICT DO NOTHING`,
    [oneLine(recipient), oneLine(subject), eventKey, userId, usefulForMinutes],
  );
}

/** Enqueues messages by channel in a fixed order, so that concurrent senders of one event do not deadlock. */
export async function enqueueMessages({ sql }: OpenTransaction, messages: readonly Message[]): Promise<void> {
  const rows = messages.map(({ recipient, subject, ...message }) => ({
    ...message,
    recipient: oneLine(recipient),
    subject: oneLine(subject),
  }));
  await sql(
    `INSERT INTO outbox_message (channel, recipient, subject, body, event_key, useful_until)
     SELECT m.channel, m.recipient, m.subject, m.body, m."eventKey", now() + $2::int * interval '1 day'
     FROM jsonb_to_recordset($1::jsonb) AS m(channel text, recipient text, subject text, body text, "eventKey" text)
     ORDER BY m.channel, m.recipient ON CONFLICT DO NOTHING`,
    [JSON.stringify(rows), NEWS_FOR_DAYS],
  );
}
