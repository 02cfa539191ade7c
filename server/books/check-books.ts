import type { DataSource } from 'typeorm';
import type { Sql } from '../platform/sql';
import { transaction } from '../platform/transaction';
import { invariants } from './invariants';

/** A violated invariant, with some of the rows that break it. */
export interface Breach {
  invariant: string;
  rows: unknown[];
}

const ROWS_SHOWN = 5;

/** Returns the violated invariants on this connection's view of the data. */
export async function breachesOf(sql: Sql): Promise<Breach[]> {
  const breaches: Breach[] = [];
  for (const { name, sql: text } of invariants) {
    const rows = await sql(text);
    if (rows.length > 0) breaches.push({ invariant: name, rows: rows.slice(0, ROWS_SHOWN) });
  }
  return breaches;
}

/** Checks all invariants on one snapshot, while the database is in use. */
export const checkBooks = (database: DataSource): Promise<Breach[]> =>
  transaction(database, ({ sql }) => breachesOf(sql), {
    safeToRepeat: true,
    begin: 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY',
  });
