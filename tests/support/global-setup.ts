import 'reflect-metadata';
import os from 'node:os';
import { pino } from 'pino';
import { startEmbedded } from '../../server/database/embedded';
import { migrate } from '../../server/database/migrate';
import { onServer, SERVER_FOLDER, SERVER_URL, TEMPLATE, urlOf } from './database';
import { makeTestServerFolder, removeTestServer, removeTestServersLeftBehind } from './test-server';

/** One PostgreSQL for the whole run, and in it one migrated template. Jest calls this once, whichever projects run. */
export default async function globalSetup(): Promise<void> {
  removeTestServersLeftBehind();
  const dir = makeTestServerFolder();
  try {
    const { url } = await startEmbedded({
      dir,
      log: pino({ level: 'silent' }),
      fsync: false,
      flags: ['-c', 'max_connections=200'],
      elsewhere: os.tmpdir(),
    });
    await onServer(url, `CREATE DATABASE ${TEMPLATE}`);
    await migrate(urlOf(url, TEMPLATE));
    await onServer(url, `ALTER DATABASE ${TEMPLATE} WITH IS_TEMPLATE true ALLOW_CONNECTIONS false`);
    process.env[SERVER_FOLDER] = dir;
    process.env[SERVER_URL] = url;
  } catch (error) {
    removeTestServer(dir);
    throw error;
  }
}
