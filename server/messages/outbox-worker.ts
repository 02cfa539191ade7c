import { setTimeout } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import type { Env } from '../env';
import { poolOf, type Sql, sqlOn } from '../platform/sql';

const LOOK_EVERY_MS = 2000;
const MOST_ATTEMPTS = 10;

/** A sending ends within this; the claim holds longer, so nobody else takes the message meanwhile. */
const SEND_WITHIN_MS = 60_000;

interface Claimed {
  id: number;
  recipient: string;
  subject: string;
  body: string;
  attempts: number;
  createdAt: Date;
}

/**
 * Takes the message that has waited longest. The claim is committed before the sending begins: another process skips
 * it, and if this one dies, it is taken again two minutes later.
 */
const CLAIM = `
  UPDATE outbox_message SET attempts = attempts + 1, next_attempt_at = now() + interval '2 minutes'
  WHERE id = (
    SELECT id FROM outbox_message
    WHERE sent_at IS NULL AND failed_at IS NULL AND next_attempt_at <= now() AND coalesce(useful_until > now(), true)
    ORDER BY next_attempt_at LIMIT 1 FOR UPDATE SKIP LOCKED)
  RETURNING id, recipient, subject, body, attempts, created_at AS "createdAt"`;

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

/**
 * Sends what waits in the outbox by SMTP, one message at a time; any number of processes may share the work.
 * A message is sent twice only where its server took it and the answer was lost; its Message-ID is then the same.
 * Without SMTP_URL it does nothing, and the messages stay readable on the outbox page.
 */
export function startOutboxWorker({ database, env, log }: { database: DataSource; env: Env; log: Logger }): {
  stop(): Promise<void>;
} {
  if (env.smtpUrl === undefined) return { stop: async () => {} };
  const send = senderOf(env);
  const sql = sqlOn(poolOf(database));
  const stopping = new AbortController();
  const work = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      const sentOne = await sendNext(sql, send, log).catch((error: unknown) => {
        log.warn({ err: error }, 'the outbox could not be worked');
        return false;
      });
      if (!sentOne) await pause(stopping.signal);
    }
  };
  const worked = work();
  return {
    stop: async () => {
      stopping.abort();
      await worked;
    },
  };
}

const pause = (signal: AbortSignal): Promise<void> =>
  setTimeout(LOOK_EVERY_MS * (0.5 + Math.random()), undefined, { signal, ref: false }).catch((error: Error) => {
    if (error.name !== 'AbortError') throw error;
  });

type Send = (message: Claimed) => Promise<void>;

/** The sender's own Message-ID names the message for good, so that a mailbox can tell a repeat. */
function senderOf({ smtpUrl, mailFrom }: Env): Send {
  const mail = createTransport({
    url: smtpUrl!,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = /@([\w.-]+)/.exec(mailFrom!)?.[1] ?? 'forecourt';
  return async ({ id, createdAt, recipient, subject, body }) => {
    await mail.sendMail({
      from: mailFrom!,
      to: { name: '', address: recipient },
      subject,
      text: body,
      messageId: `<outbox-${id}-${createdAt.getTime()}@${domain}>`,
      signal: AbortSignal.timeout(SEND_WITHIN_MS),
    });
  };
}

/** True when there was a message, so that the next one is looked for at once. */
async function sendNext(sql: Sql, send: Send, log: Logger): Promise<boolean> {
  const [message] = await sql<Claimed>(CLAIM);
  if (!message) return false;
  const { id, attempts } = message;
  try {
    await send(message);
  } catch (error) {
    log.warn({ err: error, messageId: id, attempts }, 'a mail was not sent');
    await sql(FAILED, [id, String(error).slice(0, 500)]);
    return true;
  }
  await sql(SENT, [id]);
  return true;
}
