import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

/** Set by the global setup for every worker: the run's own server, as its superuser, and where it lives. */
export const SERVER_URL = 'FORECOURT_TEST_SERVER';
export const SERVER_FOLDER = 'FORECOURT_TEST_FOLDER';
/** Migrated once and copied for every test file. */
export const TEMPLATE = 'forecourt_template';

/** Fifty at once may wait long for a connection where several tests take turns at the cores. */
export const PATIENT = { waitMs: 20_000 };

export interface TestDatabase {
  url: string;
  /** Ends its sessions and removes it. */
  drop(): Promise<void>;
}

/** Runs one statement beside the databases of the tests. */
export async function onServer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** The same server, another database. */
export function urlOf(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}

/** An empty, migrated database for one test file alone; or a copy of another template. */
export async function createTestDatabase(template = TEMPLATE): Promise<TestDatabase> {
  const server = process.env[SERVER_URL];
  if (!server) throw new Error('There is no test server: this jest project needs the global setup');
  const name = `test_${randomBytes(6).toString('hex')}`;
  // FILE_COPY, because the other strategy writes every page to the log too.
  await onServer(server, `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`);
  return { url: urlOf(server, name), drop: () => onServer(server, `DROP DATABASE ${name} WITH (FORCE)`) };
}
