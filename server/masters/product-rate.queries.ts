import { defineQuery, NoInput } from '../platform/ask';
import { IsBusinessDate } from '../platform/is-business-date';
import type { Sql } from '../platform/sql';

export interface RateInForce {
  productId: number;
  /** Paise per litre. */
  rate: number;
}

/**
 * The rate of each product in a shift: the latest one set for that shift or an earlier one. Omits products without a
 * rate by then.
 */
export const ratesInForce = (sql: Sql, shiftDate: string, shiftTypeId: number): Promise<RateInForce[]> =>
  sql(
    `SELECT DISTINCT ON (r.product_id) r.product_id AS "productId", r.rate
     FROM product_rate r JOIN shift_type t ON t.id = r.shift_type_id, shift_type own
     WHERE own.id = $2 AND (r.shift_date, t.position) <= ($1::date, own.position)
     ORDER BY r.product_id, r.shift_date DESC, t.position DESC`,
    [shiftDate, shiftTypeId],
  );

/** SQL predicate: a nozzle in use sells product `p`. Only such a product needs a rate. */
export const IS_SOLD = `EXISTS (SELECT FROM nozzle n JOIN tank t ON t.id = n.tank_id AND NOT t.disabled
        JOIN pump u ON u.id = n.pump_id AND NOT u.disabled WHERE t.product_id = p.id AND NOT n.disabled)`;

/** A product and its price on a day. */
export interface ProductPrice {
  productId: number;
  productName: string;
  /** Paise per litre; null before its first rate. */
  rate: number | null;
}

class DayInput {
  @IsBusinessDate() date!: string;
}

/** SQL: the rate of product `p` in force at the end of day $1; null before its first. */
export const RATE_AT_END = `(SELECT r.rate FROM product_rate r JOIN shift_type t ON t.id = r.shift_type_id
             WHERE r.product_id = p.id AND r.shift_date <= $1::date
             ORDER BY r.shift_date DESC, t.position DESC LIMIT 1)`;

/** Each product in use with its rate in force at the end of a day. */
const pricesAtEndOf = (sql: Sql, date: string): Promise<ProductPrice[]> =>
  sql(
    `SELECT p.id AS "productId", p.name AS "productName", ${RATE_AT_END} AS rate
     FROM product p WHERE NOT p.disabled ORDER BY p.name`,
    [date],
  );

/** A product's price at the end of a day, and all its prices on that day in order. Paise per litre. */
export interface PricesOfDay extends ProductPrice {
  rates: number[];
}

/** The same for a given day, with all prices of each product on that day. */
export const pricesOnDay = defineQuery({
  name: 'pricesOnDay',
  right: 'masters.read',
  input: DayInput,
  async run({ sql }, { date }): Promise<PricesOfDay[]> {
    const atEnd = await pricesAtEndOf(sql, date);
    const held = await sql<RateInForce>(
      `WITH first AS (SELECT MIN(position) AS position FROM shift_type WHERE NOT disabled),
       dated AS (
         SELECT r.product_id, r.rate, r.shift_date, t.position,
                LEAD((r.shift_date, t.position)) OVER (PARTITION BY r.product_id ORDER BY r.shift_date, t.position) AS until
         FROM product_rate r JOIN shift_type t ON t.id = r.shift_type_id WHERE r.shift_date <= $1)
       SELECT product_id AS "productId", rate FROM dated, first
       WHERE until IS NULL OR until > ($1::date, first.position) ORDER BY product_id, shift_date, dated.position`,
      [date],
    );
    return atEnd.map((price) => {
      const rates = held.filter(({ productId }) => productId === price.productId).map(({ rate }) => rate);
      return { ...price, rates: rates.filter((rate, index) => rate !== rates[index - 1]) };
    });
  },
});

/** A product's current and next rate. */
export interface RateOutlook {
  productId: number;
  productName: string;
  shortName: string;
  rate: number | null;
  since: string | null;
  sinceShift: string | null;
  nextRate: number | null;
  from: string | null;
  fromShift: string | null;
}

/**
 * Each product's rate in the last started shift and its first rate for a later one. Before the first shift, the end of
 * today counts as now.
 */
export const rateOutlook = defineQuery({
  name: 'rateOutlook',
  right: 'masters.read',
  input: NoInput,
  run: ({ sql, ctx }) =>
    sql<RateOutlook>(
      `WITH last AS (
         SELECT s.shift_date AS date, t.position FROM shift s JOIN shift_type t ON t.id = s.shift_type_id
         ORDER BY s.id DESC LIMIT 1),
       now AS (SELECT date, position FROM last UNION ALL SELECT $1::date, 2147483647 WHERE NOT EXISTS (SELECT FROM last)),
       dated AS (
         SELECT r.product_id, r.rate, r.shift_date, t.name, t.position, (r.shift_date, t.position) <= (now.date, now.position) AS begun
         FROM product_rate r JOIN shift_type t ON t.id = r.shift_type_id, now),
       present AS (SELECT DISTINCT ON (product_id) * FROM dated WHERE begun ORDER BY product_id, shift_date DESC, position DESC),
       coming AS (SELECT DISTINCT ON (product_id) * FROM dated WHERE NOT begun ORDER BY product_id, shift_date, position)
       SELECT p.id AS "productId", p.name AS "productName", p.short_name AS "shortName",
              n.rate, n.shift_date AS since, n.name AS "sinceShift",
              c.rate AS "nextRate", c.shift_date AS "from", c.name AS "fromShift"
       FROM product p
       LEFT JOIN present n ON n.product_id = p.id LEFT JOIN coming c ON c.product_id = p.id
       WHERE NOT p.disabled ORDER BY p.name`,
      [ctx.clock.today()],
    ),
});
