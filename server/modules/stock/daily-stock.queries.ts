import type { Cumulative, StockDay } from '../../domain/daily-stock';
import type { Density } from '../../domain/density';
import type { BusinessDate } from '../../domain/kernel/business-date';
import type { Millilitres } from '../../domain/kernel/litres';
import type { Sql } from '../../platform/sql';
import type { StockRaisedBy } from '../../platform/station-setting';
import { BESIDE_SALES_AND_CASH } from '../../services/ledger/journal-entry.entity';

/** The closed shifts of the days from $2 to $3. */
export const WORKED = `
  worked AS MATERIALIZED (
    SELECT id, shift_date FROM shift WHERE shift_date BETWEEN $2 AND $3 AND state = 'CLOSED')`;

/**
 * Receipts of each tank on the days of WORKED, by the stock ledger: from any document, without reversed ones. Skips
 * entries that only move money.
 */
export const RECEIVED = `
  received AS (
    SELECT m.product_id, m.tank_id, w.shift_date, SUM(m.litres) AS litres
    FROM worked w
    JOIN journal_entry e ON e.shift_id = w.id AND e.${BESIDE_SALES_AND_CASH}
    JOIN stock_movement m ON m.entry_id = e.id AND m.kind = 'RECEIPT'
    GROUP BY m.product_id, m.tank_id, w.shift_date)`;

/**
 * The days of product $1 with closed shifts, from $2 to $3: `level`, the contents of its tanks by their own first and
 * last shift of a day; `receipt`, all its tanks together; `sale`, by the frozen totals.
 */
const DAYS = `
  ${WORKED}, ${RECEIVED},
  tank_day AS (
    SELECT w.shift_date, (array_agg(o.opening_volume ORDER BY w.id))[1] AS opening,
           (array_agg(d.volume ORDER BY w.id DESC))[1] AS closing
    FROM worked w
    JOIN shift_tank o ON o.shift_id = w.id
    JOIN tank t ON t.id = o.tank_id AND t.product_id = $1
    JOIN tank_dip d ON d.shift_id = o.shift_id AND d.tank_id = o.tank_id AND d.kind = 'CLOSE'
    GROUP BY w.shift_date, o.tank_id),
  level AS (
    SELECT shift_date, SUM(opening) AS opening, SUM(closing) AS closing
    FROM tank_day GROUP BY shift_date),
  receipt AS (
    SELECT shift_date, SUM(litres) AS litres FROM received WHERE product_id = $1 GROUP BY shift_date),
  sale AS (
    SELECT shift_date, SUM(litres) AS litres, SUM(testing) AS testing, SUM(amount) AS amount
    FROM daily_total WHERE product_id = $1 AND shift_date BETWEEN $2 AND $3 GROUP BY shift_date),
  day AS (
    SELECT l.shift_date AS date, l.opening, l.closing, COALESCE(r.litres, 0) AS receipt,
           COALESCE(s.litres, 0) AS sale, COALESCE(s.testing, 0) AS testing, COALESCE(s.amount, 0) AS amount
    FROM level l LEFT JOIN receipt r USING (shift_date) LEFT JOIN sale s USING (shift_date))`;

/** A day with the report's figures besides its stock. */
export interface ReportedStockDay extends StockDay {
  /** At 15 °C, tenths of kg/m³; null if the morning's readings differ, or none was taken. */
  density: number | null;
  /** Each reading of the morning by tank, if they differ. */
  densities: { tank: string | null; density: Density }[];
  /** Paise per litre in all shifts of the day; null if it changed between them. */
  rate: number | null;
  /** The rates in order, if they changed. */
  rates: number[];
  /** Paise, as frozen by the closes. */
  saleValue: number;
}

/** The days of a product with closed shifts, in order. */
export const stockDaysOf = (
  sql: Sql,
  productId: number,
  from: BusinessDate,
  to: BusinessDate,
): Promise<ReportedStockDay[]> =>
  sql<ReportedStockDay>(
    `WITH ${DAYS},
     held AS (
       SELECT w.shift_date, r.shift_id, r.rate,
              r.rate IS DISTINCT FROM LAG(r.rate) OVER (PARTITION BY w.shift_date ORDER BY r.shift_id) AS is_new
       FROM worked w JOIN shift_rate r ON r.shift_id = w.id AND r.product_id = $1),
     price AS (
       SELECT shift_date, CASE WHEN COUNT(DISTINCT rate) = 1 THEN MIN(rate) END AS rate,
              CASE WHEN COUNT(DISTINCT rate) > 1 THEN json_agg(rate ORDER BY shift_id) FILTER (WHERE is_new)
                   ELSE '[]' END AS rates
       FROM held GROUP BY shift_date)
     SELECT date, opening::bigint, receipt::bigint, (sale + testing)::bigint AS "meterSale", testing::bigint,
            closing::bigint AS "dipClosing", amount::bigint AS "saleValue",
            price.rate, COALESCE(price.rates, '[]') AS rates, read.density, read.densities
     FROM day
     LEFT JOIN price ON price.shift_date = date
     CROSS JOIN LATERAL (
       SELECT CASE WHEN COUNT(DISTINCT d.density_at_15) = 1 THEN MIN(d.density_at_15) END AS density,
              CASE WHEN COUNT(DISTINCT d.density_at_15) > 1
                   THEN json_agg(json_build_object('tank', k.name, 'density', d.density_at_15) ORDER BY k.name, d.id)
                   ELSE '[]' END AS densities
       FROM density_reading d LEFT JOIN tank k ON k.id = d.tank_id
       WHERE d.business_date = date AND d.product_id = $1 AND d.occasion = 'MORNING') read
     ORDER BY date`,
    [productId, from, to],
  );

/** The closing levels of the tanks of product $1. */
const CLOSES = `
  shift s
  JOIN tank_dip d ON d.shift_id = s.id AND d.kind = 'CLOSE' AND s.state = 'CLOSED'
  JOIN tank t ON t.id = d.tank_id AND t.product_id = $1`;

/** The last day, up to `until`, on which a tank of a product was closed; null before the first. */
export async function lastDayOf(sql: Sql, productId: number, until: BusinessDate): Promise<BusinessDate | null> {
  const [last] = await sql<{ day: BusinessDate }>(
    `SELECT s.shift_date AS day FROM ${CLOSES} WHERE s.shift_date <= $2 ORDER BY s.shift_date DESC LIMIT 1`,
    [productId, until],
  );
  return last?.day ?? null;
}

/** Of the stock-ins whose two quantities differ, the quantities that raised the stock of a product's days. */
export async function countedOf(
  sql: Sql,
  productId: number,
  from: BusinessDate,
  to: BusinessDate,
): Promise<StockRaisedBy[]> {
  const rows = await sql<{ counted: StockRaisedBy }>(
    `WITH ${WORKED}
     SELECT DISTINCT CASE n.stock_quantity WHEN n.measured THEN 'MEASURED' ELSE 'ENTERED' END AS counted
     FROM worked w
     JOIN stock_in n ON n.shift_id = w.id AND n.quantity <> n.measured
     JOIN tank t ON t.id = n.tank_id AND t.product_id = $1`,
    [productId, from, to],
  );
  return rows.map(({ counted }) => counted);
}

/**
 * Sums over days, and the contents of the tanks at the beginning of the first; null without such a day. `receipt` is
 * the change of their contents: a tank commissioned in between counts with its contents.
 */
export interface StockSums extends Cumulative {
  opening: Millilitres | null;
}

/**
 * The sums of a product's days in one row. They may span years, so only the stored figures of the closes are read, no
 * documents.
 */
export async function stockSumsOf(
  sql: Sql,
  productId: number,
  from: BusinessDate,
  to: BusinessDate,
): Promise<StockSums> {
  const [sums] = await sql<StockSums>(
    `WITH opening AS (
       SELECT SUM(opening_volume) AS opening FROM (
         SELECT DISTINCT ON (d.tank_id) o.opening_volume
         FROM ${CLOSES}
         JOIN shift_tank o ON o.shift_id = d.shift_id AND o.tank_id = d.tank_id
         WHERE s.shift_date = (
           SELECT s.shift_date FROM ${CLOSES} WHERE s.shift_date BETWEEN $2 AND $3 ORDER BY s.shift_date LIMIT 1)
         ORDER BY d.tank_id, s.id) tank),
     closing AS (
       SELECT SUM(volume) AS closing FROM (
         SELECT DISTINCT ON (d.tank_id) d.volume
         FROM ${CLOSES}
         WHERE s.shift_date = (
           SELECT s.shift_date FROM ${CLOSES} WHERE s.shift_date BETWEEN $2 AND $3 ORDER BY s.shift_date DESC LIMIT 1)
         ORDER BY d.tank_id, s.id DESC) tank),
     varied AS (
       SELECT COALESCE(SUM(d.variation), 0) AS variation FROM ${CLOSES} WHERE s.shift_date BETWEEN $2 AND $3),
     sold AS (
       SELECT COALESCE(SUM(litres), 0) AS sale, COALESCE(SUM(testing), 0) AS testing
       FROM daily_total WHERE product_id = $1 AND shift_date BETWEEN $2 AND $3)
     SELECT COALESCE(closing - opening + sale - variation, 0)::bigint AS receipt,
            (sale + testing)::bigint AS "meterSale", testing::bigint, sale::bigint, variation::bigint, opening::bigint
     FROM opening, closing, varied, sold`,
    [productId, from, to],
  );
  return sums!;
}
