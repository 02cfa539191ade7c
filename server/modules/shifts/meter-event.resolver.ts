import { Arg, Args, Ctx, Field, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { ask } from '../../platform/ask';
import type { Context } from '../../platform/context';
import { submit } from '../../platform/submit';
import { answered, Payload } from '../../platform/user-error';
import { ListedShiftInput } from './listed-shift';
import { MeterEventView, meterEventsOfShift, RunningMeter, runningMeters } from './meter-event.queries';
import { RecordMeterEventInput, recordMeterEvent } from './record-meter-event';
import { TakeBackMeterEventInput, takeBackMeterEvent } from './take-back-meter-event';

@ObjectType()
export class RecordMeterEventPayload extends Payload {
  @Field(() => Int, { nullable: true }) meterEventId?: number;
}

@ObjectType()
export class TakeBackMeterEventPayload extends Payload {
  @Field(() => Int, { nullable: true }) meterEventId?: number;
}

@Resolver()
export class MeterEventResolver {
  @Query(() => [RunningMeter], { description: 'The meters of the running shift (right meters.record).' })
  runningMeters(@Ctx() ctx: Context): Promise<RunningMeter[]> {
    return ask(ctx, runningMeters);
  }

  @Query(() => [MeterEventView], {
    description: 'Meter events of the running shift, or of another one, newest first (right meters.record).',
  })
  meterEventsOfShift(
    @Ctx() ctx: Context,
    @Args(() => ListedShiftInput) input: ListedShiftInput,
  ): Promise<MeterEventView[]> {
    return ask(ctx, meterEventsOfShift, input);
  }

  @Mutation(() => RecordMeterEventPayload, {
    description: 'Records that a meter was reset, rolled over or was replaced (right meters.record).',
  })
  recordMeterEvent(
    @Ctx() ctx: Context,
    @Arg('input', () => RecordMeterEventInput) input: RecordMeterEventInput,
  ): Promise<RecordMeterEventPayload> {
    return answered(() => submit(ctx, recordMeterEvent, input));
  }

  @Mutation(() => TakeBackMeterEventPayload, {
    description: 'Undoes the last meter event of a nozzle in the running shift (right meters.record).',
  })
  takeBackMeterEvent(
    @Ctx() ctx: Context,
    @Arg('input', () => TakeBackMeterEventInput) input: TakeBackMeterEventInput,
  ): Promise<TakeBackMeterEventPayload> {
    return answered(() => submit(ctx, takeBackMeterEvent, input));
  }
}
