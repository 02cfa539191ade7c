import { Ctx, Field, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { ask } from '../platform/ask';
import type { Context } from '../platform/context';
import { BusinessDate, Rate } from '../platform/scalars';
import { rateOutlook } from './product-rate.queries';

@ObjectType({ description: "A product's selling price now and the one that is to follow" })
class ProductRateOutlook {
  @Field(() => Int, { description: 'The product' }) productId!: number;
  @Field(() => String, { description: 'Its name' }) productName!: string;
  @Field(() => String, { description: 'HS, MS and so on' }) shortName!: string;
  @Field(() => Rate, { nullable: true, description: 'In the last shift that began' }) rate!: number | null;
  @Field(() => BusinessDate, { nullable: true, description: 'The shift date it is in force from' }) since!:
    | string
    | null;
  @Field(() => String, { nullable: true, description: 'The shift it is in force from' }) sinceShift!: string | null;
  @Field(() => Rate, { nullable: true, description: 'The first rate for a shift to come' }) nextRate!: number | null;
  @Field(() => BusinessDate, { nullable: true, description: 'The shift date the next one is in force from' })
  from!: string | null;
  @Field(() => String, { nullable: true, description: 'The shift the next one is in force from' })
  fromShift!: string | null;
}

@Resolver()
export class ProductRateResolver {
  @Query(() => [ProductRateOutlook], { description: "Each product's rate now and the next one" })
  rateOutlook(@Ctx() ctx: Context) {
    return ask(ctx, rateOutlook);
  }
}
