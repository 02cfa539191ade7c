import 'reflect-metadata';
import path from 'node:path';
import { makeBackup } from './database/backup/make-backup';
import { openDatabase } from './database/data-source';
import { startEmbedded } from './database/embedded';
import { readEnv } from './env';
import { stationClock } from './platform/clock';
import { createLog } from './platform/log';

/** `npm run backup [-- FILE]`: everything that the station has, in one file, while it goes on working. */
async function main(): Promise<void> {
  const env = readEnv(process.env);
  const minute = stationClock(env.stationTz).minute().replaceAll(/[T:]/g, '-');
  const file = path.resolve(process.argv[2] ?? path.join(env.dataDir, 'backups', `forecourt-${minute}.tar.gz`));
  const log = createLog({ ...env, logLevel: 'warn' });
  const embedded = env.databaseUrl ? null : await startEmbedded({ dir: path.resolve(env.dataDir, 'postgres'), log });
  const database = await openDatabase(env.databaseUrl ?? embedded!.url, { poolSize: 1, isLimited: false });
  const { tables } = await makeBackup(database, file).finally(async () => {
    await database.destroy();
    // A running station goes on with its database.
    if (embedded && !embedded.reused) await embedded.stop();
  });
  console.log(`${file}: ${tables.reduce((sum, { rows }) => sum + rows, 0)} rows of ${tables.length} tables`);
}

main().catch((error: unknown) => {
  console.error(`There is no backup: ${error instanceof Error ? error.message : error}`);
  process.exit(1);
});
