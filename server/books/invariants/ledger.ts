import type { Invariant } from './invariant';

/** Entries, postings, and their roll-ups. */
export const ledgerInvariants: Invariant[] = [
  {
    name: "1 an entry's postings sum to zero",
    sql: `SELECT entry_id, SUM(amount) FROM posting GROUP BY entry_id HAVING SUM(amount) <> 0 OR COUNT(*) < 2`,
  },
  {
    name: '1 every entry moves something',
    sql: `SELECT id FROM journal_entry e
          WHERE NOT EXISTS (SELECT FROM posting WHERE entry_id = e.id)
            AND NOT EXISTS (SELECT FROM stock_movement WHERE entry_id = e.id)
            AND NOT EXISTS (SELECT FROM note_movement WHERE entry_id = e.id)`,
  },
  {
    name: "a posting's day is its entry's",
    sql: `SELECT p.id FROM posting p JOIN journal_entry e ON e.id = p.entry_id WHERE p.business_date <> e.business_date`,
  },
  {
    name: "the monthly balance of an account is the sum of its postings up to each month's end",
    sql: `WITH posted AS (
            SELECT account_id, date_trunc('month', business_date)::date AS month,
                   SUM(GREATEST(amount, 0)) AS debit, SUM(GREATEST(-amount, 0)) AS credit
            FROM posting WHERE entry_id <= (SELECT entry_id FROM ledger_roll) GROUP BY 1, 2)
          SELECT account_id, month FROM account_month m
          FULL JOIN (SELECT account_id, month, SUM(debit) OVER so_far AS debit, SUM(credit) OVER so_far AS credit
                     FROM posted WINDOW so_far AS (PARTITION BY account_id ORDER BY month)) p USING (account_id, month)
          WHERE m.debit IS DISTINCT FROM p.debit OR m.credit IS DISTINCT FROM p.credit`,
  },
  {
    name: '14 a reversal is the exact opposite',
    sql: `SELECT r.id FROM journal_entry r
          WHERE r.reverses_id IS NOT NULL AND (
            EXISTS (SELECT account_id FROM posting WHERE entry_id IN (r.id, r.reverses_id) GROUP BY account_id HAVING SUM(amount) <> 0)
            OR EXISTS (SELECT tank_id FROM stock_movement WHERE entry_id IN (r.id, r.reverses_id) GROUP BY tank_id, kind HAVING SUM(litres) <> 0)
            OR EXISTS (SELECT denomination_id FROM note_movement WHERE entry_id IN (r.id, r.reverses_id) GROUP BY denomination_id HAVING SUM(count) <> 0))`,
  },
];
