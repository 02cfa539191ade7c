import { type Debt, OLDEST_AGE } from '../../domain/ageing';
import type { BusinessDate } from '../../domain/kernel/business-date';
import type { Sql } from '../../platform/sql';
import { STANDS } from '../../services/ledger/standing';

/** What a creditor owed of one day at the end of another; paise. */
export interface DebtAt extends Debt {
  creditorId: number;
  /** A bill or the opening balance; false: sales that were on no bill. */
  isBilled: boolean;
}

/** What a creditor had paid in advance at the end of a day: payments that no debt had had yet; paise. */
export interface AdvanceAt {
  creditorId: number;
  advance: number;
}

/**
 * In SQL, at the end of a lateral query: it is run for each creditor by its index, never for all at once. Those of small
 * creditors, whose sales and payments stay open for good, are then not looked at.
 */
const ONE_BY_ONE = 'OFFSET 0';

/**
 * The bills and allotments of a day, `$1`: read from what is open now and from what was billed or settled since, so what
 * was settled long before costs nothing.
 */
const AT_THE_DAY = `
  open_bill AS (
    SELECT b.id, b.creditor_id, b.bill_date, b.amount - b.settled AS unpaid
    FROM creditor c JOIN creditor_bill b ON b.creditor_id = c.id AND b.settled_on IS NULL AND b.bill_date <= $1
    UNION ALL
    SELECT id, creditor_id, bill_date, amount - settled FROM creditor_bill WHERE settled_on > $1 AND bill_date <= $1),
  later_bill AS (SELECT id, creditor_id FROM creditor_bill WHERE bill_date > $1),
  later_allotment AS (
    SELECT a.payment_id, a.bill_id, a.amount
    FROM (SELECT id FROM open_bill UNION ALL SELECT id FROM later_bill) b
    JOIN payment_allotment a ON a.bill_id = b.id AND a.allotted_on > $1
    UNION ALL
    SELECT payment_id, NULL, amount FROM payment_allotment WHERE bill_id IS NULL AND allotted_on > $1)`;

/**
 * What every creditor owed at the end of a day: each open bill, what was open of the opening balance, and per day the
 * sales that were on no bill. With the advances (`advancesAt`) it comes to the ledger's balances of that day. Of small
 * creditors, who have no bills, the sales that are young enough to have an age of their own: `openAccountOf` adds the rest.
 */
export const debtsAt = (sql: Sql, asAt: BusinessDate): Promise<DebtAt[]> =>
  sql<DebtAt>(
    `WITH ${AT_THE_DAY},
     debt AS (
       SELECT b.creditor_id, b.bill_date AS date, true AS is_billed,
              b.unpaid + COALESCE((SELECT SUM(amount) FROM later_allotment WHERE bill_id = b.id), 0) AS unpaid
       FROM open_bill b
       UNION ALL
       SELECT c.id, e.business_date, true, c.opening_balance - c.opening_settled + COALESCE(
                (SELECT SUM(a.amount) FROM later_allotment a JOIN creditor_payment y ON y.id = a.payment_id
                 WHERE a.bill_id IS NULL AND y.creditor_id = c.id), 0)
       FROM creditor c
       JOIN journal_entry e ON e.document_kind = 'CREDITOR_OPENING' AND e.document_id = c.id AND e.business_date <= $1
         AND ${STANDS}
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

/** What every creditor had paid in advance at the end of a day; those who had not, and small ones, are left out. */
export const advancesAt = (sql: Sql, asAt: BusinessDate): Promise<AdvanceAt[]> =>
  sql<AdvanceAt>(
    `WITH ${AT_THE_DAY},
     unallotted AS (
       SELECT y.creditor_id, y.shift_id, y.amount - y.allotted AS amount
       FROM creditor c, LATERAL (SELECT creditor_id, shift_id, amount, allotted FROM creditor_payment WHERE creditor_id = c.id AND allotted < amount ${ONE_BY_ONE}) y
       WHERE NOT c.is_small
       UNION ALL
       SELECT y.creditor_id, y.shift_id, a.amount FROM later_allotment a JOIN creditor_payment y ON y.id = a.payment_id)
     SELECT u.creditor_id AS "creditorId", SUM(u.amount)::bigint AS advance
     FROM unallotted u JOIN shift s ON s.id = u.shift_id AND s.shift_date <= $1
     GROUP BY u.creditor_id ORDER BY u.creditor_id`,
    [asAt],
  );
