import { createHash } from 'node:crypto';
import type { Client, Pool, PoolClient } from 'pg';
import type { DataSource } from 'typeorm';

/** `withinMs` bounds the wait for the answer, where the database itself may not be able to: it may have stopped. */
export interface StatementOptions {
  isPrepared?: boolean;
  withinMs?: number;
}

/**
 * Runs one statement with bound parameters and returns its rows; the statement is prepared once per connection, unless it
 * is one of very many.
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
        ...{ text, values },
      })
    ).rows as Row[];

/** The connections that TypeORM opened: there is one pool in the process. */
export const poolOf = (database: DataSource): Pool => (database.driver as unknown as { master: Pool }).master;
