import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import type { Env } from '../env';
import type { Clock } from './clock';
import type { Events } from './events';
import type { Work } from './pace';

/** Who is acting. Read from the session at every request, never from the token itself. */
export interface Actor {
  userId: number;
  sessionId: number;
  name: string;
  email: string;
  isAdmin: boolean;
}

/** What one request carries through a door. */
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
  /** Header `Idempotency-Key`, fixed by the caller before its first send. */
  idempotencyKey: string | null;
  /** Takes each piece of work off the caller's share, where there is one. Throws ProblemError TOO_MANY. */
  pace?: (work: Work) => void;
  /** Aborted when the caller goes away before the answer is sent, where anybody can tell. */
  gone?: AbortSignal;
  /** Set by `submit` when the answer was stored earlier: adapters add `Idempotency-Replayed: true`. */
  replayed: boolean;
}
