import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { actorOf } from '../access/session';
import { networkOf } from '../access/throttle';
import type { Context } from '../platform/context';
import type { Paces } from '../platform/pace';
import { repeated } from '../platform/transaction';

/** What the parts of the station give to every request. */
export type StationParts = Pick<Context, 'env' | 'database' | 'events' | 'clock' | 'log'>;

/** In characters, of an Idempotency-Key. */
export const LONGEST_KEY = 255;

/**
 * Who asks, by the bearer token of an HTTP request; what they ask for is taken off their share. The request itself is
 * taken off its address's before anything is read for it. Throws ProblemError TOO_MANY.
 */
export async function contextFor(parts: StationParts, paces: Paces, request: FastifyRequest): Promise<Context> {
  const address = `address ${networkOf(request.ip)}`;
  paces.take(address, 'request');
  const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
  const key = request.headers['idempotency-key'];
  const ctx = await contextOfToken(parts, token, {
    requestId: request.id,
    address: request.ip,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 200),
    idempotencyKey: typeof key === 'string' && key !== '' ? keyOf(key) : null,
  });
  const caller = ctx.actor ? `user ${ctx.actor.userId}` : address;
  return { ...ctx, pace: (work) => paces.take(caller, work) };
}

/** Who speaks, by a token however it came. An unknown or ended one makes nobody. Throws ProblemError UNAVAILABLE. */
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

/** A longer key than is promised still counts as itself, not as its beginning. */
const keyOf = (key: string): string =>
  key.length <= LONGEST_KEY ? key : createHash('sha256').update(key).digest('hex');
