import type { BusinessDate } from '../../domain/kernel/business-date';
import { groupBy } from '../../domain/kernel/group-by';
import { sum } from '../../domain/kernel/sum';
import { type ProductSale, type Takings, takingsByProduct } from '../../domain/takings-by-product';
import type { Sql } from '../../platform/sql';

/** A closed shift's sales of a product, millilitres and paise, and how they were paid, by the shares of its pumps. */
export interface ProductTakings extends ProductSale, Takings {
  shiftId: number;
  shiftDate: BusinessDate;
  shift: string;
  productId: number;
  product: string;
  litres: number;
  /** Paise per litre. */
  rate: number;
}

type PumpProduct = Omit<ProductTakings, keyof Takings> & { pumpId: number };

const soldAt = (sql: Sql, from: BusinessDate, to: BusinessDate): Promise<PumpProduct[]> =>
  sql(
    `SELECT s.id AS "shiftId", s.shift_date AS "shiftDate", t.name AS shift, d.pump_id AS "pumpId",
            d.product_id AS "productId", p.short_name AS product, d.litres, d.rate, d.amount, d.credit_amount AS credit
     FROM shift s
     JOIN shift_type t ON t.id = s.shift_type_id
     JOIN daily_total d ON d.shift_id = s.id AND d.shift_date BETWEEN $1 AND $2
     JOIN product p ON p.id = d.product_id
     WHERE s.state = 'CLOSED' AND s.shift_date BETWEEN $1 AND $2
     ORDER BY s.shift_date, s.id, d.product_id, d.pump_id`,
    [from, to],
  );

/** Joined shift by shift: the planner would read the pumps of all years to pick those of a month. */
const takenAt = (
  sql: Sql,
  from: BusinessDate,
  to: BusinessDate,
): Promise<(Takings & { shiftId: number; pumpId: number })[]> =>
  sql(
    `SELECT c.shift_id AS "shiftId", c.pump_id AS "pumpId", c.cash + c.last AS cash, c.swipe, c.shortage,
            c.short_and_over AS excess
     FROM shift s CROSS JOIN LATERAL (SELECT * FROM pump_close WHERE shift_id = s.id OFFSET 0) c
     WHERE s.state = 'CLOSED' AND s.shift_date BETWEEN $1 AND $2`,
    [from, to],
  );

/** The takings of the closed shifts of a range by product, in the order of the shifts; both days included. */
export async function productTakingsOf(sql: Sql, from: BusinessDate, to: BusinessDate): Promise<ProductTakings[]> {
  const sold = await soldAt(sql, from, to);
  const taken = new Map((await takenAt(sql, from, to)).map((pump) => [pumpOf(pump), pump]));
  const shares = [...groupBy(sold, pumpOf)].flatMap(([pump, sales]) => takingsByProduct(sales, taken.get(pump)!));
  const shareOf = new Map(shares.map((share) => [saleOf(share), share]));
  return [...groupBy(sold, ({ shiftId, productId }) => `${shiftId} ${productId}`).values()].map((pumps) => {
    const { pumpId: _, ...row } = pumps[0]!;
    return { ...row, ...addedUp(pumps.map((pump) => shareOf.get(saleOf(pump))!)) };
  });
}

const pumpOf = ({ shiftId, pumpId }: Pick<PumpProduct, 'shiftId' | 'pumpId'>): string => `${shiftId} ${pumpId}`;

const saleOf = (sale: PumpProduct): string => `${pumpOf(sale)} ${sale.productId}`;

type Sums = Pick<ProductTakings, 'litres' | 'amount' | 'credit' | 'cash' | 'swipe' | 'shortage' | 'excess'>;

/** Sums the additive columns. */
export const addedUp = (rows: readonly Sums[]): Sums => ({
  litres: sum(rows, ({ litres }) => litres),
  amount: sum(rows, ({ amount }) => amount),
  credit: sum(rows, ({ credit }) => credit),
  cash: sum(rows, ({ cash }) => cash),
  swipe: sum(rows, ({ swipe }) => swipe),
  shortage: sum(rows, ({ shortage }) => shortage),
  excess: sum(rows, ({ excess }) => excess),
});
