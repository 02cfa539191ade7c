import 'reflect-metadata';
import { checkBooks } from './books/check-books';
import { invariants } from './books/invariants';
import { atStation } from './database/at-station';
import { openDatabase } from './database/data-source';
import { readEnv } from './env';

/** `npm run books`: do all invariants of the station's books hold? Exit code 1 where one does not. */
async function main(): Promise<void> {
  const env = readEnv(process.env);
  const breaches = await atStation(env, async (url) => {
    // Some of them read every entry of the years: they take the time that they need.
    const database = await openDatabase(url, { poolSize: 1, isLimited: false });
    return checkBooks(database).finally(() => database.destroy());
  });
  for (const { invariant, rows } of breaches) console.error(`BROKEN: ${invariant}\n${JSON.stringify(rows)}`);
  console.log(`${invariants.length - breaches.length} of ${invariants.length} invariants hold`);
  process.exitCode = breaches.length === 0 ? 0 : 1;
}

main().catch((error: unknown) => {
  console.error(`The books were not checked: ${error instanceof Error ? error.message : error}`);
  process.exit(1);
});
