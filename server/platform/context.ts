import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import type { Right } from '../domain/rights';
import type { Env } from '../env';
import type { Clock } from './clock';
import type { Events } from './events';
import type { Work } from './rate-limiter';

/**
 * The acting user, or the service of an API key. Read from the session or the key on every request, never from the
 * token itself.
 */
export interface Actor {
  userId: number;
  /** 0 of a service, which has no session. */
  sessionId: number;
  /** Only of a service: its key. */
  keyId?: number;
  name: string;
  email: string;
  /** The rights of the user's role, or of the key. */
  rights: ReadonlySet<Right>;
  /** The station requires a second factor of this user, who has none yet. */
  mustSetUpSecondFactor?: boolean;
}

/** What one request carries through an entry point. */
export interface Context {
  database: DataSource;
  events: Events;
  clock: Clock;
  log: Logger;
  env: Env;
  /** Id of the request, in the log and in masked errors. */
  requestId: string;
  actor: Actor | null;
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
