import { setTimeout } from 'node:timers/promises';
import type { PoolClient } from 'pg';
import type { DataSource, EntityManager } from 'typeorm';
import { ProblemError, refusal, refusalForNow } from '../domain/kernel/problem';
import { type Sql, sqlOn } from './sql';

/** An open database transaction: the only thing a command writes through. */
export interface OpenTransaction {
  sql: Sql;
  manager: EntityManager;
}

/** How a transaction begins that reads all it reads at one moment. */
export const SNAPSHOT = 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY';

const MOST_TRIES = 5;
/** Of a statement that has nothing to wait for: a database that does not answer it by then has stopped. */
export const HEARD_WITHIN_MS = 3000;

/** Serialization, deadlock, lock wait, shutdown, lost connections, a full disk, no handles left: worth a whole new try (reliability.md, finding 7). */
const PASSING = /^(40001|40P01|55P03|57P0\d|08\w{3}|53[13]00|ECONNREFUSED|ECONNRESET|EPIPE|EMFILE|ENFILE)$/;
const LOST = /Connection terminated(?! due to connection timeout)/i;
/**
 * All connections were in use, or the database did not answer, for as long as anybody waits for one: to wait again would make
 * the crowd greater. The words are those of pg: a pool without a free connection, a connection that is not accepted, a
 * statement without an answer.
 */
const CROWDED =
  /timeout exceeded when trying to connect|^timeout expired$|due to connection timeout|^Query read timeout$/i;
/** A statement whose answer was waited for in vain: pg ends its connection, so that nothing else waits on it. */
const UNHEARD = /^Query read timeout$/i;

const codeOf = (error: unknown): string => String((error as { code?: unknown })?.code ?? '');

/** A fault that may be gone at the next try, as against a wrong statement or a refusal. */
export const isPassing = (error: unknown): boolean =>
  error instanceof Error && (PASSING.test(codeOf(error)) || LOST.test(error.message));

const isUnheard = (error: unknown): boolean => error instanceof Error && UNHEARD.test(error.message);

const isCrowded = (error: unknown): boolean => error instanceof Error && CROWDED.test(error.message);

/** COMMIT was sent and its answer never came: done or not, nobody can tell from here. */
export class CommitUnknownError extends Error {
  constructor(cause: unknown) {
    super('The connection was lost while committing', { cause });
  }
}

/** A figure past its column: an id or a count that no rule of its own judged. */
const TOO_LARGE = '22003';

/** What the database refuses although the rules were checked before: a race, or a figure beyond its kind. */
export function asProblem(error: unknown): unknown {
  const { constraint } = error as { constraint?: string };
  if (codeOf(error) === '23505')
    return new ProblemError([{ code: 'DUPLICATE', message: `This is there already (${constraint ?? 'unique'})` }]);
  if (codeOf(error) === '23503')
    return new ProblemError([
      { code: 'IN_USE', message: `A row that belongs to this is missing or in use (${constraint ?? 'key'})` },
    ]);
  if (codeOf(error) === TOO_LARGE)
    return new ProblemError([{ code: 'TOO_LARGE', message: 'A number is too large' }], 'INVALID');
  return error;
}

/** The same error, or that the database does not answer just now: what an adapter shows in place of a fault of ours. */
export const asUnavailable = (error: unknown): unknown =>
  isPassing(error) || isCrowded(error) ? unavailable(error) : error;

/** A statement that ran into its time limit, or was cancelled. */
const OUT_OF_TIME = '57014';

/** The same for reads, which somebody can ask less of. */
export function asReadProblem(error: unknown): unknown {
  if (codeOf(error) !== OUT_OF_TIME) return asUnavailable(asProblem(error));
  const problem = refusal('TOO_LONG', 'This takes too long. Choose less of it.', undefined, 'TOO_LONG');
  problem.cause = error;
  return problem;
}

async function once<T>(database: DataSource, begin: string, work: (tx: OpenTransaction) => Promise<T>): Promise<T> {
  const runner = database.createQueryRunner();
  let committing = false;
  try {
    const client = (await runner.connect()) as PoolClient;
    await sqlOn(client)(begin, [], { isPrepared: false, withinMs: HEARD_WITHIN_MS });
    const result = await work({ sql: statementsOn(client), manager: runner.manager });
    committing = true;
    await client.query('COMMIT');
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

/** What is begun at one moment (`together`) leaves by one write, since each write costs more than its statement. */
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
 * Runs `work` in one READ COMMITTED transaction and retries the whole of it on passing faults, at most five times with jitter.
 * `safeToRepeat` says that a second run after an unknown commit does nothing twice (an idempotency key guards it).
 * Throws ProblemError UNAVAILABLE when the database stays away.
 */
export const transaction = <T>(
  database: DataSource,
  work: (tx: OpenTransaction) => Promise<T>,
  { safeToRepeat = false, begin = 'BEGIN' }: { safeToRepeat?: boolean; begin?: string } = {},
): Promise<T> => repeated(() => once(database, begin, work), safeToRepeat);

/** The same retries for what needs no transaction, or begins it by itself: `attempt` leaves nothing open when it throws. */
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

const unavailable = (cause: unknown): ProblemError => {
  const message = 'The database does not answer just now. Please try again.';
  const problem = refusalForNow('UNAVAILABLE', message, 'UNAVAILABLE');
  problem.cause = cause;
  return problem;
};
