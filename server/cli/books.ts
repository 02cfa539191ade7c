import 'reflect-metadata';
import { checkBooks } from '../books/check-books';
import { invariants } from '../books/invariants';
import { atStation } from '../database/at-station';
import { openDatabase } from '../database/data-source';
import { readEnv } from '../env';
import { checkAuditHead } from '../platform/audit-head';
import { poolOf, sqlOn } from '../platform/sql';

/** The audit head to look for: `npm run books -- --audit-head 1234-9f3a-7c21-b0d4-5e6f`. */
function askedHead(): string | undefined {
  const at = process.argv.indexOf('--audit-head');
  if (at < 0) return undefined;
  const head = process.argv[at + 1];
  if (head === undefined)
    throw new Error('give the audit head: npm run books -- --audit-head 1234-9f3a-7c21-b0d4-5e6f');
  return head;
}

/**
 * `npm run books`: checks all invariants of the station's books, and whether an audit head printed earlier is still in
 * the audit's chain. Exit code 1 if a check fails.
 */
async function main(): Promise<void> {
  const env = readEnv(process.env);
  const head = askedHead();
  const { breaches, found } = await atStation(env, async ({ ownerUrl }) => {
    // No time limits: some invariants read every entry of all years.
    const database = await openDatabase(ownerUrl, { poolSize: 1, isLimited: false });
    try {
      const found = head === undefined ? null : await checkAuditHead(sqlOn(poolOf(database)), head);
      return { breaches: await checkBooks(database), found };
    } finally {
      await database.destroy();
    }
  });
  for (const { invariant, rows } of breaches) console.error(`BROKEN: ${invariant}\n${JSON.stringify(rows)}`);
  console.log(`${invariants.length - breaches.length} of ${invariants.length} invariants hold`);
  if (found) console[found.isInChain ? 'log' : 'error'](`${found.isInChain ? '' : 'BROKEN: '}${found.said.message}`);
  process.exitCode = breaches.length === 0 && found?.isInChain !== false ? 0 : 1;
}

main().catch((error: unknown) => {
  console.error(`The books could not be checked: ${error instanceof Error ? error.message : error}`);
  process.exit(1);
});
