import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayNotEmpty, IsArray, IsInt, ValidateNested } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { editReasonRule } from '../../domain/employee.rules';
import type { Message } from '../../domain/kernel/message';
import { masterOf } from '../../masters/master';
import { ProductRate, rateUntil } from '../../masters/product-rate';
import { IsBusinessDate } from '../../platform/is-business-date';
import { rehearse } from '../../platform/rehearse';
import { Ruled } from '../../platform/ruled';
import { BusinessDate, Rate } from '../../platform/scalars';
import { defineCommand, type Tx } from '../../platform/submit';
import { type ToldResult, toldResult } from '../../services/approvals/editable-table';
import { correctRate } from './correct-rate';

const { rule: RATE } = masterOf(ProductRate).fields.find(({ name }) => name === 'rate')!;

/** More products than a station sells. */
const MOST_RATES = 100;

@InputType({ description: 'The right rate of a product.' })
class RightRateInput {
  @Field(() => Int, { description: 'Id of the product.' }) @IsInt() productId!: number;
  @Field(() => Rate, { description: 'The right rate, rupees per litre.' }) @Ruled(RATE) rate!: number;
}

@InputType({ description: 'Product rates from one shift on as they should have been: corrected, or entered late.' })
export class RehearseRateCorrectionInput {
  @Field(() => BusinessDate, { description: 'Date of the first shift at these rates.' })
  @IsBusinessDate()
  shiftDate!: string;
  @Field(() => Int, { description: 'Shift type of the first shift at these rates.' }) @IsInt() shiftTypeId!: number;
  @Field(() => [RightRateInput], { description: 'One rate for each product.' })
  @IsArray()
  @ArrayNotEmpty()
  @ArrayMaxSize(MOST_RATES)
  @ValidateNested({ each: true })
  @Type(() => RightRateInput)
  rates!: RightRateInput[];
  @Field(() => String, { nullable: true, description: 'Required if a closed shift has used another rate.' })
  @Ruled({ ...editReasonRule, required: false }, { mayBeAbsent: true })
  reason?: string | null;
}

/**
 * Dry run of the correction of rates that shifts have used, and of rates that are entered late: answers its effects,
 * none if no shift has used another rate. A refusal of a rate is at `rates.<index>.rate`.
 */
export const rehearseRateCorrection = defineCommand({
  name: 'rehearseRateCorrection',
  right: 'shift.correct',
  input: RehearseRateCorrectionInput,
  async run(tx, { rates, reason = null, ...from }): Promise<Pick<ToldResult, 'effects' | 'effectTexts'>> {
    const effects = await rehearse(tx, async (shared) => {
      const trial = { ...shared, isApproved: true };
      const all: Message[] = [];
      for (const [index, { productId, rate }] of rates.entries()) {
        const before = await rateNow(trial, { productId, ...from });
        if (before === undefined || before === rate) continue;
        const field = `rates.${index}.rate`;
        await writeRate(trial, { productId, ...from, rate });
        all.push(...(await correctRate(trial, { productId, ...from, before, after: rate, reason, field })));
      }
      return all;
    });
    return toldResult({ effects });
  },
});

/** Enters or corrects the rate, whose day's invoices are allocated by it. */
const writeRate = (
  { sql }: Tx,
  { productId, shiftDate, shiftTypeId, rate }: Pick<ProductRate, 'productId' | 'shiftDate' | 'shiftTypeId' | 'rate'>,
): Promise<unknown> =>
  sql(
    `INSERT INTO product_rate (product_id, shift_date, shift_type_id, rate) VALUES ($1, $2, $3, $4)
     ON CONFLICT (product_id, shift_date, shift_type_id) DO UPDATE SET rate = excluded.rate`,
    [productId, shiftDate, shiftTypeId, rate],
  );

/** The rate that shifts from that one on have used: its own, or the one before it. */
async function rateNow(
  { sql }: Tx,
  from: Pick<ProductRate, 'productId' | 'shiftDate' | 'shiftTypeId'>,
): Promise<number | undefined> {
  const [own] = await sql<{ rate: number }>(
    'SELECT rate FROM product_rate WHERE product_id = $1 AND shift_date = $2 AND shift_type_id = $3',
    [from.productId, from.shiftDate, from.shiftTypeId],
  );
  return own?.rate ?? rateUntil({ sql }, from);
}
