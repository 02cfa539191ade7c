import 'reflect-metadata';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { atStation } from '../database/at-station';
import { makeBackup } from '../database/backup/make-backup';
import { type Env, readEnv } from '../env';
import { stationClock } from '../platform/clock';

/** `npm run backup [-- FILE]`: backs up the whole station into one file while it runs. */
async function main(): Promise<void> {
  const env = readEnv(process.env);
  const stopped = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.once(signal, () => stopped.abort(new Error(`stopped by ${signal}`)));
  await atStation(env, async ({ ownerUrl }) => {
    const asked = process.argv[2];
    const wanted = path.resolve(asked ?? fileOfItsOwn(env));
    const { tables, file, auditHead } = await makeBackup(
      ownerUrl,
      wanted,
      stopped.signal,
      asked === undefined ? (list) => nameWithHead(wanted, list.auditHead) : undefined,
    );
    console.log(`${file}: ${tables.reduce((sum, { rows }) => sum + rows, 0)} rows of ${tables.length} tables`);
    if (auditHead) console.log(`Audit head: ${auditHead}`);
  });
}

/**
 * The default file: in the data folder, named by the minute. Any other folder must exist: it may be a disk that is not
 * mounted.
 */
function fileOfItsOwn({ dataDir, stationTz }: Env): string {
  const folder = path.join(dataDir, 'backups');
  mkdirSync(folder, { recursive: true });
  const minute = stationClock(stationTz).minute().replace('T', '-').replace(':', '');
  return path.join(folder, `forecourt-${minute}.tar.gz`);
}

/** Puts the audit head into the file name, so that copies elsewhere prove the state of the audit. */
const nameWithHead = (file: string, head: string | undefined): string =>
  path.basename(file).replace(/\.tar\.gz$/, `${head ? `-audit-${head}` : ''}.tar.gz`);

main().catch((error: unknown) => {
  console.error(`No backup was made: ${error instanceof Error ? error.message : error}`);
  process.exit(1);
});
