import { Field, Int, ObjectType } from 'type-graphql';
import { defineQuery, NoInput } from '../../platform/ask';
import { NAME_OF_FIRST_ADMIN } from '../../services/access/first-admin';

@ObjectType({ description: 'A row that lacks something.' })
export class UnfinishedRow {
  @Field(() => Int) id!: number;
  @Field(() => String) name!: string;
}

@ObjectType({ description: 'What a station has entered of itself. Disabled rows do not count.' })
export class StationSetup {
  @Field(() => Boolean, { description: 'Whether the station has a name of its own.' }) isNamed!: boolean;
  @Field(() => Boolean, { description: 'Whether its address for prints is entered.' }) hasAddress!: boolean;
  @Field(() => Boolean, { description: 'Whether its GSTIN is entered.' }) hasGstin!: boolean;
  @Field(() => Boolean, { description: 'Whether it has a logo for prints.' }) hasLogo!: boolean;
  @Field(() => Int, {
    nullable: true,
    description: 'Id of the user, if still named as the server named its first admin; otherwise null.',
  })
  ownerToName!: number | null;
  @Field(() => Int, { description: 'Number of shift types.' }) shiftTypes!: number;
  @Field(() => Int, { description: 'Number of products sold through nozzles.' }) fuels!: number;
  @Field(() => [UnfinishedRow], { description: 'Those without a rate, by short name.' })
  fuelsWithoutRate!: UnfinishedRow[];
  @Field(() => Int, { description: 'Number of tanks.' }) tanks!: number;
  @Field(() => [UnfinishedRow], { description: 'Tanks without a dip chart: they can be measured by gauge only.' })
  tanksWithoutChart!: UnfinishedRow[];
  @Field(() => Int, { description: 'Number of pumps.' }) pumps!: number;
  @Field(() => Int, { description: 'Number of nozzles.' }) nozzles!: number;
  @Field(() => [UnfinishedRow], { description: 'Pumps without a nozzle.' }) pumpsWithoutNozzle!: UnfinishedRow[];
  @Field(() => Int, { description: 'Number of employees.' }) employees!: number;
  @Field(() => Int, { description: 'Number of creditors.' }) creditors!: number;
  @Field(() => Int, { description: 'Number of suppliers.' }) suppliers!: number;
  @Field(() => Int, { description: 'Number of notes and coins that are counted.' }) notes!: number;
  @Field(() => Int, { description: 'Number of transaction accounts.' }) accounts!: number;
  @Field(() => [UnfinishedRow], { description: 'Transaction accounts whose opening balance is 0.' })
  accountsWithoutBalance!: UnfinishedRow[];
  @Field(() => Int, { description: 'Number of expenditure categories.' }) expenditureCategories!: number;
}

/** Counts what a new station has entered, and names what its first shift would lack. */
export const stationSetup = defineQuery({
  name: 'stationSetup',
  right: 'station.configure',
  input: NoInput,
  async run({ sql, ctx }): Promise<StationSetup> {
    const [setup] = await sql<StationSetup>(
      `SELECT ${isSet('stationName')} AS "isNamed",
              ${isSet('address')} AS "hasAddress",
              ${isSet('taxNumber')} AS "hasGstin",
              EXISTS (SELECT FROM station_logo) AS "hasLogo",
              (SELECT id FROM app_user WHERE id = $1 AND name = $2) AS "ownerToName",
              (SELECT COUNT(*)::int FROM shift_type WHERE NOT disabled) AS "shiftTypes",
              (SELECT COUNT(*)::int FROM product WHERE kind = 'FUEL' AND NOT disabled) AS fuels,
              ${rowsOf(
                `SELECT id, short_name AS name FROM product p WHERE kind = 'FUEL' AND NOT disabled
                 AND NOT EXISTS (SELECT FROM product_rate r WHERE r.product_id = p.id)`,
              )} AS "fuelsWithoutRate",
              (SELECT COUNT(*)::int FROM tank WHERE NOT disabled) AS tanks,
              ${rowsOf(
                `SELECT id, name FROM tank t WHERE NOT disabled
                 AND NOT EXISTS (SELECT FROM dip_chart_row c WHERE c.tank_id = t.id)`,
              )} AS "tanksWithoutChart",
              (SELECT COUNT(*)::int FROM pump WHERE NOT disabled) AS pumps,
              (SELECT COUNT(*)::int FROM nozzle WHERE NOT disabled) AS nozzles,
              ${rowsOf(
                `SELECT id, name FROM pump p WHERE NOT disabled
                 AND NOT EXISTS (SELECT FROM nozzle n WHERE n.pump_id = p.id AND NOT n.disabled)`,
              )} AS "pumpsWithoutNozzle",
              (SELECT COUNT(*)::int FROM employee WHERE NOT disabled) AS employees,
              (SELECT COUNT(*)::int FROM creditor WHERE NOT disabled) AS creditors,
              (SELECT COUNT(*)::int FROM supplier WHERE NOT disabled) AS suppliers,
              (SELECT COUNT(*)::int FROM denomination WHERE NOT disabled AND NOT is_uncounted) AS notes,
              (SELECT COUNT(*)::int FROM transaction_account WHERE NOT disabled) AS accounts,
              ${rowsOf('SELECT id, name FROM transaction_account WHERE NOT disabled AND opening_balance = 0')}
                AS "accountsWithoutBalance",
              (SELECT COUNT(*)::int FROM expenditure_category WHERE NOT disabled) AS "expenditureCategories"`,
      [ctx.actor.userId, NAME_OF_FIRST_ADMIN],
    );
    return setup!;
  },
});

const isSet = (key: string): string =>
  `EXISTS (SELECT FROM station_setting WHERE key = '${key}' AND value NOT IN ('null', '""'))`;

const rowsOf = (query: string): string =>
  `(SELECT COALESCE(jsonb_agg(jsonb_build_object('id', id, 'name', name) ORDER BY id), '[]') FROM (${query}) AS rows)`;
