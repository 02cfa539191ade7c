import { refuseUnlessConfirmed } from '../../../platform/confirmed-session';
import type { Context } from '../../../platform/context';
import type { UserPrincipal } from '../../../platform/principal';
import { poolOf, type Sql, sqlOn } from '../../../platform/sql';
import type { Tx } from '../../../platform/submit';
import { type ComparedPassword, compareOwnPassword, refuseWrongPassword } from '../own-password';
import { isOn, secondFactorOf } from './second-factor';

/**
 * Compares the caller's password before a connection is taken. While two-step login is on, a session that was not
 * confirmed in the last ten minutes is refused first, so that a right password does not count as a wrong guess.
 */
export async function compareOwner(ctx: Context<UserPrincipal>, password: string): Promise<ComparedPassword> {
  await refuseUnlessStepTaken(sqlOn(poolOf(ctx.database)), ctx.actor);
  return compareOwnPassword(ctx, password);
}

/**
 * Confirms that the owner of the account changes how it logs in: by the password and, while two-step login is on, by a
 * session that was confirmed in the last ten minutes, which took the second step. Otherwise an open session and the
 * password would be enough to replace that step.
 */
export async function confirmOwner(tx: Tx<UserPrincipal>, compared: ComparedPassword): Promise<void> {
  await refuseWrongPassword(tx, compared, 'password');
  await refuseUnlessStepTaken(tx.sql, tx.actor);
}

/** Refuses a session that was not confirmed in the last ten minutes, while two-step login is on. */
export async function refuseUnlessStepTaken(sql: Sql, actor: UserPrincipal): Promise<void> {
  if (isOn(await secondFactorOf(sql, actor.userId))) refuseUnlessConfirmed(actor);
}
