import { IsInt, IsOptional, Matches } from 'class-validator';
import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { type ChartRow, doubtOfOpening } from '../../domain/dip-chart';
import { labelled, type Message } from '../../domain/kernel/message';
import { furthestShiftDate, lastStartableDate, nextShift } from '../../domain/shift-order';
import { shifts } from '../../domain/shifts.messages';
import { tank } from '../../domain/tank.messages';
import { IS_SOLD, ratesInForce } from '../../masters/product-rate.queries';
import { defineQuery, NoInput } from '../../platform/ask';
import { MessageText } from '../../platform/message-text';
import { BusinessDate, Litres, Money, Rate } from '../../platform/scalars';
import type { Sql } from '../../platform/sql';
import { saying } from '../../platform/validated';
import { CrewMember, lastCrewOf } from './crew.queries';
import { LISTED_SHIFT, ListedShiftInput } from './listed-shift';
import { lastShift, shiftTypesInOrder } from './next-shift.queries';
import { tankStocks } from './tank-stock.queries';

@ObjectType({ description: 'Selling price of a product in a shift.' })
export class ProductPrice {
  @Field(() => Int) productId!: number;
  @Field(() => String) productName!: string;
  @Field(() => String, { description: 'Short name of the product: HS, MS' }) shortName!: string;
  @Field(() => Rate) rate!: number;
}

@ObjectType({ description: 'A shift: a shift type on a shift date.' })
export class ShiftView {
  @Field(() => Int) id!: number;
  @Field(() => BusinessDate) shiftDate!: string;
  @Field(() => Int) shiftTypeId!: number;
  @Field(() => String) shiftName!: string;
  @Field(() => String, { description: 'RUNNING or CLOSED.' }) state!: string;
  @Field(() => Date) startedAt!: Date;
  @Field(() => Date, { nullable: true, description: 'When it was closed; null while it is running.' })
  closedAt!: Date | null;
  @Field(() => String, { nullable: true, description: 'Name of the user who closed it; null while it is running.' })
  closedByName!: string | null;
  @Field(() => [ProductPrice], { description: 'The prices of the shift, by product.' }) rates!: ProductPrice[];
}

const SELECT_SHIFTS = `
  SELECT s.id, s.shift_date AS "shiftDate", s.shift_type_id AS "shiftTypeId", t.name AS "shiftName", s.state,
         s.started_at AS "startedAt", s.closed_at AS "closedAt", u.name AS "closedByName",
         (SELECT jsonb_agg(jsonb_build_object('productId', p.id, 'productName', p.name, 'shortName', COALESCE(p.short_name, p.name), 'rate', r.rate)
                           ORDER BY p.id)
          FROM shift_rate r JOIN product p ON p.id = r.product_id WHERE r.shift_id = s.id) AS rates
  FROM shift s JOIN shift_type t ON t.id = s.shift_type_id LEFT JOIN app_user u ON u.id = s.closed_by_id`;

const present = (rows: ShiftView[]): ShiftView | null => (rows[0] ? { ...rows[0], rates: rows[0].rates ?? [] } : null);

/** The running shift, or null. */
export const runningShift = defineQuery({
  name: 'runningShift',
  right: 'signedIn',
  input: NoInput,
  run: async ({ sql }) => present(await sql<ShiftView>(`${SELECT_SHIFTS} WHERE s.state = 'RUNNING'`)),
});

@ArgsType()
export class ShiftInput {
  @Field(() => Int) @IsInt(saying(shifts.select())) id!: number;
}

/** A shift, running or closed; null if not found. */
export const shift = defineQuery({
  name: 'shift',
  right: 'shift.read',
  input: ShiftInput,
  run: async ({ sql }, { id }) => present(await sql<ShiftView>(`${SELECT_SHIFTS} WHERE s.id = $1`, [id])),
});

/** The shift closed last, or null. */
export const lastClosedShift = defineQuery({
  name: 'lastClosedShift',
  right: 'signedIn',
  input: NoInput,
  run: async ({ sql }) =>
    present(await sql<ShiftView>(`${SELECT_SHIFTS} WHERE s.state = 'CLOSED' ORDER BY s.id DESC LIMIT 1`)),
});

@ObjectType({ description: 'Stock of a tank: at the start of the running shift, received since, and available now.' })
export class TankState {
  @Field(() => Int) tankId!: number;
  @Field(() => String) tankName!: string;
  @Field(() => Int) productId!: number;
  @Field(() => String) productName!: string;
  @Field(() => Int, { nullable: true, description: 'Dip in millimetres.' }) openingDip!: number | null;
  @Field(() => Litres, { description: 'Litres at the start of the shift.' }) openingVolume!: number;
  @Field(() => Litres, { description: 'Litres received since.' }) stockIn!: number;
  @Field(() => Litres, { description: 'Book stock in litres: the last dip plus stock-ins since.' }) available!: number;
  @Field(() => Litres, { nullable: true }) capacity!: number | null;
}

/** Tanks of the running shift; without one, at their last measured level. */
export const tankStates = defineQuery({
  name: 'tankStates',
  right: 'stock.read',
  input: NoInput,
  run: async ({ sql }): Promise<TankState[]> =>
    (await tankStocks(sql)).map(({ bookVolume, ...tank }) => ({ ...tank, available: bookVolume })),
});

@ObjectType({ description: 'Credit sales of a product to a creditor in a shift.' })
export class ShiftCredit {
  @Field(() => Int) creditorId!: number;
  @Field(() => String, { description: 'Name of the creditor.' }) creditorName!: string;
  @Field(() => String) productName!: string;
  @Field(() => Litres) quantity!: number;
  @Field(() => Money) amount!: number;
}

/** Credit of the running shift, or of another one, by creditor and product. */
export const shiftCredits = defineQuery({
  name: 'shiftCredits',
  right: 'credit.read',
  input: ListedShiftInput,
  run: ({ sql }, { shiftId = null }) =>
    sql<ShiftCredit>(
      `SELECT c.creditor_id AS "creditorId", r.firm_name AS "creditorName", p.name AS "productName",
              SUM(c.litres)::bigint AS quantity, SUM(c.amount)::bigint AS amount
       FROM credit_sale c
       JOIN creditor r ON r.id = c.creditor_id
       JOIN product p ON p.id = c.product_id
       WHERE c.shift_id = ${LISTED_SHIFT}
       GROUP BY c.creditor_id, r.firm_name, p.id, p.name ORDER BY r.firm_name, p.id`,
      [shiftId],
    ),
});

@ObjectType({ description: 'A shift type, in the order of the day.' })
export class ShiftTypeChoice {
  @Field(() => Int) id!: number;
  @Field(() => String) name!: string;
}

@ArgsType()
export class StartShiftFormInput {
  @Field(() => BusinessDate, { nullable: true, description: 'Shift date; the proposed date if omitted.' })
  @IsOptional()
  @Matches(/^\d{4}-\d\d-\d\d$/, saying(labelled('Please enter a valid shift date')))
  shiftDate?: string | null;
  @Field(() => Int, { nullable: true, description: 'Id of the shift type; the proposed one if omitted.' })
  @IsOptional()
  @IsInt(saying(shifts.selectType()))
  shiftTypeId?: number | null;
}

@ObjectType({ description: 'Defaults of the start-shift form, and facts about the requested shift.' })
export class StartShiftForm {
  @Field(() => BusinessDate, { description: 'Requested shift date, or the proposed one.' }) shiftDate!: string;
  @Field(() => Int, { nullable: true, description: 'Id of the shift type; null if the station has none.' })
  shiftTypeId!: number | null;
  @Field(() => BusinessDate, {
    description:
      'Latest date on which a shift can be started; a later one needs the right shift.startAhead and `confirmAhead`.',
  })
  lastStartableDate!: string;
  @Field(() => BusinessDate, {
    description: 'Latest date on which a shift can be started with `confirmAhead`.',
  })
  furthestDate!: string;
  @Field(() => [ShiftTypeChoice], { description: 'Shift types, in the order of the day.' })
  shiftTypes!: ShiftTypeChoice[];
  @Field(() => [ProductPrice], {
    description: 'Rates in force for that shift; products without a rate are not included.',
  })
  rates!: ProductPrice[];
  @Field(() => [String], { description: 'Names of fuel products sold by a nozzle that have no rate for that shift.' })
  withoutRate!: string[];
  @Field(() => [String], {
    description: 'What the station has none of, although no shift starts without: SHIFT_TYPE, PRODUCT, NOZZLE.',
  })
  lacks!: StartLack[];
  @Field(() => [MessageText], {
    description: 'Tanks without a shift so far whose opening volume is not that of their opening dip by the dip chart.',
  })
  openingDoubts!: MessageText[];
  @Field(() => [CrewMember], { description: 'Employees on duty in the last shift of that type.' })
  lastCrew!: CrewMember[];
}

/** The next shift in the day's order after the last one, or the requested one, with the rates it would take. */
export const startShiftForm = defineQuery({
  name: 'startShiftForm',
  right: 'shift.start',
  input: StartShiftFormInput,
  run: async ({ sql, ctx }, asked): Promise<StartShiftForm> => {
    const shiftTypes = await shiftTypesInOrder(sql);
    const next = nextShift(shiftTypes, await lastShift(sql), ctx.clock.today());
    const shiftDate = asked.shiftDate ?? next?.date ?? ctx.clock.today();
    const shiftTypeId = asked.shiftTypeId ?? next?.type.id ?? null;
    const prices = shiftTypeId === null ? [] : await pricesFor(sql, shiftDate, shiftTypeId);
    return {
      shiftDate,
      shiftTypeId,
      lastStartableDate: lastStartableDate(next?.date ?? null, ctx.clock.today()),
      furthestDate: furthestShiftDate(ctx.clock.today()),
      shiftTypes,
      rates: prices.filter((price) => price.rate !== null) as ProductPrice[],
      withoutRate: prices.filter((price) => price.rate === null && price.isSold).map((price) => price.productName),
      lacks: [...(shiftTypes.length === 0 ? ['SHIFT_TYPE' as const] : []), ...(await lackingEquipment(sql))],
      openingDoubts: await doubtsOfOpenings(sql),
      lastCrew: shiftTypeId === null ? [] : await lastCrewOf(sql, shiftTypeId),
    };
  },
});

/** Only of tanks that no shift has opened with: a later chart may be another calibration. */
async function doubtsOfOpenings(sql: Sql): Promise<Message[]> {
  const tanks = await sql<{ name: string; openingDip: number; openingVolume: number; chart: ChartRow[] }>(
    `SELECT t.name, t.opening_dip AS "openingDip", t.opening_volume AS "openingVolume",
            jsonb_agg(jsonb_build_object('dip', c.dip, 'volume', c.volume) ORDER BY c.dip) AS chart
     FROM tank t JOIN dip_chart_row c ON c.tank_id = t.id
     WHERE NOT t.disabled AND t.opening_dip IS NOT NULL
       AND NOT EXISTS (SELECT FROM shift_tank o WHERE o.tank_id = t.id)
     GROUP BY t.id ORDER BY t.id`,
  );
  return tanks.flatMap(({ name, chart, ...opening }) => {
    const problem = doubtOfOpening(chart, opening);
    return problem === null ? [] : [tank.atRow({ row: name, problem })];
  });
}

type StartLack = 'SHIFT_TYPE' | 'PRODUCT' | 'NOZZLE';

async function lackingEquipment(sql: Sql): Promise<StartLack[]> {
  const fuels = await sql<{ isSold: boolean }>(
    `SELECT ${IS_SOLD} AS "isSold" FROM product p WHERE p.kind = 'FUEL' AND NOT p.disabled`,
  );
  return [
    ...(fuels.length === 0 ? ['PRODUCT' as const] : []),
    ...(fuels.some(({ isSold }) => isSold) ? [] : ['NOZZLE' as const]),
  ];
}

type MaybePrice = Omit<ProductPrice, 'rate'> & { rate: number | null; isSold: boolean };

async function pricesFor(sql: Sql, shiftDate: string, shiftTypeId: number): Promise<MaybePrice[]> {
  const products = await sql<Omit<MaybePrice, 'rate'>>(
    `SELECT p.id AS "productId", p.name AS "productName", COALESCE(p.short_name, p.name) AS "shortName",
            ${IS_SOLD} AS "isSold"
     FROM product p WHERE p.kind = 'FUEL' AND NOT p.disabled ORDER BY p.id`,
  );
  const rates = await ratesInForce(sql, shiftDate, shiftTypeId);
  return products.map((product) => ({
    ...product,
    rate: rates.find((rate) => rate.productId === product.productId)?.rate ?? null,
  }));
}
