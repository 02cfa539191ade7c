import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import type { Env } from '../env';
import type { Clock } from './clock';
import type { Events } from './events';
import type { Actor } from './principal';
import type { Work } from './rate-limiter';

/** What one request carries through an entry point. Behind the check of a right, `actor` is who passed it. */
export interface Context<Caller extends Actor | null = Actor | null> {
  database: DataSource;
  events: Events;
  clock: Clock;
  log: Logger;
  env: Env;
  /** Id of the request, in the log and in masked errors. */
  requestId: string;
  /** Null for a caller without a log-in. */
  actor: Caller;
  address: string;
  userAgent: string;
  /** Header `Idempotency-Key`, chosen by the caller before the first attempt. */
  idempotencyKey: string | null;
  /** Counts a piece of work against the caller's rate limit, if there is one. Throws ProblemError TOO_MANY. */
  pace?: (work: Work) => void;
  /** Aborted when the caller disconnects before the answer is sent, where the adapter can detect it. */
  gone?: AbortSignal;
  /** Set by `submit` when the answer was stored by an earlier request: adapters add `Idempotency-Replayed: true`. */
  replayed: boolean;
}
