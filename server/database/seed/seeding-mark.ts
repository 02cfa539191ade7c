import type { Env } from '../../env';
import type { Sql } from '../../platform/sql';

/** Set with the first row of a demo station and deleted after its last: if found at a start, the demo is incomplete. */
export const markSeeding = (sql: Sql) => sql(`INSERT INTO station_setting (key, value) VALUES ('planting', 'true')`);

export const unmarkSeeding = (sql: Sql) => sql(`DELETE FROM station_setting WHERE key = 'planting'`);

/** Throws an Error with the remedy if an earlier start was interrupted while it seeded the demo. */
export async function refuseHalfSeeded(sql: Sql, { databaseUrl, dataDir }: Env): Promise<void> {
  const [mark] = await sql(`SELECT FROM station_setting WHERE key = 'planting'`);
  if (!mark) return;
  const remedy = databaseUrl === undefined ? `remove the data folder ${dataDir}` : 'give it a new, empty database';
  throw new Error(`An earlier start was interrupted while it created the demo station: ${remedy} and start again`);
}
