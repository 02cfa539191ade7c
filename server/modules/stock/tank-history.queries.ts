import type { BusinessDate } from '../../domain/kernel/business-date';
import type { OpenLine } from '../../domain/loss-hints';
import type { TankDay, TankHistory } from '../../domain/tank-history';
import type { Sql } from '../../platform/sql';
import { RECEIVED, WORKED } from './daily-stock.queries';

type TankDayRow = Omit<TankHistory, 'days'> & TankDay;

/**
 * The tanks of some products, each with its days in the range with closed shifts: the closing levels, the receipts by
 * the stock ledger, and the sales of its nozzles by their legs. These are read shift by shift; the planner would
 * otherwise read all years for a month.
 */
export async function tankHistoriesOf(
  sql: Sql,
  productIds: number[],
  from: BusinessDate,
  to: BusinessDate,
): Promise<TankHistory[]> {
  const rows = await sql<TankDayRow>(
    `WITH ${WORKED}, ${RECEIVED},
     dip AS (
       SELECT d.tank_id, w.shift_date, SUM(d.variation) AS variation
       FROM worked w
       JOIN tank_dip d ON d.shift_id = w.id AND d.kind = 'CLOSE'
       GROUP BY d.tank_id, w.shift_date),
     nozzle_day AS (
       SELECT r.tank_id, w.shift_date, concat(p.name, ' ', n.name) AS nozzle, SUM(r.litres) AS litres
       FROM worked w
       CROSS JOIN LATERAL (
         SELECT tank_id, pump_id, nozzle_id, SUM(consumption) AS litres
         FROM nozzle_reading WHERE shift_id = w.id GROUP BY tank_id, pump_id, nozzle_id) r
       JOIN nozzle n ON n.id = r.nozzle_id
       JOIN pump p ON p.id = r.pump_id
       GROUP BY r.tank_id, w.shift_date, p.name, n.name),
     sale AS (
       SELECT tank_id, shift_date,
              jsonb_agg(jsonb_build_object('nozzleName', nozzle, 'litres', litres) ORDER BY nozzle) AS sales
       FROM nozzle_day GROUP BY tank_id, shift_date)
     SELECT t.id AS "tankId", t.name AS "tankName", p.id AS "productId",
            COALESCE(p.short_name, p.name) AS "productName", d.shift_date AS date, d.variation::bigint AS variation,
            COALESCE(r.litres, 0)::bigint AS receipt, COALESCE(s.sales, '[]') AS sales
     FROM dip d
     JOIN tank t ON t.id = d.tank_id
     JOIN product p ON p.id = t.product_id
     LEFT JOIN received r ON r.tank_id = d.tank_id AND r.shift_date = d.shift_date
     LEFT JOIN sale s ON s.tank_id = d.tank_id AND s.shift_date = d.shift_date
     WHERE p.id = ANY($1)
     ORDER BY t.id, d.shift_date`,
    [productIds, from, to],
  );
  return [...new Set(rows.map(({ tankId }) => tankId))].map((id) => {
    const days = rows.filter(({ tankId }) => tankId === id);
    const { tankId, tankName, productId, productName } = days[0]!;
    return { tankId, tankName, productId, productName, days };
  });
}

/** The invoice lines of some products received up to a day and not yet fully unloaded, oldest first. */
export const openLinesOf = (sql: Sql, productIds: number[], to: BusinessDate): Promise<OpenLine[]> =>
  sql<OpenLine>(
    `SELECT i.invoice_number AS "invoiceNumber", l.product_id AS "productId", i.received_on AS "receivedOn",
            l.quantity - l.unloaded AS remaining
     FROM invoice_line l JOIN invoice i ON i.id = l.invoice_id
     WHERE l.unloaded < l.quantity AND l.product_id = ANY($1) AND i.received_on <= $2
     ORDER BY i.received_on, l.id`,
    [productIds, to],
  );
