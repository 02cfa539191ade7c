import { IsOptional } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { access } from '../../../domain/access.messages';
import { type Message } from '../../../domain/kernel/message';
import { ProblemError } from '../../../domain/kernel/problem';
import { IsText } from '../../../platform/is-text';
import { sealingKeyOf } from '../../../platform/server-secret';
import { type AnyTx, defineCommand } from '../../../platform/submit';
import { deviceOf, isKnownDevice } from '../known-devices';
import { ME, type MeRow, meOf } from '../me';
import { openSession } from '../open-session';
import type { SignedIn } from '../sign-in';
import { tellUser } from '../tell-user';
import { countSignIn, forgive } from '../throttle';
import { acceptCode } from './authenticator';
import { openChallenge, takeChallenge } from './log-in-challenge';
import { acceptPasskey } from './passkeys';
import { spendRecoveryCode } from './recovery-codes';
import { relyingPartyOf } from './relying-party';
import { SECOND_FACTOR } from './second-factor';

@InputType({ description: 'The second step of a log-in: one of code, passkey and recoveryCode.' })
export class CompleteSignInInput {
  @Field(() => String, { description: 'Challenge from the refused signIn.' })
  @IsText('challenge', 200)
  challenge!: string;
  @Field(() => String, { nullable: true, description: 'Device id, the same as in signIn.' })
  @IsOptional()
  @IsText('device', 1000)
  device?: string | null;
  @Field(() => String, { nullable: true, description: 'Code of six digits from the authenticator app.' })
  @IsOptional()
  @IsText('code', 100)
  code?: string | null;
  @Field(() => String, {
    nullable: true,
    description: "The browser's answer (WebAuthn) to the challenge by one of the passkeys, as JSON.",
  })
  @IsOptional()
  @IsText('passkey', 20_000)
  passkey?: string | null;
  @Field(() => String, { nullable: true, description: 'An unused recovery code.' })
  @IsOptional()
  @IsText('recoveryCode', 100)
  recoveryCode?: string | null;
}

const wrong = (field: string, message: Message): ProblemError =>
  new ProblemError([{ code: 'WRONG_SECOND_STEP', ...message, field }], 'UNAUTHENTICATED');

/**
 * Completes a log-in whose password was right. Wrong codes are counted as wrong passwords are, apart from them: a right
 * password does not clear their count.
 */
export const completeSignIn = defineCommand({
  name: 'completeSignIn',
  right: 'anyone',
  input: CompleteSignInInput,
  async prepare(ctx, input) {
    const device = deviceOf(input.device);
    const { userId, email } = await openChallenge(ctx, input.challenge, device);
    const isKnown = device !== null && (await isKnownDevice(ctx.database, email, device));
    const guess = await countSignIn(ctx, String(userId), isKnown ? device.toString('hex') : null, 'secondStep');
    return { device, guess, sealingKey: await sealingKeyOf(ctx.database) };
  },
  async run(tx, input, { device, guess, sealingKey }): Promise<SignedIn> {
    const { challenge } = input;
    const user = await takeChallenge<MeRow>(tx.sql, tx.ctx, { challenge, device, columns: ME });
    await acceptSecondStep(tx, user.userId, input, sealingKey);
    const token = await openSession(tx, user.userId, device);
    await forgive(tx, guess);
    return { token, user: meOf(user) };
  },
});

async function acceptSecondStep(
  tx: AnyTx,
  userId: number,
  { challenge, code, passkey, recoveryCode }: CompleteSignInInput,
  sealingKey: Buffer,
): Promise<void> {
  if (recoveryCode != null) {
    if (!(await spendRecoveryCode(tx, userId, recoveryCode))) throw wrong('recoveryCode', access.wrongRecoveryCode());
    tx.audit({ table: SECOND_FACTOR, id: userId, after: { recoveryCodeUsed: true } });
    await tellUser(tx, userId, 'recoveryCodeUsed');
    return;
  }
  if (passkey != null) {
    const rp = relyingPartyOf(tx.ctx.env);
    if (rp === null || !(await acceptPasskey(tx, { userId, rp, challenge, text: passkey })))
      throw wrong('passkey', access.passkeyNotAccepted());
    return;
  }
  const now = tx.ctx.clock.now();
  if (!(await acceptCode(tx, { userId, sealingKey, typed: code ?? '', now }))) throw wrong('code', access.wrongCode());
}
