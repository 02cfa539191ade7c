import { ProblemError } from '../domain/kernel/problem';
import type { Access } from '../domain/rights';
import type { Context } from './context';
import type { Actor } from './principal';

/** Texts of docs/design/rest.md#answers, the same at every entry point. */
export const PLEASE_LOG_IN = 'Please log in';
export const ONLY_AN_ADMIN = 'Only an admin can do this';

/** Whether the actor has a right. The only place that reads the rights of an actor. */
export function mayPass(access: Access, actor: Pick<Actor, 'kind' | 'rights'> | null): boolean {
  if (access === 'anyone') return true;
  if (actor === null) return false;
  if (access === 'ownAccount') return actor.kind === 'user';
  return access === 'signedIn' || actor.rights.has(access);
}

/** Refuses a caller without the right: UNAUTHENTICATED if nobody is logged in, else FORBIDDEN. */
export function refuseUnlessAllowed(access: Access, ctx: Context): void {
  if (mayPass(access, ctx.actor)) return;
  throw ctx.actor === null
    ? new ProblemError([{ code: 'UNAUTHENTICATED', message: PLEASE_LOG_IN }], 'UNAUTHENTICATED')
    : new ProblemError([{ code: 'FORBIDDEN', message: ONLY_AN_ADMIN }], 'FORBIDDEN');
}
