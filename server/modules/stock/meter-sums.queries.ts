import type { MeterSums } from '../../domain/stock-in-shift';
import type { Sql } from '../../platform/sql';

/**
 * The sums of the meters of each tank's nozzles in a shift, by tank id: the lowest reading of each at the beginning,
 * and the highest at the close. If a meter event ended a leg, a delivery may have come before or after it.
 */
export async function meterSumsOf(sql: Sql, shiftId: number): Promise<ReadonlyMap<number, MeterSums>> {
  const rows = await sql<MeterSums & { tankId: number }>(
    `SELECT tank_id AS "tankId", SUM(open)::bigint AS least,
            CASE WHEN bool_and(is_complete) THEN SUM(close)::bigint END AS most
     FROM (SELECT tank_id, MIN(open) AS open, MAX(close) AS close, bool_and(close IS NOT NULL) AS is_complete
           FROM nozzle_reading WHERE shift_id = $1 GROUP BY tank_id, nozzle_id) nozzle
     GROUP BY tank_id`,
    [shiftId],
  );
  return new Map(rows.map(({ tankId, ...sums }) => [tankId, sums]));
}
