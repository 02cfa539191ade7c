import { createHash, randomBytes } from 'node:crypto';

/** Returns 256 random bits as text that fits a header and a URL. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** Returns the hash that is stored of a secret. The secret is random, so a fast hash cannot be brute-forced. */
export const hashOfSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** What the audit records of a stored hash: a replaced secret shows, and the digest reveals nothing about it. */
export const digestOf = (hash: Buffer): string => createHash('sha256').update(hash).digest('hex');
