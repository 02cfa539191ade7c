import { IsOptional } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { access } from '../../domain/access.messages';
import { refusal, refuseIf } from '../../domain/kernel/problem';
import { passwordRule, problemsOfReset } from '../../domain/password.rules';
import { IsText } from '../../platform/is-text';
import { defineCommand } from '../../platform/submit';
import { type LinkSource, replaceHandlers } from './account-handlers';
import { hashPassword } from './password';
import { hashOfSecret } from './secret';
import { endSessionsOf } from './session';
import { countGuess, forgive } from './throttle';

@InputType()
export class ResetPasswordInput {
  @Field(() => String) @IsText('password', 200, passwordRule.message) password!: string;
  @Field(() => String, { nullable: true, description: 'The new password, repeated' })
  @IsOptional()
  @IsText('confirmation', 200)
  confirmation?: string | null;
  @Field(() => String, { nullable: true, description: 'Code from the link' })
  @IsOptional()
  @IsText('token', 200)
  autoGen?: string | null;
  @Field(() => String, { nullable: true, description: 'Code from the link' })
  @IsOptional()
  @IsText('id', 200)
  id?: string | null;
}

const ROW_ID = /^[1-9]\d{0,8}$/;

/** SQL predicate over password_recovery: the link of `valuesOfLink` is unused and has not expired. */
export const USABLE_LINK = 'user_id = $1 AND token_hash = $2 AND used_at IS NULL AND expires_at > now()';
export const valuesOfLink = (autoGen: string, id: string): unknown[] => [
  ROW_ID.test(id) ? id : null,
  hashOfSecret(autoGen),
];
export const linkVoid = () => refusal('LINK_VOID', access.linkVoid());

/** Sets a new password through a link, once, and ends all the user's sessions. */
export const resetPassword = defineCommand({
  name: 'resetPassword',
  right: 'anyone',
  input: ResetPasswordInput,
  async prepare(ctx, { password, confirmation, autoGen = null, id = null }) {
    refuseIf(problemsOfReset({ password, autoGen, id, ...(confirmation != null && { confirmation }) }));
    // Counted per address: guesses from elsewhere must not lock out the link's owner.
    const guess = await countGuess(ctx, 'reset', `${id} ${ctx.address}`);
    return { guess, passwordHash: await hashPassword(password) };
  },
  async run(tx, { autoGen, id }, { guess, passwordHash }) {
    const [used] = await tx.sql<{ userId: number; source: LinkSource; issuedById: number | null }>(
      `UPDATE password_recovery SET used_at = now()
       WHERE ${USABLE_LINK}
       RETURNING user_id AS "userId", source, issued_by_id AS "issuedById"`,
      valuesOfLink(autoGen!, id!),
    );
    if (!used) throw linkVoid();
    const { userId } = used;
    await tx.sql('UPDATE app_user SET password_hash = $2 WHERE id = $1', [userId, passwordHash]);
    await tx.sql('DELETE FROM known_device WHERE user_id = $1', [userId]);
    await replaceHandlers(tx, userId, used);
    await endSessionsOf(tx, userId);
    await forgive(tx, guess);
    tx.audit({ table: 'app_user', id: userId, after: { passwordReset: true } });
    return {};
  },
});
