import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import type { Env } from '../../env';
import { poolOf, type Sql, sqlOn } from '../../platform/sql';
import { startWorkLoop, type WorkLoop } from '../../platform/work-loop';
import { recoveryMail } from '../access/recover-password';
import { sendersOf } from './channel-registry';
import type { ChannelSender, ClaimedMessage } from './channels/channel-sender';

const LOOK_EVERY_MS = 2000;
/** Eight attempts within about an hour, and then hourly for more than a day. */
const MOST_ATTEMPTS = 60;
/** Grace period at shutdown for the message being sent, well before the process is ended. */
const STOP_WITHIN_MS = 4000;
/** Longest delay between retries: 0.1 + 0.2 + … + 1.6 s in total. */
const LONGEST_NOTE_WAIT_MS = 1600;

/** 15 s, 30 s, 1 min … up to an hour, by the number of attempts. */
const backoff = (attempts: string): string => `least(3600, 7.5 * power(2, least(${attempts}, 9)))`;

/**
 * Claims the message of these channels that has waited longest. The claim is committed before sending: other processes
 * skip it, and if this one crashes, it is claimed again after two minutes, or later after many attempts, since the
 * message may be what crashes the process.
 */
const CLAIM = `
  UPDATE outbox_message SET attempts = attempts + 1,
    next_attempt_at = now() + greatest(120, ${backoff('attempts + 1')}) * interval '1 second'
  WHERE id = (
    SELECT id FROM outbox_message
    WHERE channel = ANY($1) AND sent_at IS NULL AND failed_at IS NULL AND next_attempt_at <= now()
      AND coalesce(useful_until > now(), true)
    ORDER BY next_attempt_at LIMIT 1 FOR UPDATE SKIP LOCKED)
  RETURNING id, channel, recipient, subject, body, event_key AS "eventKey", attempts, created_at AS "createdAt",
            recovery_user_id AS "recoveryUserId"`;

const SENT = `
  UPDATE outbox_message SET sent_at = now(), last_error = NULL WHERE id = $1`;

/** Retries after the backoff, give or take a half; gives up after the last attempt. */
const FAILED = `
  UPDATE outbox_message SET last_error = $2,
    next_attempt_at = now() + ${backoff('attempts')} * (0.5 + random()) * interval '1 second',
    failed_at = CASE WHEN attempts >= ${MOST_ATTEMPTS} THEN now() END
  WHERE id = $1`;

/**
 * Sends pending outbox messages, with one loop per channel so that a channel that hangs blocks no other. It sends one
 * message at a time; any number of processes may share the work. A message is sent twice only if its server accepted it
 * and the answer was lost; its Message-ID or Idempotency-Key is then the same. Messages of a channel that is not set up
 * remain readable on the outbox page. When stopped, a message being sent has a few seconds to finish.
 */
export function startOutboxWorker({ database, env, log }: { database: DataSource; env: Env; log: Logger }): WorkLoop {
  const work: Work = { database, env, sql: sqlOn(poolOf(database)), log, stopping: new AbortController() };
  const loops = sendersOf(env).map((sender) =>
    startWorkLoop(() => sendNext(work, sender), {
      everyMs: LOOK_EVERY_MS,
      failed: 'the outbox worker failed',
      log,
    }),
  );
  return {
    stop: async () => {
      const late = setTimeout(() => work.stopping.abort(), STOP_WITHIN_MS);
      await Promise.all(loops.map((loop) => loop.stop()));
      clearTimeout(late);
    },
  };
}

interface Work {
  database: DataSource;
  env: Env;
  sql: Sql;
  log: Logger;
  stopping: AbortController;
}

/** Returns true if there was a message, so that the next one is claimed at once. */
async function sendNext(work: Work, sender: ChannelSender): Promise<boolean> {
  const { sql, log, stopping } = work;
  const [message] = await sql<Claimed>(CLAIM, [sender.channels]);
  if (!message) return false;
  const { id, channel, attempts } = message;
  try {
    // Poison message: every attempt crashed the process.
    if (attempts > MOST_ATTEMPTS) throw new Error('Given up: the server stopped during every attempt to send it');
    await sender.send(await withLink(work, message), stopping.signal);
  } catch (error) {
    log.warn({ err: error, messageId: id, channel, attempts }, 'sending a message failed');
    await sql(FAILED, [id, reasonOf(error)]);
    return true;
  }
  await noteSent(sql, id);
  return true;
}

type Claimed = ClaimedMessage & { recoveryUserId: number | null };

/** Makes the link of a recovery mail, a new one at each attempt, so that it is never stored. */
async function withLink({ database, env }: Work, { recoveryUserId, ...message }: Claimed): Promise<ClaimedMessage> {
  if (recoveryUserId === null) return message;
  const { recipient } = message;
  return { ...message, body: await recoveryMail(database, env, { userId: recoveryUserId, recipient }) };
}

/** Retries for some seconds, because a message that is not recorded as sent is sent again. */
async function noteSent(sql: Sql, id: number): Promise<void> {
  for (let wait = 100; ; wait *= 2)
    try {
      await sql(SENT, [id]);
      return;
    } catch (error) {
      if (wait > LONGEST_NOTE_WAIT_MS) throw error;
      await pause(wait);
    }
}

/** Includes the cause: 'fetch failed' alone says nothing. */
function reasonOf(error: unknown): string {
  const { cause } = error as { cause?: { message?: string } };
  return [String(error), cause?.message].filter(Boolean).join(': ').slice(0, 500);
}
