import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { approvals } from '../../domain/approvals.messages';
import { credit } from '../../domain/credit.messages';
import { deviationOf, isUnusual } from '../../domain/density';
import { defineQuery } from '../../platform/ask';
import { BusinessDate, Tenths } from '../../platform/scalars';
import { saying } from '../../platform/validated';
import { ProductLinesInput } from './invoice.queries';

@ObjectType({ description: 'A density reading, as measured and at 15 °C.' })
export class DensityReadingView {
  @Field(() => Int) id!: number;
  @Field(() => BusinessDate) businessDate!: string;
  @Field(() => Date) createdAt!: Date;
  @Field(() => String, { description: 'MORNING, TANKER or AFTER_UNLOADING.' }) occasion!: string;
  @Field(() => String) productName!: string;
  @Field(() => String) shortName!: string;
  @Field(() => String, { nullable: true, description: 'Name of the tank; null for a sample from a tanker.' }) tankName!:
    | string
    | null;
  @Field(() => String, { nullable: true, description: 'Number of the invoice; null for a sample from a tank.' })
  invoiceNumber!: string | null;
  @Field(() => Tenths, { description: 'Density, kg/m³.' }) density!: number;
  @Field(() => Tenths, { description: 'Temperature, °C.' }) temperature!: number;
  @Field(() => Tenths, { description: 'Density at 15 °C, kg/m³.' }) densityAt15!: number;
  @Field(() => Tenths, { nullable: true, description: 'Density at 15 °C according to the challan, kg/m³.' })
  challanDensity!: number | null;
  @Field(() => Tenths, {
    nullable: true,
    description: 'Difference from the challan density, kg/m³; below 0 is lighter.',
  })
  deviation!: number | null;
  @Field(() => Boolean, { description: 'Whether it differs from the challan by more than 3.0 kg/m³.' })
  isFlagged!: boolean;
  @Field(() => Boolean, { description: "Whether it is outside the range of the product's standard." })
  isUnusual!: boolean;
  @Field(() => String, { nullable: true }) comment!: string | null;
  @Field(() => String, { nullable: true }) enteredBy!: string | null;
}

type Stored = Omit<DensityReadingView, 'deviation' | 'isFlagged' | 'isUnusual'>;

const compared = (reading: Stored): DensityReadingView => ({
  ...reading,
  ...(reading.challanDensity === null
    ? { deviation: null, isFlagged: false }
    : deviationOf(reading.densityAt15, reading.challanDensity)),
  isUnusual: isUnusual(reading.shortName, reading.densityAt15),
});

const PAGE = 30;
const MOST = 500;

@ArgsType()
export class DensityReadingsInput {
  @Field(() => Int, { defaultValue: PAGE, description: `Number of readings, at most ${MOST}.` })
  @IsInt(saying(credit.firstNotWhole()))
  @Min(1, saying(credit.firstTooSmall()))
  @Max(MOST, saying(credit.firstTooLarge({ most: MOST })))
  first: number = PAGE;
  @Field(() => Int, { nullable: true, description: 'Id of the last reading of the previous page.' })
  @IsOptional()
  @IsInt(saying(approvals.beforeNotWhole()))
  before?: number | null;
}

/** Density readings in order of entry, newest first. */
export const densityReadings = defineQuery({
  name: 'densityReadings',
  right: 'stock.read',
  input: DensityReadingsInput,
  run: async ({ sql }, { first, before }): Promise<DensityReadingView[]> => {
    const readings = await sql<Stored>(
      `SELECT r.id, r.business_date AS "businessDate", r.created_at AS "createdAt", r.occasion, p.name AS "productName",
              COALESCE(p.short_name, p.name) AS "shortName", t.name AS "tankName", i.invoice_number AS "invoiceNumber",
              r.density, r.temperature, r.density_at_15 AS "densityAt15", r.challan_density AS "challanDensity",
              r.comment, u.name AS "enteredBy"
       FROM density_reading r
       JOIN product p ON p.id = r.product_id
       LEFT JOIN tank t ON t.id = r.tank_id
       LEFT JOIN invoice_line l ON l.id = r.invoice_line_id
       LEFT JOIN invoice i ON i.id = l.invoice_id
       LEFT JOIN app_user u ON u.id = r.created_by_id
       WHERE $2::int IS NULL OR r.id < $2
       ORDER BY r.id DESC LIMIT $1`,
      [first, before ?? null],
    );
    return readings.map(compared);
  },
});

@ObjectType({ description: 'A product line of an invoice, with the density on its challan.' })
export class LineToCompare {
  @Field(() => Int) invoiceLineId!: number;
  @Field(() => String) invoiceNumber!: string;
  @Field(() => BusinessDate) receivedOn!: string;
  @Field(() => String) density!: string;
}

/**
 * A product's invoice lines that a reading can be compared with, newest delivery first: those not fully unloaded, and
 * those unloaded in the running or the last closed shift, since a tank is read after unloading.
 */
export const linesToCompare = defineQuery({
  name: 'linesToCompare',
  right: 'stock.read',
  input: ProductLinesInput,
  run: ({ sql }, { productId }) =>
    sql<LineToCompare>(
      `WITH unloading AS (
         (SELECT id FROM shift WHERE state = 'RUNNING')
         UNION ALL (SELECT id FROM shift WHERE state = 'CLOSED' ORDER BY id DESC LIMIT 1))
       SELECT l.id AS "invoiceLineId", i.invoice_number AS "invoiceNumber", i.received_on AS "receivedOn", l.density
       FROM invoice i
       JOIN invoice_line l ON l.invoice_id = i.id
       WHERE l.id IN (
         SELECT id FROM invoice_line WHERE product_id = $1 AND unloaded < quantity
         UNION SELECT n.invoice_line_id FROM stock_in n JOIN unloading u ON u.id = n.shift_id)
       AND l.product_id = $1
       ORDER BY i.receive_date_time DESC, l.id DESC`,
      [productId],
    ),
});
