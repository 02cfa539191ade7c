import { Field, InputType } from 'type-graphql';
import { ProblemError, refuseIf } from '../../domain/kernel/problem';
import { IsText } from '../../platform/is-text';
import { poolOf, sqlOn } from '../../platform/sql';
import { defineCommand } from '../../platform/submit';
import { auditAccess } from './account-access';
import { hashPassword, passwordProblems, verifyPassword } from './password';
import { endSessionsOf } from './session';
import { countGuess, forgive } from './throttle';

@InputType()
export class ChangePasswordInput {
  @Field(() => String, { description: 'The current password.' })
  @IsText('password', 200)
  currentPassword!: string;
  @Field(() => String, { description: 'New password of 5 to 15 characters.' })
  @IsText('password', 200)
  newPassword!: string;
}

const wrong = (): ProblemError =>
  new ProblemError(
    [{ code: 'WRONG_PASSWORD', message: 'This is not your password', field: 'currentPassword' }],
    'INVALID',
  );

/** Changes the caller's password and ends their other sessions. */
export const changePassword = defineCommand({
  name: 'changePassword',
  permission: 'user',
  input: ChangePasswordInput,
  async prepare(ctx, { currentPassword, newPassword }) {
    refuseIf(passwordProblems(newPassword, 'newPassword'));
    const { userId } = ctx.actor!;
    const guess = await countGuess(ctx, 'changePassword', String(userId));
    const [user] = await sqlOn(poolOf(ctx.database))<{ hash: string | null }>(
      'SELECT password_hash AS hash FROM app_user WHERE id = $1',
      [userId],
    );
    const hash = user?.hash ?? null;
    const matches = await verifyPassword(hash, currentPassword);
    return { guess, hash, newHash: matches ? await hashPassword(newPassword) : null };
  },
  async run(tx, _input, { guess, hash, newHash }) {
    const { userId, sessionId } = tx.actor!;
    if (newHash === null) throw wrong();
    const [changed] = await tx.sql(
      'UPDATE app_user SET password_hash = $3 WHERE id = $1 AND password_hash = $2 RETURNING id',
      [userId, hash, newHash],
    );
    if (!changed) throw wrong();
    await endSessionsOf(tx, userId, sessionId);
    await forgive(tx, guess);
    tx.audit({ table: 'app_user', id: userId, after: { passwordChanged: true } });
    await auditAccess(tx, userId);
    return {};
  },
});
