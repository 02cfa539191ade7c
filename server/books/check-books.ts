import type { DataSource } from 'typeorm';
import type { Sql } from '../platform/sql';
import { transaction } from '../platform/transaction';
import { invariants } from './invariants';

/** An invariant that does not hold, with some of the rows that break it. */
export interface Breach {
  invariant: string;
  rows: unknown[];
}

const ROWS_SHOWN = 5;

/** The invariants that do not hold for what this connection sees. */
export async function breachesOf(sql: Sql): Promise<Breach[]> {
  const breaches: Breach[] = [];
  for (const { name, sql: text } of invariants) {
    const rows = await sql(text);
    if (rows.length > 0) breaches.push({ invariant: name, rows: rows.slice(0, ROWS_SHOWN) });
  }
  return breaches;
}

/** Checks all invariants on one moment of the database, while it goes on working. */
export const checkBooks = (database: DataSource): Promise<Breach[]> =>
  transaction(database, ({ sql }) => breachesOf(sql), {
    safeToRepeat: true,
    begin: 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY',
  });
