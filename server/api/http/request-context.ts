import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../../platform/context';
import type { Paces, StrangerWork } from '../../platform/pace';
import { repeated } from '../../platform/transaction';
import { actorOf } from '../../services/access/session';
import { networkOf } from '../../services/access/throttle';

/** What the parts of the station give to every request. */
export type StationParts = Pick<Context, 'env' | 'database' | 'events' | 'clock' | 'log'>;

/** In characters, of an Idempotency-Key. */
export const LONGEST_KEY = 255;

/** Tokens that held lately, of whom. */
const MOST_KNOWN = 5000;

/** How much is asked for, by whom: shares, and the tokens that held when they were last looked up. */
export class Callers {
  private readonly users = new Map<string, number>();

  constructor(readonly paces: Paces) {}

  /** Whose this token was; undefined where it never held. */
  lastUserOf(token: string): number | undefined {
    return this.users.get(digestOf(token));
  }

  /** Keeps what a look-up found. */
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
 * Who asks, by the bearer token of an HTTP request; what they ask for is taken off their share. The request itself is
 * taken off a share before anything is read for it: off the user's where the token held before, off the address's where it
 * is new, and off the address's small one of `work` where nobody is logged in. So what strangers at an address take is not
 * taken from who is logged in there. Throws ProblemError TOO_MANY.
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
