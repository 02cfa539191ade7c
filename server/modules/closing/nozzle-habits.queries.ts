import type { NozzleHabit } from '../../domain/closing-warnings';
import type { Sql } from '../../platform/sql';

/** What a nozzle usually sells in a shift, in millilitres, the most it pours in a minute, in litres, and the last figure of its meter. */
interface Habit extends Pick<NozzleHabit, 'usual'> {
  flowRate: number;
  meterMax: number | null;
}

/** The usual sale of each nozzle over thirty days. It looks up the shifts of those days first, and reads no others. */
export async function habitsOfNozzles(sql: Sql, day: string): Promise<Map<number, Habit>> {
  const rows = await sql<Habit & { nozzleId: number }>(
    `SELECT n.id AS "nozzleId", n.flow_rate AS "flowRate", n.meter_max AS "meterMax", lately.usual
     FROM nozzle n
     LEFT JOIN (SELECT r.nozzle_id, percentile_disc(0.5) WITHIN GROUP (ORDER BY r.consumption) AS usual
                FROM shift s JOIN nozzle_reading r ON r.shift_id = s.id AND r.close IS NOT NULL
                WHERE s.shift_date BETWEEN $1::date - 29 AND $1 GROUP BY r.nozzle_id) lately ON lately.nozzle_id = n.id`,
    [day],
  );
  return new Map(rows.map(({ nozzleId, ...habit }) => [nozzleId, habit]));
}
