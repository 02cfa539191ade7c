import type { InspectionBase } from '../domain/daily-stock';
import type { BusinessDate } from '../domain/kernel/business-date';
import type { Millilitres } from '../domain/kernel/litres';
import { roundHalfUp } from '../domain/kernel/money';
import { GUIDELINES, type VariationSetting } from '../domain/variation-band';
import type { Sql } from '../platform/sql';

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
  /** The day the books began, where that was later and meters had moved meanwhile: what came in then is not known. */
  unknownUntil: BusinessDate | null;
}

/**
 * The inspections of a product that are in force on any day from one to another: the last one up to the first day, and
 * those until the last. Its meters showed, when an inspection's day began, what each nozzle opened on that day, or where
 * it did not work then, what it closed at before; where the books began later, what they began with.
 */
export const inspectionsOf = (
  sql: Sql,
  productId: number,
  from: BusinessDate,
  to: BusinessDate,
): Promise<DatedInspection[]> =>
  sql<DatedInspection>(
    `SELECT i.inspection_date AS date, i.reading_sum AS "readingSum", i.total_stock AS "totalStock",
            i.total_before_stock AS "totalBeforeStock", m.reading AS "openingReadingSum",
            CASE WHEN i.inspection_date < begun.day AND i.reading_sum <> m.reading THEN begun.day END AS "unknownUntil"
     FROM inspection i
     CROSS JOIN (SELECT MIN(shift_date) AS day FROM shift WHERE shift_date <= $3) begun
     LEFT JOIN LATERAL (
       SELECT id FROM shift WHERE shift_date < i.inspection_date ORDER BY shift_date DESC, id DESC LIMIT 1) last ON true
     CROSS JOIN LATERAL (
       SELECT COALESCE(SUM(COALESCE(d.open, b.reading)), 0)::bigint AS reading
       FROM nozzle n
       LEFT JOIN LATERAL (
         SELECT r.open, r.product_id FROM shift s JOIN nozzle_reading r ON r.shift_id = s.id AND r.nozzle_id = n.id
         WHERE s.shift_date = GREATEST(i.inspection_date, begun.day) ORDER BY r.chain, r.sequence LIMIT 1) d ON true
       LEFT JOIN LATERAL (
         SELECT COALESCE(r.close, r.open) AS reading, r.product_id FROM nozzle_reading r
         WHERE d.open IS NULL AND r.nozzle_id = n.id AND r.shift_id <= last.id
         ORDER BY r.chain DESC, r.sequence DESC LIMIT 1) b ON true
       WHERE COALESCE(d.product_id, b.product_id) = $1) m
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

/**
 * Litres of a product sold in a year, on average: those of the 365 days up to the last day worked until `to`, and where
 * the books begin within these, as much more as the days before are.
 */
export async function yearlySaleOf(sql: Sql, productId: number, to: BusinessDate): Promise<Millilitres> {
  const [year] = await sql<{ sold: Millilitres; days: number | null }>(
    `WITH last AS (
       SELECT shift_date AS day FROM shift WHERE shift_date <= $2 AND state = 'CLOSED' ORDER BY shift_date DESC LIMIT 1),
     first AS (
       SELECT shift_date AS day FROM shift
       WHERE shift_date > (SELECT day - 365 FROM last) AND state = 'CLOSED' ORDER BY shift_date LIMIT 1)
     SELECT (SELECT day FROM last) - (SELECT day FROM first) + 1 AS days,
            (SELECT COALESCE(SUM(litres), 0)::bigint FROM daily_total
             WHERE product_id = $1 AND shift_date BETWEEN (SELECT day FROM first) AND (SELECT day FROM last)) AS sold`,
    [productId, to],
  );
  const { sold, days } = year!;
  return days === null ? 0 : roundHalfUp(BigInt(sold) * 365n, days);
}
