import type { DataSource } from 'typeorm';
import { openDatabase } from './data-source';

/** Any constant: server processes that start together take turns. */
const MIGRATION_LOCK = 74_001;

/** Brings an open database to this version's schema, forward only, one transaction per migration. */
export async function migrateDatabase(database: DataSource): Promise<void> {
  const runner = database.createQueryRunner();
  await runner.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
  try {
    await database.runMigrations();
  } finally {
    await runner.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    await runner.release();
  }
}

/** The same by address, for tests and tools. */
export async function migrate(url: string): Promise<void> {
  const database = await openDatabase(url, { poolSize: 2 });
  try {
    await migrateDatabase(database);
  } finally {
    await database.destroy();
  }
}
