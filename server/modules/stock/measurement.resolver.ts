import { Arg, Args, Ctx, Field, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { ask } from '../../platform/ask';
import type { Context } from '../../platform/context';
import { Litres, Tenths } from '../../platform/scalars';
import { submit } from '../../platform/submit';
import { answered, Payload } from '../../platform/user-error';
import { DensityReadingView, densityReadings, LineToCompare, linesToCompare } from './density.queries';
import { InspectionView, inspections } from './inspection.queries';
import { InspectionFactsInput, InspectionFactsView, inspectionFacts } from './inspection-facts.queries';
import { ProductLinesInput } from './invoice.queries';
import { MeasureTankInput, measureTank } from './measure-tank';
import { MorningReading, MorningReadingInput, morningReading } from './morning-reading.queries';
import { RecordDensityInput, recordDensity } from './record-density';
import { RecordInspectionInput, recordInspection } from './record-inspection';
import { RemoveInspectionInput, removeInspection } from './remove-inspection';
import { TankDipView, TankToMeasure, tankDipsOfShift, tanksToMeasure } from './tank-dip.queries';

@ObjectType()
export class MeasureTankPayload extends Payload {
  @Field(() => Int, { nullable: true, description: 'The dip; null where it was refused.' }) tankDipId?: number;
  @Field(() => Litres, { nullable: true, description: 'Of the fuel alone.' }) volume?: number;
  @Field(() => Litres, { nullable: true, description: 'Before the sales of the shift.' }) bookVolume?: number;
}

@ObjectType()
export class RecordInspectionPayload extends Payload {
  @Field(() => Int, { nullable: true }) inspectionId?: number;
}

@ObjectType()
export class RemoveInspectionPayload extends Payload {
  @Field(() => Int, { nullable: true }) inspectionId?: number;
  @Field(() => String, { nullable: true, description: 'Where another admin decides on it first.' })
  message?: string | null;
}

@ObjectType()
export class RecordDensityPayload extends Payload {
  @Field(() => Int, { nullable: true }) densityReadingId?: number;
  @Field(() => Tenths, { nullable: true, description: 'kg/m³.' }) densityAt15?: number;
  @Field(() => Tenths, {
    nullable: true,
    description: 'From the challan; null where there is nothing to compare with.',
  })
  deviation?: number | null;
  @Field(() => Boolean, { nullable: true, description: 'Farther from the challan than 3.0 kg/m³.' })
  isFlagged?: boolean;
  @Field(() => Boolean, { nullable: true, description: "Outside of what the product's standard says." })
  isUnusual?: boolean;
  @Field(() => String, { nullable: true, description: 'What is to be said beside the density of this product.' })
  note?: string | null;
}

@Resolver()
export class MeasurementResolver {
  @Query(() => [TankToMeasure], { description: 'The tanks with their book stock and dip charts.' })
  tanksToMeasure(@Ctx() ctx: Context): Promise<TankToMeasure[]> {
    return ask(ctx, tanksToMeasure);
  }

  @Query(() => [TankDipView], { description: 'Levels measured in the running shift, newest first.' })
  tankDipsOfShift(@Ctx() ctx: Context): Promise<TankDipView[]> {
    return ask(ctx, tankDipsOfShift);
  }

  @Mutation(() => MeasureTankPayload, { description: 'Notes a level of a tank of the running shift.' })
  measureTank(
    @Ctx() ctx: Context,
    @Arg('input', () => MeasureTankInput) input: MeasureTankInput,
  ): Promise<MeasureTankPayload> {
    return answered(() => submit(ctx, measureTank, input));
  }

  @Query(() => [InspectionView], { description: 'Official inspections, newest first.' })
  inspections(@Ctx() ctx: Context): Promise<InspectionView[]> {
    return ask(ctx, inspections);
  }

  @Mutation(() => RecordInspectionPayload, { description: 'Records an official inspection of a fuel.' })
  recordInspection(
    @Ctx() ctx: Context,
    @Arg('input', () => RecordInspectionInput) input: RecordInspectionInput,
  ): Promise<RecordInspectionPayload> {
    return answered(() => submit(ctx, recordInspection, input));
  }

  @Query(() => InspectionFactsView, {
    nullable: true,
    description: 'What the books know of a fuel on the day of an inspection; null where they know nothing of it.',
  })
  inspectionFacts(
    @Ctx() ctx: Context,
    @Args(() => InspectionFactsInput) input: InspectionFactsInput,
  ): Promise<InspectionFactsView | null> {
    return ask(ctx, inspectionFacts, input);
  }

  @Mutation(() => RemoveInspectionPayload, { description: 'Takes back an inspection that was entered wrong (admin).' })
  removeInspection(
    @Ctx() ctx: Context,
    @Arg('input', () => RemoveInspectionInput) input: RemoveInspectionInput,
  ): Promise<RemoveInspectionPayload> {
    return answered(() => submit(ctx, removeInspection, input));
  }

  @Query(() => [DensityReadingView], { description: 'Density readings, newest first.' })
  densityReadings(@Ctx() ctx: Context): Promise<DensityReadingView[]> {
    return ask(ctx, densityReadings);
  }

  @Query(() => [LineToCompare], {
    description: "A product's deliveries not all unloaded, or unloaded in this shift or the last, newest first.",
  })
  linesToCompare(
    @Ctx() ctx: Context,
    @Args(() => ProductLinesInput) input: ProductLinesInput,
  ): Promise<LineToCompare[]> {
    return ask(ctx, linesToCompare, input);
  }

  @Query(() => MorningReading, {
    nullable: true,
    description: 'The last reading of the morning that a tank has on a day; null where it has none.',
  })
  morningReading(
    @Ctx() ctx: Context,
    @Args(() => MorningReadingInput) input: MorningReadingInput,
  ): Promise<MorningReading | null> {
    return ask(ctx, morningReading, input);
  }

  @Mutation(() => RecordDensityPayload, { description: 'Records a density of a tank or a delivery.' })
  recordDensity(
    @Ctx() ctx: Context,
    @Arg('input', () => RecordDensityInput) input: RecordDensityInput,
  ): Promise<RecordDensityPayload> {
    return answered(() => submit(ctx, recordDensity, input));
  }
}
