import 'reflect-metadata';
import path from 'node:path';
import { checkBooks } from './books/check-books';
import { invariants } from './books/invariants';
import { openDatabase } from './database/data-source';
import { startEmbedded } from './database/embedded';
import { readEnv } from './env';
import { createLog } from './platform/log';

/** `npm run books`: do all invariants of the station's books hold? Exit code 1 where one does not. */
async function main(): Promise<void> {
  const env = readEnv(process.env);
  const log = createLog(env);
  const embedded = env.databaseUrl ? null : await startEmbedded({ dir: path.resolve(env.dataDir, 'postgres'), log });
  // Some of them read every entry of the years: they take the time that they need.
  const database = await openDatabase(env.databaseUrl ?? embedded!.url, { poolSize: 1, isLimited: false });
  const breaches = await checkBooks(database);
  await database.destroy();
  // A running station goes on with its database.
  if (embedded && !embedded.reused) await embedded.stop();
  for (const { invariant, rows } of breaches) console.error(`BROKEN: ${invariant}\n${JSON.stringify(rows)}`);
  console.log(`${invariants.length - breaches.length} of ${invariants.length} invariants hold`);
  process.exitCode = breaches.length === 0 ? 0 : 1;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
