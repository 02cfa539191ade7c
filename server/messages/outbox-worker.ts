import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import type { Env } from '../env';
import { poolOf, type Sql, sqlOn } from '../platform/sql';
import { startWorkLoop, type WorkLoop } from '../platform/work-loop';
import type { ChannelSender, ClaimedMessage } from './channels/channel-sender';
import { mailSender } from './channels/mail';
import { webhookSender } from './channels/webhook';

const LOOK_EVERY_MS = 2000;
const MOST_ATTEMPTS = 10;

/**
 * Takes the message of these channels that has waited longest. The claim is committed before the sending begins: another
 * process skips it, and if this one dies, it is taken again two minutes later.
 */
const CLAIM = `
  UPDATE outbox_message SET attempts = attempts + 1, next_attempt_at = now() + interval '2 minutes'
  WHERE id = (
    SELECT id FROM outbox_message
    WHERE channel = ANY($1) AND sent_at IS NULL AND failed_at IS NULL AND next_attempt_at <= now()
      AND coalesce(useful_until > now(), true)
    ORDER BY next_attempt_at LIMIT 1 FOR UPDATE SKIP LOCKED)
  RETURNING id, channel, recipient, subject, body, event_key AS "eventKey", attempts, created_at AS "createdAt"`;

const SENT = `
  UPDATE outbox_message SET sent_at = now(), last_error = NULL, body = CASE WHEN is_secret THEN '' ELSE body END
  WHERE id = $1`;

/** Again after 15 s, 30 s, 1 min … an hour, give or take a half; given up after the last attempt. */
const FAILED = `
  UPDATE outbox_message SET last_error = $2,
    next_attempt_at = now() + least(3600, 7.5 * power(2, attempts)) * (0.5 + random()) * interval '1 second',
    failed_at = CASE WHEN attempts >= ${MOST_ATTEMPTS} THEN now() END,
    body = CASE WHEN attempts >= ${MOST_ATTEMPTS} AND is_secret THEN '' ELSE body END
  WHERE id = $1`;

/** The ways out that the station has. */
const sendersOf = ({ smtpUrl, mailFrom, messageWebhookUrl }: Env): ChannelSender[] => [
  ...(smtpUrl === undefined ? [] : [mailSender(smtpUrl, mailFrom!)]),
  ...(messageWebhookUrl === undefined ? [] : [webhookSender(messageWebhookUrl)]),
];

/**
 * Sends what waits in the outbox, each channel by its own loop, so that one that hangs holds up no other; a message at a
 * time, and any number of processes may share the work. A message is sent twice only where its server took it and the
 * answer was lost; its Message-ID or Idempotency-Key is then the same. Messages of a channel that is not set stay
 * readable on the outbox page.
 */
export function startOutboxWorker({ database, env, log }: { database: DataSource; env: Env; log: Logger }): WorkLoop {
  const sql = sqlOn(poolOf(database));
  const loops = sendersOf(env).map((sender) =>
    startWorkLoop(() => sendNext(sql, sender, log), {
      everyMs: LOOK_EVERY_MS,
      failed: 'the outbox could not be worked',
      log,
    }),
  );
  return { stop: async () => void (await Promise.all(loops.map((loop) => loop.stop()))) };
}

/** True when there was a message, so that the next one is looked for at once. */
async function sendNext(sql: Sql, { channels, send }: ChannelSender, log: Logger): Promise<boolean> {
  const [message] = await sql<ClaimedMessage>(CLAIM, [channels]);
  if (!message) return false;
  const { id, channel, attempts } = message;
  try {
    await send(message);
  } catch (error) {
    log.warn({ err: error, messageId: id, channel, attempts }, 'a message was not sent');
    await sql(FAILED, [id, reasonOf(error)]);
    return true;
  }
  await sql(SENT, [id]);
  return true;
}

/** With what lies behind it: 'fetch failed' alone says nothing. */
function reasonOf(error: unknown): string {
  const { cause } = error as { cause?: { message?: string } };
  return [String(error), cause?.message].filter(Boolean).join(': ').slice(0, 500);
}
