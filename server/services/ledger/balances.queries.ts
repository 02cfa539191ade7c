import type { BusinessDate } from '../../domain/kernel/business-date';
import type { Sql } from '../../platform/sql';
import type { AccountRef } from './post';

/**
 * Reads the balance of one account in paise, debit positive, at the end of a day or of all days: always the sum of its
 * postings, of which those rolled up before the day's month are read as one figure.
 */
export async function balanceOf(sql: Sql, { kind, refId }: AccountRef, asAt?: BusinessDate): Promise<number> {
  const [row] = await sql<{ balance: number }>(
    `SELECT COALESCE((SELECT account_balance(id, COALESCE($3::date, 'infinity'))
                      FROM ledger_account WHERE kind = $1 AND ref_id = $2), 0)::bigint AS balance`,
    [kind, refId, asAt ?? null],
  );
  return row!.balance;
}

/**
 * SQL: what `account_turnover` returns for one account, for many accounts in one plan: the ledger accounts `a` that
 * match `condition` and have a posting by the end of a day, an SQL expression. Columns `account_id`, `debit`, `credit`.
 * Postings not yet rolled up are read once by entry and not by account, which would read the postings of all years.
 */
export function turnoversOf(condition: string, asAt: string): string {
  const day = `(${asAt})::date`;
  const month = `date_trunc('month', ${day}::timestamp)::date`;
  return `
    WITH chosen AS MATERIALIZED (SELECT a.id FROM ledger_account a WHERE ${condition}),
    unrolled AS MATERIALIZED (
      SELECT account_id, business_date, amount FROM posting
      WHERE entry_id > (SELECT entry_id FROM ledger_roll) AND entry_id <= (SELECT MAX(id) FROM journal_entry))
    SELECT account_id, SUM(debit)::bigint AS debit, SUM(credit)::bigint AS credit FROM (
      SELECT a.id AS account_id, t.debit, t.credit
      FROM chosen a
      CROSS JOIN LATERAL (
        (SELECT debit, credit FROM account_month
         WHERE account_id = a.id AND month < ${month} ORDER BY month DESC LIMIT 1)
        UNION ALL
        SELECT GREATEST(amount, 0), GREATEST(-amount, 0) FROM posting
        WHERE account_id = a.id AND business_date BETWEEN ${month} AND ${day}) t
      UNION ALL
      SELECT account_id, GREATEST(amount, 0), GREATEST(-amount, 0) FROM unrolled
      WHERE business_date < ${month} AND account_id IN (SELECT id FROM chosen)) turnover
    GROUP BY account_id`;
}

/**
 * SQL: the creditors' balances at the end of a day: rows `creditor_id` and `due`, without creditors that have no
 * posting by then.
 */
export const creditorBalances = (asAt: string): string => `
    SELECT a.ref_id AS creditor_id, t.debit - t.credit AS due
    FROM (${turnoversOf("a.kind = 'CREDITOR'", asAt)}) t JOIN ledger_account a ON a.id = t.account_id`;
