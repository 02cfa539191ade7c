import { IsOptional } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { access } from '../../../domain/access.messages';
import { ProblemError, refusal } from '../../../domain/kernel/problem';
import type { SecondStep } from '../../../domain/second-factor.rules';
import { NoInput } from '../../../platform/ask';
import { IsText } from '../../../platform/is-text';
import type { UserPrincipal } from '../../../platform/principal';
import { sealingKeyOf } from '../../../platform/server-secret';
import { poolOf, sqlOn } from '../../../platform/sql';
import { defineCommand, type Tx } from '../../../platform/submit';
import { type ComparedPassword, compareOwnPassword, refuseWrongPassword } from '../own-password';
import { newSecret } from '../secret';
import { countGuess, forgive, type Guess } from '../throttle';
import { acceptSecondStep, SecondStepInput } from './accept-second-step';
import { storePasskeyChallenge, takePasskeyChallenge } from './passkey-challenge';
import { descriptorsOf, passkeysOf } from './passkeys';
import { relyingPartyOf } from './relying-party';
import { isOn, secondFactorOf, secondStepsOf } from './second-factor';

/** How the caller can confirm the session: by the password if there is no second step. */
export interface StartedConfirmation {
  secondSteps: SecondStep[];
  /** The WebAuthn request, as JSON; null without a passkey, and when the request is repeated. */
  passkeyOptions: string | null;
}

/** Says how the caller can confirm the session, with a challenge for the passkeys. */
export const startConfirmation = defineCommand({
  name: 'startConfirmation',
  right: 'ownAccount',
  input: NoInput,
  async run(tx): Promise<StartedConfirmation> {
    const state = await secondFactorOf(tx.sql, tx.actor.userId);
    if (!isOn(state)) return { secondSteps: [], passkeyOptions: null };
    const passkeyOptions = await challengePasskeys(tx);
    return { secondSteps: secondStepsOf(state, passkeyOptions !== null), passkeyOptions };
  },
  storedAnswer: ({ secondSteps }) => ({ secondSteps, passkeyOptions: null }),
});

/** Makes the WebAuthn request to the caller's passkeys, as JSON; null if there is none for this address of the station. */
async function challengePasskeys(tx: Tx<UserPrincipal>): Promise<string | null> {
  const rp = relyingPartyOf(tx.ctx.env);
  const passkeys = rp === null ? [] : await passkeysOf(tx.sql, tx.actor.userId, rp.id);
  if (rp === null || passkeys.length === 0) return null;
  const challenge = newSecret();
  await storePasskeyChallenge(tx, 'CONFIRM', challenge);
  return JSON.stringify({ rpId: rp.id, challenge, allowCredentials: descriptorsOf(passkeys) });
}

@InputType({
  description: 'The password, or, if a log-in needs a second step, one of code, passkey and recoveryCode.',
})
export class ConfirmSessionInput extends SecondStepInput {
  @Field(() => String, { nullable: true, description: "The current user's password." })
  @IsOptional()
  @IsText('password', 200)
  password?: string | null;
}

/** A password that was compared, or a second step to be checked. */
type Prepared = { compared: ComparedPassword } | { guess: Guess; sealingKey: Buffer };

/**
 * Confirms that the user of the session is its owner, for the next ten minutes (ADR 66): by the second step if a log-in
 * needs one, else by the password. Wrong ones are counted and delayed as at the log-in.
 */
export const confirmSession = defineCommand({
  name: 'confirmSession',
  right: 'ownAccount',
  input: ConfirmSessionInput,
  async prepare(ctx, { password }): Promise<Prepared> {
    const { userId } = ctx.actor;
    if (isOn(await secondFactorOf(sqlOn(poolOf(ctx.database)), userId)))
      return {
        guess: await countGuess(ctx, 'confirmSession', String(userId)),
        sealingKey: await sealingKeyOf(ctx.database),
      };
    if (!password) throw refusal('PASSWORD_MISSING', access.passwordMissing(), 'password', 'INVALID');
    return { compared: await compareOwnPassword(ctx, password) };
  },
  async run(tx, input, prepared) {
    if ('compared' in prepared) await refuseWrongPassword(tx, prepared.compared, 'password');
    else await refuseWrongStep(tx, input, prepared);
    const { userId, sessionId } = tx.actor;
    await tx.sql('UPDATE user_session SET confirmed_at = now() WHERE id = $1', [sessionId]);
    tx.audit({ table: 'user_session', id: sessionId, after: { userId, confirmed: true } });
    return {};
  },
});

async function refuseWrongStep(
  tx: Tx<UserPrincipal>,
  input: SecondStepInput,
  { guess, sealingKey }: { guess: Guess; sealingKey: Buffer },
): Promise<void> {
  const { userId } = tx.actor;
  const challenge = input.passkey == null ? null : await takePasskeyChallenge(tx, 'CONFIRM');
  const problem = await acceptSecondStep(tx, input, { userId, challenge, sealingKey });
  if (problem) throw new ProblemError([problem], 'INVALID');
  await forgive(tx, guess);
}
