import { setTimeout } from 'node:timers/promises';
import { types } from 'node:util';
import type { PoolClient } from 'pg';
import type { DataSource } from 'typeorm';
import { ProblemError, refusal, refusalForNow } from '../domain/kernel/problem';
import { requests } from '../domain/requests.messages';
import { type Sql, sqlOn } from './sql';

/** An open database transaction: commands write through nothing else. */
export interface OpenTransaction {
  sql: Sql;
}

/** Begins a read-only transaction on one snapshot. */
export const SNAPSHOT = 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY';

const MOST_TRIES = 5;
/** Time limit for a statement that waits for no lock: a database that takes longer is down. */
export const HEARD_WITHIN_MS = 3000;

/**
 * Serialization failure, deadlock, lock timeout, shutdown, lost connections, full disk, no file handles: worth a full
 * retry (docs/design/reliability.md#retries).
 */
const PASSING = /^(40001|40P01|55P03|57P0\d|08\w{3}|53[13]00|ECONNREFUSED|ECONNRESET|EPIPE|EMFILE|ENFILE)$/;
/** pg's messages for a lost connection, and for each later use of it. */
const LOST = /Connection terminated(?! due to connection timeout)|Client (has encountered|was closed).+not queryable/i;
/**
 * Pool exhausted, or no answer from the database within the longest wait: a retry would add to the load. These are pg's
 * messages for a pool without a free connection, a connection that is not accepted, and a statement without an answer.
 */
const CROWDED =
  /timeout exceeded when trying to connect|^timeout expired$|due to connection timeout|^Query read timeout$/i;
/** A statement without an answer in time; pg then closes its connection. */
const UNHEARD = /^Query read timeout$/i;

const codeOf = (error: unknown): string => String((error as { code?: unknown })?.code ?? '');

/** Not `instanceof`: in another realm (node:vm, jest) a socket's error has a different Error class. */
const messageOf = (error: unknown): string => (types.isNativeError(error) ? error.message : '');

/** A transient fault, unlike a wrong statement or a refusal. */
const isPassing = (error: unknown): boolean => PASSING.test(codeOf(error)) || LOST.test(messageOf(error));

const isUnheard = (error: unknown): boolean => UNHEARD.test(messageOf(error));

const isCrowded = (error: unknown): boolean => CROWDED.test(messageOf(error));

/** COMMIT was sent and its answer never came, so the outcome is unknown. */
class CommitUnknownError extends Error {
  constructor(cause: unknown) {
    super('The connection was lost while saving', { cause });
  }
}

/** SQLSTATE of a value out of range: an id or a count without a rule of its own. */
const TOO_LARGE = '22003';

/** Maps what the database refuses although the rules were checked before: a race, or a value out of range. */
export function asProblem(error: unknown): unknown {
  if (codeOf(error) === '23505') return causedBy(error, refusal('DUPLICATE', requests.duplicate()));
  if (codeOf(error) === '23503') return causedBy(error, refusal('IN_USE', requests.inUse()));
  if (codeOf(error) === TOO_LARGE)
    return new ProblemError([{ code: 'TOO_LARGE', ...requests.numberTooLarge() }], 'INVALID');
  return error;
}

/** Adds the error to the refusal. It names the constraint, which is no text for a user. */
function causedBy(cause: unknown, problem: ProblemError): ProblemError {
  problem.cause = cause;
  return problem;
}

/** Maps errors of an unavailable database to a refusal that adapters can show; returns other errors unchanged. */
export const asUnavailable = (error: unknown): unknown =>
  isPassing(error) || isCrowded(error) ? unavailable(error) : error;

/** SQLSTATE of a statement that timed out or was cancelled. */
const OUT_OF_TIME = '57014';

/** Maps errors of reads, where a timeout means that the caller should request less. */
export function asReadProblem(error: unknown): unknown {
  if (codeOf(error) !== OUT_OF_TIME) return asUnavailable(asProblem(error));
  return causedBy(error, refusal('TOO_LONG', requests.readTooLong(), undefined, 'TOO_LONG'));
}

async function once<T>(database: DataSource, begin: string, work: (tx: OpenTransaction) => Promise<T>): Promise<T> {
  const runner = database.createQueryRunner();
  let committing = false;
  try {
    const client = (await runner.connect()) as PoolClient;
    await sqlOn(client)(begin, [], { isPrepared: false, withinMs: HEARD_WITHIN_MS });
    const result = await work({ sql: statementsOn(client) });
    committing = true;
    const { command } = await client.query('COMMIT');
    // PostgreSQL answers COMMIT of a failed transaction without an error.
    if (command !== 'COMMIT') throw new Error(`The transaction ended with ${command}: an error in it was swallowed`);
    return result;
  } catch (error) {
    if (committing && (isPassing(error) || isUnheard(error)) && !/^(40001|40P01)$/.test(codeOf(error)))
      throw new CommitUnknownError(error);
    await rollback(runner);
    throw error;
  } finally {
    await runner.release();
  }
}

/** Corks the socket until the next tick, so that statements issued together (`together`) go out in one packet. */
function statementsOn(client: PoolClient): Sql {
  const sql = sqlOn(client);
  const { stream } = client.connection;
  return (...statement) => {
    if (stream.writableCorked === 0) {
      stream.cork();
      process.nextTick(() => stream.uncork());
    }
    return sql(...statement);
  };
}

/** A connection that cannot roll back is broken: the server ends its transaction, the pool drops it. */
async function rollback(runner: ReturnType<DataSource['createQueryRunner']>): Promise<void> {
  const client = (await runner.connect().catch(() => null)) as PoolClient | null;
  await client?.query('ROLLBACK').catch(() => runner.release());
}

/**
 * Runs `work` in one READ COMMITTED transaction and retries all of it on transient faults, at most five times with
 * jitter. `safeToRepeat` says that a second run after an unknown commit has no second effect (an idempotency key guards
 * it). Throws ProblemError UNAVAILABLE when the database stays unreachable.
 */
export const transaction = <T>(
  database: DataSource,
  work: (tx: OpenTransaction) => Promise<T>,
  { safeToRepeat = false, begin = 'BEGIN' }: { safeToRepeat?: boolean; begin?: string } = {},
): Promise<T> => repeated(() => once(database, begin, work), safeToRepeat);

/**
 * The same retries for work without a transaction, or with one of its own: `attempt` leaves nothing open when it
 * throws.
 */
export async function repeated<T>(attempt: () => Promise<T>, safeToRepeat: boolean): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await attempt();
    } catch (error) {
      const isUnknown = error instanceof CommitUnknownError;
      if (!isUnknown && !isPassing(error) && !isCrowded(error)) throw asProblem(error);
      const again = isUnknown ? safeToRepeat : !isCrowded(error);
      if (!again || tries === MOST_TRIES) throw unavailable(error);
      await setTimeout(Math.random() * 50 * 2 ** tries);
    }
  }
}

const unavailable = (cause: unknown): ProblemError =>
  causedBy(cause, refusalForNow('UNAVAILABLE', requests.databaseAway(), 'UNAVAILABLE'));
