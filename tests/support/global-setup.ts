import 'reflect-metadata';
import path from 'node:path';
import { pino } from 'pino';
import { startEmbedded } from '../../server/database/embedded';
import { migrate } from '../../server/database/migrate';
import { clusterIn } from '../../server/database/postgres-place';
import { join } from '../../server/database/postmaster';
import { onServer, SERVER_FOLDER, SERVER_URL, SERVING_URL, TEMPLATE, urlOf } from './database';
import { makeTestServerFolder, removeTestServer, removeTestServersLeftBehind } from './test-server';

/** No database outlives the run and most test files create one, so durability and maintenance are off. */
const NOT_DURABLE = {
  max_connections: '200',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '512MB',
  checkpoint_timeout: '1h',
  full_page_writes: 'off',
  autovacuum: 'off',
};

/** Starts one PostgreSQL for the whole run, with one migrated template. Jest calls this once for all projects. */
export default async function globalSetup(): Promise<void> {
  removeTestServersLeftBehind();
  const dir = makeTestServerFolder();
  try {
    const embedded = await startEmbedded({
      dir,
      log: pino({ level: 'silent' }),
      fsync: false,
      flags: Object.entries(NOT_DURABLE).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
      elsewhere: path.dirname(dir),
    });
    const url = (await join(clusterIn(embedded.dir)))!;
    await onServer(url, `CREATE DATABASE ${TEMPLATE}`);
    await onServer(urlOf(url, TEMPLATE), 'GRANT CREATE ON SCHEMA public TO forecourt_owner');
    // The server may use tables that a test creates.
    await onServer(urlOf(url, TEMPLATE), 'ALTER DEFAULT PRIVILEGES GRANT ALL ON TABLES TO forecourt_server');
    await migrate(urlOf(embedded.ownerUrl, TEMPLATE), urlOf(embedded.url, TEMPLATE));
    await onServer(url, `ALTER DATABASE ${TEMPLATE} WITH IS_TEMPLATE true ALLOW_CONNECTIONS false`);
    process.env[SERVER_FOLDER] = dir;
    process.env[SERVER_URL] = url;
    process.env[SERVING_URL] = embedded.url;
  } catch (error) {
    removeTestServer(dir);
    throw error;
  }
}
