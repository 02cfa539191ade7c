import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { problemsOfRange } from '../../domain/kernel/date-range';
import { refuseIf } from '../../domain/kernel/problem';
import { defineQuery } from '../../platform/ask';
import { IsBusinessDate } from '../../platform/is-business-date';
import { BusinessDate, Litres, Money } from '../../platform/scalars';

@ArgsType()
export class ProductSalesInput {
  @Field(() => BusinessDate, { description: 'First shift date.' })
  @IsBusinessDate()
  from!: string;
  @Field(() => BusinessDate, { description: 'Last shift date, inclusive.' })
  @IsBusinessDate()
  to!: string;
}

@ObjectType({ description: 'Sales of a product in closed shifts.' })
export class ProductSales {
  @Field(() => Int) productId!: number;
  @Field(() => String, { description: 'Short name of the product.' }) product!: string;
  @Field(() => Litres, { description: 'Litres sold, excluding testing.' }) litres!: number;
  @Field(() => Money, { description: 'Sales amount in rupees.' }) amount!: number;
  @Field(() => Litres, { description: 'Credit sales in litres.' }) creditLitres!: number;
  @Field(() => Money, { description: 'Credit sales in rupees.' }) creditAmount!: number;
}

/** Litres and rupees sold per product in the closed shifts of a range of days, from the stored totals of each close. */
export const productSales = defineQuery({
  name: 'productSales',
  right: 'shift.read',
  input: ProductSalesInput,
  quick: true,
  run: async ({ sql }, { from, to }): Promise<ProductSales[]> => {
    refuseIf(problemsOfRange({ from, to }));
    return sql<ProductSales>(
      `SELECT p.id AS "productId", p.short_name AS product, d.litres, d.amount, d.credit_litres AS "creditLitres",
              d.credit_amount AS "creditAmount"
       FROM (SELECT product_id, SUM(litres)::bigint AS litres, SUM(amount)::bigint AS amount,
                    SUM(credit_litres)::bigint AS credit_litres, SUM(credit_amount)::bigint AS credit_amount
             FROM daily_total WHERE shift_date BETWEEN $1 AND $2 GROUP BY product_id) d
       JOIN product p ON p.id = d.product_id ORDER BY p.short_name`,
      [from, to],
    );
  },
});
