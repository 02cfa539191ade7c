import type { Cumulative, StockDay } from '../domain/daily-stock';
import type { BusinessDate } from '../domain/kernel/business-date';
import type { Millilitres } from '../domain/kernel/litres';
import type { Sql } from '../platform/sql';

/** The closed shifts of the days from $2 to $3. */
export const WORKED = `
  worked AS MATERIALIZED (
    SELECT id, shift_date FROM shift WHERE shift_date BETWEEN $2 AND $3 AND state = 'CLOSED')`;

/**
 * What came into each tank on the days of WORKED, by the stock ledger: whatever document brought it, without what was
 * taken back. The two kinds that are most of a shift's entries move money only, and are not looked into.
 */
export const RECEIVED = `
  received AS (
    SELECT m.product_id, m.tank_id, w.shift_date, SUM(m.litres) AS litres
    FROM worked w
    JOIN journal_entry e ON e.shift_id = w.id AND e.document_kind NOT IN ('CREDIT_SALE', 'CASH_COLLECTION')
    JOIN stock_movement m ON m.entry_id = e.id AND m.kind = 'RECEIPT'
    GROUP BY m.product_id, m.tank_id, w.shift_date)`;

/**
 * The days of product $1 with closed shifts, from $2 to $3: `level`, what its tanks held by their own first and last
 * shift of a day; `receipt`, all its tanks together; `sale`, by the frozen totals.
 */
const DAYS = `
  ${WORKED}, ${RECEIVED},
  tank_day AS (
    SELECT w.shift_date, MAX(w.id) AS last_shift_id, (array_agg(o.opening_volume ORDER BY w.id))[1] AS opening,
           (array_agg(d.volume ORDER BY w.id DESC))[1] AS closing
    FROM worked w
    JOIN shift_tank o ON o.shift_id = w.id
    JOIN tank t ON t.id = o.tank_id AND t.product_id = $1
    JOIN tank_dip d ON d.shift_id = o.shift_id AND d.tank_id = o.tank_id AND d.kind = 'CLOSE'
    GROUP BY w.shift_date, o.tank_id),
  level AS (
    SELECT shift_date, MAX(last_shift_id) AS last_shift_id, SUM(opening) AS opening, SUM(closing) AS closing
    FROM tank_day GROUP BY shift_date),
  receipt AS (
    SELECT shift_date, SUM(litres) AS litres FROM received WHERE product_id = $1 GROUP BY shift_date),
  sale AS (
    SELECT shift_date, SUM(litres) AS litres, SUM(testing) AS testing, SUM(amount) AS amount
    FROM daily_total WHERE product_id = $1 AND shift_date BETWEEN $2 AND $3 GROUP BY shift_date),
  day AS (
    SELECT l.shift_date AS date, l.last_shift_id, l.opening, l.closing, COALESCE(r.litres, 0) AS receipt,
           COALESCE(s.litres, 0) AS sale, COALESCE(s.testing, 0) AS testing, COALESCE(s.amount, 0) AS amount
    FROM level l LEFT JOIN receipt r USING (shift_date) LEFT JOIN sale s USING (shift_date))`;

/** A day with what the report shows beside its stock. */
export interface ReportedStockDay extends StockDay {
  /** At 15 °C, tenths of kg/m³: of the morning's last reading, where one was taken. */
  density: number | null;
  /** Of the day's last shift, paise per litre. */
  rate: number | null;
  /** Paise, as its closes froze it. */
  saleValue: number;
}

/** The days of a product on which a shift was closed, in order. */
export const stockDaysOf = (
  sql: Sql,
  productId: number,
  from: BusinessDate,
  to: BusinessDate,
): Promise<ReportedStockDay[]> =>
  sql<ReportedStockDay>(
    `WITH ${DAYS}
     SELECT date, opening::bigint, receipt::bigint, (sale + testing)::bigint AS "meterSale", testing::bigint,
            closing::bigint AS "dipClosing", amount::bigint AS "saleValue",
            (SELECT rate FROM shift_rate WHERE shift_id = last_shift_id AND product_id = $1) AS rate,
            (SELECT (array_agg(density_at_15 ORDER BY id DESC))[1] FROM density_reading
             WHERE business_date = date AND product_id = $1 AND occasion = 'MORNING') AS density
     FROM day ORDER BY date`,
    [productId, from, to],
  );

/** Sums over days, and what the tanks held when the first of them began; null where there is no such day. */
export interface StockSums extends Cumulative {
  opening: Millilitres | null;
}

/** The sums of a product's days, in one row however many there are. */
export async function stockSumsOf(
  sql: Sql,
  productId: number,
  from: BusinessDate,
  to: BusinessDate,
): Promise<StockSums> {
  const [sums] = await sql<StockSums>(
    `WITH ${DAYS}
     SELECT COALESCE(SUM(receipt), 0)::bigint AS receipt, COALESCE(SUM(sale + testing), 0)::bigint AS "meterSale",
            COALESCE(SUM(testing), 0)::bigint AS testing, COALESCE(SUM(sale), 0)::bigint AS sale,
            COALESCE(SUM(closing - (opening + receipt - sale)), 0)::bigint AS variation,
            (array_agg(opening ORDER BY date))[1]::bigint AS opening
     FROM day`,
    [productId, from, to],
  );
  return sums!;
}
