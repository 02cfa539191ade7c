import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Allocations calculated from the documents alone: debts by date and then by creation, payments by date and then by
 * entry. Merges the running sums of both; each interval between two sums is the part of one payment that settles a part
 * of one debt. The argument is when the opening balance that entry `e` posts was entered.
 */
const byTheDocuments = (enteredAt: string): string => `
  CREATE TEMPORARY TABLE settled_by_documents ON COMMIT DROP AS
  WITH debt AS (
    SELECT creditor_id, bill_id, date, SUM(amount) OVER (PARTITION BY creditor_id ORDER BY date, created) AS upto
    FROM (SELECT c.id AS creditor_id, NULL::int AS bill_id, e.business_date AS date,
                 2 * COALESCE((SELECT MAX(made.id) FROM creditor_bill made
                               WHERE made.creditor_id = c.id AND made.created_at < ${enteredAt}), 0)::bigint + 1 AS created,
                 c.opening_balance AS amount
          FROM creditor c
          JOIN journal_entry e ON e.document_kind = 'CREDITOR_OPENING' AND e.document_id = c.id AND e.reverses_id IS NULL
            AND NOT EXISTS (SELECT FROM journal_entry r WHERE r.reverses_id = e.id)
          WHERE c.opening_balance > 0
          UNION ALL
          SELECT creditor_id, id, bill_date, 2 * id::bigint, amount FROM creditor_bill) d),
  paid AS (
    SELECT p.creditor_id, p.id AS payment_id, s.shift_date AS date,
           SUM(p.amount) OVER (PARTITION BY p.creditor_id ORDER BY s.shift_date, p.id) AS upto
    FROM creditor_payment p JOIN shift s ON s.id = p.shift_id),
  ends AS (
    SELECT creditor_id, upto, MAX(debt) AS debt, MAX(paid) AS paid
    FROM (SELECT creditor_id, upto, upto AS debt, NULL::numeric AS paid FROM debt
          UNION ALL SELECT creditor_id, upto, NULL, upto FROM paid) e GROUP BY 1, 2),
  part AS (
    SELECT creditor_id, upto - LAG(upto, 1, 0::numeric) OVER (PARTITION BY creditor_id ORDER BY upto) AS amount,
           MIN(debt) OVER (PARTITION BY creditor_id ORDER BY upto DESC) AS debt,
           MIN(paid) OVER (PARTITION BY creditor_id ORDER BY upto DESC) AS paid
    FROM ends)
  SELECT part.creditor_id, p.payment_id, d.bill_id, part.amount::bigint AS amount, GREATEST(d.date, p.date) AS allotted_on
  FROM part
  JOIN debt d ON d.creditor_id = part.creditor_id AND d.upto = part.debt
  JOIN paid p ON p.creditor_id = part.creditor_id AND p.upto = part.paid`;

/** The stored allocations of creditors for whom the calculation differs, for the audit and to be replaced. */
const KEPT_OF_MOVED = `
  CREATE TEMPORARY TABLE settled_before ON COMMIT DROP AS
  WITH kept AS (
    SELECT p.creditor_id, a.payment_id, a.bill_id, a.amount, a.allotted_on
    FROM payment_allotment a JOIN creditor_payment p ON p.id = a.payment_id),
  moved AS (
    SELECT creditor_id FROM (SELECT * FROM kept EXCEPT SELECT * FROM settled_by_documents) gone
    UNION
    SELECT creditor_id FROM (SELECT * FROM settled_by_documents EXCEPT SELECT * FROM kept) come)
  SELECT moved.creditor_id, k.payment_id, k.bill_id, k.amount, k.allotted_on
  FROM moved LEFT JOIN kept k ON k.creditor_id = moved.creditor_id`;

const MOVED = 'SELECT creditor_id FROM settled_before';

/** By creditor and debt: the bill, or 0 for the opening balance. */
const partsOf = (table: string): string => `
  SELECT creditor_id, COALESCE(bill_id, 0) AS debt, jsonb_agg(jsonb_build_object('paymentId', payment_id, 'amount', amount, 'on', allotted_on)
                                         ORDER BY allotted_on, payment_id) AS parts
  FROM ${table} WHERE payment_id IS NOT NULL AND creditor_id IN (${MOVED}) GROUP BY 1, 2`;

/**
 * Allocates payments again where the calculation differs; migration 0025 repeats it with another order of opening
 * balances.
 */
export const settleByTheDocuments = (enteredAt: string): string[] => [
  byTheDocuments(enteredAt),
  KEPT_OF_MOVED,
  `INSERT INTO audit_row (command, table_name, row_id, before, after, reason)
   SELECT 'migration', CASE debt WHEN 0 THEN 'creditor' ELSE 'creditor_bill' END,
          (CASE debt WHEN 0 THEN creditor_id ELSE debt END)::text,
          jsonb_build_object('settledBy', COALESCE(was.parts, '[]')), jsonb_build_object('settledBy', COALESCE(is_now.parts, '[]')),
          'Payments settle the oldest debt first, by date and then by creation'
   FROM (${partsOf('settled_before')}) was
   FULL JOIN (${partsOf('settled_by_documents')}) is_now USING (creditor_id, debt)
   WHERE was.parts IS DISTINCT FROM is_now.parts
   ORDER BY creditor_id, debt`,
  `DELETE FROM payment_allotment a USING creditor_payment p WHERE p.id = a.payment_id AND p.creditor_id IN (${MOVED})`,
  `INSERT INTO payment_allotment (payment_id, bill_id, amount, allotted_on)
   SELECT payment_id, bill_id, amount, allotted_on FROM settled_by_documents WHERE creditor_id IN (${MOVED})
   ORDER BY payment_id, allotted_on, bill_id`,
  `UPDATE creditor_payment p SET allotted = COALESCE((SELECT SUM(amount) FROM payment_allotment WHERE payment_id = p.id), 0)
   WHERE p.creditor_id IN (${MOVED})`,
  `UPDATE creditor_bill b
   SET settled = s.amount, settled_on = CASE WHEN s.amount = b.amount THEN s.last END
   FROM (SELECT b.id, COALESCE(SUM(a.amount), 0) AS amount, MAX(a.allotted_on) AS last
         FROM creditor_bill b LEFT JOIN payment_allotment a ON a.bill_id = b.id
         WHERE b.creditor_id IN (${MOVED}) GROUP BY b.id) s
   WHERE b.id = s.id`,
  `UPDATE creditor c
   SET opening_settled = COALESCE((SELECT SUM(amount) FROM settled_by_documents WHERE creditor_id = c.id AND bill_id IS NULL), 0)
   WHERE c.id IN (${MOVED})`,
  'DROP TABLE settled_before, settled_by_documents',
];

const STATEMENTS = [
  ...settleByTheDocuments('e.at'),
  // A settlement may deduct an overpayment of a day.
  'ALTER TABLE "swipe_settlement_day" DROP CONSTRAINT "ck_swipe_settlement_day_amount"',
  'ALTER TABLE "swipe_settlement_day" ADD CONSTRAINT "ck_swipe_settlement_day_amount" CHECK (amount <> 0)',
];

/**
 * Payments settled the bills of a day in the order of their numbers, which are separate for bills of sales and of
 * interest, and depended on the order of entry. Differences are allocated again by the order of the documents, with an
 * audit row for each debt; charged interest stays.
 */
export class SettleByCreation1764300000014 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  /** Forward only: restore a backup to go back. */
  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
