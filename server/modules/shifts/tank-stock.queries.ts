import type { ChartRow } from '../../domain/dip-chart';
import { groupBy } from '../../domain/kernel/group-by';
import { inOneRoundTrip } from '../../platform/in-one-round-trip';
import type { Sql } from '../../platform/sql';

/** A tank with its book stock. Millimetres and millilitres. */
export interface TankStock {
  tankId: number;
  tankName: string;
  productId: number;
  productName: string;
  shortName: string;
  capacity: number | null;
  openingDip: number | null;
  openingVolume: number;
  /** Received in the running shift. */
  stockIn: number;
  /** The opening level and the movements since: sales of the running shift come with its close. */
  bookVolume: number;
}

/**
 * The only source of a tank's book stock: for tanks of the running shift their opening level and the movements of that
 * shift's entries, however long the ledger is; without a running shift, the last measured level of those in use.
 */
export const tankStocks = (sql: Sql): Promise<TankStock[]> =>
  sql<TankStock>(
    `WITH running AS (SELECT id FROM shift WHERE state = 'RUNNING'),
     moved AS (
       SELECT m.tank_id, SUM(m.litres) AS litres, SUM(m.litres) FILTER (WHERE m.kind = 'RECEIPT') AS received
       FROM running r JOIN journal_entry e ON e.shift_id = r.id JOIN stock_movement m ON m.entry_id = e.id
       GROUP BY m.tank_id)
     SELECT t.id AS "tankId", t.name AS "tankName", p.id AS "productId", p.name AS "productName",
            COALESCE(p.short_name, p.name) AS "shortName", t.capacity, level.dip AS "openingDip",
            level.volume AS "openingVolume", COALESCE(m.received, 0)::bigint AS "stockIn",
            (level.volume + COALESCE(m.litres, 0))::bigint AS "bookVolume"
     FROM tank t
     JOIN product p ON p.id = t.product_id
     LEFT JOIN running r ON true
     LEFT JOIN shift_tank o ON o.shift_id = r.id AND o.tank_id = t.id
     LEFT JOIN LATERAL (
       SELECT dip, volume FROM tank_dip WHERE r.id IS NULL AND tank_id = t.id ORDER BY id DESC LIMIT 1) d ON true
     CROSS JOIN LATERAL (
       SELECT COALESCE(o.opening_dip, d.dip) AS dip, COALESCE(o.opening_volume, d.volume, t.opening_volume) AS volume) level
     LEFT JOIN moved m ON m.tank_id = t.id
     -- A tank disabled while a shift runs is still to be measured at its close.
     WHERE CASE WHEN r.id IS NULL THEN NOT t.disabled ELSE o.tank_id IS NOT NULL END ORDER BY t.id`,
  );

/** The same with the tank's calibration in ascending order of dips; empty without a chart. */
export interface ChartedTankStock extends TankStock {
  chart: ChartRow[];
}

/** What the levels of a close are compared with: the book volume without the sales of the shift, and the calibration. */
export type MeasuredTank = Pick<
  ChartedTankStock,
  'tankId' | 'tankName' | 'productId' | 'capacity' | 'bookVolume' | 'chart'
>;

export async function chartedTankStocks(sql: Sql): Promise<ChartedTankStock[]> {
  const [stocks, rows] = await inOneRoundTrip([
    tankStocks(sql),
    sql<ChartRow & { tankId: number }>('SELECT tank_id AS "tankId", dip, volume FROM dip_chart_row ORDER BY dip'),
  ]);
  const charts = groupBy(rows, ({ tankId }) => tankId);
  return stocks.map((stock) => ({
    ...stock,
    chart: (charts.get(stock.tankId) ?? []).map(({ dip, volume }) => ({ dip, volume })),
  }));
}
