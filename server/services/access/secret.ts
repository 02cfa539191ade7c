import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits as a text that fits a header and an address. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** What is stored of a secret. It is random, so a fast hash cannot be guessed back. */
export const hashOfSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest();
