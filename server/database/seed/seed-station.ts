import { LOCK_NUMBERS } from '../../platform/lock-numbers';
import { poolOf, type Sql, sqlOn } from '../../platform/sql';
import { seedDemo } from './demo-station';
import type { SeedContext } from './seed-context';
import { refuseHalfSeeded } from './seeding-mark';

/**
 * Seeds the demo station into an empty database if the settings request it; never touches one in use. Returns whether
 * it did. Throws an Error if an earlier start left a partial demo, whatever the settings are now.
 */
export async function seedStation(ground: SeedContext, days?: number): Promise<boolean> {
  const { database, env, isEmbedded } = ground;
  const sql = sqlOn(poolOf(database));
  const runner = database.createQueryRunner();
  // Of several servers that start together on a new database one seeds it; the others wait without a limit.
  await runner.query('SET lock_timeout = 0');
  await runner.query('SET statement_timeout = 0');
  await runner.query('SELECT pg_advisory_lock($1)', [LOCK_NUMBERS.seeding]);
  try {
    await refuseHalfSeeded(sql, env);
    const isAsked = (env.stationSeed ?? (isEmbedded ? 'demo' : 'empty')) === 'demo';
    if (!isAsked || !(await isEmpty(sql))) return false;
    await seedDemo(ground, days);
    return true;
  } finally {
    await runner.query('SELECT pg_advisory_unlock($1)', [LOCK_NUMBERS.seeding]);
    await runner.query('RESET lock_timeout');
    await runner.query('RESET statement_timeout');
    await runner.release();
  }
}

async function isEmpty(sql: Sql): Promise<boolean> {
  const [row] = await sql<{ used: boolean }>(
    'SELECT EXISTS (SELECT FROM app_user) OR EXISTS (SELECT FROM product) AS used',
  );
  return !row!.used;
}
