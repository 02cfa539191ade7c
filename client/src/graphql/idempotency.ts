import type { DefaultContext } from '@apollo/client';

const HEADER = 'Idempotency-Key';

/** A fresh key. `crypto.randomUUID` is not there on plain HTTP in the station's own network. */
export const newIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Request context that makes the server record the mutation once, however often it is sent. */
export const withIdempotencyKey = (key: string): DefaultContext => ({ headers: { [HEADER]: key } });

export const hasIdempotencyKey = (context: DefaultContext): boolean => context.headers?.[HEADER] !== undefined;
