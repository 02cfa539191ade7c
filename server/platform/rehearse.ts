import type { Tx } from './submit';

/**
 * Does work in the open transaction and takes all of it back: nothing stays, nothing is audited or announced, and no
 * number is used up. What the database judges only at the commit is judged here too. Answers what the work answered;
 * throws what it threw.
 */
export async function rehearse<T>(tx: Tx, work: (tx: Tx) => Promise<T>): Promise<T> {
  await tx.sql('SAVEPOINT rehearsal');
  try {
    const answer = await work({ ...tx, audit: () => {}, publish: () => {} });
    await tx.sql('SET CONSTRAINTS ALL IMMEDIATE');
    return answer;
  } finally {
    await tx.sql('ROLLBACK TO SAVEPOINT rehearsal');
    await tx.sql('RELEASE SAVEPOINT rehearsal');
  }
}
