import { POWERS } from '../../../domain/rights';
import type { SecondStep } from '../../../domain/second-factor.rules';
import type { Sql } from '../../../platform/sql';
import type { OpenTransaction } from '../../../platform/transaction';
import { roleHas } from '../role';

/** Audit table name of a user's second factor; the row id is the user's. */
export const SECOND_FACTOR = 'second_factor';

/** SQL predicate: user `u` has a second factor. */
const HAS_ONE =
  '(EXISTS (SELECT FROM authenticator a WHERE a.user_id = u.id AND a.sealed_key IS NOT NULL) OR EXISTS (SELECT FROM passkey p WHERE p.user_id = u.id))';

/** SQL predicate: the station requires a second factor of user `u`, who has rights over others. */
const IS_REQUIRED = `(EXISTS (SELECT FROM role r WHERE r.id = u.role_id AND ${roleHas(POWERS, 'some')}) AND EXISTS (SELECT FROM station_setting s WHERE s.key = 'secondFactorFor' AND s.value = '"ADMINS"'))`;

/** SQL predicate: user `u` may do nothing else before setting up the required second factor. */
export const MUST_SET_UP = `(${IS_REQUIRED} AND NOT ${HAS_ONE})`;

/** The state of a user's second factor. */
export interface SecondFactorState {
  /** Since when codes of an authenticator app are accepted; null if none is set up. */
  authenticatorSince: Date | null;
  /** Passkeys for any address of the station. */
  passkeyCount: number;
  /** Unused recovery codes. */
  recoveryCodesLeft: number;
  /** Whether the station requires a second factor of the user. */
  isRequired: boolean;
}

export async function secondFactorOf(sql: Sql, userId: number): Promise<SecondFactorState> {
  const [row] = await sql<SecondFactorState>(
    `SELECT (SELECT confirmed_at FROM authenticator WHERE user_id = u.id AND sealed_key IS NOT NULL) AS "authenticatorSince",
            (SELECT count(*)::int FROM passkey WHERE user_id = u.id) AS "passkeyCount",
            (SELECT count(*)::int FROM recovery_code WHERE user_id = u.id AND used_at IS NULL) AS "recoveryCodesLeft",
            ${IS_REQUIRED} AS "isRequired"
     FROM app_user u WHERE u.id = $1`,
    [userId],
  );
  return row!;
}

/** Whether a log-in needs a second step. */
export const isOn = ({ authenticatorSince, passkeyCount }: SecondFactorState): boolean =>
  authenticatorSince !== null || passkeyCount > 0;

/** The second steps with which a user whose second factor is on can complete a log-in. */
export const secondStepsOf = (state: SecondFactorState, hasPasskeyHere: boolean): SecondStep[] => [
  ...(hasPasskeyHere ? (['PASSKEY'] as const) : []),
  ...(state.authenticatorSince !== null ? (['AUTHENTICATOR'] as const) : []),
  ...(state.recoveryCodesLeft > 0 ? (['RECOVERY_CODE'] as const) : []),
];

/** Deletes all that a user's second factor consists of. */
export async function deleteSecondFactor({ sql }: OpenTransaction, userId: number): Promise<void> {
  await sql('DELETE FROM recovery_code WHERE user_id = $1', [userId]);
  await sql('DELETE FROM passkey WHERE user_id = $1', [userId]);
  await sql('DELETE FROM authenticator WHERE user_id = $1', [userId]);
}
