import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { splitsCash } from '../../domain/cash-memo';
import { cashMemoRules } from '../../domain/cash-memo.rules';
import { labelled } from '../../domain/kernel/message';
import { refusal } from '../../domain/kernel/problem';
import { sum } from '../../domain/kernel/sum';
import { RATE_AT_END } from '../../masters/product-rate.queries';
import { creditSalesBetween, type DatedCreditSale } from '../../modules/credit/credit.queries';
import { defineQuery, type Read } from '../../platform/ask';
import { Ruled } from '../../platform/ruled';
import { BusinessDate, Litres, Money, Rate } from '../../platform/scalars';
import type { Sql } from '../../platform/sql';

@ArgsType()
export class MemoDayInput {
  @Field(() => Int) @Ruled(cashMemoRules.productId) productId!: number;
  @Field(() => BusinessDate) @Ruled(cashMemoRules.date) date!: string;
}

@ObjectType({
  description: 'Selling price of a product at the end of a day, and whether its cash sales can be split into memos.',
})
export class MemoPrice {
  @Field(() => String) productName!: string;
  @Field(() => String) shortName!: string;
  @Field(() => Rate, { nullable: true, description: 'Rupees a litre; null if the product has no rate on that day.' })
  rate!: number | null;
  @Field(() => Boolean, { description: 'Whether an additional quantity can be split into memos; only for HS.' })
  splits!: boolean;
}

/**
 * Reads the product, even if disabled since, and its rate in force at the end of a day: memos can be made again years
 * later. Throws ProblemError INVALID for an unknown product.
 */
export async function priceOfDay(sql: Sql, { productId, date }: MemoDayInput): Promise<MemoPrice> {
  const [product] = await sql<Omit<MemoPrice, 'splits'>>(
    `SELECT p.name AS "productName", COALESCE(p.short_name, p.name) AS "shortName", ${RATE_AT_END} AS rate
     FROM product p WHERE p.id = $2`,
    [date, productId],
  );
  if (product === undefined)
    throw refusal('INVALID', labelled(cashMemoRules.productId.message), 'productId', 'INVALID');
  return { ...product, splits: splitsCash(product) };
}

export const memoPrice = defineQuery({
  name: 'memoPrice',
  right: 'cash.read',
  input: MemoDayInput,
  run: ({ sql }, input) => priceOfDay(sql, input),
});

/** Reads the credit sales of a product on a shift date, as the list between two dates shows them. */
export async function creditOfDay(read: Read, { productId, date }: MemoDayInput): Promise<DatedCreditSale[]> {
  const sales = await creditSalesBetween.run(read, { from: date, to: date });
  return sales.filter((sale) => sale.productId === productId);
}

@ObjectType({ description: 'A credit sale that gets a memo.' })
export class MemoCreditSale {
  @Field(() => Int, { description: 'Id of the credit sale; printed on the memo.' }) id!: number;
  @Field(() => String, { description: 'Name of the creditor; a long name is shortened on the memo.' })
  firmName!: string;
  @Field(() => String, { nullable: true, description: 'Vehicle number; null if not recorded.' })
  vehicle!: string | null;
  @Field(() => Litres, { description: 'Litres sold.' }) litres!: number;
  @Field(() => Rate, { description: 'Rate of the sale, which is the rate of its shift, not of the end of the day.' })
  rate!: number;
  @Field(() => Money, { description: 'Amount of the sale in rupees.' }) amount!: number;
}

@ObjectType({ description: 'The credit sales of a product on a shift date, with totals.' })
export class MemoCreditSales {
  @Field(() => [MemoCreditSale], { description: 'Sales, oldest first.' }) sales!: MemoCreditSale[];
  @Field(() => Litres) litres!: number;
  @Field(() => Money) amount!: number;
}

export const memoCreditSales = defineQuery({
  name: 'memoCreditSales',
  right: 'cash.read',
  input: MemoDayInput,
  async run(read, input): Promise<MemoCreditSales> {
    const sales = await creditOfDay(read, input);
    return { sales, litres: sum(sales, ({ litres }) => litres), amount: sum(sales, ({ amount }) => amount) };
  },
});
