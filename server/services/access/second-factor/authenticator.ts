import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { DataSource } from 'typeorm';
import { CODE_DIGITS, normaliseCode } from '../../../domain/second-factor.rules';
import { seal, unseal } from '../../../platform/sealed';
import { sealingKeyOf } from '../../../platform/server-secret';
import type { OpenTransaction } from '../../../platform/transaction';

/** RFC 4226 recommends 160 bits. */
const KEY_BYTES = 20;
/** A code is accepted one time step early or late, for clocks that differ. */
const WINDOW = 1;

const totpOf = (key: Buffer, about: { issuer?: string; label?: string } = {}): TOTP =>
  // Copied, because a Buffer may be a view of a larger ArrayBuffer.
  new TOTP({ ...about, digits: CODE_DIGITS, secret: new Secret({ buffer: Uint8Array.from(key).buffer }) });

/**
 * The time step whose code was typed, by the clock `now`; null if the code is none of the steps that are accepted.
 */
export function stepOf(key: Buffer, typed: string, now: Date): number | null {
  const totp = totpOf(key);
  const timestamp = now.getTime();
  const delta = totp.validate({ token: normaliseCode(typed), timestamp, window: WINDOW });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}

/** What an authenticator app needs: the address in the QR code, and the key for typing. */
export interface ShownKey {
  address: string;
  key: string;
}

/** Makes a new key and its encrypted form. */
export async function newAuthenticatorKey(
  database: DataSource,
  userId: number,
  about: { issuer: string; label: string },
): Promise<ShownKey & { sealed: Buffer }> {
  const key = randomBytes(KEY_BYTES);
  const totp = totpOf(key, about);
  const sealed = seal(await sealingKeyOf(database), key, aboutOf(userId));
  return { address: totp.toString(), key: totp.secret.base32, sealed };
}

const aboutOf = (userId: number): string => `authenticator:${userId}`;

/** Decrypts a key; null if this server cannot, as after a restore: backups do not contain the server's key. */
export const openKey = async (database: DataSource, userId: number, sealed: Buffer): Promise<Buffer | null> =>
  unseal(await sealingKeyOf(database), sealed, aboutOf(userId));

/** Accepts a code of the key in use, once. The sealing key is read before the transaction. */
export async function acceptCode(
  { sql }: OpenTransaction,
  { userId, sealingKey, typed, now }: { userId: number; sealingKey: Buffer; typed: string; now: Date },
): Promise<boolean> {
  const [row] = await sql<{ sealed: Buffer }>(
    'SELECT sealed_key AS sealed FROM authenticator WHERE user_id = $1 AND sealed_key IS NOT NULL FOR UPDATE',
    [userId],
  );
  const key = row && unseal(sealingKey, row.sealed, aboutOf(userId));
  const step = key ? stepOf(key, typed, now) : null;
  if (step === null) return false;
  const accepted = await sql(
    'UPDATE authenticator SET last_step = $2 WHERE user_id = $1 AND coalesce(last_step < $2, true) RETURNING user_id',
    [userId, step],
  );
  return accepted.length > 0;
}
