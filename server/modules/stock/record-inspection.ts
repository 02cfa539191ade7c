import { Field, InputType, Int } from 'type-graphql';
import { inspection } from '../../domain/inspection.messages';
import { inspectionRules, problemsOfInspection } from '../../domain/inspection.rules';
import type { BusinessDate as BusinessDay } from '../../domain/kernel/business-date';
import { labelled } from '../../domain/kernel/message';
import { refusal, refuseIf } from '../../domain/kernel/problem';
import { Ruled } from '../../platform/ruled';
import { BusinessDate, Litres } from '../../platform/scalars';
import { defineCommand, type Tx } from '../../platform/submit';

@InputType({
  description: 'Figures of a fuel recorded by an official inspection; the daily stock report starts from them.',
})
export class RecordInspectionInput {
  @Field(() => Int) @Ruled(inspectionRules.productId) productId!: number;
  @Field(() => BusinessDate) @Ruled(inspectionRules.inspectionDate) inspectionDate!: string;
  @Field(() => Litres, { description: 'Sum of the readings of all meters of the product, litres.' })
  @Ruled(inspectionRules.readingSum)
  readingSum!: number;
  @Field(() => Litres) @Ruled(inspectionRules.totalStock) totalStock!: number;
  @Field(() => Litres, { description: 'Litres received on that day before the inspection.' })
  @Ruled(inspectionRules.totalBeforeStock)
  totalBeforeStock!: number;
  @Field(() => String, {
    nullable: true,
    description: "HH:MM in the station's time zone; null means before the first shift of the day.",
  })
  @Ruled(inspectionRules.inspectionTime)
  inspectionTime?: string | null;
  @Field(() => Litres, {
    nullable: true,
    description: 'Litres poured back after testing on that day before the inspection; default 0.',
  })
  @Ruled(inspectionRules.testingBefore)
  testingBefore?: number | null;
}

/** Records an inspection, at most one per product and day. */
export const recordInspection = defineCommand({
  name: 'recordInspection',
  right: 'stock.record',
  input: RecordInspectionInput,
  async run(tx, input): Promise<{ inspectionId: number }> {
    refuseIf(problemsOfInspection({ ...input }, tx.ctx.clock.minute()));
    const productName = await fuelNamed(tx, input.productId);
    const [row] = await tx.sql<{ id: number }>(
      `INSERT INTO inspection (product_id, inspection_date, reading_sum, total_stock, total_before_stock, inspection_time,
                               testing_before, created_by_id)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (product_id, inspection_date) DO NOTHING RETURNING *`,
      [
        input.productId,
        input.inspectionDate,
        input.readingSum,
        input.totalStock,
        input.totalBeforeStock,
        input.inspectionTime ?? null,
        input.testingBefore ?? 0,
        tx.actor.userId,
      ],
    );
    if (!row) throw inspectedAlready(productName, input.inspectionDate);
    tx.audit({ table: 'inspection', id: row.id, after: row });
    tx.publish('stockChanged', { inspectionId: row.id });
    return { inspectionId: row.id };
  },
});

/** The refusal if the product has an inspection of that day. */
export const inspectedAlready = (productName: string, on: BusinessDay): Error =>
  refusal('INSPECTED_ALREADY', inspection.inspectedAlready({ product: productName, date: on }), 'inspectionDate');

/** The name of a fuel in use. */
async function fuelNamed(tx: Tx, productId: number): Promise<string> {
  const [product] = await tx.sql<{ name: string }>(
    "SELECT name FROM product WHERE id = $1 AND kind = 'FUEL' AND NOT disabled",
    [productId],
  );
  if (!product) throw refusal('UNKNOWN_PRODUCT', labelled(inspectionRules.productId.message), 'productId', 'INVALID');
  return product.name;
}
