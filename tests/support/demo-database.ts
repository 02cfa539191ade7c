import { Client } from 'pg';
import { plantStation } from '../../server/database/seed/plant-station';
import { openDoorsOn } from '../server/access-doors';
import { createTestDatabase, onServer, SERVER_URL, TEMPLATE, type TestDatabase, urlOf } from './database';

const DEMO = 'forecourt_demo';
/** Any number that no other lock on the tests' server has. */
const PLANTING = 4711;

/** The demo station for one test file alone: planted once a run, by whoever asks first, and copied. */
export async function createDemoDatabase(): Promise<TestDatabase> {
  const server = process.env[SERVER_URL]!;
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [PLANTING]);
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1 AND datistemplate', [DEMO]);
    if (rowCount === 0) await plantDemo(server);
  } finally {
    await client.end();
  }
  return createTestDatabase(DEMO);
}

async function plantDemo(server: string): Promise<void> {
  await onServer(server, `DROP DATABASE IF EXISTS ${DEMO}`);
  await onServer(server, `CREATE DATABASE ${DEMO} TEMPLATE ${TEMPLATE}`);
  const doors = await openDoorsOn(urlOf(server, DEMO));
  await plantStation({ ...doors.request(), isEmbedded: true });
  // The tests' server has no autovacuum, which would do this.
  await doors.sql('VACUUM ANALYZE');
  await doors.close();
  await onServer(server, `ALTER DATABASE ${DEMO} WITH IS_TEMPLATE true ALLOW_CONNECTIONS false`);
}
