import { randomBytes } from 'node:crypto';
import { Client, Pool } from 'pg';

/**
 * Environment variable, set by the global setup for every worker: the address of the run's database server as its
 * superuser.
 */
export const SERVER_URL = 'FORECOURT_TEST_SERVER';
/** The same address with the role of the server. */
export const SERVING_URL = 'FORECOURT_TEST_SERVING';
export const SERVER_FOLDER = 'FORECOURT_TEST_FOLDER';
/** Migrated once and copied for every test file. */
export const TEMPLATE = 'forecourt_template';

/** Fifty requests at once may wait long for a connection while several tests share the CPU cores. */
export const PATIENT = { waitMs: 20_000 };

export interface TestDatabase {
  /** With the role of the server. */
  url: string;
  /** Ends its sessions and drops it. */
  drop(): Promise<void>;
}

/** Runs one statement on the server, outside the databases of the tests. */
export async function onServer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** The same server with another database. */
export function urlOf(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}

/**
 * Tests read and break a database with rights that the server does not have: as the superuser of the run's own database
 * server. On another one, with the user of the address.
 */
export function asTester(url: string): string {
  const { host, pathname } = new URL(url);
  const server = process.env[SERVER_URL];
  return server && new URL(server).host === host ? urlOf(server, pathname.slice(1)) : url;
}

/** A pool as the user of `asTester`, with the settings of Forecourt's own connections. */
export function testerPool(url: string): Pool {
  const pool = new Pool({
    connectionString: asTester(url),
    application_name: 'a tester',
    options: '-c timezone=UTC -c statement_timeout=30s -c lock_timeout=5s',
  });
  // Tests terminate the sessions of a database, including idle ones of this pool.
  pool.on('error', () => {});
  return pool;
}

/** An empty, migrated database for one test file; or a copy of another template. */
export async function createTestDatabase(template = TEMPLATE): Promise<TestDatabase> {
  const server = process.env[SERVER_URL];
  if (!server) throw new Error('There is no test server: this jest project needs the global setup');
  const name = `test_${randomBytes(6).toString('hex')}`;
  // FILE_COPY, because the other strategy writes every page to the log too.
  await onServer(server, `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`);
  return {
    url: urlOf(process.env[SERVING_URL]!, name),
    drop: () => onServer(server, `DROP DATABASE ${name} WITH (FORCE)`),
  };
}
