import { createHash } from 'node:crypto';
import type { Client, Pool, PoolClient } from 'pg';
import type { DataSource } from 'typeorm';

/** `withinMs` limits the wait on this side, since a stalled database cannot enforce its own limits. */
export interface StatementOptions {
  isPrepared?: boolean;
  withinMs?: number;
}

/**
 * Runs one statement with bound parameters and returns its rows. The statement is prepared once per connection, unless
 * its text varies too much.
 */
export type Sql = <Row = Record<string, unknown>>(
  text: string,
  values?: unknown[],
  options?: StatementOptions,
) => Promise<Row[]>;

const names = new Map<string, string>();

/** A stable name makes PostgreSQL keep the parsed plan; prepared statements are constants, so the map stays small. */
function nameOf(text: string): string {
  let name = names.get(text);
  if (name === undefined) {
    name = createHash('sha256').update(text).digest('base64url').slice(0, 32);
    names.set(text, name);
  }
  return name;
}

export const sqlOn =
  (connection: Pool | PoolClient | Client): Sql =>
  async <Row>(text: string, values: unknown[] = [], { isPrepared = true, withinMs }: StatementOptions = {}) =>
    (
      await connection.query({
        ...(isPrepared && { name: nameOf(text) }),
        ...(withinMs !== undefined && { query_timeout: withinMs }),
        text,
        values,
      })
    ).rows as Row[];

/** Returns TypeORM's connection pool: there is one pool per process. */
export const poolOf = (database: DataSource): Pool => (database.driver as unknown as { master: Pool }).master;
