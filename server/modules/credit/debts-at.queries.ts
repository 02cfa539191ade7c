import { type Debt, OLDEST_AGE } from '../../domain/ageing';
import type { BusinessDate } from '../../domain/kernel/business-date';
import type { Sql } from '../../platform/sql';
import { NOT_REVERSED } from '../../services/ledger/not-reversed';
import { dayOfPayment } from '../safe/value-date';

/** A creditor's debt of one day at the end of another; paise. */
export interface DebtAt extends Debt {
  creditorId: number;
  /** True for a bill or the opening balance; false for unbilled sales. */
  isBilled: boolean;
}

/** A creditor's advance at the end of a day: what it paid, or began with, that is not yet allocated to debts; paise. */
export interface AdvanceAt {
  creditorId: number;
  advance: number;
}

/**
 * SQL at the end of a lateral query that makes it run per creditor by its index, never for all at once. So it does not
 * read the sales and payments of small creditors, which stay open for good.
 */
const ONE_BY_ONE = 'OFFSET 0';

/**
 * The bills and allocations as at day `$1`: calculated from what is open now and what was billed or settled since, so
 * old settled debts cost nothing.
 */
const AT_THE_DAY = `
  open_bill AS (
    SELECT b.id, b.creditor_id, b.bill_date, b.amount - b.settled AS unpaid
    FROM creditor c JOIN creditor_bill b ON b.creditor_id = c.id AND b.settled_on IS NULL AND b.bill_date <= $1
    UNION ALL
    SELECT id, creditor_id, bill_date, amount - settled FROM creditor_bill WHERE settled_on > $1 AND bill_date <= $1),
  later_bill AS (SELECT id, creditor_id FROM creditor_bill WHERE bill_date > $1),
  later_allocation AS (
    SELECT a.payment_id, a.bill_id, a.amount, b.creditor_id
    FROM (SELECT id, creditor_id FROM open_bill UNION ALL SELECT id, creditor_id FROM later_bill) b
    JOIN payment_allocation a ON a.bill_id = b.id AND a.allocated_on > $1
    UNION ALL
    SELECT payment_id, NULL, amount, NULL FROM payment_allocation WHERE bill_id IS NULL AND allocated_on > $1)`;

/**
 * The debts of every creditor at the end of a day: each open bill, the open part of the opening balance, and the
 * unbilled sales per day. With the advances (`advancesAt`) they equal the ledger's balances of that day. For small
 * creditors, who have no bills, only the sales young enough for an age class of their own: `openAccountOf` adds the
 * rest.
 */
export const debtsAt = (sql: Sql, asAt: BusinessDate): Promise<DebtAt[]> =>
  sql<DebtAt>(
    `WITH ${AT_THE_DAY},
     debt AS (
       SELECT b.creditor_id, b.bill_date AS date, true AS is_billed,
              b.unpaid + COALESCE((SELECT SUM(amount) FROM later_allocation WHERE bill_id = b.id), 0) AS unpaid
       FROM open_bill b
       UNION ALL
       SELECT c.id, e.business_date, true, c.opening_balance - c.opening_settled + COALESCE(
                (SELECT SUM(a.amount) FROM later_allocation a JOIN creditor_payment y ON y.id = a.payment_id
                 WHERE a.bill_id IS NULL AND y.creditor_id = c.id), 0)
       FROM creditor c
       JOIN journal_entry e ON e.document_kind = 'CREDITOR_OPENING' AND e.document_id = c.id AND e.business_date <= $1
         AND ${NOT_REVERSED}
       WHERE c.opening_balance > 0
       UNION ALL
       SELECT x.creditor_id, s.shift_date, false, SUM(x.amount)
       FROM (SELECT x.creditor_id, x.shift_id, x.amount
             FROM creditor c, LATERAL (SELECT creditor_id, shift_id, amount FROM credit_sale WHERE creditor_id = c.id AND bill_id IS NULL ${ONE_BY_ONE}) x
             WHERE NOT c.is_small
             UNION ALL
             SELECT x.creditor_id, x.shift_id, x.amount FROM later_bill b JOIN credit_sale x ON x.bill_id = b.id) x
       JOIN shift s ON s.id = x.shift_id AND s.shift_date <= $1
       GROUP BY x.creditor_id, s.shift_date
       UNION ALL
       SELECT c.id, s.shift_date, false, SUM(x.amount)
       FROM creditor c
       JOIN shift s ON s.shift_date BETWEEN $1::date - ${OLDEST_AGE} AND $1
       JOIN credit_sale x ON x.creditor_id = c.id AND x.shift_id = s.id
       WHERE c.is_small
       GROUP BY c.id, s.shift_date)
     SELECT creditor_id AS "creditorId", date, is_billed AS "isBilled", unpaid::bigint
     FROM debt WHERE unpaid <> 0 ORDER BY creditor_id, date`,
    [asAt],
  );

/**
 * The advances of creditors at the end of a day, without those at zero and those of small creditors. A payment by a
 * cheque that came back later is one, because it lowered the due until then and settles nothing.
 */
export const advancesAt = (sql: Sql, asAt: BusinessDate): Promise<AdvanceAt[]> =>
  sql<AdvanceAt>(
    `WITH ${AT_THE_DAY},
     unallocated AS (
       SELECT y.creditor_id, y.shift_id, y.value_date, y.amount - y.allocated AS amount
       FROM creditor c, LATERAL (SELECT creditor_id, shift_id, value_date, amount, allocated FROM creditor_payment WHERE creditor_id = c.id AND allocated < amount AND returned_on IS NULL ${ONE_BY_ONE}) y
       WHERE NOT c.is_small
       UNION ALL
       SELECT y.creditor_id, y.shift_id, y.value_date, a.amount FROM later_allocation a JOIN creditor_payment y ON y.id = a.payment_id
       UNION ALL
       SELECT y.creditor_id, y.shift_id, y.value_date, y.amount FROM creditor_payment y JOIN creditor c ON c.id = y.creditor_id
       WHERE y.returned_on > $1 AND NOT c.is_small),
     advance AS (
       SELECT u.creditor_id, u.amount
       FROM unallocated u JOIN shift s ON s.id = u.shift_id AND ${dayOfPayment('u', 's')} <= $1
       UNION ALL
       SELECT c.id, c.opening_settled - c.opening_balance + COALESCE(
                (SELECT SUM(a.amount) FROM later_allocation a WHERE a.payment_id IS NULL AND a.creditor_id = c.id), 0)
       FROM creditor c
       JOIN journal_entry e ON e.document_kind = 'CREDITOR_OPENING' AND e.document_id = c.id AND e.business_date <= $1
         AND ${NOT_REVERSED}
       WHERE c.opening_balance < 0 AND NOT c.is_small)
     SELECT creditor_id AS "creditorId", SUM(amount)::bigint AS advance
     FROM advance GROUP BY creditor_id HAVING SUM(amount) <> 0 ORDER BY creditor_id`,
    [asAt],
  );
