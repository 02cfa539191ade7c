import { dayOfPayment } from '../../modules/safe/value-date';
import { STANDING } from './against-ledger';
import type { Invariant } from './invariant';

/** Salaries and pay terms. */
export const staffInvariants: Invariant[] = [
  {
    name: '16 each salary is in the ledger with what was earned and what was paid from where, and none without its document',
    sql: `WITH ${STANDING}, posted AS (
            SELECT e.document_id AS id,
                   COALESCE(SUM(p.amount) FILTER (WHERE a.kind = 'SALARIES'), 0) AS earned,
                   SUM(p.amount) FILTER (WHERE a.kind = 'EMPLOYEE') AS moved,
                   MAX(a.ref_id) FILTER (WHERE a.kind = 'EMPLOYEE') AS employee_id,
                   COALESCE(-SUM(p.amount) FILTER (WHERE a.kind IN ('CASH', 'BANK')), 0) AS paid,
                   MAX(a.ref_id) FILTER (WHERE a.kind = 'BANK') AS account_id,
                   MAX(e.business_date) FILTER (WHERE a.kind = 'BANK') AS paid_on
            FROM standing e JOIN posting p ON p.entry_id = e.id JOIN ledger_account a ON a.id = p.account_id
            WHERE e.document_kind = 'SALARY' GROUP BY 1)
          SELECT id, d.earned, d.paid, p.earned AS earned_posted, p.paid AS paid_posted
          FROM (SELECT x.*, CASE WHEN x.account_id IS NOT NULL THEN ${dayOfPayment('x', 'h')} END AS paid_on
                FROM salary_payment x JOIN shift h ON h.id = x.shift_id) d
          FULL JOIN posted p USING (id)
          WHERE (d.employee_id, d.account_id, d.paid_on, d.earned, d.paid, d.paid - d.earned)
            IS DISTINCT FROM (p.employee_id, p.account_id, p.paid_on, p.earned, p.paid, p.moved)`,
  },
  {
    name: "16 what a salary carries is the balance of its employee's account by the entries before it, of its shift or of an earlier one",
    sql: `WITH ${STANDING}
          SELECT d.id, d.carried FROM salary_payment d JOIN shift s ON s.id = d.shift_id
          JOIN standing e ON e.document_kind = 'SALARY' AND e.document_id = d.id AND e.shift_id IS NOT NULL
          WHERE d.carried <> (SELECT COALESCE(SUM(p.amount), 0) FROM posting p
                              JOIN ledger_account a ON a.id = p.account_id AND a.kind = 'EMPLOYEE' AND a.ref_id = d.employee_id
                              JOIN journal_entry j ON j.id = p.entry_id
                              WHERE p.entry_id <= e.id AND COALESCE(j.shift_id <= d.shift_id, j.business_date <= s.shift_date))`,
  },
  {
    name: '16 each change of a paid salary is of its employee and its days, posted when it was paid',
    sql: `WITH ${STANDING}
          SELECT e.id, e.document_id FROM standing e
          LEFT JOIN salary_payment d ON d.id = e.document_id
          LEFT JOIN shift paid ON paid.id = d.shift_id
          LEFT JOIN shift worked ON worked.id = e.shift_id
          LEFT JOIN posting p ON p.entry_id = e.id
          LEFT JOIN ledger_account a ON a.id = p.account_id AND a.kind = 'EMPLOYEE'
          WHERE e.document_kind = 'SALARY_CHANGE' GROUP BY e.id, e.document_id, e.business_date, d.id, paid.id, worked.id
          HAVING (MAX(a.ref_id) = d.employee_id AND e.business_date = paid.shift_date
                  AND worked.shift_date BETWEEN d.from_date AND d.to_date) IS NOT TRUE`,
  },
  {
    name: "a salary's lines come to what was earned",
    sql: `SELECT d.id, d.earned FROM salary_payment d
          WHERE d.earned <> COALESCE((SELECT SUM(amount) FROM salary_line WHERE salary_payment_id = d.id), 0)`,
  },
  {
    name: "an employee's pay rate is that of the newest terms",
    sql: `SELECT e.id FROM employee e
          LEFT JOIN LATERAL (SELECT pay_basis, pay_rate FROM pay_terms WHERE employee_id = e.id ORDER BY since DESC LIMIT 1) t ON true
          WHERE (e.pay_basis, e.pay_rate) IS DISTINCT FROM (t.pay_basis, t.pay_rate)`,
  },
];
