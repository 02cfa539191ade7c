import { access as texts } from '../domain/access.messages';
import { BELL_RIGHTS } from '../domain/bell-rights';
import { labelled, type Message } from '../domain/kernel/message';
import { ProblemError } from '../domain/kernel/problem';
import { type Access, BUILT_IN_ROLES, RIGHTS } from '../domain/rights';
import type { Context } from './context';
import type { Actor } from './principal';

/** Whether the actor has a right. The only place that reads the rights of an actor. */
export function mayPass(access: Access, actor: Pick<Actor, 'kind' | 'rights'> | null): boolean {
  if (access === 'anyone') return true;
  if (actor === null) return false;
  if (access === 'ownAccount') return actor.kind === 'user';
  if (access === 'bell') return BELL_RIGHTS.some((right) => actor.rights.has(right));
  return access === 'signedIn' || actor.rights.has(access);
}

/**
 * Why the actor may not do what needs this access. Staff get the text of docs/design/rest.md#answers, which old tools
 * compare. Another role, or a key, may lack what staff have, so its text describes the right; a key's also names it as
 * its list of rights does.
 */
export function whyNot(
  access: Access,
  { rights, kind }: Pick<Actor, 'rights' | 'kind'>,
  ofStaff: Message = texts.adminsOnly(),
): Message {
  if (rights === BUILT_IN_ROLES.staff) return ofStaff;
  const needed = access === 'bell' ? BELL_RIGHTS[0] : access;
  const right = RIGHTS.find(({ name }) => name === needed);
  if (right === undefined) return texts.forPeople();
  const described = { right: labelled(right.description) };
  return kind === 'service'
    ? texts.rightOfKeyMissing({ name: right.name, ...described })
    : texts.rightMissing(described);
}

/** Refuses a caller without the right: UNAUTHENTICATED if nobody is logged in, else FORBIDDEN. */
export function refuseUnlessAllowed(access: Access, ctx: Context): void {
  if (mayPass(access, ctx.actor)) return;
  throw ctx.actor === null
    ? new ProblemError([{ code: 'UNAUTHENTICATED', ...texts.pleaseLogIn() }], 'UNAUTHENTICATED')
    : new ProblemError([{ code: 'FORBIDDEN', ...whyNot(access, ctx.actor) }], 'FORBIDDEN');
}
