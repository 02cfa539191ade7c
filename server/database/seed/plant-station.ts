import { LOCK_NUMBERS } from '../../platform/lock-numbers';
import { poolOf, type Sql, sqlOn } from '../../platform/sql';
import { plantDemo } from './demo-station';
import type { Ground } from './ground';
import { refuseHalfPlanted } from './planting-mark';

/**
 * Plants the demo station on an empty database where the settings ask for it; never touches one in use. Whether it did.
 * Throws an Error where an earlier start left half a demo, whatever the settings ask for now.
 */
export async function plantStation(ground: Ground, days?: number): Promise<boolean> {
  const { database, env, isEmbedded } = ground;
  const sql = sqlOn(poolOf(database));
  const runner = database.createQueryRunner();
  // Several servers that start together on one new database plant once; the others wait as long as that takes.
  await runner.query('SET lock_timeout = 0');
  await runner.query('SET statement_timeout = 0');
  await runner.query('SELECT pg_advisory_lock($1)', [LOCK_NUMBERS.planting]);
  try {
    await refuseHalfPlanted(sql, env);
    const isAsked = (env.stationSeed ?? (isEmbedded ? 'demo' : 'empty')) === 'demo';
    if (!isAsked || !(await isEmpty(sql))) return false;
    await plantDemo(ground, days);
    return true;
  } finally {
    await runner.query('SELECT pg_advisory_unlock($1)', [LOCK_NUMBERS.planting]);
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
