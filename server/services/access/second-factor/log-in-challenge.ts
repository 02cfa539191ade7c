import { access } from '../../../domain/access.messages';
import { ProblemError } from '../../../domain/kernel/problem';
import { CHALLENGE_OVER, SECOND_STEP_NEEDED } from '../../../domain/second-factor.rules';
import type { Context } from '../../../platform/context';
import { poolOf, type Sql, sqlOn } from '../../../platform/sql';
import { hashOfSecret, newSecret } from '../secret';
import { networkOf } from '../throttle';
import { descriptorsOf, passkeysOf } from './passkeys';
import { relyingPartyOf } from './relying-party';
import { type SecondFactorState, secondStepsOf } from './second-factor';

/** Minutes for the second step. */
const CHALLENGE_MINUTES = 5;

/** Who may continue a log-in: the browser that began it or, without a device id, its network. */
const originOf = (ctx: Context, device: Buffer | null): Buffer => device ?? hashOfSecret(networkOf(ctx.address));

/**
 * Stores that the password of a log-in was right, and returns the refusal that asks for the second step. Stored outside a
 * transaction, because the log-in itself is refused.
 */
export async function challengeLogIn(
  ctx: Context,
  {
    userId,
    passwordHash,
    device,
    secondFactor,
  }: { userId: number; passwordHash: string; device: Buffer | null; secondFactor: SecondFactorState },
): Promise<ProblemError> {
  // A passkey signs the challenge itself: it has 256 random bits, works once, and only the caller has it.
  const challenge = newSecret();
  const sql = sqlOn(poolOf(ctx.database));
  await sql(
    `INSERT INTO log_in_challenge (challenge_hash, user_id, password_digest, origin, expires_at)
     VALUES ($1, $2, $3, $4, now() + ${CHALLENGE_MINUTES} * interval '1 minute')`,
    [hashOfSecret(challenge), userId, hashOfSecret(passwordHash), originOf(ctx, device)],
  );
  const rp = relyingPartyOf(ctx.env);
  const passkeys = rp === null ? [] : await passkeysOf(sql, userId, rp.id);
  return new ProblemError([{ code: SECOND_STEP_NEEDED, ...access.secondStepNeeded() }], 'UNAUTHENTICATED', {
    code: SECOND_STEP_NEEDED,
    challenge,
    secondSteps: secondStepsOf(secondFactor, passkeys.length > 0),
    ...(passkeys.length > 0 && {
      passkeys: JSON.stringify({ rpId: rp!.id, allowCredentials: descriptorsOf(passkeys) }),
    }),
  });
}

/** Deletes log-ins that were not completed in time. They open nothing any more. */
export const deleteExpiredChallenges = (sql: Sql): Promise<unknown> =>
  sql('DELETE FROM log_in_challenge WHERE expires_at < now()');

/** A log-in that waits for its second step. */
export interface OpenChallenge {
  userId: number;
  email: string;
}

const OPEN = 'challenge_hash = $1 AND origin = $2 AND expires_at > now()';
const valuesOf = (ctx: Context, challenge: string, device: Buffer | null): unknown[] => [
  hashOfSecret(challenge),
  originOf(ctx, device),
];

const challengeOver = (): ProblemError =>
  new ProblemError([{ code: CHALLENGE_OVER, ...access.logInTookTooLong() }], 'UNAUTHENTICATED', {
    code: CHALLENGE_OVER,
  });

/** Reads the caller's challenge. Throws ProblemError CHALLENGE_OVER. */
export async function openChallenge(ctx: Context, challenge: string, device: Buffer | null): Promise<OpenChallenge> {
  const [open] = await sqlOn(poolOf(ctx.database))<OpenChallenge>(
    `SELECT u.id AS "userId", u.email FROM log_in_challenge c JOIN app_user u ON u.id = c.user_id WHERE ${OPEN}`,
    valuesOf(ctx, challenge, device),
  );
  if (!open) throw challengeOver();
  return open;
}

/**
 * Uses up the challenge, and locks and returns its user's columns. Throws ProblemError CHALLENGE_OVER, also if the
 * user was disabled or the password changed since it was compared.
 */
export async function takeChallenge<User extends object>(
  sql: Sql,
  ctx: Context,
  { challenge, device, columns }: { challenge: string; device: Buffer | null; columns: string },
): Promise<User> {
  const [taken] = await sql<{ userId: number; passwordDigest: Buffer }>(
    `DELETE FROM log_in_challenge WHERE ${OPEN} RETURNING user_id AS "userId", password_digest AS "passwordDigest"`,
    valuesOf(ctx, challenge, device),
  );
  if (!taken) throw challengeOver();
  const [user] = await sql<User>(
    `SELECT ${columns} FROM app_user
     WHERE id = $1 AND enabled AND sha256(convert_to(password_hash, 'UTF8')) = $2 FOR UPDATE`,
    [taken.userId, taken.passwordDigest],
  );
  if (!user) throw challengeOver();
  return user;
}
