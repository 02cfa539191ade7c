import 'reflect-metadata';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openDatabase } from '../database/data-source';
import { startEmbedded } from '../database/embedded';
import { migrate } from '../database/migrate';
import { readEnv } from '../env';
import { createLog } from '../platform/log';

/**
 * `npm run draft-migration`: prints the statements that the entities need beyond the migrated schema, as the draft of the
 * next migration. Runs on a temporary database.
 */
async function main(): Promise<void> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'forecourt-draft-'));
  fs.chmodSync(folder, 0o755);
  const log = createLog({ ...readEnv(process.env), logLevel: 'warn' });
  const embedded = await startEmbedded({ dir: path.join(folder, 'postgres'), log });
  try {
    await printDraft(embedded.ownerUrl);
  } finally {
    await embedded.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

async function printDraft(url: string): Promise<void> {
  await migrate(url);
  const database = await openDatabase(url, { poolSize: 2 });
  const { upQueries } = await database.driver.createSchemaBuilder().log();
  for (const { query, parameters = [] } of upQueries)
    console.log(`${query.replace(/\$(\d+)/g, (_, index) => literal(parameters[Number(index) - 1]))};`);
  if (upQueries.length === 0) console.log('-- The migrations already make every table and column of the entities.');
  await database.destroy();
}

const literal = (value: unknown): string => (value == null ? 'NULL' : `'${String(value).replaceAll("'", "''")}'`);

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
