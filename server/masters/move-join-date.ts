import { type JoinDateFacts, problemsOfJoinDate } from '../domain/employee.rules';
import type { BusinessDate } from '../domain/kernel/business-date';
import type { Problem } from '../domain/kernel/problem';
import type { Tx } from '../platform/submit';

interface Joined {
  id: number;
  joinDate: BusinessDate;
}

/**
 * Throws ProblemError if the employee cannot have joined on that day. The row is locked, so no salary is paid in
 * between.
 */
export async function refuseJoinDate(tx: Tx, after: Joined, before: Joined | null): Promise<Problem[]> {
  if (before === null || after.joinDate === before.joinDate) return [];
  const [facts] = await tx.sql<Omit<JoinDateFacts, 'before'>>(
    `SELECT (SELECT MIN(since) FROM pay_terms WHERE employee_id = $1) AS "firstSince",
            (SELECT since FROM pay_terms WHERE employee_id = $1 ORDER BY since OFFSET 1 LIMIT 1) AS "nextSince",
            (SELECT MAX(to_date) FROM salary_payment WHERE employee_id = $1) AS "paidUpTo"`,
    [before.id],
  );
  return problemsOfJoinDate(after.joinDate, { before: before.joinDate, ...facts! });
}

/** Moves the first pay terms along with the join date, on which they begin. */
export async function moveFirstTerms(tx: Tx, after: Joined, before: Joined): Promise<void> {
  if (after.joinDate === before.joinDate) return;
  const [terms] = await tx.sql<{ id: number }>(
    'UPDATE pay_terms SET since = $3 WHERE employee_id = $1 AND since = $2 RETURNING id',
    [before.id, before.joinDate, after.joinDate],
  );
  tx.audit({
    table: 'pay_terms',
    id: terms!.id,
    before: { since: before.joinDate },
    after: { since: after.joinDate },
  });
}
