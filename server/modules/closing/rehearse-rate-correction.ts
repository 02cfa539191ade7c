import { IsInt } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { editReasonRule } from '../../domain/employee.rules';
import { masterOf } from '../../masters/master';
import { ProductRate } from '../../masters/product-rate';
import { rehearse } from '../../platform/rehearse';
import { Ruled } from '../../platform/ruled';
import { Rate } from '../../platform/scalars';
import { defineCommand } from '../../platform/submit';
import { noSuchRow, type ToldResult, toldResult } from '../../services/approvals/editable-table';
import { correctRate } from './correct-rate';

const { rule: RATE } = masterOf(ProductRate).fields.find(({ name }) => name === 'rate')!;

@InputType({ description: 'A product rate, and what it should have been.' })
export class RehearseRateCorrectionInput {
  @Field(() => Int, { description: 'Id of the product rate.' }) @IsInt() productRateId!: number;
  @Field(() => Rate, { description: 'The right rate, rupees per litre.' }) @Ruled(RATE) rate!: number;
  @Field(() => String, { nullable: true, description: 'Required if a closed shift has used the rate.' })
  @Ruled({ ...editReasonRule, required: false }, { mayBeAbsent: true })
  reason?: string | null;
}

/** Dry run of the correction of a rate that shifts have used: answers its effects, none if no shift has used it. */
export const rehearseRateCorrection = defineCommand({
  name: 'rehearseRateCorrection',
  right: 'shift.correct',
  input: RehearseRateCorrectionInput,
  async run(tx, { productRateId, rate, reason = null }): Promise<Pick<ToldResult, 'effects' | 'effectTexts'>> {
    const [row] = await tx.sql<Pick<ProductRate, 'productId' | 'shiftDate' | 'shiftTypeId' | 'rate'>>(
      `SELECT product_id AS "productId", shift_date AS "shiftDate", shift_type_id AS "shiftTypeId", rate
       FROM product_rate WHERE id = $1`,
      [productRateId],
    );
    if (row === undefined) throw noSuchRow();
    const { rate: before, ...from } = row;
    if (rate === before) return toldResult({ effects: [] });
    const effects = await rehearse(tx, (trial) => correctRate(trial, { ...from, before, after: rate, reason }));
    return toldResult({ effects });
  },
});
