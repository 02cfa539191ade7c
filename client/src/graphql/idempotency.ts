import type { DefaultContext } from '@apollo/client';

const HEADER = 'Idempotency-Key';

/** A new random key. `crypto.randomUUID` is missing on plain HTTP in the station's local network. */
export const newIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Request context that makes a mutation idempotent. */
export const withIdempotencyKey = (key: string): DefaultContext => ({ headers: { [HEADER]: key } });

export const hasIdempotencyKey = (context: DefaultContext): boolean => context.headers?.[HEADER] !== undefined;
