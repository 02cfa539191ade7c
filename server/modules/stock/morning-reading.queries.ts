import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { densityReadingRules } from '../../domain/density-reading.rules';
import { defineQuery } from '../../platform/ask';
import { Ruled } from '../../platform/ruled';
import { BusinessDate, Tenths } from '../../platform/scalars';

@ObjectType({ description: 'Morning density reading of a tank.' })
export class MorningReading {
  @Field(() => Tenths, { description: 'Density at 15 °C, kg/m³.' }) densityAt15!: number;
}

@ArgsType()
export class MorningReadingInput {
  @Field(() => Int) @Ruled({ ...densityReadingRules.tankId, required: true }) tankId!: number;
  @Field(() => BusinessDate) @Ruled(densityReadingRules.businessDate) businessDate!: string;
}

/** The last morning reading of a tank on a day; null if there is none. */
export const morningReading = defineQuery({
  name: 'morningReading',
  right: 'stock.read',
  input: MorningReadingInput,
  run: async ({ sql }, { tankId, businessDate }): Promise<MorningReading | null> => {
    const [reading] = await sql<MorningReading>(
      `SELECT density_at_15 AS "densityAt15" FROM density_reading
       WHERE tank_id = $1 AND business_date = $2 AND occasion = 'MORNING' ORDER BY id DESC LIMIT 1`,
      [tankId, businessDate],
    );
    return reading ?? null;
  },
});
