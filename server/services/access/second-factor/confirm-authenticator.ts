import { Field, InputType } from 'type-graphql';
import { access } from '../../../domain/access.messages';
import { refusal } from '../../../domain/kernel/problem';
import { IsText } from '../../../platform/is-text';
import { poolOf, sqlOn } from '../../../platform/sql';
import { defineCommand } from '../../../platform/submit';
import { endSessionsOf } from '../session';
import { tellUser } from '../tell-user';
import { countGuess, forgive } from '../throttle';
import { openKey, stepOf } from './authenticator';
import { replaceRecoveryCodes } from './recovery-codes';
import { SECOND_FACTOR, secondFactorOf } from './second-factor';

@InputType()
export class ConfirmAuthenticatorInput {
  @Field(() => String, { description: 'Code of six digits that the app shows for the new key.' })
  @IsText('code', 100)
  code!: string;
}

/** Recovery codes, shown once; null if none were made, or when the request is repeated. */
export interface ShownRecoveryCodes {
  recoveryCodes: string[] | null;
}

/**
 * Puts the new key of the caller's authenticator app into use once its first code is right, and ends the caller's other
 * sessions. Makes recovery codes if there are none.
 */
export const confirmAuthenticator = defineCommand({
  name: 'confirmAuthenticator',
  right: 'ownAccount',
  beforeSecondFactor: true,
  input: ConfirmAuthenticatorInput,
  async prepare(ctx, { code }) {
    const { userId } = ctx.actor;
    const guess = await countGuess(ctx, 'confirmAuthenticator', String(userId));
    const [row] = await sqlOn(poolOf(ctx.database))<{ sealed: Buffer }>(
      'SELECT pending_key AS sealed FROM authenticator WHERE user_id = $1 AND pending_key IS NOT NULL',
      [userId],
    );
    const key = row && (await openKey(ctx.database, userId, row.sealed));
    return { guess, sealed: row?.sealed ?? null, step: key ? stepOf(key, code, ctx.clock.now()) : null };
  },
  async run(tx, _input, { guess, sealed, step }): Promise<ShownRecoveryCodes> {
    const { userId, sessionId } = tx.actor;
    // A log-in that compared the password before now is refused by the second factor (see signIn).
    await tx.sql('SELECT FROM app_user WHERE id = $1 FOR UPDATE', [userId]);
    if (sealed === null) throw refusal('NOT_STARTED', access.beginAgain(), 'code');
    if (step === null) throw refusal('WRONG_CODE', access.wrongFirstCode(), 'code', 'INVALID');
    const confirmed = await tx.sql(
      `UPDATE authenticator SET sealed_key = pending_key, pending_key = NULL, last_step = $3, confirmed_at = now()
       WHERE user_id = $1 AND pending_key = $2 RETURNING user_id`,
      [userId, sealed, step],
    );
    if (confirmed.length === 0) throw refusal('NOT_STARTED', access.beginAgain(), 'code');
    const { recoveryCodesLeft } = await secondFactorOf(tx.sql, userId);
    const recoveryCodes = recoveryCodesLeft === 0 ? await replaceRecoveryCodes(tx, userId) : null;
    await endSessionsOf(tx, userId, sessionId);
    await forgive(tx, guess);
    tx.audit({ table: SECOND_FACTOR, id: userId, after: { authenticator: true } });
    await tellUser(tx, userId, 'secondFactorOn');
    return { recoveryCodes };
  },
  storedAnswer: () => ({ recoveryCodes: null }),
});
