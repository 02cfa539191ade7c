import { Field, InputType } from 'type-graphql';
import { IsText } from '../../platform/is-text';
import { defineCommand } from '../../platform/submit';
import { linkVoid, USABLE_LINK, valuesOfLink } from './reset-password';
import { countGuess, forgive } from './throttle';

@InputType()
export class CheckPasswordLinkInput {
  @Field(() => String, { description: 'Code from the link' }) @IsText('token', 200) autoGen!: string;
  @Field(() => String, { description: 'Code from the link' }) @IsText('id', 200) id!: string;
}

/**
 * Checks a password link before its form is filled in, and uses nothing of it. Counted and refused as resetPassword is, so
 * it tells an attacker nothing more. Throws ProblemError LINK_VOID.
 */
export const checkPasswordLink = defineCommand({
  name: 'checkPasswordLink',
  right: 'anyone',
  input: CheckPasswordLinkInput,
  prepare: (ctx, { id }) => countGuess(ctx, 'reset', `${id} ${ctx.address}`),
  async run(tx, { autoGen, id }, guess) {
    const usable = await tx.sql(`SELECT FROM password_recovery WHERE ${USABLE_LINK}`, valuesOfLink(autoGen, id));
    if (usable.length === 0) throw linkVoid();
    await forgive(tx, guess);
    return {};
  },
});
