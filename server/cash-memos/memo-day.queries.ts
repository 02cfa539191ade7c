import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { creditSalesBetween, type DatedCreditSale } from '../credit/credit.queries';
import { SPLIT_PRODUCT } from '../domain/cash-memo';
import { cashMemoRules } from '../domain/cash-memo.rules';
import { refusal } from '../domain/kernel/problem';
import { sum } from '../domain/kernel/sum';
import { pricesAtEndOf } from '../masters/product-rate.queries';
import { defineQuery, type Read } from '../platform/ask';
import { Ruled } from '../platform/ruled';
import { BusinessDate, Litres, Money, Rate } from '../platform/scalars';
import type { Sql } from '../platform/sql';

@ArgsType()
export class MemoDayInput {
  @Field(() => Int) @Ruled(cashMemoRules.productId) productId!: number;
  @Field(() => BusinessDate) @Ruled(cashMemoRules.date) date!: string;
}

@ObjectType({ description: 'What a product sells at at the end of a day, and whether its cash sales may be split.' })
export class MemoPrice {
  @Field(() => String) productName!: string;
  @Field(() => String) shortName!: string;
  @Field(() => Rate, { nullable: true, description: 'Null where it has none on that day.' }) rate!: number | null;
  @Field(() => Boolean, { description: 'Of HS alone an additional quantity makes memos.' }) splits!: boolean;
}

/** The product and its rate in force at the end of a day. Throws ProblemError INVALID for an unknown product. */
export async function priceOfDay(sql: Sql, { productId, date }: MemoDayInput): Promise<MemoPrice> {
  const [product] = await sql<Pick<MemoPrice, 'productName' | 'shortName'>>(
    'SELECT name AS "productName", COALESCE(short_name, name) AS "shortName" FROM product WHERE id = $1',
    [productId],
  );
  if (product === undefined) throw refusal('INVALID', cashMemoRules.productId.message, 'productId', 'INVALID');
  const price = (await pricesAtEndOf(sql, date)).find((priced) => priced.productId === productId);
  return { ...product, rate: price?.rate ?? null, splits: product.shortName === SPLIT_PRODUCT };
}

export const memoPrice = defineQuery({
  name: 'memoPrice',
  permission: 'user',
  input: MemoDayInput,
  run: ({ sql }, input) => priceOfDay(sql, input),
});

/** The credit sales of a product on a shift date, as the list between two dates has them. */
export async function creditOfDay(read: Read, { productId, date }: MemoDayInput): Promise<DatedCreditSale[]> {
  const sales = await creditSalesBetween.run(read, { from: date, to: date });
  return sales.filter((sale) => sale.productId === productId);
}

@ObjectType({ description: 'A credit sale that is to have a memo.' })
export class MemoCreditSale {
  @Field(() => Int) id!: number;
  @Field(() => String) firmName!: string;
  @Field(() => String, { nullable: true }) vehicle!: string | null;
  @Field(() => Litres) litres!: number;
  @Field(() => Rate) rate!: number;
  @Field(() => Money) amount!: number;
}

@ObjectType({ description: 'The credit sales of a product on a shift date, and what they make up.' })
export class MemoCreditSales {
  @Field(() => [MemoCreditSale]) sales!: MemoCreditSale[];
  @Field(() => Litres) litres!: number;
  @Field(() => Money) amount!: number;
}

export const memoCreditSales = defineQuery({
  name: 'memoCreditSales',
  permission: 'user',
  input: MemoDayInput,
  async run(read, input): Promise<MemoCreditSales> {
    const sales = await creditOfDay(read, input);
    return { sales, litres: sum(sales, ({ litres }) => litres), amount: sum(sales, ({ amount }) => amount) };
  },
});
