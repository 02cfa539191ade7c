import { refuseUnlessConfirmed } from '../../../platform/confirmed-session';
import type { UserPrincipal } from '../../../platform/principal';
import type { Tx } from '../../../platform/submit';
import { type ComparedPassword, refuseWrongPassword } from '../own-password';
import { isOn, secondFactorOf } from './second-factor';

/**
 * Confirms that the owner of the account changes how it logs in: by the password and, while two-step login is on, by a
 * session that was confirmed in the last ten minutes, which took the second step. Otherwise an open session and the
 * password would be enough to replace that step.
 */
export async function confirmOwner(tx: Tx<UserPrincipal>, compared: ComparedPassword): Promise<void> {
  await refuseWrongPassword(tx, compared, 'password');
  await refuseUnlessStepTaken(tx);
}

/** Refuses a session that was not confirmed in the last ten minutes, while two-step login is on. */
export async function refuseUnlessStepTaken({ sql, actor }: Tx<UserPrincipal>): Promise<void> {
  if (isOn(await secondFactorOf(sql, actor.userId))) refuseUnlessConfirmed(actor);
}
