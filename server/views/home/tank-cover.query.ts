import { Field, Int, ObjectType } from 'type-graphql';
import { daysOfCover, isLowTank, meanSale, type SoldInDays } from '../../domain/days-of-cover';
import type { BusinessDate as Day } from '../../domain/kernel/business-date';
import { tankStocks } from '../../modules/shifts/tank-stock.queries';
import { defineQuery, NoInput } from '../../platform/ask';
import { BusinessDate, Litres, Tenths } from '../../platform/scalars';
import type { Sql } from '../../platform/sql';
import { stationSetting } from '../../platform/station-setting';
import { closedDays, newestDay } from './worked-days.queries';

@ObjectType({ description: 'Stock of a tank and how many days it will last.' })
export class CoveredTank {
  @Field(() => Int) tankId!: number;
  @Field(() => String) tankName!: string;
  @Field(() => Int) productId!: number;
  @Field(() => String) productName!: string;
  @Field(() => String) shortName!: string;
  @Field(() => Litres, { description: 'Book stock in litres, before the sales of the running shift.' }) volume!: number;
  @Field(() => Litres, { nullable: true }) capacity!: number | null;
  @Field(() => Litres, {
    description: 'Average daily sale in litres over the days of the period on which the tank was in use.',
  })
  meanSale!: number;
  @Field(() => Tenths, { nullable: true, description: 'Days that the stock will last; null if the tank had no sales.' })
  daysOfCover!: number | null;
  @Field(() => Boolean, {
    description: "Whether the stock is below the station's low-stock percentage of the capacity.",
  })
  isLow!: boolean;
}

@ObjectType({ description: 'Tanks in use with their days of stock, and the days used for the average.' })
export class TankCover {
  @Field(() => BusinessDate, { nullable: true, description: 'First day used for the average; null if none.' })
  from!: Day | null;
  @Field(() => BusinessDate, { nullable: true, description: 'Last day used for the average; null if none.' })
  to!: Day | null;
  @Field(() => Int, { description: 'Number of those days, at most seven; a new tank may have fewer.' })
  days!: number;
  @Field(() => [CoveredTank]) tanks!: CoveredTank[];
}

const MOST_DAYS = 7;

/**
 * Reads what each tank sold through its nozzles on those days, whose shifts are closed, and on how many of them it was
 * in use; millilitres.
 */
async function soldFrom(sql: Sql, days: readonly Day[]): Promise<Map<number, SoldInDays>> {
  const rows = await sql<SoldInDays & { tankId: number }>(
    `SELECT o.tank_id AS "tankId", COUNT(DISTINCT s.shift_date)::int AS days, COALESCE(SUM(r.litres), 0)::bigint AS sold
     FROM shift s JOIN shift_tank o ON o.shift_id = s.id
     CROSS JOIN LATERAL (SELECT SUM(consumption) AS litres FROM nozzle_reading
                         WHERE shift_id = s.id AND tank_id = o.tank_id) r
     WHERE s.shift_date = ANY($1) GROUP BY o.tank_id`,
    [days],
  );
  return new Map(rows.map(({ tankId, sold, days: inUse }) => [tankId, { sold, days: inUse }]));
}

/**
 * Returns every tank in use with its days of cover, at the average rate of the last seven worked days on which it was
 * in use.
 */
export const tankCover = defineQuery({
  name: 'tankCover',
  right: 'figures.read',
  input: NoInput,
  snapshot: true,
  async run({ sql }): Promise<TankCover> {
    const newest = await newestDay(sql);
    const days = newest === null ? [] : await closedDays(sql, newest.day, MOST_DAYS);
    const sold = await soldFrom(sql, days);
    const lowPercent = await stationSetting(sql, 'lowStockPercent');
    const tanks = (await tankStocks(sql)).map(({ bookVolume: volume, capacity, ...tank }) => {
      const pace = sold.get(tank.tankId) ?? { sold: 0, days: 0 };
      const { tankId, tankName, productId, productName, shortName } = tank;
      return {
        tankId,
        tankName,
        productId,
        productName,
        shortName,
        volume,
        capacity,
        meanSale: meanSale(pace),
        daysOfCover: daysOfCover(volume, pace),
        isLow: isLowTank(volume, capacity, lowPercent),
      };
    });
    return { from: days.at(-1) ?? null, to: days[0] ?? null, days: days.length, tanks };
  },
});
