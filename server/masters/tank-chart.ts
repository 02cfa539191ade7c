import type { ChartRow } from '../domain/dip-chart';
import type { Sql } from '../platform/sql';

/** A tank's calibration in ascending order of dips; empty without a chart. */
export const chartOf = (sql: Sql, tankId: number): Promise<ChartRow[]> =>
  sql('SELECT dip, volume FROM dip_chart_row WHERE tank_id = $1 ORDER BY dip', [tankId]);
