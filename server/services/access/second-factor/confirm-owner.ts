import { access } from '../../../domain/access.messages';
import { refusal } from '../../../domain/kernel/problem';
import type { UserPrincipal } from '../../../platform/principal';
import type { Sql } from '../../../platform/sql';
import type { Tx } from '../../../platform/submit';
import { type ComparedPassword, refuseWrongPassword } from '../own-password';
import { isOn, secondFactorOf } from './second-factor';

/** Minutes after a log-in within which its steps count as made just now. */
const JUST_LOGGED_IN = 10;

export async function hasJustLoggedIn(sql: Sql, { sessionId }: UserPrincipal): Promise<boolean> {
  const found = await sql(
    `SELECT FROM user_session WHERE id = $1 AND created_at > now() - ${JUST_LOGGED_IN} * interval '1 minute'`,
    [sessionId],
  );
  return found.length > 0;
}

/**
 * Confirms that the owner of the account changes how it logs in: by the password and, while two-step login is on, by a
 * log-in of the last ten minutes, which took the second step. Otherwise an open session and the password would be
 * enough to replace that step.
 */
export async function confirmOwner(tx: Tx<UserPrincipal>, compared: ComparedPassword): Promise<void> {
  await refuseWrongPassword(tx, compared, 'password');
  if (isOn(await secondFactorOf(tx.sql, tx.actor.userId)) && !(await hasJustLoggedIn(tx.sql, tx.actor)))
    throw refusal('LOG_IN_AGAIN', access.logInAgain());
}
