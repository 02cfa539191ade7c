import type { InspectionBase } from '../../domain/daily-stock';
import type { BusinessDate } from '../../domain/kernel/business-date';
import { GUIDELINES, type SoldInYear, type VariationSetting } from '../../domain/variation-band';
import type { Sql } from '../../platform/sql';

export interface Fuel {
  id: number;
  /** HS or MS. */
  shortName: string;
}

/** The product, or without it every fuel that has a tank. */
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
  /** 'HH:MM' by the station's clock; null for one that counts as made before the first shift of its day. */
  time: string | null;
  /** The day the books began, where that was later and meters had moved meanwhile: what came in then is not known. */
  unknownUntil: BusinessDate | null;
  /** A meter of the product had an event on its day: before or after the inspector read it is not known. */
  isMeterChanged: boolean;
}

/**
 * The inspections of a product that are in force on any day from one to another: the last one up to the first day, and
 * those until the last. Its meters showed, when an inspection's day began, what each nozzle opened on that day; on a day
 * without a shift what the nozzles of the last one before closed at; where the books began later, what they began with.
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

/** What is permitted of a product from which day on: the guidelines' figures first, where they have the product. */
export async function variationSettingsOf(sql: Sql, { id, shortName }: Fuel): Promise<VariationSetting[]> {
  const settings = await sql<VariationSetting>(
    `SELECT from_date AS "from", stock, evaporation, large_evaporation AS "largeEvaporation", large_above AS "largeAbove"
     FROM permitted_variation WHERE product_id = $1 ORDER BY from_date`,
    [id],
  );
  const guideline = GUIDELINES[shortName];
  return guideline === undefined ? settings : [guideline, ...settings];
}

/** What was sold of a product in a year, as a day saw it. */
export interface YearlySale extends SoldInYear {
  date: BusinessDate;
}

/**
 * The sale in the 365 days up to each day worked from one to another, and up to the last one before where none was; of
 * fewer days where the books begin within these.
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
