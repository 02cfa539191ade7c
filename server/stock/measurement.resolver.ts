import { Arg, Ctx, Field, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { ask } from '../platform/ask';
import type { Context } from '../platform/context';
import { Litres, Tenths } from '../platform/scalars';
import { submit } from '../platform/submit';
import { answered, Payload } from '../platform/user-error';
import { DensityReadingView, densityReadings } from './density.queries';
import { InspectionView, inspections } from './inspection.queries';
import { MeasureTankInput, measureTank } from './measure-tank';
import { RecordDensityInput, recordDensity } from './record-density';
import { RecordInspectionInput, recordInspection } from './record-inspection';
import { TankDipView, TankToMeasure, tankDipsOfShift, tanksToMeasure } from './tank-dip.queries';

@ObjectType()
export class MeasureTankPayload extends Payload {
  @Field(() => Int, { nullable: true }) tankDipId?: number;
  @Field(() => Litres, { nullable: true, description: 'Of the fuel alone.' }) volume?: number;
  @Field(() => Litres, { nullable: true, description: 'Before the sales of the shift.' }) bookVolume?: number;
}

@ObjectType()
export class RecordInspectionPayload extends Payload {
  @Field(() => Int, { nullable: true }) inspectionId?: number;
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

  @Query(() => [DensityReadingView], { description: 'Density readings, newest first.' })
  densityReadings(@Ctx() ctx: Context): Promise<DensityReadingView[]> {
    return ask(ctx, densityReadings);
  }

  @Mutation(() => RecordDensityPayload, { description: 'Records a density of a tank or a delivery.' })
  recordDensity(
    @Ctx() ctx: Context,
    @Arg('input', () => RecordDensityInput) input: RecordDensityInput,
  ): Promise<RecordDensityPayload> {
    return answered(() => submit(ctx, recordDensity, input));
  }
}
