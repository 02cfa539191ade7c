import { LOCK_NUMBERS } from '../platform/lock-numbers';
import type { OpenTransaction } from '../platform/transaction';

/** Holds the ledger open for an entry, beside others that post: a roll-up waits until they are all in. */
export async function shareLedger({ sql }: OpenTransaction): Promise<void> {
  await sql('SELECT pg_advisory_xact_lock_shared($1)', [LOCK_NUMBERS.ledger]);
}

/**
 * Adds the postings since the last roll-up to the months of their accounts, so that a balance costs its account's months
 * and what came since, and not all years. Balances do not depend on it: while somebody else posts it does nothing, and
 * the next one takes the rest along.
 */
export async function rollUp({ sql }: OpenTransaction): Promise<void> {
  const [lock] = await sql<{ alone: boolean }>('SELECT pg_try_advisory_xact_lock($1) AS alone', [LOCK_NUMBERS.ledger]);
  if (!lock!.alone) return;
  await sql(
    `WITH rolled AS (SELECT entry_id FROM ledger_roll),
          upto AS (SELECT COALESCE(MAX(id), 0) AS entry_id FROM journal_entry),
          months AS (
            INSERT INTO account_month (account_id, month, amount)
            SELECT p.account_id, date_trunc('month', p.business_date), SUM(p.amount)
            FROM posting p WHERE p.entry_id > (SELECT entry_id FROM rolled) AND p.entry_id <= (SELECT entry_id FROM upto)
            GROUP BY 1, 2
            ON CONFLICT (account_id, month) DO UPDATE SET amount = account_month.amount + EXCLUDED.amount)
     UPDATE ledger_roll SET entry_id = (SELECT entry_id FROM upto)`,
  );
}
