import type { DataSource } from 'typeorm';
import type { Sql } from '../platform/sql';
import { transaction } from '../platform/transaction';
import { invariants } from './invariants';
import type { Invariant } from './invariants/invariant';

/** A violated invariant, with some of the rows that break it. */
export interface Breach {
  invariant: string;
  rows: unknown[];
}

const ROWS_SHOWN = 5;

/** Returns the violated invariants on this connection's view of the data. */
export async function breachesOf(sql: Sql, checked: readonly Invariant[] = invariants): Promise<Breach[]> {
  const breaches: Breach[] = [];
  for (const { name, sql: text } of checked) {
    const rows = await sql(text);
    if (rows.length > 0) breaches.push({ invariant: name, rows: rows.slice(0, ROWS_SHOWN) });
  }
  return breaches;
}

/** Checks all invariants, or the given ones, on one snapshot, while the database is in use. */
export const checkBooks = (database: DataSource, checked?: readonly Invariant[]): Promise<Breach[]> =>
  transaction(database, ({ sql }) => breachesOf(sql, checked), {
    safeToRepeat: true,
    begin: 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY',
  });
