import DataLoader from 'dataloader';
import type { DataSource } from 'typeorm';
import type { Actor } from '../../platform/context';
import { poolOf, sqlOn } from '../../platform/sql';
import { quickSqlOf } from '../../platform/station-database';
import type { Tx } from '../../platform/submit';
import { hashOfSecret, newSecret } from './secret';

/** A log-in's hours, at most and without use. */
export const MOST_HOURS = 12;
export const MOST_IDLE_HOURS = 2;

/** Of `user_session s`: twelve hours at most, two without use, and not ended. Told by the database's clock. */
export const IS_LIVE = `s.revoked_at IS NULL AND s.expires_at > now() AND s.last_seen_at > now() - interval '${MOST_IDLE_HOURS} hours'`;
const LASTS = `interval '${MOST_HOURS} hours'`;

const ACTORS = `
  SELECT encode(s.token_hash, 'base64') AS hash, u.id AS "userId", s.id AS "sessionId", u.name, u.email,
         u.is_admin AS "isAdmin", s.last_seen_at < now() - interval '1 minute' AS "isDue"
  FROM user_session s JOIN app_user u ON u.id = s.user_id
  WHERE s.token_hash = ANY($1) AND u.enabled AND ${IS_LIVE}`;

type ActorOfToken = Actor & { hash: string; isDue: boolean };

/** Whoever asks at the same moment is looked up by one statement; it is sent after they asked, and never kept. */
const lookups = new WeakMap<DataSource, DataLoader<string, Actor | null>>();

function lookupOf(database: DataSource): DataLoader<string, Actor | null> {
  const known = lookups.get(database);
  if (known) return known;
  const lookup = new DataLoader<string, Actor | null>((tokens) => actorsOf(database, tokens), {
    cache: false,
    maxBatchSize: 100,
    batchScheduleFn: (look) => void setImmediate(look),
  });
  lookups.set(database, lookup);
  return lookup;
}

async function actorsOf(database: DataSource, tokens: readonly string[]): Promise<(Actor | null)[]> {
  const hashes = tokens.map(hashOfSecret);
  const rows = await quickSqlOf(database)<ActorOfToken>(ACTORS, [[...new Set(hashes)]]);
  const due = rows.filter(({ isDue }) => isDue).map(({ sessionId }) => sessionId);
  if (due.length > 0)
    await sqlOn(poolOf(database))('UPDATE user_session SET last_seen_at = now() WHERE id = ANY($1)', [due]);
  const actors = new Map(rows.map(({ hash, isDue: _, ...actor }) => [hash, actor]));
  return hashes.map((hash) => actors.get(hash.toString('base64')) ?? null);
}

/** Whose token this is; null where it is unknown, ended or too old, or its user is disabled. */
export const actorOf = (database: DataSource, token: string): Promise<Actor | null> => lookupOf(database).load(token);

/** Which of these sessions still hold, and whether their user is an admin, without counting as a use of them. */
export async function liveSessions(database: DataSource, sessionIds: number[]): Promise<ReadonlyMap<number, boolean>> {
  const live = await sqlOn(poolOf(database))<{ id: number; isAdmin: boolean }>(
    `SELECT s.id, u.is_admin AS "isAdmin" FROM user_session s JOIN app_user u ON u.id = s.user_id
     WHERE s.id = ANY($1) AND u.enabled AND ${IS_LIVE}`,
    [sessionIds],
  );
  return new Map(live.map(({ id, isAdmin }) => [id, isAdmin]));
}

/** Starts a session and forgets the user's long ended ones. The token is in the answer and nowhere else. */
export async function startSession(tx: Tx, userId: number): Promise<string> {
  const token = newSecret();
  const { address, userAgent } = tx.ctx;
  await tx.sql(`DELETE FROM user_session WHERE user_id = $1 AND expires_at < now() - interval '30 days'`, [userId]);
  const [session] = await tx.sql<{ id: number }>(
    `INSERT INTO user_session (user_id, token_hash, expires_at, address, user_agent)
     VALUES ($1, $2, now() + ${LASTS}, $3, $4) RETURNING id`,
    [userId, hashOfSecret(token), address, userAgent],
  );
  tx.audit({ table: 'user_session', id: session!.id, after: { userId, address, userAgent } });
  return token;
}

/**
 * Ends all sessions of a user but the excepted one, at every door and on every socket: after a change of the password
 * or of the user's rights. The user's own row is to be changed first.
 */
export async function endSessionsOf(tx: Tx, userId: number, exceptSessionId?: number): Promise<void> {
  const ended = await tx.sql<{ id: number }>(
    `UPDATE user_session s SET revoked_at = now()
     WHERE user_id = $1 AND id IS DISTINCT FROM $2 AND ${IS_LIVE} RETURNING id`,
    [userId, exceptSessionId ?? null],
  );
  for (const { id } of ended) auditEnd(tx, userId, id);
  // One message however many they were: each process knows its own sockets.
  tx.publish('sessionsEnded', { userId, ...(exceptSessionId !== undefined && { exceptSessionId }) });
}

/** Ends one session of the user; false where there is no such live one. */
export async function endSession(tx: Tx, userId: number, sessionId: number): Promise<boolean> {
  const [ended] = await tx.sql(
    `UPDATE user_session s SET revoked_at = now() WHERE id = $1 AND user_id = $2 AND ${IS_LIVE} RETURNING id`,
    [sessionId, userId],
  );
  if (!ended) return false;
  auditEnd(tx, userId, sessionId);
  tx.publish('sessionsEnded', { userId, sessionId });
  return true;
}

function auditEnd(tx: Tx, userId: number, sessionId: number): void {
  tx.audit({ table: 'user_session', id: sessionId, after: { userId, revoked: true } });
}
