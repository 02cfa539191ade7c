import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { inspectionRules } from '../../domain/inspection.rules';
import type { FuelLevel, InspectionFacts } from '../../domain/inspection-warnings';
import type { BusinessDate as Day } from '../../domain/kernel/business-date';
import { defineQuery } from '../../platform/ask';
import { Ruled } from '../../platform/ruled';
import { BusinessDate, Litres } from '../../platform/scalars';
import type { Sql } from '../../platform/sql';

@ObjectType({ description: 'Total of the meter readings of a fuel, and the stock in its tanks.' })
export class FuelLevelView implements FuelLevel {
  @Field(() => Litres) readingSum!: number;
  @Field(() => Litres, { description: 'Litres in all tanks of the product.' }) stock!: number;
}

@ObjectType({ description: 'Recorded figures of a fuel on the day of an inspection.' })
export class InspectionFactsView implements InspectionFacts {
  @Field(() => BusinessDate, {
    description: 'Day of the figures: the requested day, or the first recorded day if that is later.',
  })
  day!: string;
  @Field(() => FuelLevelView, { description: 'Readings and stock at the start of the day.' }) asItBegan!: FuelLevelView;
  @Field(() => FuelLevelView, {
    nullable: true,
    description:
      'Readings and stock at the end of the day; null if not known yet, such as while a shift of the day is running.',
  })
  asItEnded!: FuelLevelView | null;
  @Field(() => Boolean, {
    description: 'Whether a meter event happened on that day, so that the readings are not continuous.',
  })
  isMeterChanged!: boolean;
}

@ArgsType()
export class InspectionFactsInput {
  @Field(() => Int) @Ruled(inspectionRules.productId) productId!: number;
  @Field(() => BusinessDate) @Ruled(inspectionRules.inspectionDate) inspectionDate!: string;
}

/** A product's meter readings and tank contents at the beginning and the end of a day; null if the books have none. */
export const inspectionFacts = defineQuery({
  name: 'inspectionFacts',
  right: 'stock.read',
  input: InspectionFactsInput,
  run: async ({ sql }, { productId, inspectionDate }): Promise<InspectionFactsView | null> => {
    const known = await levelsOf(sql, productId, inspectionDate);
    if (known === undefined || known.opened === null) return null;
    const { shiftDate, isMeterChanged, isRunning, opened, closed } = known;
    const ended = isRunning ? null : closed;
    // Nothing moved on a day without a shift: it began and ended with the closing figures of the last shift before.
    if (shiftDate < inspectionDate)
      return { day: inspectionDate, asItBegan: ended ?? opened, asItEnded: ended, isMeterChanged: false };
    const isBeforeBooks = inspectionDate < shiftDate;
    return { day: shiftDate, asItBegan: opened, asItEnded: isBeforeBooks ? null : ended, isMeterChanged };
  },
});

interface KnownLevels {
  /** The date of the shifts used: the day's own, those of the first day of the books, or else the last one before. */
  shiftDate: Day;
  isRunning: boolean;
  isMeterChanged: boolean;
  /** Null if none of them had a meter or a tank of the product. */
  opened: FuelLevel | null;
  closed: FuelLevel | null;
}

async function levelsOf(sql: Sql, productId: number, day: Day): Promise<KnownLevels | undefined> {
  const [levels] = await sql<KnownLevels>(
    `WITH told AS (
       SELECT id, shift_date, state FROM shift
       WHERE shift_date = GREATEST($2::date, (SELECT MIN(shift_date) FROM shift))
       UNION ALL
       (SELECT id, shift_date, state FROM shift
        WHERE shift_date < $2 AND NOT EXISTS (SELECT FROM shift WHERE shift_date = $2)
        ORDER BY shift_date DESC, id DESC LIMIT 1)),
     nozzle AS (
       SELECT (array_agg(r.open ORDER BY r.chain, r.sequence))[1] AS opened,
              (array_agg(r.close ORDER BY r.chain DESC, r.sequence DESC))[1] AS closed
       FROM told s JOIN nozzle_reading r ON r.shift_id = s.id AND r.product_id = $1
       GROUP BY r.nozzle_id),
     tank_level AS (
       SELECT (array_agg(o.opening_volume ORDER BY s.id))[1] AS opened,
              (array_agg(d.volume ORDER BY s.id DESC))[1] AS closed
       FROM told s
       JOIN shift_tank o ON o.shift_id = s.id
       JOIN tank t ON t.id = o.tank_id AND t.product_id = $1
       LEFT JOIN tank_dip d ON d.shift_id = o.shift_id AND d.tank_id = o.tank_id AND d.kind = 'CLOSE'
       GROUP BY o.tank_id),
     meters AS (SELECT SUM(opened)::bigint AS opened, SUM(closed)::bigint AS closed FROM nozzle),
     tanks AS (SELECT SUM(opened)::bigint AS opened, SUM(closed)::bigint AS closed FROM tank_level)
     SELECT MIN(s.shift_date) AS "shiftDate", bool_or(s.state = 'RUNNING') AS "isRunning",
            EXISTS (SELECT FROM meter_event e
                    JOIN nozzle_reading r ON r.id = e.ended_leg_id AND r.product_id = $1
                    WHERE e.shift_id IN (SELECT id FROM told)) AS "isMeterChanged",
            (SELECT jsonb_build_object('readingSum', m.opened, 'stock', t.opened)
             FROM meters m, tanks t WHERE m.opened IS NOT NULL AND t.opened IS NOT NULL) AS opened,
            (SELECT jsonb_build_object('readingSum', m.closed, 'stock', t.closed)
             FROM meters m, tanks t WHERE m.closed IS NOT NULL AND t.closed IS NOT NULL) AS closed
     FROM told s HAVING COUNT(*) > 0`,
    [productId, day],
  );
  return levels;
}
