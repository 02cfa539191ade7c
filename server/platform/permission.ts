import { ProblemError } from '../domain/kernel/problem';
import type { Actor, Context } from './context';

/**
 * Who may call an entry point. The specification knows one flag, so a permission is a role and not a list of rights.
 */
export type Permission = 'anyone' | 'user' | 'admin';

/** Texts of docs/design/rest.md#answers, the same at every entry point. */
export const PLEASE_LOG_IN = 'Please log in';
export const ONLY_AN_ADMIN = 'Only an admin can do this';

export const mayPass = (permission: Permission, actor: Actor | null): boolean =>
  permission === 'anyone' || (actor !== null && (permission === 'user' || actor.isAdmin));

/** Refuses a caller without the permission: UNAUTHENTICATED if nobody is logged in, else FORBIDDEN. */
export function refuseUnlessAllowed(permission: Permission, ctx: Context): void {
  if (mayPass(permission, ctx.actor)) return;
  throw ctx.actor === null
    ? new ProblemError([{ code: 'UNAUTHENTICATED', message: PLEASE_LOG_IN }], 'UNAUTHENTICATED')
    : new ProblemError([{ code: 'FORBIDDEN', message: ONLY_AN_ADMIN }], 'FORBIDDEN');
}
