import { randomInt } from 'node:crypto';
import { normaliseRecoveryCode, RECOVERY_CODES } from '../../../domain/second-factor.rules';
import type { OpenTransaction } from '../../../platform/transaction';
import { hashOfSecret } from '../secret';

/** Crockford's alphabet: 32 characters, five bits each, without those that are easily confused. */
const CHARACTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const group = (): string => Array.from({ length: 4 }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join('');

/** 80 random bits: 'K7QX-3M9P-W2TD-06RV'. */
const newCode = (): string => [group(), group(), group(), group()].join('-');

const hashOf = (code: string): Buffer => hashOfSecret(normaliseRecoveryCode(code));

/** Replaces the user's recovery codes and returns the new ones, which are stored as hashes only. */
export async function replaceRecoveryCodes({ sql }: OpenTransaction, userId: number): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newCode);
  await sql('DELETE FROM recovery_code WHERE user_id = $1', [userId]);
  await sql('INSERT INTO recovery_code (user_id, code_hash) SELECT $1, unnest($2::bytea[])', [
    userId,
    codes.map(hashOf),
  ]);
  return codes;
}

/** Uses up a recovery code; false if it is unknown or was used. */
export async function spendRecoveryCode({ sql }: OpenTransaction, userId: number, typed: string): Promise<boolean> {
  const used = await sql(
    'UPDATE recovery_code SET used_at = now() WHERE user_id = $1 AND code_hash = $2 AND used_at IS NULL RETURNING user_id',
    [userId, hashOf(typed)],
  );
  return used.length > 0;
}
