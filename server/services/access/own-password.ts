import { Field, InputType } from 'type-graphql';
import { access } from '../../domain/access.messages';
import { ProblemError } from '../../domain/kernel/problem';
import type { Context } from '../../platform/context';
import { IsText } from '../../platform/is-text';
import type { UserPrincipal } from '../../platform/principal';
import { poolOf, sqlOn } from '../../platform/sql';
import type { Tx } from '../../platform/submit';
import { verifyPassword } from './password';
import { countGuess, forgive, type Guess } from './throttle';

@InputType()
export class OwnPasswordInput {
  @Field({ description: "The current user's password." })
  @IsText('password', 200)
  password!: string;
}

/** A comparison with the caller's password: the hash that matched, or null. */
export interface ComparedPassword {
  guess: Guess;
  hash: string | null;
}

/** Compares the caller's password before a connection is taken; the guess is counted. */
export async function compareOwnPassword(ctx: Context<UserPrincipal>, password: string): Promise<ComparedPassword> {
  const { userId } = ctx.actor;
  const guess = await countGuess(ctx, 'changePassword', String(userId));
  const [user] = await sqlOn(poolOf(ctx.database))<{ hash: string | null }>(
    'SELECT password_hash AS hash FROM app_user WHERE id = $1',
    [userId],
  );
  const hash = user?.hash ?? null;
  return { guess, hash: (await verifyPassword(hash, password)) ? hash : null };
}

/** Refuses a wrong password, or one that was changed since it was compared. Locks the caller's row. */
export async function refuseWrongPassword(tx: Tx, { guess, hash }: ComparedPassword, field: string): Promise<void> {
  const [user] =
    hash === null
      ? []
      : await tx.sql('SELECT id FROM app_user WHERE id = $1 AND password_hash = $2 FOR UPDATE', [
          tx.actor.userId,
          hash,
        ]);
  if (!user) throw new ProblemError([{ code: 'WRONG_PASSWORD', ...access.wrongPassword(), field }], 'INVALID');
  await forgive(tx, guess);
}
