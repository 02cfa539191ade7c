import { Arg, Ctx, Field, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { ask } from '../platform/ask';
import type { Context } from '../platform/context';
import { Litres } from '../platform/scalars';
import { submit } from '../platform/submit';
import { answered, Payload } from '../platform/user-error';
import { dipChart, generateDipChart, volumeAtDip } from './dip-chart.queries';
import { DipChartRowInput, setDipChart } from './set-dip-chart';

@ObjectType({ description: "A row of a tank's dip chart" })
export class DipChartPoint {
  @Field(() => Int, { description: 'Millimetres' }) dip!: number;
  @Field(() => Litres, { description: 'What the tank holds at that dip' }) volume!: number;
}

@ObjectType({ description: 'What setting a dip chart answers' })
class DipChartPayload extends Payload {
  @Field(() => Int, { nullable: true, description: 'The tank' }) id?: number;
  @Field(() => Litres, { nullable: true, description: "The tank's capacity now" }) capacity?: number;
  @Field(() => String, { nullable: true, description: 'What to tell the user when it was done' }) message?: string;
  @Field(() => [String], {
    nullable: true,
    description: 'Rows that rise far more than those beside them. The chart is saved all the same: look at them.',
  })
  warnings?: string[];
}

@Resolver()
export class DipChartResolver {
  @Query(() => [DipChartPoint], { description: "A tank's dip chart, dips rising" })
  dipChart(@Ctx() ctx: Context, @Arg('tankId', () => Int) tankId: number) {
    return ask(ctx, dipChart, { tankId });
  }

  @Query(() => Litres, {
    description: 'What a tank holds at a dip in millimetres, between two rows on the straight line',
  })
  volumeAtDip(@Ctx() ctx: Context, @Arg('tankId', () => Int) tankId: number, @Arg('dip', () => Int) dip: number) {
    return ask(ctx, volumeAtDip, { tankId, dip });
  }

  @Query(() => [DipChartPoint], { description: 'The chart of a lying cylinder; its inner measures in millimetres' })
  generateDipChart(
    @Ctx() ctx: Context,
    @Arg('diameter', () => Int, { description: 'Of the lying cylinder, millimetres' }) diameter: number,
    @Arg('length', () => Int, { description: 'Of the cylinder without its heads, millimetres' }) length: number,
    @Arg('step', () => Int, { description: 'Between two rows' }) step: number,
    @Arg('headDepth', () => Int, { defaultValue: 0, description: 'Of the ellipsoidal heads; 0 for flat ones' })
    headDepth: number,
  ) {
    return ask(ctx, generateDipChart, { diameter, length, step, headDepth });
  }

  @Mutation(() => DipChartPayload, { description: "Replaces a tank's dip chart; its last volume becomes the capacity" })
  setDipChart(
    @Ctx() ctx: Context,
    @Arg('tankId', () => Int) tankId: number,
    @Arg('rows', () => [DipChartRowInput], { description: 'Shallowest first' }) rows: DipChartRowInput[],
  ) {
    return answered(() => submit(ctx, setDipChart, { tankId, rows }));
  }
}
