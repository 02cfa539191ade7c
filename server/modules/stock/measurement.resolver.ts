import { Arg, Args, Ctx, Field, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { ask } from '../../platform/ask';
import type { Context } from '../../platform/context';
import { Litres, Tenths } from '../../platform/scalars';
import { submit } from '../../platform/submit';
import { answered, Payload } from '../../platform/user-error';
import { ListedShiftInput } from '../shifts/listed-shift';
import {
  DensityReadingsInput,
  DensityReadingView,
  densityReadings,
  LineToCompare,
  linesToCompare,
} from './density.queries';
import { InspectionView, inspections, MOST_INSPECTIONS } from './inspection.queries';
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
  @Field(() => Int, { nullable: true, description: 'Id of the tank dip; null if refused.' }) tankDipId?: number;
  @Field(() => Litres, { nullable: true, description: 'Litres of fuel, without water.' }) volume?: number;
  @Field(() => Litres, { nullable: true, description: 'Book volume in litres, before the sales of the shift.' })
  bookVolume?: number;
}

@ObjectType()
export class RecordInspectionPayload extends Payload {
  @Field(() => Int, { nullable: true }) inspectionId?: number;
}

@ObjectType()
export class RemoveInspectionPayload extends Payload {
  @Field(() => Int, { nullable: true }) inspectionId?: number;
  @Field(() => String, {
    nullable: true,
    description: 'Message for the user if it waits for approval.',
  })
  message?: string | null;
}

@ObjectType()
export class RecordDensityPayload extends Payload {
  @Field(() => Int, { nullable: true }) densityReadingId?: number;
  @Field(() => Tenths, { nullable: true, description: 'Density at 15 °C, kg/m³.' }) densityAt15?: number;
  @Field(() => Tenths, {
    nullable: true,
    description: 'Difference from the challan density, kg/m³; null if there is nothing to compare with.',
  })
  deviation?: number | null;
  @Field(() => Boolean, { nullable: true, description: 'Whether it differs from the challan by more than 3.0 kg/m³.' })
  isFlagged?: boolean;
  @Field(() => Boolean, { nullable: true, description: "Whether it is outside the range of the product's standard." })
  isUnusual?: boolean;
  @Field(() => String, { nullable: true, description: 'Note on the density of this product; null if none.' })
  note?: string | null;
}

@Resolver()
export class MeasurementResolver {
  @Query(() => [TankToMeasure], { description: 'The tanks with their book stock and dip charts.' })
  tanksToMeasure(@Ctx() ctx: Context): Promise<TankToMeasure[]> {
    return ask(ctx, tanksToMeasure);
  }

  @Query(() => [TankDipView], {
    description: 'Levels measured in the running shift, or in another one, newest first.',
  })
  tankDipsOfShift(@Ctx() ctx: Context, @Args(() => ListedShiftInput) input: ListedShiftInput): Promise<TankDipView[]> {
    return ask(ctx, tankDipsOfShift, input);
  }

  @Mutation(() => MeasureTankPayload, { description: 'Records a tank level in the running shift.' })
  measureTank(
    @Ctx() ctx: Context,
    @Arg('input', () => MeasureTankInput) input: MeasureTankInput,
  ): Promise<MeasureTankPayload> {
    return answered(() => submit(ctx, measureTank, input));
  }

  @Query(() => [InspectionView], { description: `Official inspections, newest first, at most ${MOST_INSPECTIONS}.` })
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
    description: 'Recorded figures of a fuel on the day of an inspection; null if there are none.',
  })
  inspectionFacts(
    @Ctx() ctx: Context,
    @Args(() => InspectionFactsInput) input: InspectionFactsInput,
  ): Promise<InspectionFactsView | null> {
    return ask(ctx, inspectionFacts, input);
  }

  @Mutation(() => RemoveInspectionPayload, {
    description: 'Removes an inspection that was entered by mistake (right stock.correct).',
  })
  removeInspection(
    @Ctx() ctx: Context,
    @Arg('input', () => RemoveInspectionInput) input: RemoveInspectionInput,
  ): Promise<RemoveInspectionPayload> {
    return answered(() => submit(ctx, removeInspection, input));
  }

  @Query(() => [DensityReadingView], {
    description:
      'Density readings in order of entry, newest first, at most 30 unless `first` asks for more; `before` asks for the next page. `records.densityReadings` has all, with their number.',
  })
  densityReadings(
    @Ctx() ctx: Context,
    @Args(() => DensityReadingsInput) input: DensityReadingsInput,
  ): Promise<DensityReadingView[]> {
    return ask(ctx, densityReadings, input);
  }

  @Query(() => [LineToCompare], {
    description:
      'Deliveries of a product that are not fully unloaded, or were unloaded in the current or last shift, newest first.',
  })
  linesToCompare(
    @Ctx() ctx: Context,
    @Args(() => ProductLinesInput) input: ProductLinesInput,
  ): Promise<LineToCompare[]> {
    return ask(ctx, linesToCompare, input);
  }

  @Query(() => MorningReading, {
    nullable: true,
    description: 'Last morning density reading of a tank on a day; null if none.',
  })
  morningReading(
    @Ctx() ctx: Context,
    @Args(() => MorningReadingInput) input: MorningReadingInput,
  ): Promise<MorningReading | null> {
    return ask(ctx, morningReading, input);
  }

  @Mutation(() => RecordDensityPayload, { description: 'Records the density of a tank or a delivery.' })
  recordDensity(
    @Ctx() ctx: Context,
    @Arg('input', () => RecordDensityInput) input: RecordDensityInput,
  ): Promise<RecordDensityPayload> {
    return answered(() => submit(ctx, recordDensity, input));
  }
}
