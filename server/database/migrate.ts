import { LOCK_NUMBERS } from '../platform/lock-numbers';
import { openDatabase } from './data-source';
import { refuseNewerSchema } from './refuse-newer-schema';

/**
 * Brings the database at this address to this version's schema, forward only, one transaction per migration.
 * Throws where it is further already. On connections of its own without time limits: a large table, or another server's turn, may take minutes.
 */
export async function migrate(url: string): Promise<void> {
  const database = await openDatabase(url, { poolSize: 2, isLimited: false });
  try {
    const runner = database.createQueryRunner();
    await runner.query('SELECT pg_advisory_lock($1)', [LOCK_NUMBERS.migration]);
    try {
      await refuseNewerSchema(database);
      await database.runMigrations();
    } finally {
      await runner.query('SELECT pg_advisory_unlock($1)', [LOCK_NUMBERS.migration]);
      await runner.release();
    }
  } finally {
    await database.destroy();
  }
}
