import type { MeterEventKind } from '../../domain/meter-event';
import type { Sql } from '../../platform/sql';

/** One leg of a meter of the shift, for the close form. Millilitres and paise per litre. */
export interface LegRow {
  legId: number;
  nozzleId: number;
  nozzleName: string;
  pumpId: number;
  pumpName: string;
  tankId: number;
  tankName: string;
  productId: number;
  productName: string;
  open: number;
  /** Set if a meter event ended the leg within the shift; that of the running leg comes with the close. */
  close: number | null;
  testing: number;
  rate: number;
  /** Whether its opening reading was typed: the first one of a nozzle, or the first after a reset or replacement. */
  isFirst: boolean;
  isOpenCorrected?: boolean;
  /** The meter event that ended it within the shift. */
  endedBy: MeterEventKind | null;
}

export const legsOf = (sql: Sql, shiftId: number): Promise<LegRow[]> =>
  sql<LegRow>(
    `SELECT r.id AS "legId", r.nozzle_id AS "nozzleId", n.name AS "nozzleName", r.pump_id AS "pumpId", p.name AS "pumpName",
            r.tank_id AS "tankId", k.name AS "tankName", r.product_id AS "productId", d.name AS "productName", r.open, r.close, r.testing, r.rate,
            r.sequence = 1 AND b.kind IS DISTINCT FROM 'ROLLOVER' AS "isFirst", e.kind AS "endedBy"
     FROM nozzle_reading r
     JOIN nozzle n ON n.id = r.nozzle_id
     JOIN pump p ON p.id = r.pump_id
     JOIN tank k ON k.id = r.tank_id
     JOIN product d ON d.id = r.product_id
     LEFT JOIN meter_event e ON e.ended_leg_id = r.id
     LEFT JOIN meter_event b ON b.begun_leg_id = r.id
     WHERE r.shift_id = $1
     ORDER BY r.pump_id, r.nozzle_id, r.chain, r.sequence`,
    [shiftId],
  );

/** Credit sales of the shift per pump and product. */
export interface CreditRow {
  pumpId: number;
  productId: number;
  productName: string;
  litres: number;
  amount: number;
  slips: number;
}

export const creditOf = (sql: Sql, shiftId: number): Promise<CreditRow[]> =>
  sql<CreditRow>(
    `SELECT c.pump_id AS "pumpId", c.product_id AS "productId", d.name AS "productName",
            SUM(c.litres)::bigint AS litres, SUM(c.amount)::bigint AS amount, COUNT(*)::int AS slips
     FROM credit_sale c JOIN product d ON d.id = c.product_id
     WHERE c.shift_id = $1 GROUP BY c.pump_id, c.product_id, d.name ORDER BY c.pump_id, c.product_id`,
    [shiftId],
  );

/** Cash collected per pump during the shift, without the last collection. */
export const cashOf = (sql: Sql, shiftId: number): Promise<{ pumpId: number; amount: number }[]> =>
  sql(
    `SELECT pump_id AS "pumpId", SUM(amount)::bigint AS amount FROM cash_collection
     WHERE shift_id = $1 AND NOT is_last GROUP BY pump_id ORDER BY pump_id`,
    [shiftId],
  );

/** Employees and swipe machines that can have taken money, by id. */
export interface Takers {
  employees: number[];
  machines: number[];
}

/** Includes disabled ones: one disabled during the shift still has its takings in it. */
export async function takersOf(sql: Sql): Promise<Takers> {
  const [takers] = await sql<Takers>(
    `SELECT COALESCE((SELECT jsonb_agg(id) FROM employee), '[]') AS employees,
            COALESCE((SELECT jsonb_agg(id) FROM swipe_machine), '[]') AS machines`,
  );
  return takers!;
}
