import type { InspectionBase } from '../../domain/daily-stock';
import type { BusinessDate } from '../../domain/kernel/business-date';
import type { Percent } from '../../domain/kernel/percent';
import { GUIDELINES, type SoldInYear, settingOn, type VariationSetting } from '../../domain/variation-band';
import type { Sql } from '../../platform/sql';

export interface Fuel {
  id: number;
  /** HS or MS. */
  shortName: string;
}

/** The product, or every fuel with a tank if null. */
export const fuelsOf = (sql: Sql, productId: number | null): Promise<Fuel[]> =>
  sql<Fuel>(
    `SELECT id, COALESCE(short_name, name) AS "shortName" FROM product p
     WHERE CASE WHEN $1::int IS NULL THEN kind = 'FUEL' AND EXISTS (SELECT FROM tank WHERE product_id = p.id)
                ELSE id = $1 END
     ORDER BY id`,
    [productId],
  );

export interface DatedInspection extends InspectionBase {
  date: BusinessDate;
  /** 'HH:MM' in the station's time; null if it counts as made before the first shift of its day. */
  time: string | null;
  /** The first day of the books, if it is later and meters had moved by then: the receipts up to it are unknown. */
  unknownUntil: BusinessDate | null;
  /** A meter of the product had an event on its day; it is unknown whether before or after the inspector's reading. */
  isMeterChanged: boolean;
}

/**
 * The inspections of a product in force on any day of the range: the last one up to the first day, and those until the
 * last. The meters at the beginning of an inspection's day are the opening readings of that day; on a day without a
 * shift the closing readings of the last one before; if the books begin later, their first readings.
 */
export const inspectionsOf = (
  sql: Sql,
  productId: number,
  from: BusinessDate,
  to: BusinessDate,
): Promise<DatedInspection[]> =>
  sql<DatedInspection>(
    `SELECT i.inspection_date AS date, i.reading_sum AS "readingSum", i.total_stock AS "totalStock",
            i.total_before_stock AS "totalBeforeStock", i.inspection_time AS "time",
            i.testing_before AS "testingBefore", m.reading AS "openingReadingSum",
            CASE WHEN i.inspection_date < begun.day AND i.reading_sum <> m.reading THEN begun.day END AS "unknownUntil",
            EXISTS (
              SELECT FROM shift s
              JOIN meter_event e ON e.shift_id = s.id
              JOIN nozzle_reading r ON r.id = e.ended_leg_id AND r.product_id = $1
              WHERE s.shift_date = i.inspection_date) AS "isMeterChanged"
     FROM inspection i
     CROSS JOIN (SELECT MIN(shift_date) AS day FROM shift WHERE shift_date <= $3) begun
     LEFT JOIN LATERAL (
       SELECT id FROM shift
       WHERE shift_date < i.inspection_date AND NOT EXISTS (SELECT FROM shift WHERE shift_date = i.inspection_date)
       ORDER BY shift_date DESC, id DESC LIMIT 1) before ON true
     CROSS JOIN LATERAL (
       SELECT COALESCE(SUM(nozzle.reading), 0)::bigint AS reading FROM (
         (SELECT DISTINCT ON (r.nozzle_id) r.open AS reading
          FROM shift s JOIN nozzle_reading r ON r.shift_id = s.id AND r.product_id = $1
          WHERE s.shift_date = GREATEST(i.inspection_date, begun.day) ORDER BY r.nozzle_id, r.chain, r.sequence)
         UNION ALL
         (SELECT DISTINCT ON (r.nozzle_id) COALESCE(r.close, r.open) FROM nozzle_reading r
          WHERE r.shift_id = before.id AND r.product_id = $1 ORDER BY r.nozzle_id, r.chain DESC, r.sequence DESC)
       ) nozzle) m
     WHERE i.product_id = $1 AND i.inspection_date <= $3
       AND i.inspection_date >= COALESCE(
         (SELECT MAX(inspection_date) FROM inspection WHERE product_id = $1 AND inspection_date <= $2), '-infinity')
     ORDER BY i.inspection_date`,
    [productId, from, to],
  );

/**
 * The permitted variation of a product with its first day in force: the guidelines' figures first, if they cover the
 * product.
 */
export async function variationSettingsOf(sql: Sql, { id, shortName }: Fuel): Promise<VariationSetting[]> {
  const settings = await sql<VariationSetting>(
    `SELECT from_date AS "from", stock, evaporation, large_evaporation AS "largeEvaporation", large_above AS "largeAbove"
     FROM permitted_variation WHERE product_id = $1 ORDER BY from_date`,
    [id],
  );
  const guideline = GUIDELINES[shortName];
  return guideline === undefined ? settings : [guideline, ...settings];
}

/** The permitted share of the measured stock of each product, as in force on a day; without those that have none. */
export async function permittedStockOn(
  sql: Sql,
  fuels: readonly { productId: number; shortName: string }[],
  day: BusinessDate,
): Promise<Map<number, Percent>> {
  const permitted = new Map<number, Percent>();
  for (const { productId: id, shortName } of new Map(fuels.map((fuel) => [fuel.productId, fuel])).values()) {
    const setting = settingOn(day, await variationSettingsOf(sql, { id, shortName }));
    if (setting !== null) permitted.set(id, setting.stock);
  }
  return permitted;
}

/** The sale of a product in the year up to a day. */
export interface YearlySale extends SoldInYear {
  date: BusinessDate;
}

/**
 * The sale in the 365 days up to each worked day of a range, or up to the last one before it if none was worked. Fewer days
 * if the books begin within them.
 */
export async function yearlySalesOf(
  sql: Sql,
  productId: number,
  from: BusinessDate,
  to: BusinessDate,
): Promise<YearlySale[]> {
  return sql<YearlySale>(
    `WITH span AS (
       SELECT LEAST($2::date, MAX(shift_date)) AS first FROM shift WHERE shift_date <= $3 AND state = 'CLOSED'),
     day AS (
       SELECT DISTINCT shift_date AS date FROM shift
       WHERE shift_date > (SELECT first - 365 FROM span) AND shift_date <= $3 AND state = 'CLOSED'),
     sale AS (
       SELECT shift_date AS date, SUM(litres) AS litres FROM daily_total
       WHERE product_id = $1 AND shift_date > (SELECT first - 365 FROM span) AND shift_date <= $3 GROUP BY shift_date),
     summed AS (
       SELECT date, COALESCE(SUM(litres) OVER in_year, 0)::bigint AS sold, LEAST(365, date - begun + 1) AS days
       FROM day CROSS JOIN (SELECT MIN(shift_date) AS begun FROM shift WHERE state = 'CLOSED') books
       LEFT JOIN sale USING (date) WINDOW in_year AS (ORDER BY date RANGE '364 days' PRECEDING))
     SELECT date, sold, days FROM summed WHERE date >= (SELECT first FROM span) ORDER BY date`,
    [productId, from, to],
  );
}
