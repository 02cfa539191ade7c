import type { Sql } from '../../platform/sql';
import type { DemoStation } from './demo-masters';
import type { Work } from './demo-work';

/** Hydrometer reading at 30 °C, and the challan's density at 15 °C: diesel, then petrol (kg/m³ × 10, and text). */
const DENSITIES = [
  { at30: 8220, challan: '832.5' },
  { at30: 7350, challan: '748.3' },
] as const;

/** The demo densities of a product. */
export const densityOf = ({ products }: DemoStation, productId: number): (typeof DENSITIES)[number] =>
  DENSITIES[products.findIndex(({ id }) => id === productId)]!;

/** The official inspection of the first morning: the opening figures of every fuel. */
export async function inspect({ act }: Work, sql: Sql, shiftDate: string): Promise<void> {
  const fuels = await sql<{ productId: number; readingSum: number; totalStock: number }>(
    `SELECT r.product_id AS "productId", SUM(r.open)::bigint AS "readingSum",
            (SELECT SUM(o.opening_volume)::bigint FROM shift_tank o JOIN tank t ON t.id = o.tank_id
             WHERE o.shift_id = r.shift_id AND t.product_id = r.product_id) AS "totalStock"
     FROM nozzle_reading r JOIN shift s ON s.id = r.shift_id AND s.state = 'RUNNING' GROUP BY r.shift_id, r.product_id ORDER BY r.product_id`,
  );
  for (const fuel of fuels) await act('recordInspection', { ...fuel, inspectionDate: shiftDate, totalBeforeStock: 0 });
}

/** The morning's density readings, one tank of each fuel. */
export async function readDensities({ act, station, chance }: Work, shiftDate: string): Promise<void> {
  for (const [place, { id: productId }] of station.products.entries())
    await act('recordDensity', {
      businessDate: shiftDate,
      occasion: 'MORNING',
      productId,
      // The demo has two tanks of each fuel, in the order of its products.
      tankId: station.tankIds[2 * place],
      density: densityOf(station, productId).at30 + chance.between(-6, 6),
      temperature: 300,
    });
}
