import 'reflect-metadata';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { checkBooks } from '../books/check-books';
import { invariants } from '../books/invariants';
import { atStation } from '../database/at-station';
import { restoreBackup } from '../database/backup/restore-backup';
import { openDatabase } from '../database/data-source';
import { migrate } from '../database/migrate';
import type { DatabaseUrls } from '../database/roles';
import { readEnv } from '../env';

/**
 * `npm run restore -- FILE`: restores a backup into an empty database, migrates it to this version, and checks its
 * books.
 */
async function main(): Promise<void> {
  const env = readEnv(process.env);
  const [file] = process.argv.slice(2);
  if (file === undefined) throw new Error('give the backup file: npm run restore -- FILE');
  // Checked before a database is created for it.
  if (!existsSync(file)) throw new Error(`there is no file ${path.resolve(file)}`);
  await atStation(env, (urls) => restoreInto(urls, path.resolve(file)), { mayBeNew: true });
}

async function restoreInto(urls: DatabaseUrls, file: string): Promise<void> {
  const { tables, takenAt } = await restoreBackup(urls.ownerUrl, file);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`${rows} rows of ${tables.length} tables are restored as of ${takenAt}`);
  try {
    await bringForward(urls);
  } catch (error) {
    console.error(
      `The backup is restored, but it could not be updated to this version. Run npm start to try again: ${error instanceof Error ? error.message : error}`,
    );
    process.exitCode = 1;
  }
}

async function bringForward({ url, ownerUrl }: DatabaseUrls): Promise<void> {
  await migrate(ownerUrl, url);
  const database = await openDatabase(ownerUrl, { poolSize: 1, isLimited: false });
  const breaches = await checkBooks(database).finally(() => database.destroy());
  for (const breach of breaches) console.error(`BROKEN: ${breach.invariant}\n${JSON.stringify(breach.rows)}`);
  console.log(`${invariants.length - breaches.length} of ${invariants.length} invariants hold`);
  process.exitCode = breaches.length === 0 ? 0 : 1;
}

main().catch((error: unknown) => {
  console.error(`Nothing was restored: ${error instanceof Error ? error.message : error}`);
  process.exit(1);
});
