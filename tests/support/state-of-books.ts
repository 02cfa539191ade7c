import type { DataSource } from 'typeorm';
import { checkBooks } from '../../server/books/check-books';
import { invariants } from '../../server/books/invariants';
import { AS_AUDITED } from '../../server/books/invariants/masters';
import { poolOf, sqlOn } from '../../server/platform/sql';

/**
 * Tests insert masters by SQL without an audit, so masters are compared with their audit only in
 * tests/deep/audit-head.test.ts and on the demo. That invariant takes a fifth of the time of all.
 */
const CHECKED = invariants.filter(({ name }) => name !== AS_AUDITED);

/** Fails with the broken invariants. */
export async function expectBooksInOrder(database: DataSource): Promise<void> {
  expect(await checkBooks(database, CHECKED)).toEqual([]);
}

/** A fingerprint of every row of every table; equal ones mean that nothing has changed. */
export async function fingerprint(database: DataSource, except: string[] = []): Promise<Record<string, string>> {
  const sql = sqlOn(poolOf(database));
  const prints: Record<string, string> = {};
  for (const { tableName } of database.entityMetadatas.toSorted((a, b) => (a.tableName < b.tableName ? -1 : 1))) {
    if (except.includes(tableName)) continue;
    const [row] = await sql<{ print: string }>(
      `SELECT count(*) || ' ' || COALESCE(md5(string_agg(t::text, '|' ORDER BY t::text)), '') AS print FROM ${tableName} t`,
    );
    prints[tableName] = row!.print;
  }
  return prints;
}
