import DataLoader from 'dataloader';
import type { DataSource } from 'typeorm';
import { type Right, rightsOfRole, type StoredRole } from '../../domain/rights';
import type { Actor, UserPrincipal } from '../../platform/principal';
import { poolOf, sqlOn } from '../../platform/sql';
import { quickSqlOf } from '../../platform/station-database';
import type { AnyTx } from '../../platform/submit';
import { servicesOf } from './api-keys/api-key-actors';
import { looksLikeKey } from './api-keys/key-text';
import { MUST_SET_UP } from './second-factor/second-factor';
import { digestOf, hashOfSecret, newSecret } from './secret';

/** Hours after which a log-in ends, in total and without use. */
export const MOST_HOURS = 12;
export const MOST_IDLE_HOURS = 2;
/** Minutes for which a log-in or a confirmation counts as made just now. */
const CONFIRMED_MINUTES = 10;

/**
 * SQL predicate: `user_session s` has not ended, is at most twelve hours old and was used in the last two. By the
 * database's clock.
 */
export const IS_LIVE = `s.revoked_at IS NULL AND s.expires_at > now() AND s.last_seen_at > now() - interval '${MOST_IDLE_HOURS} hours'`;
const LASTS = `interval '${MOST_HOURS} hours'`;

const ACTORS = `
  SELECT encode(s.token_hash, 'base64') AS hash, u.id AS "userId", s.id AS "sessionId", u.name, u.email,
         r.built_in AS "builtIn", r.rights, s.last_seen_at < now() - interval '1 minute' AS "isDue",
         s.confirmed_at <= now() - interval '${CONFIRMED_MINUTES} minutes' AS "mustConfirm",
         ${MUST_SET_UP} AS "mustSetUpSecondFactor"
  FROM user_session s JOIN app_user u ON u.id = s.user_id JOIN role r ON r.id = u.role_id
  WHERE s.token_hash = ANY($1) AND u.enabled AND ${IS_LIVE}`;

type UserOfToken = Omit<UserPrincipal, 'kind' | 'rights'> & StoredRole & { hash: string; isDue: boolean };

/** Batches concurrent session look-ups into one query. No caching: every request re-reads the session. */
const lookups = new WeakMap<DataSource, DataLoader<SentToken, Actor | null>>();

/** A bearer token, and the network address that sent it. */
interface SentToken {
  token: string;
  address: string;
}

function lookupOf(database: DataSource): DataLoader<SentToken, Actor | null> {
  const known = lookups.get(database);
  if (known) return known;
  const lookup = new DataLoader<SentToken, Actor | null>((sent) => actorsOf(database, sent), {
    cache: false,
    maxBatchSize: 100,
    batchScheduleFn: (look) => void setImmediate(look),
  });
  lookups.set(database, lookup);
  return lookup;
}

async function actorsOf(database: DataSource, sent: readonly SentToken[]): Promise<(Actor | null)[]> {
  const ofKeys = sent.filter(({ token }) => looksLikeKey(token));
  const ofSessions = sent.filter(({ token }) => !looksLikeKey(token));
  const [services, users] = await Promise.all([
    servicesOf(database, ofKeys),
    usersOf(
      database,
      ofSessions.map(({ token }) => token),
    ),
  ]);
  const actors = new Map<SentToken, Actor | null>([
    ...ofKeys.map((key, index) => [key, services[index]!] as const),
    ...ofSessions.map((session, index) => [session, users[index]!] as const),
  ]);
  return sent.map((each) => actors.get(each) ?? null);
}

async function usersOf(database: DataSource, tokens: readonly string[]): Promise<(UserPrincipal | null)[]> {
  if (tokens.length === 0) return [];
  const hashes = tokens.map(hashOfSecret);
  const rows = await quickSqlOf(database)<UserOfToken>(ACTORS, [[...new Set(hashes)]]);
  const due = rows.filter(({ isDue }) => isDue).map(({ sessionId }) => sessionId);
  if (due.length > 0)
    await sqlOn(poolOf(database))('UPDATE user_session SET last_seen_at = now() WHERE id = ANY($1)', [due]);
  const actors = new Map(
    rows.map(({ hash, isDue: _, builtIn, rights, ...user }): [string, UserPrincipal] => [
      hash,
      { kind: 'user', ...user, rights: rightsOfRole({ builtIn, rights }) },
    ]),
  );
  return hashes.map((hash) => actors.get(hash.toString('base64')) ?? null);
}

/**
 * Returns the actor of a session's token or an API key; null if it is unknown, ended, expired or revoked, or its user is
 * disabled. `address` is stored as that of the key's last use.
 */
export const actorOf = (database: DataSource, token: string, address = ''): Promise<Actor | null> =>
  lookupOf(database).load({ token, address });

/**
 * Which of these sessions are still live, with the rights of their user. Those of a user who must set up a second factor
 * receive nothing. Does not count as use.
 */
export async function liveSessions(
  database: DataSource,
  sessionIds: number[],
): Promise<ReadonlyMap<number, ReadonlySet<Right>>> {
  const live = await sqlOn(poolOf(database))<StoredRole & { id: number }>(
    `SELECT s.id, r.built_in AS "builtIn", r.rights FROM user_session s JOIN app_user u ON u.id = s.user_id
     JOIN role r ON r.id = u.role_id
     WHERE s.id = ANY($1) AND u.enabled AND ${IS_LIVE} AND NOT ${MUST_SET_UP}`,
    [sessionIds],
  );
  return new Map(live.map(({ id, ...role }) => [id, rightsOfRole(role)]));
}

/** Starts a session and deletes the user's long ended ones. The token is in the answer and nowhere else. */
export async function startSession(tx: AnyTx, userId: number): Promise<string> {
  const token = newSecret();
  const tokenHash = hashOfSecret(token);
  const { address, userAgent } = tx.ctx;
  await tx.sql(`DELETE FROM user_session WHERE user_id = $1 AND expires_at < now() - interval '30 days'`, [userId]);
  const [session] = await tx.sql<{ id: number }>(
    `INSERT INTO user_session (user_id, token_hash, expires_at, address, user_agent)
     VALUES ($1, $2, now() + ${LASTS}, $3, $4) RETURNING id`,
    [userId, tokenHash, address, userAgent],
  );
  tx.audit({
    table: 'user_session',
    id: session!.id,
    after: { userId, address, userAgent, tokenDigest: digestOf(tokenHash) },
  });
  return token;
}

/**
 * Ends all sessions of a user but the excepted one, for requests and sockets alike, after a change of the password or
 * of the user's rights. The caller changes the user's row first.
 */
export async function endSessionsOf(tx: AnyTx, userId: number, exceptSessionId?: number): Promise<void> {
  const ended = await tx.sql<{ id: number }>(
    `UPDATE user_session s SET revoked_at = now()
     WHERE user_id = $1 AND id IS DISTINCT FROM $2 AND ${IS_LIVE} RETURNING id`,
    [userId, exceptSessionId ?? null],
  );
  for (const { id } of ended) auditEnd(tx, userId, id);
  // One message for any number of sessions: each process knows its own sockets.
  tx.publish('sessionsEnded', { userId, ...(exceptSessionId !== undefined && { exceptSessionId }) });
}

/** Ends one session of the user; returns false if it is not live. */
export async function endSession(tx: AnyTx, userId: number, sessionId: number): Promise<boolean> {
  const [ended] = await tx.sql(
    `UPDATE user_session s SET revoked_at = now() WHERE id = $1 AND user_id = $2 AND ${IS_LIVE} RETURNING id`,
    [sessionId, userId],
  );
  if (!ended) return false;
  auditEnd(tx, userId, sessionId);
  tx.publish('sessionsEnded', { userId, sessionId });
  return true;
}

function auditEnd(tx: AnyTx, userId: number, sessionId: number): void {
  tx.audit({ table: 'user_session', id: sessionId, after: { userId, revoked: true } });
}
