import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Message } from '../../domain/kernel/message';
import { refusal } from '../../domain/kernel/problem';
import { requests } from '../../domain/requests.messages';
import type { Context } from '../../platform/context';
import type { Actor } from '../../platform/principal';
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

/** Whose limits a request counts against: each user has their own, and each API key. */
const callerOf = (actor: Actor): string => (actor.kind === 'user' ? `user ${actor.userId}` : `key ${actor.keyId}`);

/** Rate limits of callers, and the callers of recently valid tokens. */
export class Callers {
  private readonly callers = new Map<string, string>();

  constructor(readonly paces: RateLimiter) {}

  /** The caller of a recently valid token; undefined for any other. */
  lastCallerOf(token: string): string | undefined {
    return this.callers.get(digestOf(token));
  }

  /** Remembers the result of a look-up. */
  note(token: string, actor: Actor | null): void {
    const digest = digestOf(token);
    this.callers.delete(digest);
    if (actor === null) return;
    this.callers.set(digest, callerOf(actor));
    if (this.callers.size > MOST_KNOWN) this.callers.delete(this.callers.keys().next().value!);
  }
}

const digestOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/**
 * Resolves the caller by the bearer token of an HTTP request and applies the rate limits. The request itself is counted
 * before anything is read: against the user or key of a recently valid token, else against the address, and against its small
 * limit of `work` without a log-in. So strangers at an address do not use up the limit of users there. Throws
 * ProblemError TOO_MANY, and INVALID for a wrong Idempotency-Key.
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
  else paces.take(callers.lastCallerOf(token) ?? address, 'request');
  const idempotencyKey = keyIn(request);
  const ctx = await contextOfToken(parts, token, {
    requestId: request.id,
    address: request.ip,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 200),
    idempotencyKey,
  });
  if (token !== '') {
    callers.note(token, ctx.actor);
    if (!ctx.actor) paces.take(address, work);
  }
  const caller = ctx.actor ? callerOf(ctx.actor) : address;
  return { ...ctx, pace: (work) => paces.take(caller, work) };
}

/** Resolves the actor of a token; null for an unknown or expired one. Throws ProblemError UNAVAILABLE. */
export async function contextOfToken(
  { env, database, events, clock, log }: StationParts,
  token: string,
  request: Pick<Context, 'requestId' | 'address' | 'userAgent' | 'idempotencyKey'>,
): Promise<Context> {
  const actor = token === '' ? null : await repeated(() => actorOf(database, token, request.address), true);
  return {
    ...request,
    env,
    database,
    events,
    clock,
    log: log.child({ reqId: request.requestId, ...(actor?.kind === 'service' && { service: actor.name }) }),
    actor,
    replayed: false,
  };
}

/**
 * The caller's key; null without the header. A blank or a very long one is a mistake of the caller, who would not notice
 * that a repeat is recorded twice.
 */
function keyIn({ headers }: FastifyRequest): string | null {
  const key = headers['idempotency-key'];
  if (typeof key !== 'string') return null;
  if (key.trim() === '') refuseKey(requests.keyBlank());
  if (key.length > LONGEST_KEY) refuseKey(requests.keyTooLong({ most: LONGEST_KEY }));
  return key;
}

function refuseKey(why: Message): never {
  throw refusal('INVALID_KEY', why, undefined, 'INVALID');
}
