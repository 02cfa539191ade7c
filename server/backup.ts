import 'reflect-metadata';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { atStation } from './database/at-station';
import { makeBackup } from './database/backup/make-backup';
import { type Env, readEnv } from './env';
import { stationClock } from './platform/clock';

/** `npm run backup [-- FILE]`: everything that the station has, in one file, while it goes on working. */
async function main(): Promise<void> {
  const env = readEnv(process.env);
  const stopped = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.once(signal, () => stopped.abort(new Error(`stopped by ${signal}`)));
  await atStation(env, async (url) => {
    const file = path.resolve(process.argv[2] ?? fileOfItsOwn(env));
    const { tables } = await makeBackup(url, file, stopped.signal);
    console.log(`${file}: ${tables.reduce((sum, { rows }) => sum + rows, 0)} rows of ${tables.length} tables`);
  });
}

/** Where none is named: under the data folder, by the minute. Another folder is to be there: it may be a disk that is not. */
function fileOfItsOwn({ dataDir, stationTz }: Env): string {
  const folder = path.join(dataDir, 'backups');
  mkdirSync(folder, { recursive: true });
  const minute = stationClock(stationTz).minute().replace('T', '-').replace(':', '');
  return path.join(folder, `forecourt-${minute}.tar.gz`);
}

main().catch((error: unknown) => {
  console.error(`There is no backup: ${error instanceof Error ? error.message : error}`);
  process.exit(1);
});
