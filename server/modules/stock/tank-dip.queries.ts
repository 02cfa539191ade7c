import { Field, Int, ObjectType } from 'type-graphql';
import { DipChartPoint } from '../../masters/dip-chart.resolver';
import { defineQuery, NoInput } from '../../platform/ask';
import { Litres } from '../../platform/scalars';
import { LISTED_SHIFT, ListedShiftInput } from '../shifts/listed-shift';
import { chartedTankStocks } from '../shifts/tank-stock.queries';

@ObjectType({ description: 'A tank with its book stock, before the sales of the running shift, and its dip chart.' })
export class TankToMeasure {
  @Field(() => Int) tankId!: number;
  @Field(() => String) tankName!: string;
  @Field(() => String) productName!: string;
  @Field(() => String) shortName!: string;
  @Field(() => Litres, { nullable: true }) capacity!: number | null;
  @Field(() => Litres) bookVolume!: number;
  @Field(() => [DipChartPoint], { description: 'Dip chart, smallest dip first; empty if none.' })
  chart!: DipChartPoint[];
}

/** The tanks of the running shift; without one, those in use at their last measured level. */
export const tanksToMeasure = defineQuery({
  name: 'tanksToMeasure',
  right: 'stock.record',
  input: NoInput,
  run: ({ sql }): Promise<TankToMeasure[]> => chartedTankStocks(sql),
});

@ObjectType({ description: 'A measured tank level, without water.' })
export class TankDipView {
  @Field(() => Int) id!: number;
  @Field(() => String) tankName!: string;
  @Field(() => String) shortName!: string;
  @Field(() => String, { description: 'INTERIM or CLOSE.' }) kind!: string;
  @Field(() => Int, { nullable: true, description: 'Dip in millimetres.' }) dip!: number | null;
  @Field(() => Int, { nullable: true, description: 'Water in millimetres, included in the dip.' }) waterDip!:
    | number
    | null;
  @Field(() => Litres, { description: 'Litres in the tank.' }) volume!: number;
  @Field(() => Litres, {
    nullable: true,
    description: 'Book stock in litres at that time, before the sales of the shift.',
  })
  bookVolume!: number | null;
  @Field(() => Boolean) isAtg!: boolean;
  @Field(() => Date, { description: 'When it was measured.' }) measuredAt!: Date;
  @Field(() => String, { nullable: true, description: 'Name of the user who entered it; null if unknown.' })
  measuredBy!: string | null;
}

/** Levels measured in the running shift, or in another one, newest first. */
export const tankDipsOfShift = defineQuery({
  name: 'tankDipsOfShift',
  right: 'stock.read',
  input: ListedShiftInput,
  run: ({ sql }, { shiftId = null }) =>
    sql<TankDipView>(
      `SELECT d.id, t.name AS "tankName", COALESCE(p.short_name, p.name) AS "shortName", d.kind, d.dip,
              d.water_dip AS "waterDip", d.volume, d.book_volume AS "bookVolume", d.is_atg AS "isAtg",
              d.measured_at AS "measuredAt", u.name AS "measuredBy"
       FROM tank_dip d
       JOIN tank t ON t.id = d.tank_id
       JOIN product p ON p.id = t.product_id
       LEFT JOIN app_user u ON u.id = d.measured_by_id
       WHERE d.shift_id = ${LISTED_SHIFT} ORDER BY d.id DESC`,
      [shiftId],
    ),
});
