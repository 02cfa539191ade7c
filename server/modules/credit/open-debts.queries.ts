import type { OpenBill } from '../../domain/allocation';
import type { Sql } from '../../platform/sql';
import { NOT_REVERSED } from '../../services/ledger/not-reversed';

/** SQL: what is left of the payments of the creditor `c`, and of an advance with which it began; paise. */
export const advanceOf = (c: string): string => `(
  GREATEST(${c}.opening_settled - ${c}.opening_balance, 0)
  + (SELECT COALESCE(SUM(y.amount - y.allocated), 0) FROM creditor_payment y
     WHERE y.creditor_id = ${c}.id AND y.allocated < y.amount AND y.returned_on IS NULL))::bigint`;

/** The open part of a bill, or of the opening balance. Paise. */
export interface OpenDebt extends OpenBill {
  /** Null for the opening balance. */
  billId: number | null;
  /** The bill's number, or 'Opening balance'. */
  label: string;
  amount: number;
}

/**
 * SQL: when the opening balance that entry `e` posts was first entered. A change reverses the old entry and posts the
 * new one at the same moment. So the first entry is the newest one at whose moment none was reversed.
 */
const FIRST_ENTERED = `(
  SELECT MAX(f.at) FROM journal_entry f
  WHERE f.document_kind = e.document_kind AND f.document_id = e.document_id
    AND f.reverses_id IS NULL
    AND NOT EXISTS (SELECT FROM journal_entry r
                    WHERE r.document_kind = e.document_kind AND r.document_id = e.document_id AND r.reverses_id IS NOT NULL
                      AND r.at = f.at))`;

/**
 * SQL: creditors' debts, each with its position in the order of creation (`OpenBill.order`). Bills of all series take
 * their ids from one sequence while their creditor is locked. An opening balance has no such id: it comes after the
 * bills that were made before it was first entered. The conditions select the creditors (`c`) and the bills (`b`).
 */
export const debtsWhere = (ofCreditor: string, ofBill: string): string => `
  SELECT c.id AS creditor_id, NULL::int AS bill_id, e.business_date AS date,
         2 * COALESCE((SELECT MAX(made.id) FROM creditor_bill made
                       WHERE made.creditor_id = c.id AND made.created_at < ${FIRST_ENTERED}), 0)::bigint + 1 AS "order",
         c.opening_balance AS amount, c.opening_settled AS settled
  FROM creditor c
  JOIN journal_entry e ON e.document_kind = 'CREDITOR_OPENING' AND e.document_id = c.id AND ${NOT_REVERSED}
  WHERE c.opening_balance > 0 AND ${ofCreditor}
  UNION ALL
  SELECT b.creditor_id, b.id, b.bill_date, 2 * b.id::bigint, b.amount, b.settled FROM creditor_bill b WHERE ${ofBill}`;

/** A creditor's debts with something left to settle, in the order in which payments settle them (`settle`). */
export const openDebtsOf = (sql: Sql, creditorId: number): Promise<OpenDebt[]> =>
  sql<OpenDebt>(
    `SELECT d.bill_id AS "billId", COALESCE(b.number, 'Opening balance') AS label, d.date, d."order", d.amount,
            d.amount - d.settled AS unpaid
     FROM (${debtsWhere('c.id = $1 AND c.opening_settled < c.opening_balance', 'b.creditor_id = $1 AND b.settled_on IS NULL')}) d
     LEFT JOIN creditor_bill b ON b.id = d.bill_id
     ORDER BY d.date, d."order"`,
    [creditorId],
  );

/**
 * Whether payments have settled a part of a debt that comes after the creditor's first open one. It happens when a new debt is
 * older than settled ones, such as interest charged as at a day before the last bill. The cost grows with the open debts only.
 */
export async function isSettledOutOfOrder(sql: Sql, creditorId: number, firstOpen: OpenDebt): Promise<boolean> {
  const [row] = await sql<{ isOutOfOrder: boolean }>(
    `SELECT EXISTS (
       SELECT FROM (${debtsWhere('c.id = $1 AND c.opening_settled > 0', 'b.creditor_id = $1 AND b.bill_date >= $2 AND b.settled > 0')}) d
       WHERE (d.date, d."order") > ($2::date, $3::bigint)) AS "isOutOfOrder"`,
    [creditorId, firstOpen.date, firstOpen.order],
  );
  return row!.isOutOfOrder;
}
