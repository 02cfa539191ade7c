import 'reflect-metadata';
import path from 'node:path';
import { checkBooks } from './books/check-books';
import { invariants } from './books/invariants';
import { restoreBackup } from './database/backup/restore-backup';
import { openDatabase } from './database/data-source';
import { startEmbedded } from './database/embedded';
import { migrate } from './database/migrate';
import { readEnv } from './env';
import { createLog } from './platform/log';

/** `npm run restore -- FILE`: a backup into an empty database, brought forward to this version, and its books checked. */
async function main(): Promise<void> {
  const env = readEnv(process.env);
  const [file] = process.argv.slice(2);
  if (file === undefined) throw new Error('name the backup: npm run restore -- FILE');
  const log = createLog({ ...env, logLevel: 'warn' });
  const embedded = env.databaseUrl ? null : await startEmbedded({ dir: path.resolve(env.dataDir, 'postgres'), log });
  try {
    await restoreInto(env.databaseUrl ?? embedded!.url, path.resolve(file));
  } finally {
    if (embedded && !embedded.reused) await embedded.stop();
  }
}

async function restoreInto(url: string, file: string): Promise<void> {
  const { tables, takenAt } = await restoreBackup(url, file);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`${rows} rows of ${tables.length} tables are here as they were at ${takenAt}`);
  await migrate(url);
  const database = await openDatabase(url, { poolSize: 1, isLimited: false });
  const breaches = await checkBooks(database).finally(() => database.destroy());
  for (const breach of breaches) console.error(`BROKEN: ${breach.invariant}\n${JSON.stringify(breach.rows)}`);
  console.log(`${invariants.length - breaches.length} of ${invariants.length} invariants hold`);
  process.exitCode = breaches.length === 0 ? 0 : 1;
}

main().catch((error: unknown) => {
  console.error(`Nothing was restored: ${error instanceof Error ? error.message : error}`);
  process.exit(1);
});
