import { access } from '../domain/access.messages';
import { refusal } from '../domain/kernel/problem';
import { CONFIRM_SESSION } from '../domain/second-factor.rules';
import type { Actor } from './principal';

/**
 * Refuses a user whose session was not confirmed in the last ten minutes, by its log-in or by confirmSession (ADR 66).
 * API keys pass: they cannot have the rights that need it.
 */
export function refuseUnlessConfirmed(actor: Actor): void {
  if (actor.kind === 'user' && actor.mustConfirm)
    throw refusal(CONFIRM_SESSION, access.confirmSession(), undefined, 'FORBIDDEN');
}
