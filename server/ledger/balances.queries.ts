import type { BusinessDate } from '../domain/kernel/business-date';
import type { Sql } from '../platform/sql';
import type { AccountRef } from './post';

/**
 * The balance of one account in paise, debit positive, at the end of a day or of all days: always the sum of its
 * postings, of which all that are rolled up before the day's month are read as one figure.
 */
export async function balanceOf(sql: Sql, { kind, refId }: AccountRef, asAt?: BusinessDate): Promise<number> {
  const [row] = await sql<{ balance: number }>(
    `SELECT COALESCE((SELECT account_balance(id, COALESCE($3::date, 'infinity'))
                      FROM ledger_account WHERE kind = $1 AND ref_id = $2), 0)::bigint AS balance`,
    [kind, refId, asAt ?? null],
  );
  return row!.balance;
}
