import type { OpenBill } from '../domain/allotment';
import { STANDS } from '../ledger/standing';
import type { Sql } from '../platform/sql';

/** What is still owed of a bill, or of what the creditor owed when the station took it on. Paise. */
export interface OpenDebt extends OpenBill {
  /** Null: the opening balance. */
  billId: number | null;
  /** The bill's number, or 'Opening balance'. */
  label: string;
  amount: number;
}

/** A creditor's debts with something left to settle, in the order in which payments settle them (`settle`). */
export const openDebtsOf = (sql: Sql, creditorId: number): Promise<OpenDebt[]> =>
  sql<OpenDebt>(
    `SELECT * FROM (
       SELECT NULL::int AS "billId", 'Opening balance' AS label, e.business_date AS date, 0 AS sequence,
              c.opening_balance AS amount, c.opening_balance - c.opening_settled AS unpaid
       FROM creditor c
       JOIN journal_entry e ON e.document_kind = 'CREDITOR_OPENING' AND e.document_id = c.id AND ${STANDS}
       WHERE c.id = $1 AND c.opening_settled < c.opening_balance
       UNION ALL
       SELECT id, number, bill_date, sequence, amount, amount - settled
       FROM creditor_bill WHERE creditor_id = $1 AND settled_on IS NULL) debt
     ORDER BY date, sequence, "billId"`,
    [creditorId],
  );
