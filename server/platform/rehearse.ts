import { ProblemError } from '../domain/kernel/problem';
import type { Tx } from './submit';
import { asProblem } from './transaction';

/**
 * Does work in the open transaction and takes all of it back: nothing stays, nothing is audited or announced, and no
 * number is used up. What the database judges only at the commit is judged here too. Answers what the work answered;
 * throws what it threw.
 */
export async function rehearse<T>(tx: Tx, work: (tx: Tx) => Promise<T>): Promise<T> {
  await tx.sql('SAVEPOINT rehearsal');
  const answer = await rehearsed(tx, work).catch(async (error: unknown) => {
    // Whoever tells a refusal goes on in the transaction, so one that was not taken back is none.
    const isRefusal = asProblem(error) instanceof ProblemError;
    await takeBack(tx).catch((lost: unknown) => Promise.reject(isRefusal ? lost : error));
    throw error;
  });
  await takeBack(tx);
  return answer;
}

async function rehearsed<T>(tx: Tx, work: (tx: Tx) => Promise<T>): Promise<T> {
  const answer = await work({ ...tx, audit: () => {}, publish: () => {} });
  await tx.sql('SET CONSTRAINTS ALL IMMEDIATE');
  return answer;
}

async function takeBack({ sql }: Tx): Promise<void> {
  await sql('ROLLBACK TO SAVEPOINT rehearsal');
  await sql('RELEASE SAVEPOINT rehearsal');
}
