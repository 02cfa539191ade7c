import { ProblemError } from '../domain/kernel/problem';
import { asProblem, type OpenTransaction } from './transaction';

/** The transaction of a command, `Tx`, as far as a dry run needs it: `submit` rehearses too. */
interface Rehearsable extends OpenTransaction {
  isRehearsal?: boolean;
  audit(change: never): void;
  publish(topic: never, ids: never): void;
}

/**
 * Dry run: does `work` in a savepoint and rolls it back. Nothing is stored, audited or announced, and no number is used
 * up. Deferred constraints are checked here too. Returns what `work` returned; throws what it threw.
 */
export async function rehearse<On extends Rehearsable, T>(tx: On, work: (tx: On) => Promise<T>): Promise<T> {
  await tx.sql('SAVEPOINT rehearsal');
  const answer = await rehearsed(tx, work).catch(async (error: unknown) => {
    // The caller continues in the transaction after a refusal, so a fault that could not be rolled back is not one.
    const isRefusal = asProblem(error) instanceof ProblemError;
    await takeBack(tx).catch((lost: unknown) => Promise.reject(isRefusal ? lost : error));
    throw error;
  });
  await takeBack(tx);
  return answer;
}

async function rehearsed<On extends Rehearsable, T>(tx: On, work: (tx: On) => Promise<T>): Promise<T> {
  const answer = await work({ ...tx, isRehearsal: true, audit: () => {}, publish: () => {} });
  await tx.sql('SET CONSTRAINTS ALL IMMEDIATE');
  return answer;
}

async function takeBack({ sql }: OpenTransaction): Promise<void> {
  await sql('ROLLBACK TO SAVEPOINT rehearsal');
  await sql('RELEASE SAVEPOINT rehearsal');
}
