import { isLowTank } from '../../domain/days-of-cover';
import type { Millilitres } from '../../domain/kernel/litres';
import { inOneRoundTrip } from '../../platform/in-one-round-trip';
import type { Sql } from '../../platform/sql';
import { stationSetting } from '../../platform/station-setting';

/** Contents of a tank at the close of its shift. Millilitres. */
export interface ClosingStock {
  tankId: number;
  tank: string;
  product: string;
  litres: Millilitres;
  capacity: Millilitres | null;
  isLow: boolean;
}

/** The tanks of a closed shift with their last measured level; low below the station's percentage of the capacity. */
export async function closingStockOf(sql: Sql, shiftId: number): Promise<ClosingStock[]> {
  const [stocks, lowPercent] = await inOneRoundTrip([
    sql<Omit<ClosingStock, 'isLow'>>(
      `SELECT t.id AS "tankId", t.name AS tank, p.short_name AS product, d.volume AS litres, t.capacity
       FROM tank_dip d JOIN tank t ON t.id = d.tank_id JOIN product p ON p.id = t.product_id
       WHERE d.shift_id = $1 AND d.kind = 'CLOSE' ORDER BY t.id`,
      [shiftId],
    ),
    stationSetting(sql, 'lowStockPercent'),
  ]);
  return stocks.map((stock) => ({ ...stock, isLow: isLowTank(stock.litres, stock.capacity, lowPercent) }));
}
