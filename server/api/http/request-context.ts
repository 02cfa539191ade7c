import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../../platform/context';
import type { RateLimiter, StrangerWork } from '../../platform/rate-limiter';
import { repeated } from '../../platform/transaction';
import { actorOf } from '../../services/access/session';
import { networkOf } from '../../services/access/throttle';

/** The parts of the context that are the same for every request. */
export type StationParts = Pick<Context, 'env' | 'database' | 'events' | 'clock' | 'log'>;

/** Maximum length of an Idempotency-Key in characters. */
export const LONGEST_KEY = 255;

/** Size of the cache of recently valid tokens. */
const MOST_KNOWN = 5000;

/** Rate limits of callers, and the users of recently valid tokens. */
export class Callers {
  private readonly users = new Map<string, number>();

  constructor(readonly paces: RateLimiter) {}

  /** The user of a recently valid token; undefined for any other. */
  lastUserOf(token: string): number | undefined {
    return this.users.get(digestOf(token));
  }

  /** Remembers the result of a look-up. */
  note(token: string, userId: number | undefined): void {
    const digest = digestOf(token);
    this.users.delete(digest);
    if (userId === undefined) return;
    this.users.set(digest, userId);
    if (this.users.size > MOST_KNOWN) this.users.delete(this.users.keys().next().value!);
  }
}

const digestOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/**
 * Resolves the caller by the bearer token of an HTTP request and applies the rate limits. The request itself is counted
 * before anything is read: against the user of a recently valid token, else against the address, and against its small
 * limit of `work` without a log-in. So strangers at an address do not use up the limit of users there. Throws
 * ProblemError TOO_MANY.
 */
export async function contextFor(
  parts: StationParts,
  callers: Callers,
  request: FastifyRequest,
  work: StrangerWork = 'anonymous',
): Promise<Context> {
  const { paces } = callers;
  const address = `address ${networkOf(request.ip)}`;
  const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
  if (token === '') paces.take(address, work);
  else {
    const userId = callers.lastUserOf(token);
    paces.take(userId === undefined ? address : `user ${userId}`, 'request');
  }
  const key = request.headers['idempotency-key'];
  const ctx = await contextOfToken(parts, token, {
    requestId: request.id,
    address: request.ip,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 200),
    idempotencyKey: typeof key === 'string' && key !== '' ? keyOf(key) : null,
  });
  if (token !== '') {
    callers.note(token, ctx.actor?.userId);
    if (!ctx.actor) paces.take(address, work);
  }
  const caller = ctx.actor ? `user ${ctx.actor.userId}` : address;
  return { ...ctx, pace: (work) => paces.take(caller, work) };
}

/** Resolves the actor of a token; null for an unknown or expired one. Throws ProblemError UNAVAILABLE. */
export async function contextOfToken(
  { env, database, events, clock, log }: StationParts,
  token: string,
  request: Pick<Context, 'requestId' | 'address' | 'userAgent' | 'idempotencyKey'>,
): Promise<Context> {
  const actor = token === '' ? null : await repeated(() => actorOf(database, token), true);
  return {
    ...request,
    env,
    database,
    events,
    clock,
    log: log.child({ reqId: request.requestId }),
    actor,
    replayed: false,
  };
}

/** Hashes keys above the limit, so that two with the same beginning stay different. */
const keyOf = (key: string): string =>
  key.length <= LONGEST_KEY ? key : createHash('sha256').update(key).digest('hex');
