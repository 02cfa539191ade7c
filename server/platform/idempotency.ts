import { createHash, createHmac } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';
import { ProblemError } from '../domain/kernel/problem';
import { requests } from '../domain/requests.messages';
import { requestKeyOf } from './server-secret';
import type { Sql } from './sql';
import type { OpenTransaction } from './transaction';

/** The first answer to a key, written in the transaction of its effect: both exist or neither. */
@Entity('idempotency_key')
export class IdempotencyKey {
  @PrimaryColumn({ type: 'int' }) userId!: number;
  @PrimaryColumn({ type: 'text' }) key!: string;
  /** The server made the key because the caller sent none; it expires after an hour. */
  @Column({ type: 'boolean', default: false }) isOwn!: boolean;
  /** SHA-256 over the command's name and input. */
  @Column({ type: 'bytea' }) requestHash!: Buffer;
  /** Stored as text: a repeat gets the same answer, byte for byte. */
  @Column({ type: 'json', nullable: true }) answer!: unknown;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt!: Date;
}

/** A plain hash of a short password could be brute-forced, so passwords are hashed by an HMAC. */
const isPassword = (field: string): boolean => /password|confirmation/i.test(field);

/** JSON with sorted keys, so that the order of a client's fields does not matter. */
function canonical(value: unknown, ofPassword: (password: unknown) => string): string {
  return JSON.stringify(value, (field, v: unknown) => {
    if (isPassword(field) && v != null) return ofPassword(v);
    return v !== null && typeof v === 'object' && !Array.isArray(v)
      ? Object.fromEntries(Object.entries(v).sort(([a], [b]) => (a < b ? -1 : 1)))
      : v;
  });
}

function holdsPassword(value: unknown): boolean {
  if (value === null || typeof value !== 'object') return false;
  return Object.entries(value).some(([field, v]) => (isPassword(field) && v != null) || holdsPassword(v));
}

/**
 * Hashes command name and input, with passwords by an HMAC of the station's key. Repeats of a key must have the same
 * hash.
 */
export async function hashOfRequest(database: DataSource, command: string, input: unknown): Promise<Buffer> {
  const key = holdsPassword(input) ? await requestKeyOf(database) : null;
  const ofPassword = (password: unknown): string =>
    createHmac('sha256', key!).update(JSON.stringify(password)).digest('base64');
  return createHash('sha256')
    .update(`${command} ${canonical(input ?? null, ofPassword)}`)
    .digest();
}

/** A user's request with its idempotency key. */
export interface KeyedRequest {
  userId: number;
  key: string;
  isOwn: boolean;
  hash: Buffer;
}

/**
 * Claims the key for this request until the end of the transaction; returns null if the key was free, else the stored
 * first answer. A concurrent caller with the same key waits for it on the row. Throws ProblemError REUSED (422) when
 * the key came with another body.
 */
export async function takeKey<T>(
  tx: OpenTransaction,
  { userId, key, isOwn, hash }: KeyedRequest,
): Promise<{ answer: T } | null> {
  const mine = await tx.sql(
    'INSERT INTO idempotency_key (user_id, key, request_hash, is_own) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING RETURNING key',
    [userId, key, hash, isOwn],
  );
  if (mine.length > 0) return null;
  const [first] = await tx.sql<{ hash: Buffer; answer: T }>(
    'SELECT request_hash AS hash, answer FROM idempotency_key WHERE user_id = $1 AND key = $2',
    [userId, key],
  );
  if (!first?.hash.equals(hash)) throw new ProblemError([{ code: 'KEY_REUSED', ...requests.keyReused() }], 'REUSED');
  return { answer: first.answer };
}

/** Returns an answer in the form in which a repeated request reads it. */
export const asKept = <T>(answer: T): T => JSON.parse(JSON.stringify(answer ?? null)) as T;

/** Stores the answer for repeats of the key. */
export const cacheAnswer = (tx: OpenTransaction, { userId, key }: KeyedRequest, answer: unknown): Promise<unknown> =>
  tx.sql('UPDATE idempotency_key SET answer = $1 WHERE user_id = $2 AND key = $3', [
    JSON.stringify(answer),
    userId,
    key,
  ]);

/** Days for which a caller may repeat a key. */
export const MOST_DAYS = 7;

/** Deletes expired keys: the server's own (see submit) after an hour, a caller's after a week. */
export async function deleteExpiredKeys(sql: Sql): Promise<void> {
  await sql(
    `DELETE FROM idempotency_key
     WHERE created_at < now() - CASE WHEN is_own THEN interval '1 hour' ELSE interval '${MOST_DAYS} days' END`,
  );
}
