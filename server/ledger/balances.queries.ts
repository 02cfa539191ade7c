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

/** Book stock per tank in millilitres: the sum of its movements. */
export async function bookStock(sql: Sql): Promise<Map<number, number>> {
  const rows = await sql<{ tankId: number; litres: number }>(
    'SELECT tank_id AS "tankId", SUM(litres)::bigint AS litres FROM stock_movement GROUP BY tank_id',
  );
  return new Map(rows.map((row) => [row.tankId, row.litres]));
}
