import { Field, Int, ObjectType } from 'type-graphql';
import { defineQuery, NoInput } from '../../platform/ask';
import { NAME_OF_FIRST_ADMIN } from '../../services/access/first-admin';

@ObjectType({ description: 'What a station has entered of itself. Disabled rows do not count.' })
export class StationSetup {
  @Field(() => Boolean, { description: 'Whether the station has a name of its own.' }) isNamed!: boolean;
  @Field(() => Int, {
    nullable: true,
    description: 'Id of the user, if still named as the server named its first admin; otherwise null.',
  })
  ownerToName!: number | null;
  @Field(() => Int, { description: 'Number of shift types.' }) shiftTypes!: number;
  @Field(() => Int, { description: 'Number of products sold through nozzles.' }) fuels!: number;
  @Field(() => [String], { description: 'Short names of those without a rate.' }) fuelsWithoutRate!: string[];
  @Field(() => Int, { description: 'Number of tanks.' }) tanks!: number;
  @Field(() => [String], { description: 'Names of tanks without a dip chart: they can be measured by gauge only.' })
  tanksWithoutChart!: string[];
  @Field(() => Int, { description: 'Number of pumps.' }) pumps!: number;
  @Field(() => Int, { description: 'Number of nozzles.' }) nozzles!: number;
  @Field(() => [String], { description: 'Names of pumps without a nozzle.' }) pumpsWithoutNozzle!: string[];
  @Field(() => Int, { description: 'Number of employees.' }) employees!: number;
  @Field(() => Int, { description: 'Number of creditors.' }) creditors!: number;
  @Field(() => Int, { description: 'Number of notes and coins that are counted.' }) notes!: number;
  @Field(() => Int, { description: 'Number of transaction accounts.' }) accounts!: number;
  @Field(() => Int, { description: 'Number of expenditure categories.' }) expenditureCategories!: number;
}

/** Counts what a new station has entered, and names what its first shift would lack. */
export const stationSetup = defineQuery({
  name: 'stationSetup',
  right: 'station.configure',
  input: NoInput,
  async run({ sql, ctx }): Promise<StationSetup> {
    const [setup] = await sql<StationSetup>(
      `SELECT EXISTS (SELECT FROM station_setting WHERE key = 'stationName') AS "isNamed",
              (SELECT id FROM app_user WHERE id = $1 AND name = $2) AS "ownerToName",
              (SELECT COUNT(*)::int FROM shift_type WHERE NOT disabled) AS "shiftTypes",
              (SELECT COUNT(*)::int FROM product WHERE kind = 'FUEL' AND NOT disabled) AS fuels,
              ARRAY(SELECT p.short_name FROM product p WHERE p.kind = 'FUEL' AND NOT p.disabled
                    AND NOT EXISTS (SELECT FROM product_rate r WHERE r.product_id = p.id) ORDER BY p.id)
                AS "fuelsWithoutRate",
              (SELECT COUNT(*)::int FROM tank WHERE NOT disabled) AS tanks,
              ARRAY(SELECT t.name FROM tank t WHERE NOT t.disabled
                    AND NOT EXISTS (SELECT FROM dip_chart_row c WHERE c.tank_id = t.id) ORDER BY t.id)
                AS "tanksWithoutChart",
              (SELECT COUNT(*)::int FROM pump WHERE NOT disabled) AS pumps,
              (SELECT COUNT(*)::int FROM nozzle WHERE NOT disabled) AS nozzles,
              ARRAY(SELECT p.name FROM pump p WHERE NOT p.disabled
                    AND NOT EXISTS (SELECT FROM nozzle n WHERE n.pump_id = p.id AND NOT n.disabled) ORDER BY p.id)
                AS "pumpsWithoutNozzle",
              (SELECT COUNT(*)::int FROM employee WHERE NOT disabled) AS employees,
              (SELECT COUNT(*)::int FROM creditor WHERE NOT disabled) AS creditors,
              (SELECT COUNT(*)::int FROM denomination WHERE NOT disabled AND NOT is_uncounted) AS notes,
              (SELECT COUNT(*)::int FROM transaction_account WHERE NOT disabled) AS accounts,
              (SELECT COUNT(*)::int FROM expenditure_category WHERE NOT disabled) AS "expenditureCategories"`,
      [ctx.actor.userId, NAME_OF_FIRST_ADMIN],
    );
    return setup!;
  },
});
