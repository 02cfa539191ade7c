import { Arg, Ctx, Field, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { type MessageParams } from '../domain/kernel/message';
import { ask } from '../platform/ask';
import type { Context } from '../platform/context';
import { Litres, MessageValues } from '../platform/scalars';
import { submit } from '../platform/submit';
import { answered, Payload } from '../platform/user-error';
import { dipChart, dipChartText, generateDipChart, volumeAtDip } from './dip-chart.queries';
import { DipChartRowInput, setDipChart } from './set-dip-chart';

@ObjectType({ description: "A row of a tank's dip chart" })
export class DipChartPoint {
  @Field(() => Int, { description: 'Dip in millimetres' }) dip!: number;
  @Field(() => Litres, { description: 'Volume at that dip in litres' }) volume!: number;
}

@ObjectType({ description: 'Result of setDipChart' })
class DipChartPayload extends Payload {
  @Field(() => Int, { nullable: true, description: 'Id of the tank' }) id?: number;
  @Field(() => Litres, { nullable: true, description: 'New capacity of the tank in litres' }) capacity?: number;
  @Field(() => String, { nullable: true, description: 'Message for the user on success' }) message?: string;
  @Field(() => String, { nullable: true, description: 'Stable id of the message' }) messageId?: string;
  @Field(() => MessageValues, { nullable: true, description: 'Values of the message' }) params?: MessageParams;
  @Field(() => [String], {
    nullable: true,
    description:
      'Rows with an unusually large increase, and an opening volume that is not that of the opening dip, to be checked. The chart is saved anyway.',
  })
  warnings?: string[];
}

@Resolver()
export class DipChartResolver {
  @Query(() => [DipChartPoint], { description: "A tank's dip chart, smallest dip first" })
  dipChart(@Ctx() ctx: Context, @Arg('tankId', () => Int) tankId: number) {
    return ask(ctx, dipChart, { tankId });
  }

  @Query(() => Litres, {
    description: 'Volume of a tank at a dip in millimetres, by linear interpolation of its dip chart',
  })
  volumeAtDip(@Ctx() ctx: Context, @Arg('tankId', () => Int) tankId: number, @Arg('dip', () => Int) dip: number) {
    return ask(ctx, volumeAtDip, { tankId, dip });
  }

  @Query(() => String, {
    description:
      'The rows of a file with a dip chart as text, cells separated by tabs, to be read like pasted ones. Send it to /graphql/sheets if it is large',
  })
  dipChartText(
    @Ctx() ctx: Context,
    @Arg('file', () => String, { description: 'XLSX or CSV file in base64' }) file: string,
  ) {
    return ask(ctx, dipChartText, { file });
  }

  @Query(() => [DipChartPoint], {
    description: 'Calculates the dip chart of a horizontal cylindrical tank from its inner dimensions in millimetres',
  })
  generateDipChart(
    @Ctx() ctx: Context,
    @Arg('diameter', () => Int, { description: 'Inner diameter of the cylinder, millimetres' }) diameter: number,
    @Arg('length', () => Int, { description: 'Inner length of the cylinder without its heads, millimetres' })
    length: number,
    @Arg('step', () => Int, { description: 'Difference in dip between two rows, millimetres' }) step: number,
    @Arg('headDepth', () => Int, {
      defaultValue: 0,
      description: 'Depth of the ellipsoidal heads, millimetres; 0 for flat heads',
    })
    headDepth: number,
  ) {
    return ask(ctx, generateDipChart, { diameter, length, step, headDepth });
  }

  @Mutation(() => DipChartPayload, {
    description: "Replaces a tank's dip chart; its last volume becomes the tank's capacity",
  })
  setDipChart(
    @Ctx() ctx: Context,
    @Arg('tankId', () => Int) tankId: number,
    @Arg('rows', () => [DipChartRowInput], { description: 'Rows, smallest dip first' }) rows: DipChartRowInput[],
  ) {
    return answered(() => submit(ctx, setDipChart, { tankId, rows }));
  }
}
