import { Arg, Args, Ctx, Field, Int, Mutation, ObjectType, Query, Resolver, Root, Subscription } from 'type-graphql';
import { ask } from '../../platform/ask';
import type { Context } from '../../platform/context';
import { SharedPayload } from '../../platform/shared-payload';
import { submit } from '../../platform/submit';
import { SubscriptionRight } from '../../platform/subscription-right';
import { answered, Payload } from '../../platform/user-error';
import { ChangeCrewInput, changeCrew } from './change-crew';
import { CrewMember, crewOnDuty } from './crew.queries';
import { LateEntryShift, LateEntryShiftsInput, lateEntryShifts } from './late-entry-shifts.query';
import { ListedShiftInput } from './listed-shift';
import { NozzleMeter, nozzleMeters } from './nozzle-meters.query';
import {
  lastClosedShift,
  runningShift,
  ShiftCredit,
  ShiftInput,
  ShiftView,
  StartShiftForm,
  StartShiftFormInput,
  shift,
  shiftCredits,
  startShiftForm,
  TankState,
  tankStates,
} from './shift.queries';
import { StartShiftInput, startShift } from './start-shift';

@ObjectType()
export class StartShiftPayload extends Payload {
  @Field(() => Int, { nullable: true }) shiftId?: number;
}

@ObjectType()
export class ChangeCrewPayload extends Payload {
  @Field(() => Int, { nullable: true }) shiftId?: number;
}

@ObjectType({ description: 'A shift, or something recorded in it, changed. Ids only: query the new state.' })
export class ShiftEvent {
  @Field(() => Int, {
    nullable: true,
    description: 'Id of the shift. Null after a reconnect: events may have been missed.',
  })
  shiftId!: number | null;
}

@Resolver()
export class ShiftResolver {
  @Query(() => ShiftView, { nullable: true, description: 'The running shift.' })
  runningShift(@Ctx() ctx: Context): Promise<ShiftView | null> {
    return ask(ctx, runningShift);
  }

  @Query(() => ShiftView, { nullable: true, description: 'A shift, running or closed; null if not found.' })
  shift(@Ctx() ctx: Context, @Args(() => ShiftInput) input: ShiftInput): Promise<ShiftView | null> {
    return ask(ctx, shift, input);
  }

  @Query(() => ShiftView, { nullable: true, description: 'The last closed shift.' })
  lastClosedShift(@Ctx() ctx: Context): Promise<ShiftView | null> {
    return ask(ctx, lastClosedShift);
  }

  @Query(() => [LateEntryShift], {
    description: 'The closed shifts of a date for a late entry, or the last ones, newest first, at most 100.',
  })
  lateEntryShifts(
    @Ctx() ctx: Context,
    @Args(() => LateEntryShiftsInput) input: LateEntryShiftsInput,
  ): Promise<LateEntryShift[]> {
    return ask(ctx, lateEntryShifts, input);
  }

  @Query(() => [TankState], { description: 'Stock of the tanks in the running shift.' })
  tankStates(@Ctx() ctx: Context): Promise<TankState[]> {
    return ask(ctx, tankStates);
  }

  @Query(() => [NozzleMeter], { description: 'The last known reading of each nozzle, by pump.' })
  nozzleMeters(@Ctx() ctx: Context): Promise<NozzleMeter[]> {
    return ask(ctx, nozzleMeters);
  }

  @Query(() => [ShiftCredit], {
    description: 'Credit sales of the running shift, or of another one, by creditor and product.',
  })
  shiftCredits(@Ctx() ctx: Context, @Args(() => ListedShiftInput) input: ListedShiftInput): Promise<ShiftCredit[]> {
    return ask(ctx, shiftCredits, input);
  }

  @Query(() => StartShiftForm, { description: 'Defaults and facts for the start-shift form.' })
  startShiftForm(
    @Ctx() ctx: Context,
    @Args(() => StartShiftFormInput) asked: StartShiftFormInput,
  ): Promise<StartShiftForm> {
    return ask(ctx, startShiftForm, asked);
  }

  @Query(() => [CrewMember], { description: 'Employees on duty in the running shift.' })
  crewOnDuty(@Ctx() ctx: Context): Promise<CrewMember[]> {
    return ask(ctx, crewOnDuty);
  }

  @Mutation(() => StartShiftPayload, { description: 'Starts a shift.' })
  startShift(
    @Ctx() ctx: Context,
    @Arg('input', () => StartShiftInput) input: StartShiftInput,
  ): Promise<StartShiftPayload> {
    return answered(() => submit(ctx, startShift, input));
  }

  @Mutation(() => ChangeCrewPayload, { description: 'Replaces the list of employees on duty in the running shift.' })
  changeCrew(
    @Ctx() ctx: Context,
    @Arg('input', () => ChangeCrewInput) input: ChangeCrewInput,
  ): Promise<ChangeCrewPayload> {
    return answered(() => submit(ctx, changeCrew, input));
  }

  @SharedPayload()
  @SubscriptionRight('signedIn')
  @Subscription(() => ShiftEvent, {
    topics: 'shiftChanged',
    description: 'A shift was started, closed or reopened, or its employees on duty changed.',
  })
  shiftChanged(@Root() ids: { shiftId?: number }): ShiftEvent {
    return { shiftId: ids.shiftId ?? null };
  }

  @SharedPayload()
  @SubscriptionRight('signedIn')
  @Subscription(() => ShiftEvent, { topics: 'stockChanged', description: 'The stock of a tank changed.' })
  stockChanged(@Root() ids: { shiftId?: number }): ShiftEvent {
    return { shiftId: ids.shiftId ?? null };
  }
}
