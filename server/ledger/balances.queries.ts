import type { Sql } from '../platform/sql';
import type { AccountRef } from './post';

/** The balance of one account in paise, debit positive: always the sum of its postings. */
export async function balanceOf(sql: Sql, { kind, refId }: AccountRef): Promise<number> {
  const [row] = await sql<{ balance: number }>(
    `SELECT COALESCE(SUM(p.amount), 0)::bigint AS balance
     FROM ledger_account a JOIN posting p ON p.account_id = a.id WHERE a.kind = $1 AND a.ref_id = $2`,
    [kind, refId],
  );
  return row!.balance;
}
