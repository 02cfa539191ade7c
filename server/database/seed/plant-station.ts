import type { DataSource } from 'typeorm';
import { poolOf, sqlOn } from '../../platform/sql';
import { plantDemo } from './demo-station';
import type { Ground } from './ground';

const SEED_LOCK = 74_003;

/** Plants the demo station on an empty database where the settings ask for it; never touches one in use. Whether it did. */
export async function plantStation(ground: Ground, days?: number): Promise<boolean> {
  if ((ground.env.stationSeed ?? (ground.isEmbedded ? 'demo' : 'empty')) !== 'demo') return false;
  const runner = ground.database.createQueryRunner();
  // Several servers that start together on one new database plant once.
  await runner.query('SELECT pg_advisory_lock($1)', [SEED_LOCK]);
  try {
    if (!(await isEmpty(ground.database))) return false;
    await plantDemo(ground, days);
    return true;
  } finally {
    await runner.query('SELECT pg_advisory_unlock($1)', [SEED_LOCK]);
    await runner.release();
  }
}

async function isEmpty(database: DataSource): Promise<boolean> {
  const [row] = await sqlOn(poolOf(database))<{ used: boolean }>(
    'SELECT EXISTS (SELECT FROM app_user) OR EXISTS (SELECT FROM product) AS used',
  );
  return !row!.used;
}
