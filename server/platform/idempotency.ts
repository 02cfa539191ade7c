import { createHash } from 'node:crypto';
import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';
import { ProblemError } from '../domain/kernel/problem';
import type { Sql } from './sql';
import type { OpenTransaction } from './transaction';

/** The first answer to a key, written in the transaction of its effect: both are there or neither. */
@Entity('idempotency_key')
export class IdempotencyKey {
  @PrimaryColumn({ type: 'int' }) userId!: number;
  @PrimaryColumn({ type: 'text' }) key!: string;
  /** SHA-256 over command name and input. */
  @Column({ type: 'bytea' }) requestHash!: Buffer;
  /** As text it was: a repeat answers the same, byte for byte. */
  @Column({ type: 'json', nullable: true }) answer!: unknown;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt!: Date;
}

/** A quick hash of a short password could be guessed back, so passwords stay out of it. */
const isPassword = (field: string): boolean => /password|confirmation/i.test(field);

/** JSON with sorted keys, so that the order a client wrote its fields in does not matter. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (field, v: unknown) => {
    if (isPassword(field)) return undefined;
    return v !== null && typeof v === 'object' && !Array.isArray(v)
      ? Object.fromEntries(Object.entries(v).sort(([a], [b]) => (a < b ? -1 : 1)))
      : v;
  });
}

export const hashOfRequest = (command: string, input: unknown): Buffer =>
  createHash('sha256')
    .update(`${command} ${canonical(input ?? null)}`)
    .digest();

/** A user's request under its key. */
export interface KeyedRequest {
  userId: number;
  key: string;
  hash: Buffer;
}

/**
 * Takes the key for this request, to the end of the transaction; null where it was free. Where this user's key has been
 * answered, the first answer: a second caller with the same key waits for it on the row.
 * Throws ProblemError REUSED (422) when the key came with another body.
 */
export async function takeKey<T>(
  tx: OpenTransaction,
  { userId, key, hash }: KeyedRequest,
): Promise<{ answer: T } | null> {
  const mine = await tx.sql(
    'INSERT INTO idempotency_key (user_id, key, request_hash) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING key',
    [userId, key, hash],
  );
  if (mine.length > 0) return null;
  const [first] = await tx.sql<{ hash: Buffer; answer: T }>(
    'SELECT request_hash AS hash, answer FROM idempotency_key WHERE user_id = $1 AND key = $2',
    [userId, key],
  );
  if (!first?.hash.equals(hash))
    throw new ProblemError(
      [{ code: 'KEY_REUSED', message: 'This Idempotency-Key was used with another body' }],
      'REUSED',
    );
  return { answer: first.answer };
}

/** An answer as whoever repeats the request reads it. */
export const asKept = <T>(answer: T): T => JSON.parse(JSON.stringify(answer ?? null)) as T;

/** Keeps the answer for whoever comes with the key again. */
export const keepAnswer = (tx: OpenTransaction, { userId, key }: KeyedRequest, answer: unknown): Promise<unknown> =>
  tx.sql('UPDATE idempotency_key SET answer = $1 WHERE user_id = $2 AND key = $3', [
    JSON.stringify(answer),
    userId,
    key,
  ]);

/** A caller's key may be repeated for so long. */
export const MOST_DAYS = 7;

/** Forgets keys that nobody repeats any more: an hour after our own (`own:`, see submit), a week after a caller's. */
export async function forgetOldKeys(sql: Sql): Promise<void> {
  await sql(
    `DELETE FROM idempotency_key
     WHERE created_at < now() - CASE WHEN key LIKE 'own:%' THEN interval '1 hour' ELSE interval '${MOST_DAYS} days' END`,
  );
}
