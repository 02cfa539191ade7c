import { Field, InputType } from 'type-graphql';
import { refuseIf } from '../../domain/kernel/problem';
import { IsText } from '../../platform/is-text';
import { defineCommand } from '../../platform/submit';
import { auditAccess } from './account-access';
import { compareOwnPassword, refuseWrongPassword } from './own-password';
import { hashPassword, passwordProblems } from './password';
import { endSessionsOf } from './session';

@InputType()
export class ChangePasswordInput {
  @Field(() => String, { description: 'The current password.' })
  @IsText('password', 200)
  currentPassword!: string;
  @Field(() => String, { description: 'New password of 5 to 15 characters.' })
  @IsText('password', 200)
  newPassword!: string;
}

/** Changes the caller's password and ends their other sessions. */
export const changePassword = defineCommand({
  name: 'changePassword',
  right: 'ownAccount',
  input: ChangePasswordInput,
  async prepare(ctx, { currentPassword, newPassword }) {
    refuseIf(passwordProblems(newPassword, 'newPassword'));
    const compared = await compareOwnPassword(ctx, currentPassword);
    return { compared, newHash: compared.hash === null ? null : await hashPassword(newPassword) };
  },
  async run(tx, _input, { compared, newHash }) {
    const { userId, sessionId } = tx.actor;
    await refuseWrongPassword(tx, compared, 'currentPassword');
    await tx.sql('UPDATE app_user SET password_hash = $2 WHERE id = $1', [userId, newHash]);
    await endSessionsOf(tx, userId, sessionId);
    tx.audit({ table: 'app_user', id: userId, after: { passwordChanged: true } });
    await auditAccess(tx, userId);
    return {};
  },
});
