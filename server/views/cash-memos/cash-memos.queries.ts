import { randomInt } from 'node:crypto';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { type CashMemo, GREATEST_SET, makeMemos, sourceWords } from '../../domain/cash-memo';
import { cashMemoRules, problemsOfCount, problemsOfMemos } from '../../domain/cash-memo.rules';
import { refuseIf } from '../../domain/kernel/problem';
import { sum } from '../../domain/kernel/sum';
import { defineQuery, type Read } from '../../platform/ask';
import { Ruled } from '../../platform/ruled';
import { BusinessDate, Litres, Money, Rate } from '../../platform/scalars';
import { creditOfDay, priceOfDay } from './memo-day.queries';

@InputType({ description: 'Options for instant cash memos.' })
export class CashMemosInput {
  @Field(() => Int) @Ruled(cashMemoRules.productId) productId!: number;
  @Field(() => BusinessDate) @Ruled(cashMemoRules.date) date!: string;
  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether to make a memo for each credit sale of the product on that day.',
  })
  @Ruled(cashMemoRules.includeCredit)
  includeCredit?: boolean | null;
  @Field(() => Litres, {
    nullable: true,
    description: 'Litres sold for cash without a customer, to be split into memos; only for HS.',
  })
  @Ruled(cashMemoRules.quantity)
  quantity?: number | null;
  @Field(() => Int, { nullable: true, description: 'Number of an earlier set, to make it again.' })
  @Ruled(cashMemoRules.seed)
  seed?: number | null;
}

@ObjectType({ description: 'A memo to print. Memos are not recorded.' })
export class CashMemoView implements CashMemo {
  @Field(() => String, { description: 'Number of the set, and position of the memo in it.' }) number!: string;
  @Field(() => String, { description: 'CREDIT_SALE or SPLIT.' }) source!: CashMemo['source'];
  @Field(() => String, { description: 'Source as printed on the memo.' }) sourceText!: string;
  @Field(() => Int, { nullable: true }) creditSaleId!: number | null;
  @Field(() => String, {
    description: 'Customer as printed: a long name is shortened, a split has a sample name.',
  })
  customerName!: string;
  @Field(() => String, { nullable: true, description: 'Number of the vehicle; null if none.' })
  vehicleNumber!: string | null;
  @Field(() => Rate, {
    description: 'Rupees a litre: the rate of the credit sale; for a split, the rate in force at the end of the day.',
  })
  rate!: number;
  @Field(() => Litres) litres!: number;
  @Field(() => Money) amount!: number;
}

@ObjectType({ description: 'A set of memos for a product and a day.' })
export class CashMemoSet {
  @Field(() => Int, { description: 'Number of the set; the same seed makes the same splits.' }) seed!: number;
  @Field(() => BusinessDate) date!: string;
  @Field(() => String) productName!: string;
  @Field(() => String) shortName!: string;
  @Field(() => [CashMemoView], { description: 'The memos, ordered by number.' }) memos!: CashMemoView[];
  @Field(() => Litres) litres!: number;
  @Field(() => Money) amount!: number;
}

/** Makes a set of memos from the current credit sales; read-only. Throws ProblemError. */
export async function memosOf(read: Read, input: CashMemosInput): Promise<CashMemoSet> {
  const { date } = input;
  const unrecorded = input.quantity ?? 0;
  const { productName, shortName, rate } = await priceOfDay(read.sql, input);
  const creditSales = input.includeCredit ? await creditOfDay(read, input) : [];
  refuseIf(
    problemsOfMemos({
      date,
      today: read.ctx.clock.today(),
      product: { shortName },
      hasRate: rate !== null,
      creditSales: creditSales.length,
      hasQuantity: unrecorded > 0,
    }),
  );
  const seed = input.seed ?? randomInt(1, GREATEST_SET + 1);
  const memos = makeMemos({ seed, creditSales, unrecorded, rate: rate! });
  refuseIf(problemsOfCount(memos.length));
  return {
    seed,
    date,
    productName,
    shortName,
    memos: memos.map((memo) => ({ ...memo, sourceText: sourceWords(memo).message })),
    litres: sum(memos, ({ litres }) => litres),
    amount: sum(memos, ({ amount }) => amount),
  };
}

export const cashMemos = defineQuery({
  name: 'cashMemos',
  right: 'cash.read',
  input: CashMemosInput,
  snapshot: true,
  run: memosOf,
});
