import { IsOptional } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { ProblemError } from '../../../domain/kernel/problem';
import { IsText } from '../../../platform/is-text';
import { sealingKeyOf } from '../../../platform/server-secret';
import { defineCommand } from '../../../platform/submit';
import { deviceOf, isKnownDevice } from '../known-devices';
import { ME, type MeRow, meOf } from '../me';
import { openSession } from '../open-session';
import type { SignedIn } from '../sign-in';
import { countSignIn, forgive } from '../throttle';
import { acceptSecondStep, SecondStepInput } from './accept-second-step';
import { openChallenge, takeChallenge } from './log-in-challenge';

@InputType({ description: 'The second step of a log-in: one of code, passkey and recoveryCode.' })
export class CompleteSignInInput extends SecondStepInput {
  @Field(() => String, { description: 'Challenge from the refused signIn.' })
  @IsText('challenge', 200)
  challenge!: string;
  @Field(() => String, { nullable: true, description: 'Device id, the same as in signIn.' })
  @IsOptional()
  @IsText('device', 1000)
  device?: string | null;
}

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
    const problem = await acceptSecondStep(tx, input, { userId: user.userId, challenge, sealingKey });
    if (problem) throw new ProblemError([problem], 'UNAUTHENTICATED');
    const token = await openSession(tx, user.userId, device);
    await forgive(tx, guess);
    return { token, user: meOf(user) };
  },
});
