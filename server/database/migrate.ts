import { LOCK_NUMBERS } from '../platform/lock-numbers';
import { openDatabase } from './data-source';
import { refuseNewerSchema } from './refuse-newer-schema';
import { grantServing } from './roles';

/**
 * Migrates the database at its owner's URL to this version's schema, forward only, one transaction per migration; then
 * grants the role of `url`, if it is another one, the privileges of a server. Throws if the schema is newer. Uses
 * connections without time limits: a large table, or another server's migration, may take minutes.
 */
export async function migrate(ownerUrl: string, url = ownerUrl): Promise<void> {
  const database = await openDatabase(ownerUrl, { poolSize: 2, isLimited: false });
  try {
    const runner = database.createQueryRunner();
    await runner.query('SELECT pg_advisory_lock($1)', [LOCK_NUMBERS.migration]);
    try {
      await refuseNewerSchema(database);
      await database.runMigrations();
      await grantServing({ url, ownerUrl });
    } finally {
      await runner.query('SELECT pg_advisory_unlock($1)', [LOCK_NUMBERS.migration]);
      await runner.release();
    }
  } finally {
    await database.destroy();
  }
}
