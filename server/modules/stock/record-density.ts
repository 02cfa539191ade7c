import { Field, InputType, Int } from 'type-graphql';
import { challanDensity, type Density, densityAt15, densityNote, deviationOf, isUnusual } from '../../domain/density';
import {
  type DensityFacts,
  densityReadingRules,
  lastReadingDay,
  problemsOfDensityReading,
} from '../../domain/density-reading.rules';
import { labelled } from '../../domain/kernel/message';
import { refusal, refuseIf } from '../../domain/kernel/problem';
import { Ruled } from '../../platform/ruled';
import { BusinessDate, Tenths } from '../../platform/scalars';
import { defineCommand, type Tx } from '../../platform/submit';

@InputType({
  description:
    'A density reading of a hydrometer. MORNING and AFTER_UNLOADING require the tank, TANKER the invoice line of the delivery.',
})
export class RecordDensityInput {
  @Field(() => BusinessDate) @Ruled(densityReadingRules.businessDate) businessDate!: string;
  @Field(() => String, { description: 'MORNING, TANKER or AFTER_UNLOADING.' })
  @Ruled(densityReadingRules.occasion)
  occasion!: string;
  @Field(() => Int) @Ruled(densityReadingRules.productId) productId!: number;
  @Field(() => Int, { nullable: true }) @Ruled(densityReadingRules.tankId) tankId?: number | null;
  @Field(() => Int, {
    nullable: true,
    description: 'Id of the invoice line; optional for AFTER_UNLOADING, to compare with the challan.',
  })
  @Ruled(densityReadingRules.invoiceLineId)
  invoiceLineId?: number | null;
  @Field(() => Tenths, { description: 'Density, kg/m³.' }) @Ruled(densityReadingRules.density) density!: number;
  @Field(() => Tenths, { description: 'Temperature, °C.' })
  @Ruled(densityReadingRules.temperature)
  temperature!: number;
  @Field(() => String, { nullable: true }) @Ruled(densityReadingRules.comment) comment?: string | null;
}

export interface RecordedDensity {
  densityReadingId: number;
  densityAt15: number;
  /** Deviation from the challan; null without a figure to compare with. */
  deviation: number | null;
  isFlagged: boolean;
  /** Outside the range of the product's standard: it may be another fuel. */
  isUnusual: boolean;
  /** A note on the density of this product. */
  note: string | null;
}

/**
 * Records a density with its value at 15 °C, and its deviation from the delivery's challan
 * (docs/design/domain.md#density).
 */
export const recordDensity = defineCommand({
  name: 'recordDensity',
  right: 'stock.record',
  input: RecordDensityInput,
  async run(tx, input): Promise<RecordedDensity> {
    const { shortName, at15, challan } = await checkDensity(tx, input);
    const [row] = await tx.sql<{ id: number }>(
      `INSERT INTO density_reading (business_date, occasion, product_id, tank_id, invoice_line_id, density, temperature,
                                    density_at_15, challan_density, comment, created_by_id)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) RETURNING *`,
      [
        input.businessDate,
        input.occasion,
        input.productId,
        input.tankId ?? null,
        input.invoiceLineId ?? null,
        input.density,
        input.temperature,
        at15,
        challan,
        input.comment ?? null,
        tx.actor.userId,
      ],
    );
    tx.audit({ table: 'density_reading', id: row!.id, after: row });
    tx.publish('stockChanged', { densityReadingId: row!.id });
    const compared = challan === null ? NOT_COMPARED : deviationOf(at15, challan);
    return {
      densityReadingId: row!.id,
      densityAt15: at15,
      ...compared,
      isUnusual: isUnusual(shortName, at15),
      note: densityNote(shortName)?.message ?? null,
    };
  },
});

/** For a line without a figure, or no line. */
const NOT_COMPARED = { deviation: null, isFlagged: false };

/** A validated reading: its density at 15 °C, and that of the delivery by the challan. */
export interface JudgedDensity {
  shortName: string;
  at15: Density;
  /** Null without a line, or if the line has no figure. */
  challan: Density | null;
}

/**
 * Validates a reading against its product, tank and line, which must be in use; `kept` names those that the recorded
 * reading has and may keep. Throws ProblemError INVALID at the invalid fields.
 */
export async function checkDensity(
  tx: Tx,
  input: RecordDensityInput,
  kept: Partial<Pick<RecordDensityInput, 'productId' | 'tankId'>> = {},
): Promise<JudgedDensity> {
  const { shortName, shiftDate, tank, line } = await placeOf(tx, input, kept);
  if (shortName === null)
    throw refusal('UNKNOWN_PRODUCT', labelled(densityReadingRules.productId.message), 'productId', 'INVALID');
  refuseIf(problemsOfDensityReading({ ...input }, { lastDay: lastReadingDay(tx.today, shiftDate), tank, line }));
  return { shortName, at15: densityAt15(input), challan: line && challanDensity(line.density) };
}

interface Place extends Pick<DensityFacts, 'tank'> {
  /** Null if it is not a fuel in use. */
  shortName: string | null;
  /** The running shift's date; null without one. */
  shiftDate: string | null;
  line: { productId: number; density: string } | null;
}

/** The product, tank and line that the reading names, and the day. Locks the line against changes. */
async function placeOf(
  tx: Tx,
  { productId, tankId, invoiceLineId }: RecordDensityInput,
  kept: Partial<Pick<RecordDensityInput, 'productId' | 'tankId'>>,
): Promise<Place> {
  const [place] = await tx.sql<Place>(
    `SELECT (SELECT COALESCE(short_name, name) FROM product
             WHERE id = $1 AND kind = 'FUEL' AND (NOT disabled OR id = $4)) AS "shortName",
            (SELECT shift_date FROM shift WHERE state = 'RUNNING') AS "shiftDate",
            (SELECT jsonb_build_object('tankName', name, 'productId', product_id)
             FROM tank WHERE id = $2 AND (NOT disabled OR id = $5)) AS tank,
            (SELECT jsonb_build_object('productId', product_id, 'density', density)
             FROM invoice_line WHERE id = $3 FOR SHARE) AS line`,
    [productId, tankId ?? null, invoiceLineId ?? null, kept.productId ?? null, kept.tankId ?? null],
  );
  return place!;
}
