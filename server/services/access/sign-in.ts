import { IsOptional, ValidateIf } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { access } from '../../domain/access.messages';
import { normaliseField } from '../../domain/field-rules';
import { ProblemError, refuseIf } from '../../domain/kernel/problem';
import { problemsOfLogin, userRules } from '../../domain/user.rules';
import { IsText } from '../../platform/is-text';
import { poolOf, sqlOn } from '../../platform/sql';
import { defineCommand } from '../../platform/submit';
import { auditAccess } from './account-access';
import { deviceOf, isKnownDevice } from './known-devices';
import { ME, type Me, type MeRow, meOf } from './me';
import { openSession } from './open-session';
import { hashPassword, isOutdated, verifyPassword } from './password';
import { challengeLogIn } from './second-factor/log-in-challenge';
import { isOn, secondFactorOf } from './second-factor/second-factor';
import { countSignIn, forgive } from './throttle';

const isTyped = (_input: unknown, value: unknown): boolean => typeof value === 'string';

/** Any wrong combination gets the same answer, so this checks only for text that the database cannot store. */
@InputType()
export class SignInInput {
  @Field(() => String) @ValidateIf(isTyped) @IsText('email', 1000) email!: string;
  @Field(() => String) @ValidateIf(isTyped) @IsText('password', 1000) password!: string;
  @Field(() => String, {
    nullable: true,
    description:
      'Random device id of 32 to 100 characters, stored by the browser. Failed logins from other devices do not delay logins from a known device.',
  })
  @IsOptional()
  @IsText('device', 1000)
  device?: string | null;
}

export interface SignedIn {
  /** Opaque; returned only here. */
  token: string;
  user: Me;
}

const refused = (): ProblemError =>
  new ProblemError([{ code: 'LOGIN_REFUSED', ...access.logInRefused() }], 'UNAUTHENTICATED');

/**
 * Logs a user in. The password is compared before a connection is taken; a wrong one stays counted. A user with a second
 * factor is refused with the challenge for completeSignIn.
 */
export const signIn = defineCommand({
  name: 'signIn',
  right: 'anyone',
  input: SignInInput,
  async prepare(ctx, input) {
    refuseIf(problemsOfLogin(input), 'UNAUTHENTICATED');
    const email = normaliseField(userRules.email, input.email) as string;
    const device = deviceOf(input.device);
    const isKnown = device !== null && (await isKnownDevice(ctx.database, email, device));
    const guess = await countSignIn(ctx, email, isKnown ? device.toString('hex') : null);
    const sql = sqlOn(poolOf(ctx.database));
    const [user] = await sql<{ id: number; hash: string | null }>(
      'SELECT id, password_hash AS hash FROM app_user WHERE email = $1 AND enabled',
      [email],
    );
    const matches = await verifyPassword(user?.hash ?? null, input.password);
    if (!user?.hash || !matches) {
      ctx.log.warn({ userId: user?.id, address: ctx.address }, 'a log-in was refused');
      throw refused();
    }
    const secondFactor = await secondFactorOf(sql, user.id);
    if (isOn(secondFactor)) {
      // The password was right; wrong second steps have a count of their own.
      await forgive({ sql }, guess);
      throw await challengeLogIn(ctx, { userId: user.id, passwordHash: user.hash, device, secondFactor });
    }
    const newHash = isOutdated(user.hash) ? await hashPassword(input.password) : user.hash;
    return { guess, device, id: user.id, hash: user.hash, newHash };
  },
  async run(tx, _input, { guess, device, id, hash, newHash }): Promise<SignedIn> {
    // The user may have been disabled, or the password changed and its sessions ended, since it was compared.
    const [user] = await tx.sql<MeRow>(
      `UPDATE app_user SET password_hash = $3 WHERE id = $1 AND enabled AND password_hash = $2 RETURNING ${ME}`,
      [id, hash, newHash],
    );
    // It may have got a second factor too.
    if (!user || isOn(await secondFactorOf(tx.sql, id))) throw refused();
    if (newHash !== hash) await auditAccess(tx, id);
    const token = await openSession(tx, id, device);
    await forgive(tx, guess);
    return { token, user: meOf(user) };
  },
});
