import { Field, Int, ObjectType } from 'type-graphql';
import { addDays, type BusinessDate as Day } from '../../domain/kernel/business-date';
import { groupBy } from '../../domain/kernel/group-by';
import { sum } from '../../domain/kernel/sum';
import { USUAL_REACH, usualOn } from '../../domain/usual-day';
import { defineQuery, NoInput } from '../../platform/ask';
import { BusinessDate, Litres, Money } from '../../platform/scalars';
import type { Sql } from '../../platform/sql';
import { balanceOf } from '../../services/ledger/balances.queries';
import { account } from '../../services/ledger/post';
import { closedDays, newestDay } from './worked-days.queries';

@ObjectType({ description: 'Rupees on a day.' })
export class AmountOfDay {
  @Field(() => BusinessDate) date!: Day;
  @Field(() => Money) amount!: number;
}

@ObjectType({ description: 'Litres on a day.' })
export class LitresOfDay {
  @Field(() => BusinessDate) date!: Day;
  @Field(() => Litres) litres!: number;
}

const USUAL = { nullable: true, description: 'Median of the same weekday in the previous four weeks.' };

@ObjectType({ description: 'An amount on a day, compared with the usual amount.' })
export class AmountFigure {
  @Field(() => Money) amount!: number;
  @Field(() => Money, USUAL) usual!: number | null;
  @Field(() => [AmountOfDay], { description: 'Days with sales in the two weeks up to that day, oldest first.' })
  days!: AmountOfDay[];
}

@ObjectType({ description: 'Sales of a product on a day, compared with the usual quantity.' })
export class SoldFigure {
  @Field(() => Int) productId!: number;
  @Field(() => String) productName!: string;
  @Field(() => String) shortName!: string;
  @Field(() => Litres) litres!: number;
  @Field(() => Litres, USUAL) usual!: number | null;
  @Field(() => [LitresOfDay], { description: 'Days with sales in the two weeks up to that day, oldest first.' })
  days!: LitresOfDay[];
}

@ObjectType({ description: 'Sales of the closed shifts of a day of which a shift is still to come.' })
export class SaleSoFar {
  @Field(() => BusinessDate) date!: Day;
  @Field(() => [String], { description: 'Names of the closed shifts, in their order.' }) shifts!: string[];
  @Field(() => Litres) litres!: number;
  @Field(() => Money) amount!: number;
  @Field(() => Money, { nullable: true, description: 'Median of the same shifts on the same weekday in four weeks.' })
  usual!: number | null;
}

@ObjectType({ description: 'Key figures of the station; each matches the report of the same name.' })
export class KeyFigures {
  @Field(() => BusinessDate, { description: 'Date of the running shift, or of the last shift.' }) day!: Day;
  @Field(() => Boolean, {
    description: 'Whether a shift of that day is running, so that its credit figure is provisional.',
  })
  isRunning!: boolean;
  @Field(() => BusinessDate, {
    nullable: true,
    description: 'Last day whose shifts are all closed, so that its sales are known.',
  })
  soldOn!: Day | null;
  @Field(() => [SoldFigure], {
    description: 'Litres sold on `soldOn`, by product; empty if there is no such day.',
  })
  sold!: SoldFigure[];
  @Field(() => AmountFigure, {
    nullable: true,
    description: 'Sales amount on `soldOn`; null if there is no such day.',
  })
  sale!: AmountFigure | null;
  @Field(() => SaleSoFar, {
    nullable: true,
    description: 'Sales on `day` so far; null before its first close and after its last one.',
  })
  saleSoFar!: SaleSoFar | null;
  @Field(() => AmountFigure, { description: 'Credit sales on `day`, including the running shift.' })
  credit!: AmountFigure;
  @Field(() => AmountFigure, {
    description: 'Cash by the ledger: the current balance, and the closing balance of earlier days.',
  })
  cash!: AmountFigure;
  @Field(() => BusinessDate, { description: 'Day for which the trial balance shows this cash.' }) cashAsAt!: Day;
}

/** Days in a sparkline: two weeks. */
const SPARK_DAYS = 14;

type ByDay = ReadonlyMap<Day, number>;

const sparkOf = (day: Day, figures: ByDay): [Day, number][] =>
  [...figures]
    .filter(([date]) => date > addDays(day, -SPARK_DAYS) && date <= day)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));

const amountOn = (day: Day, figures: ByDay): AmountFigure => ({
  amount: figures.get(day) ?? 0,
  usual: usualOn(day, figures),
  days: sparkOf(day, figures).map(([date, amount]) => ({ date, amount })),
});

interface ProductDay {
  date: Day;
  productId: number;
  productName: string;
  shortName: string;
  litres: number;
  amount: number;
  credit: number;
}

/** Reads what closed shifts sold per day: the same sums as the report `sell-day`. */
const soldBetween = (sql: Sql, from: Day, to: Day): Promise<ProductDay[]> =>
  sql<ProductDay>(
    `SELECT d.shift_date AS date, p.id AS "productId", p.name AS "productName",
            COALESCE(p.short_name, p.name) AS "shortName", SUM(d.litres)::bigint AS litres,
            SUM(d.amount)::bigint AS amount, SUM(d.credit_amount)::bigint AS credit
     FROM daily_total d JOIN product p ON p.id = d.product_id
     WHERE d.shift_date BETWEEN $1 AND $2
     GROUP BY d.shift_date, p.id ORDER BY p.id, d.shift_date`,
    [from, to],
  );

/** Reads what the closed shifts of a day sold, beside the same shifts of that weekday. */
async function saleSoFarOn(sql: Sql, date: Day): Promise<SaleSoFar | null> {
  const closed = await sql<{ shiftTypeId: number; name: string }>(
    `SELECT t.id AS "shiftTypeId", t.name FROM shift s JOIN shift_type t ON t.id = s.shift_type_id
     WHERE s.shift_date = $1 AND s.state = 'CLOSED' ORDER BY s.id`,
    [date],
  );
  if (closed.length === 0) return null;
  const days = await sql<{ date: Day; litres: number; amount: number }>(
    `SELECT s.shift_date AS date, SUM(d.litres)::bigint AS litres, SUM(d.amount)::bigint AS amount
     FROM shift s JOIN daily_total d ON d.shift_id = s.id
     WHERE s.shift_date BETWEEN $1 AND $2 AND s.shift_type_id = ANY($3) AND s.state = 'CLOSED' GROUP BY s.shift_date`,
    [addDays(date, -USUAL_REACH), date, closed.map(({ shiftTypeId }) => shiftTypeId)],
  );
  const { litres, amount } = days.find((day) => day.date === date) ?? { litres: 0, amount: 0 };
  const usual = usualOn(date, new Map(days.map((day) => [day.date, day.amount])));
  return { date, shifts: closed.map(({ name }) => name), litres, amount, usual };
}

async function creditSoFar(sql: Sql): Promise<number> {
  const [row] = await sql<{ amount: number }>(
    `SELECT COALESCE(SUM(c.amount), 0)::bigint AS amount
     FROM shift s JOIN credit_sale c ON c.shift_id = s.id WHERE s.state = 'RUNNING'`,
  );
  return row!.amount;
}

const totalled = (rows: readonly ProductDay[], of: (row: ProductDay) => number): Map<Day, number> =>
  new Map([...groupBy(rows, ({ date }) => date)].map(([date, products]) => [date, sum(products, of)]));

function soldOf(day: Day, rows: readonly ProductDay[]): SoldFigure {
  const figures = new Map(rows.map(({ date, litres }) => [date, litres]));
  const { productId, productName, shortName } = rows[0]!;
  return {
    productId,
    productName,
    shortName,
    litres: figures.get(day) ?? 0,
    usual: usualOn(day, figures),
    days: sparkOf(day, figures).map(([date, litres]) => ({ date, litres })),
  };
}

/** Reads the safe's balance at the end of a day and of earlier days, none of them before `from`. */
async function cashOn(
  sql: Sql,
  asAt: Day,
  days: readonly Day[],
  from: Day,
): Promise<{ now: number; byDay: Map<Day, number> }> {
  const now = await balanceOf(sql, account('CASH'), asAt);
  const moved = await sql<{ date: Day; amount: number }>(
    `SELECT p.business_date AS date, SUM(p.amount)::bigint AS amount
     FROM ledger_account a JOIN posting p ON p.account_id = a.id AND p.business_date > $1 AND p.business_date <= $2
     WHERE a.kind = 'CASH' AND a.ref_id = 0 GROUP BY p.business_date`,
    [from, asAt],
  );
  const since = (day: Day): number => sum(moved, ({ date, amount }) => (date > day ? amount : 0));
  return { now, byDay: new Map(days.map((day) => [day, now - since(day)])) };
}

/** Returns null before the first shift. */
export const keyFigures = defineQuery({
  name: 'keyFigures',
  right: 'figures.read',
  input: NoInput,
  snapshot: true,
  async run({ sql, ctx }): Promise<KeyFigures | null> {
    const newest = await newestDay(sql);
    if (newest === null) return null;
    const { day, isRunning } = newest;
    const [soldOn = null] = await closedDays(sql, day, 1);
    const from = addDays(soldOn ?? day, -USUAL_REACH);
    const rows = await soldBetween(sql, from, day);
    const credit = totalled(rows, (row) => row.credit);
    if (isRunning) credit.set(day, (credit.get(day) ?? 0) + (await creditSoFar(sql)));
    const today = ctx.clock.today();
    const cashAsAt = day > today ? day : today;
    const { now, byDay } = await cashOn(sql, cashAsAt, [...credit.keys()], from);
    const whole = soldOn === null ? [] : rows.filter(({ date }) => date <= soldOn);
    const sale = totalled(whole, ({ amount }) => amount);
    return {
      day,
      isRunning,
      soldOn,
      sold: [...groupBy(whole, ({ productId }) => productId).values()].map((product) => soldOf(soldOn!, product)),
      sale: soldOn === null ? null : amountOn(soldOn, sale),
      saleSoFar: soldOn === day ? null : await saleSoFarOn(sql, day),
      credit: amountOn(day, credit),
      cash: amountOn(day, new Map([...byDay, [day, now]])),
      cashAsAt,
    };
  },
});
