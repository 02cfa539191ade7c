import { access } from '../domain/access.messages';
import { ProblemError } from '../domain/kernel/problem';
import type { Access } from '../domain/rights';
import { SET_UP_FIRST } from '../domain/second-factor.rules';
import type { Context } from './context';
import type { Actor } from './principal';

/** Whether the station requires a second factor that the user has not set up. */
export const mustSetUpSecondFactor = (actor: Actor): boolean =>
  actor.kind === 'user' && actor.mustSetUpSecondFactor === true;

/** Refuses a user who must set up a second factor first, except what that needs. */
export function refuseUntilSecondFactor(
  { right, beforeSecondFactor }: { right: Access; beforeSecondFactor?: boolean },
  { actor }: Pick<Context, 'actor'>,
): void {
  if (actor === null || !mustSetUpSecondFactor(actor) || beforeSecondFactor || right === 'anyone') return;
  throw new ProblemError([{ code: SET_UP_FIRST, ...access.twoStepFirst() }], 'FORBIDDEN');
}
