import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import type { OpenTransaction } from './transaction';

/** A message on its way out: written in the transaction of what it tells of, sent by the worker afterwards. */
@Entity('outbox_message')
@Unique(['eventKey', 'channel', 'recipient'])
@Index('ix_outbox_message_due', ['nextAttemptAt'], { where: 'sent_at IS NULL AND failed_at IS NULL' })
export class OutboxMessage {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' }) id!: number;
  @Column({ type: 'text' }) channel!: 'mail' | 'sms' | 'whatsapp';
  @Column({ type: 'text' }) recipient!: string;
  @Column({ type: 'text' }) subject!: string;
  @Column({ type: 'text' }) body!: string;
  /** What happened; nobody is told of it twice. */
  @Column({ type: 'text' }) eventKey!: string;
  /** What it says opens something: it is written when it is sent, and stored nowhere. */
  @Column({ type: 'boolean', default: false }) isSecret!: boolean;
  /** A link for a new password of this user is made when the message is sent (ADR 31). */
  @Column({ type: 'int', nullable: true }) recoveryUserId!: number | null;
  /** Of no use later than this, so not sent then. */
  @Column({ type: 'timestamptz', nullable: true }) usefulUntil!: Date | null;
  @Column({ type: 'int', default: 0 }) attempts!: number;
  @Column({ type: 'timestamptz', default: () => 'now()' }) nextAttemptAt!: Date;
  @Column({ type: 'timestamptz', nullable: true }) sentAt!: Date | null;
  /** Given up. */
  @Column({ type: 'timestamptz', nullable: true }) failedAt!: Date | null;
  @Column({ type: 'text', nullable: true }) lastError!: string | null;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt!: Date;
}

export type OutboxChannel = OutboxMessage['channel'];

/** A message of one event for one recipient. */
export interface Message {
  channel: OutboxChannel;
  /** A mail address or a phone number. */
  recipient: string;
  subject: string;
  body: string;
  /** Names the event, so that the recipient is told of it once a channel. */
  eventKey: string;
}

/** A mail with a link for a new password. It has no body yet: the worker makes the link when it sends the mail. */
export interface RecoveryMail extends Omit<Message, 'channel' | 'body'> {
  userId: number;
  usefulForMinutes: number;
}

/**
 * What is told of an event is news for three days: longer than a gateway is away for, shorter than it takes that an owner
 * who sets one up sends a month's backlog to everybody. A bill too, whose paper the firm has and whose balance has moved on by
 * then, and what an admin wrote by hand, mostly of these days.
 */
export const NEWS_FOR_DAYS = 3;

/** A header is one line; a name with a line break in it must not begin another header. */
const oneLine = (text: string): string => text.replace(/[\r\n]+/g, ' ');

/** Puts a mail with a link for a new password into the outbox in the open transaction; the link itself is not made yet. */
export async function enqueueRecoveryMail({ sql }: OpenTransaction, mail: RecoveryMail): Promise<void> {
  const { recipient, subject, eventKey, userId, usefulForMinutes } = mail;
  await sql(
    `INSERT INTO outbox_message (channel, recipient, subject, body, event_key, is_secret, recovery_user_id, useful_until)
     VALUES ('mail', $1, $2, '', $3, true, $4, now() + $5::int * interval '1 minute') ON CONFLICT DO NOTHING`,
    [oneLine(recipient), oneLine(subject), eventKey, userId, usefulForMinutes],
  );
}

/** Puts messages into the outbox by their channels; in one order, so that two tellers of one event wait and do not deadlock. */
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
