import { ADJUSTMENTS, type Adjustment } from '../../domain/creditor-adjustment.rules';
import { debtsWhere } from '../../modules/credit/open-debts.queries';
import { dayOfPayment } from '../../modules/safe/value-date';
import { NOT_REVERSED } from '../../services/ledger/not-reversed';
import { asPosted, STANDING } from './against-ledger';
import type { Invariant } from './invariant';

/** SQL: what an adjustment of the kind posts: its account is debited, the creditor credited. */
const sidesOf = (kind: Adjustment): string => `
  SELECT x.id, h.shift_date AS day, side.kind, side.ref_id, side.amount
  FROM creditor_payment x JOIN shift h ON h.id = x.shift_id AND x.kind = '${kind}',
  LATERAL (VALUES ('CREDITOR', x.creditor_id, -x.amount), ('${kind}', 0, x.amount)) AS side(kind, ref_id, amount)`;

/** Credit sales, slips, bills, payments and interest. */
export const creditInvariants: Invariant[] = [
  {
    name: '15 each credit sale is in the ledger with its amount',
    sql: `WITH ${STANDING}
          SELECT c.id FROM credit_sale c
          LEFT JOIN (SELECT e.document_id, a.ref_id, SUM(p.amount) AS amount FROM standing e
                     JOIN posting p ON p.entry_id = e.id JOIN ledger_account a ON a.id = p.account_id AND a.kind = 'CREDITOR'
                     WHERE e.document_kind = 'CREDIT_SALE' GROUP BY e.document_id, a.ref_id) l
            ON l.document_id = c.id AND l.ref_id = c.creditor_id
          WHERE l.amount IS DISTINCT FROM c.amount`,
  },
  {
    name: '15 no credit sale is in the ledger without its document',
    sql: `WITH ${STANDING}
          SELECT e.id FROM standing e WHERE e.document_kind = 'CREDIT_SALE'
            AND NOT EXISTS (SELECT FROM credit_sale c WHERE c.id = e.document_id)`,
  },
  {
    name: '15 a bill of sales comes to its sales, which are of its creditor and its days',
    sql: `SELECT b.id, b.amount, s.amount AS sales FROM creditor_bill b
          LEFT JOIN LATERAL (
            SELECT SUM(c.amount) AS amount, bool_and(c.creditor_id = b.creditor_id AND h.shift_date BETWEEN b.from_date AND b.to_date) AS own
            FROM credit_sale c JOIN shift h ON h.id = c.shift_id WHERE c.bill_id = b.id) s ON true
          WHERE CASE b.kind WHEN 'SALES' THEN (s.amount, s.own) IS DISTINCT FROM (b.amount, true) ELSE s.amount IS NOT NULL END`,
  },
  {
    name: '15 billed and unbilled sales are all that the ledger has of a creditor',
    sql: `WITH ${STANDING}, documents AS (
            SELECT creditor_id, SUM(amount) AS amount FROM (
              SELECT creditor_id, amount FROM creditor_bill WHERE kind = 'SALES'
              UNION ALL SELECT creditor_id, amount FROM credit_sale WHERE bill_id IS NULL) d GROUP BY 1),
          posted AS (
            SELECT a.ref_id AS creditor_id, SUM(p.amount) AS amount
            FROM standing e JOIN posting p ON p.entry_id = e.id JOIN ledger_account a ON a.id = p.account_id AND a.kind = 'CREDITOR'
            WHERE e.document_kind = 'CREDIT_SALE' GROUP BY 1)
          SELECT creditor_id, d.amount, p.amount AS posted FROM documents d FULL JOIN posted p USING (creditor_id)
          WHERE d.amount IS DISTINCT FROM p.amount`,
  },
  {
    name: 'a bill of interest comes to its charges and is in the ledger on its day, and none without its bill',
    sql: `WITH ${STANDING}, bills AS (
            SELECT id, creditor_id, bill_date, amount,
                   (SELECT SUM(i.amount) FROM interest_charge i WHERE i.interest_bill_id = b.id) AS charged
            FROM creditor_bill b WHERE kind = 'INTEREST'),
          posted AS (
            SELECT e.document_id AS id, a.ref_id AS creditor_id, e.business_date AS bill_date, SUM(p.amount) AS amount
            FROM standing e JOIN posting p ON p.entry_id = e.id JOIN ledger_account a ON a.id = p.account_id AND a.kind = 'CREDITOR'
            WHERE e.document_kind = 'INTEREST' GROUP BY 1, 2, 3)
          SELECT id, b.amount, b.charged, p.amount AS posted FROM bills b FULL JOIN posted p USING (id, creditor_id, bill_date)
          WHERE b.amount IS DISTINCT FROM b.charged OR b.amount IS DISTINCT FROM p.amount`,
  },
  {
    name: 'interest is charged on bills of sales of the creditor who is charged',
    sql: `SELECT i.id FROM interest_charge i
          LEFT JOIN creditor_bill late ON late.id = i.bill_id
          LEFT JOIN creditor_bill b ON b.id = i.interest_bill_id
          WHERE late.kind IS DISTINCT FROM 'SALES' OR b.kind IS DISTINCT FROM 'INTEREST'
             OR late.creditor_id IS DISTINCT FROM b.creditor_id`,
  },
  {
    name: 'the days of a bill are charged interest once, one charge after the other from its due date on',
    sql: `SELECT id FROM (
            SELECT i.id, i.charged_from, COALESCE(lag(i.charged_to) OVER (PARTITION BY i.bill_id ORDER BY i.id), late.due_date) AS due_from
            FROM interest_charge i JOIN creditor_bill late ON late.id = i.bill_id) i
          WHERE charged_from <> due_from`,
  },
  {
    name: "a bill's payments are those that no bill before it has seen, and each is on one bill",
    sql: `WITH printed AS (
            SELECT p.amount, (
              SELECT MIN(b.id) FROM creditor_bill b
              WHERE b.creditor_id = p.creditor_id AND b.kind = 'SALES' AND b.last_payment_id >= p.id AND b.to_date >= ${dayOfPayment('p', 'h')}
            ) AS bill_id
            FROM creditor_payment p JOIN shift h ON h.id = p.shift_id)
          SELECT b.id, b.paid, d.amount FROM creditor_bill b
          LEFT JOIN creditor_payment seen ON seen.id = b.last_payment_id
          LEFT JOIN (SELECT bill_id, SUM(amount) AS amount FROM printed GROUP BY 1) d ON d.bill_id = b.id
          WHERE b.paid <> COALESCE(d.amount, 0) OR seen.creditor_id <> b.creditor_id`,
  },
  {
    name: 'what a bill says is due in the end is what its creditor owed on its last day by what the bill has seen',
    sql: `WITH ${STANDING}, opened AS (
            SELECT e.document_id AS creditor_id, e.business_date AS day, SUM(p.amount) AS amount
            FROM standing e JOIN posting p ON p.entry_id = e.id
            JOIN ledger_account a ON a.id = p.account_id AND a.kind = 'CREDITOR' AND a.ref_id = e.document_id
            WHERE e.document_kind = 'CREDITOR_OPENING' GROUP BY 1, 2),
          -- Sales that the same bills count are summed once, not for each bill: they lie between the same marks of a creditor's bills.
          marks AS MATERIALIZED (
            SELECT creditor_id, array_agg(DISTINCT to_date ORDER BY to_date) AS days,
                   array_agg(DISTINCT last_sale_id ORDER BY last_sale_id) FILTER (WHERE last_sale_id IS NOT NULL) AS seen
            FROM creditor_bill GROUP BY 1),
          sold AS MATERIALIZED (
            SELECT c.creditor_id, MAX(c.id) AS id, MAX(h.shift_date) AS day, SUM(c.amount) AS amount
            FROM credit_sale c JOIN shift h ON h.id = c.shift_id JOIN marks m ON m.creditor_id = c.creditor_id
            GROUP BY c.creditor_id, width_bucket(c.id - 1, m.seen), width_bucket(h.shift_date - 1, m.days)),
          -- Joined to all bills at once: looked up for each, what was sold to anybody would be gone through every time.
          counted AS (
            SELECT b.id, c.amount FROM creditor_bill b
            JOIN sold c ON c.creditor_id = b.creditor_id AND c.id <= b.last_sale_id AND c.day <= b.to_date
            UNION ALL
            SELECT b.id, -p.amount FROM creditor_bill b
            JOIN creditor_payment p ON p.creditor_id = b.creditor_id AND p.id <= b.last_payment_id
            JOIN shift h ON h.id = p.shift_id AND ${dayOfPayment('p', 'h')} <= b.to_date
            UNION ALL
            SELECT b.id, p.amount FROM creditor_bill b
            JOIN creditor_payment p ON p.creditor_id = b.creditor_id AND p.id <= b.last_payment_id AND p.returned_on <= b.to_date
            UNION ALL
            SELECT b.id, i.amount FROM creditor_bill b
            JOIN creditor_bill i ON i.creditor_id = b.creditor_id AND i.kind <> 'SALES' AND i.id <= b.id AND i.bill_date <= b.to_date
            UNION ALL
            SELECT b.id, o.amount FROM creditor_bill b
            JOIN opened o ON o.creditor_id = b.creditor_id AND o.day <= b.to_date)
          SELECT b.id, b.closing, owed.amount FROM creditor_bill b
          LEFT JOIN (SELECT id, SUM(amount) AS amount FROM counted GROUP BY id) owed ON owed.id = b.id
          WHERE b.closing <> COALESCE(owed.amount, 0)`,
  },
  {
    name: 'bills, including cancelled ones, are numbered from the first number on without a gap, by series and year',
    sql: `SELECT series, financial_year, s.first, s.last, b.bills, b.numbers, b.least, b.greatest FROM bill_sequence s
          FULL JOIN (SELECT series, financial_year, COUNT(*) AS bills, COUNT(DISTINCT sequence) AS numbers,
                            MIN(sequence) AS least, MAX(sequence) AS greatest
                     FROM (SELECT series, financial_year, sequence FROM creditor_bill
                           UNION ALL SELECT series, financial_year, sequence FROM cancelled_bill) every
                     GROUP BY 1, 2) b USING (series, financial_year)
          WHERE CASE WHEN s.last < s.first THEN b.bills IS NOT NULL
                ELSE (b.bills, b.numbers, b.least, b.greatest) IS DISTINCT FROM
                     (s.last::bigint + 1 - s.first, s.last::bigint + 1 - s.first, s.first, s.last) END`,
  },
  {
    name: 'a cancelled bill is deleted, and its number is in the audit as cancelled',
    sql: `SELECT x.id, x.number FROM cancelled_bill x
          WHERE EXISTS (SELECT FROM creditor_bill b WHERE b.id = x.id)
             OR NOT EXISTS (SELECT FROM audit_row r WHERE r.table_name = 'creditor_bill' AND r.row_id = x.id::text
                              AND r.before ->> 'number' = x.number AND r.after IS NULL)`,
  },
  {
    name: "a bill's number is the prefix of its series and year with its sequence, and the year is that of its day",
    sql: `SELECT id, number FROM (
            SELECT id, kind, series, financial_year, sequence, number, bill_date FROM creditor_bill
            UNION ALL SELECT id, kind, series, financial_year, sequence, number, bill_date FROM cancelled_bill) every
          JOIN bill_sequence s USING (series, financial_year)
          WHERE number <> prefix || lpad(sequence::text, GREATEST(digits, length(sequence::text)), '0')
             OR financial_year <> to_char(bill_date - interval '3 months', 'YYYY') || '-' || to_char(bill_date + interval '9 months', 'YY')
             OR series <> CASE kind WHEN 'SALES' THEN 'CR' WHEN 'INTEREST' THEN 'IN' ELSE 'CH' END`,
  },
  {
    name: 'a leaf is in its book, and the number of its slip is that leaf',
    sql: `SELECT b.id, l.leaf FROM slip_book b
          JOIN (SELECT slip_book_id, leaf, substring(translate(normalize(slip_no, NFKC), '०१२३४५६७८९', '0123456789')
                                              FROM '[0-9]+(?=[^[:alnum:]]*$)')::bigint AS number FROM credit_sale
                UNION ALL SELECT slip_book_id, leaf, leaf FROM void_leaf) l ON l.slip_book_id = b.id
          WHERE l.leaf NOT BETWEEN b.first AND b.last OR l.number IS DISTINCT FROM l.leaf`,
  },
  {
    name: 'the sales on a leaf are of one creditor and one shift',
    sql: `SELECT slip_book_id, leaf FROM credit_sale WHERE slip_book_id IS NOT NULL GROUP BY 1, 2
          HAVING COUNT(DISTINCT (creditor_id, shift_id)) > 1`,
  },
  {
    name: 'no leaf is both used and void',
    sql: `SELECT slip_book_id, leaf FROM credit_sale JOIN void_leaf USING (slip_book_id, leaf)`,
  },
  {
    name: "each creditor's payment is in the ledger with its amount, way and day, and none without its document",
    sql: asPosted(
      'CREDITOR_PAYMENT',
      `SELECT x.id, ${dayOfPayment('x', 'h')} AS day, side.kind, side.ref_id, side.amount FROM creditor_payment x JOIN shift h ON h.id = x.shift_id AND x.kind = 'CREDITOR_PAYMENT'
       LEFT JOIN cheque q ON q.creditor_payment_id = x.id,
       LATERAL (VALUES ('CREDITOR', x.creditor_id, -x.amount),
                       (CASE WHEN q.id IS NOT NULL THEN 'CHEQUES' WHEN x.account_id IS NULL THEN 'CASH' ELSE 'BANK' END,
                        CASE WHEN q.id IS NULL THEN COALESCE(x.account_id, 0) ELSE 0 END, x.amount))
               AS side(kind, ref_id, amount)`,
    ),
  },
  {
    name: 'each adjustment is in the ledger with its amount and day against the account of its kind, and none without its document',
    sql: ADJUSTMENTS.map((kind) => `(${asPosted(kind, sidesOf(kind))})`).join(' UNION ALL '),
  },
  {
    name: 'what is allocated of a payment, and settled of a bill and of an opening balance, is the sum of its allocations',
    sql: `SELECT 'payment' AS of, id, allocated, a.amount FROM creditor_payment p
          LEFT JOIN (SELECT payment_id, SUM(amount) AS amount FROM payment_allocation GROUP BY 1) a ON a.payment_id = p.id
          WHERE p.allocated <> COALESCE(a.amount, 0)
          UNION ALL
          SELECT 'bill', id, settled, a.amount FROM creditor_bill b
          LEFT JOIN (SELECT bill_id, SUM(amount) AS amount FROM payment_allocation GROUP BY 1) a ON a.bill_id = b.id
          WHERE b.settled <> COALESCE(a.amount, 0)
          UNION ALL
          SELECT 'opening', id, opening_settled, a.amount FROM creditor c
          LEFT JOIN (SELECT COALESCE(p.creditor_id, b.creditor_id) AS creditor_id,
                            SUM(CASE WHEN a.bill_id IS NULL THEN a.amount ELSE -a.amount END) AS amount
                     FROM payment_allocation a LEFT JOIN creditor_payment p ON p.id = a.payment_id
                     LEFT JOIN creditor_bill b ON b.id = a.bill_id
                     WHERE a.bill_id IS NULL OR a.payment_id IS NULL GROUP BY 1) a ON a.creditor_id = c.id
          WHERE c.opening_settled <> COALESCE(a.amount, 0)`,
  },
  {
    name: 'a payment or an advance at the start settles debts of its own creditor, from the day on which both were there',
    sql: `WITH ${STANDING} SELECT a.id FROM payment_allocation a
          LEFT JOIN (creditor_payment p JOIN shift h ON h.id = p.shift_id) ON p.id = a.payment_id
          LEFT JOIN creditor_bill b ON b.id = a.bill_id
          LEFT JOIN standing o ON (a.bill_id IS NULL OR a.payment_id IS NULL) AND o.document_kind = 'CREDITOR_OPENING'
                              AND o.document_id = COALESCE(p.creditor_id, b.creditor_id)
          WHERE b.creditor_id <> p.creditor_id
             OR a.allocated_on IS DISTINCT FROM GREATEST(CASE WHEN a.payment_id IS NULL THEN o.business_date ELSE ${dayOfPayment('p', 'h')} END,
                                                         COALESCE(b.bill_date, o.business_date))`,
  },
  {
    name: 'what payments settle is what their order and the order of the debts make of it: by date, then by creation',
    // Merges the running sums of debts and payments: each interval between two consecutive sums is one allocation.
    sql: `WITH debt AS (
            SELECT creditor_id, bill_id, date, SUM(amount) OVER (PARTITION BY creditor_id ORDER BY date, "order") AS upto
            FROM (${debtsWhere('true', 'true')}) d),
          paid AS (
            SELECT creditor_id, payment_id, date,
                   SUM(amount) OVER (PARTITION BY creditor_id ORDER BY date, payment_id NULLS FIRST) AS upto
            FROM (SELECT p.creditor_id, p.id AS payment_id, ${dayOfPayment('p', 'h')} AS date, p.amount
                  FROM creditor_payment p JOIN shift h ON h.id = p.shift_id WHERE p.returned_on IS NULL
                  UNION ALL
                  SELECT c.id, NULL, e.business_date, -c.opening_balance
                  FROM creditor c
                  JOIN journal_entry e ON e.document_kind = 'CREDITOR_OPENING' AND e.document_id = c.id AND ${NOT_REVERSED}
                  WHERE c.opening_balance < 0) p),
          ends AS (
            SELECT creditor_id, upto, MAX(debt) AS debt, MAX(paid) AS paid
            FROM (SELECT creditor_id, upto, upto AS debt, NULL::numeric AS paid FROM debt
                  UNION ALL SELECT creditor_id, upto, NULL, upto FROM paid) e GROUP BY 1, 2),
          part AS (
            SELECT creditor_id, upto - LAG(upto, 1, 0::numeric) OVER (PARTITION BY creditor_id ORDER BY upto) AS amount,
                   MIN(debt) OVER (PARTITION BY creditor_id ORDER BY upto DESC) AS debt,
                   MIN(paid) OVER (PARTITION BY creditor_id ORDER BY upto DESC) AS paid
            FROM ends),
          expected AS (
            SELECT p.payment_id, d.bill_id, part.amount::bigint AS amount, GREATEST(d.date, p.date) AS allocated_on
            FROM part
            JOIN debt d ON d.creditor_id = part.creditor_id AND d.upto = part.debt
            JOIN paid p ON p.creditor_id = part.creditor_id AND p.upto = part.paid)
          SELECT 'missing' AS is, m.* FROM (
            SELECT * FROM expected EXCEPT ALL SELECT payment_id, bill_id, amount, allocated_on FROM payment_allocation) m
          UNION ALL
          SELECT 'wrong', w.* FROM (
            SELECT payment_id, bill_id, amount, allocated_on FROM payment_allocation EXCEPT ALL SELECT * FROM expected) w`,
  },
  {
    name: 'a bill is settled from the day of its last allocation',
    sql: `SELECT b.id, b.settled_on, a.last FROM creditor_bill b
          JOIN (SELECT bill_id, MAX(allocated_on) AS last FROM payment_allocation GROUP BY 1) a ON a.bill_id = b.id
          WHERE b.settled_on IS NOT NULL AND b.settled_on <> a.last`,
  },
  {
    name: 'a creditor with an open debt has no advance',
    sql: `SELECT p.id FROM creditor_payment p JOIN creditor c ON c.id = p.creditor_id
          WHERE p.allocated < p.amount AND p.returned_on IS NULL
            AND (c.opening_settled < c.opening_balance
                 OR EXISTS (SELECT FROM creditor_bill b WHERE b.creditor_id = c.id AND b.settled_on IS NULL))
          UNION ALL
          SELECT c.id FROM creditor c
          WHERE c.opening_settled > c.opening_balance
            AND EXISTS (SELECT FROM creditor_bill b WHERE b.creditor_id = c.id AND b.settled_on IS NULL)`,
  },
];
