import { LOCK_NUMBERS } from '../../platform/lock-numbers';
import type { OpenTransaction } from '../../platform/transaction';

/** Takes the ledger lock in shared mode for posting; `rollUp` takes it exclusively. */
export async function shareLedger({ sql }: OpenTransaction): Promise<void> {
  await sql('SELECT pg_advisory_xact_lock_shared($1)', [LOCK_NUMBERS.ledger]);
}

/**
 * Adds the postings since the last roll-up to the months of their accounts, so that a balance reads one month and the
 * postings after it, not all years. Balances do not depend on it: while somebody posts it does nothing, and the next
 * run catches up.
 */
export async function rollUp({ sql }: OpenTransaction): Promise<void> {
  const [lock] = await sql<{ alone: boolean }>('SELECT pg_try_advisory_xact_lock($1) AS alone', [LOCK_NUMBERS.ledger]);
  if (lock!.alone) await sql(ROLL_UP);
}

/** A month holds all postings up to its end, so a late posting is added to the following months too. */
const ROLL_UP = `
  WITH upto AS (SELECT COALESCE(MAX(id), 0) AS entry_id FROM journal_entry),
  came AS MATERIALIZED (
    SELECT p.account_id, date_trunc('month', p.business_date)::date AS month,
           SUM(GREATEST(p.amount, 0)) AS debit, SUM(GREATEST(-p.amount, 0)) AS credit
    FROM posting p
    WHERE p.entry_id > (SELECT entry_id FROM ledger_roll) AND p.entry_id <= (SELECT entry_id FROM upto)
    GROUP BY 1, 2),
  reached AS (
    SELECT account_id, month, SUM(debit) OVER so_far AS debit, SUM(credit) OVER so_far AS credit
    FROM came WINDOW so_far AS (PARTITION BY account_id ORDER BY month)),
  later AS (
    UPDATE account_month m SET debit = m.debit + r.debit, credit = m.credit + r.credit
    FROM reached r
    WHERE r.account_id = m.account_id
      AND r.month = (SELECT MAX(month) FROM came WHERE account_id = m.account_id AND month <= m.month)
      AND NOT EXISTS (SELECT FROM came WHERE account_id = m.account_id AND month = m.month)),
  months AS (
    INSERT INTO account_month (account_id, month, debit, credit)
    SELECT r.account_id, r.month, COALESCE(b.debit, 0) + r.debit, COALESCE(b.credit, 0) + r.credit
    FROM reached r
    LEFT JOIN LATERAL (SELECT debit, credit FROM account_month
                       WHERE account_id = r.account_id AND month <= r.month ORDER BY month DESC LIMIT 1) b ON true
    ON CONFLICT (account_id, month) DO UPDATE SET debit = EXCLUDED.debit, credit = EXCLUDED.credit)
  UPDATE ledger_roll SET entry_id = (SELECT entry_id FROM upto)`;
