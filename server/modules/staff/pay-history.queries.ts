import type { PayTerms } from '../../domain/earned-pay';
import type { Sql } from '../../platform/sql';

/** An employee's pay terms from first to newest, as the rules of pay need them. */
export const payHistoryOf = (sql: Sql, employeeId: number): Promise<PayTerms[]> =>
  sql(
    `SELECT since, pay_basis AS "payBasis", pay_rate AS "payRate" FROM pay_terms WHERE employee_id = $1 ORDER BY since`,
    [employeeId],
  );
