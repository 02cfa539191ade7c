import type { DataSource, MigrationInterface } from 'typeorm';
import { openDatabase } from '../../server/database/data-source';
import { PlainNames1764300000026 } from '../../server/database/migrations/0026-plain-names';
import { asTester, PATIENT } from './database';

/**
 * Runs an older migration again on today's database, whose tables have other names. Connects as the owner of the
 * tables, as migrations do; the server's own role owns none.
 */
export async function runOldMigration({ options }: DataSource, migration: MigrationInterface): Promise<void> {
  const database = await openDatabase(asTester((options as { url: string }).url), PATIENT);
  const names = new PlainNames1764300000026();
  const runner = database.createQueryRunner();
  await runner.startTransaction();
  await names.down(runner);
  await migration.up(runner);
  await names.up(runner);
  await runner.commitTransaction();
  await runner.release();
  await database.destroy();
}
