import type { PayTerms } from '../domain/earned-pay';
import type { Tx } from '../platform/submit';

/** Adds pay terms of an employee. The table refuses a second row for the same day. */
export async function addPayTerms(
  tx: Tx,
  employeeId: number,
  terms: PayTerms,
  reason: string | null = null,
): Promise<void> {
  const [row] = await tx.sql<{ id: number }>(
    `INSERT INTO pay_terms (employee_id, since, pay_basis, pay_rate, reason, created_by_id)
     VALUES ($1, $2, $3, $4, $5, $6) RETURNING id`,
    [employeeId, terms.since, terms.payBasis, terms.payRate, reason, tx.actor.userId],
  );
  tx.audit({ table: 'pay_terms', id: row!.id, after: { employeeId, ...terms }, reason });
}
