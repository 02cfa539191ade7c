import { Ctx, Field, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { ask } from '../platform/ask';
import type { Context } from '../platform/context';
import { BusinessDate, Rate } from '../platform/scalars';
import { rateOutlook } from './product-rate.queries';

@ObjectType({ description: 'Current and next selling price of a product' })
class ProductRateOutlook {
  @Field(() => Int, { description: 'Id of the product' }) productId!: number;
  @Field(() => String, { description: 'Name of the product' }) productName!: string;
  @Field(() => String, { description: 'Short name of the product: HS, MS' }) shortName!: string;
  @Field(() => Rate, { nullable: true, description: 'Rate in the latest shift, in rupees a litre' }) rate!:
    | number
    | null;
  @Field(() => BusinessDate, { nullable: true, description: 'Shift date from which the rate applies' }) since!:
    | string
    | null;
  @Field(() => String, { nullable: true, description: 'Shift from which the rate applies' }) sinceShift!: string | null;
  @Field(() => Rate, { nullable: true, description: 'Next rate, in rupees a litre' }) nextRate!: number | null;
  @Field(() => BusinessDate, { nullable: true, description: 'Shift date from which the next rate applies' })
  from!: string | null;
  @Field(() => String, { nullable: true, description: 'Shift from which the next rate applies' })
  fromShift!: string | null;
}

@Resolver()
export class ProductRateResolver {
  @Query(() => [ProductRateOutlook], { description: 'Current and next rate of each product' })
  rateOutlook(@Ctx() ctx: Context) {
    return ask(ctx, rateOutlook);
  }
}
