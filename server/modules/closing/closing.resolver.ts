import { Arg, Args, Ctx, Field, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { ask } from '../../platform/ask';
import type { Context } from '../../platform/context';
import { MessageText } from '../../platform/message-text';
import { BusinessDate } from '../../platform/scalars';
import { submit } from '../../platform/submit';
import { answered, Payload } from '../../platform/user-error';
import { CancelRunningShiftInput, cancelRunningShift } from './cancel-running-shift';
import { CloseForm, CorrectionForm, CorrectionFormInput, closeForm, correctionForm } from './close-form.query';
import { closeShift } from './close-shift';
import { CloseShiftInput } from './close-shift.input';
import { correctShift, rehearseCorrection } from './correct-shift';
import { CorrectShiftInput } from './correct-shift.input';
import { MoveClosedShiftInput, moveClosedShift } from './move-closed-shift';
import { MoveShiftInput, moveShift } from './move-shift';
import { ProductSales, ProductSalesInput, productSales } from './product-sales.query';
import { RehearseRateCorrectionInput, rehearseRateCorrection } from './rehearse-rate-correction';
import { UndoLastShiftInput, undoLastShift, undoLastShiftRefusal } from './undo-last-shift';

@ObjectType()
export class CloseShiftPayload extends Payload {
  @Field(() => Int, { nullable: true }) shiftId?: number;
  @Field(() => BusinessDate, { nullable: true }) shiftDate?: string;
  @Field(() => [MessageText], {
    nullable: true,
    description: 'What the user should know of a close that is done, such as entries that wait for approval.',
  })
  warnings?: MessageText[];
}

@ObjectType()
export class UndoLastShiftPayload extends Payload {
  @Field(() => Int, { nullable: true, description: 'Id of the shift that is running again.' }) shiftId?: number;
}

@ObjectType()
export class CancelRunningShiftPayload extends Payload {
  @Field(() => Int, { nullable: true, description: 'Id of the cancelled shift.' }) shiftId?: number;
}

@ObjectType()
export class CorrectShiftPayload extends Payload {
  @Field(() => Int, { nullable: true }) shiftId?: number;
  @Field(() => BusinessDate, { nullable: true }) shiftDate?: string;
  @Field(() => [String], {
    nullable: true,
    description: 'What changes, figure by figure, as sentences: before → after.',
  })
  effects?: string[];
  @Field(() => [MessageText], { nullable: true, description: 'The same, to render them in another language.' })
  effectTexts?: MessageText[];
  @Field(() => [MessageText], {
    nullable: true,
    description:
      'Readings, cash and tanks that look wrong as corrected and did not before, of the shift and of those that follow.',
  })
  warnings?: MessageText[];
}

@Resolver()
export class ClosingResolver {
  @Query(() => CloseForm, { description: 'The close form of the running shift.' })
  closeForm(@Ctx() ctx: Context): Promise<CloseForm> {
    return ask(ctx, closeForm);
  }

  @Query(() => [ProductSales], { description: 'Sales of closed shifts in a range of days, by product.' })
  productSales(@Ctx() ctx: Context, @Args(() => ProductSalesInput) input: ProductSalesInput): Promise<ProductSales[]> {
    return ask(ctx, productSales, input);
  }

  @Mutation(() => CloseShiftPayload, { description: 'Closes the running shift.' })
  closeShift(
    @Ctx() ctx: Context,
    @Arg('input', () => CloseShiftInput) input: CloseShiftInput,
  ): Promise<CloseShiftPayload> {
    return answered(() => submit(ctx, closeShift, input));
  }

  @Query(() => CorrectionForm, { description: 'The close form of a closed shift, filled in, to correct it.' })
  correctionForm(
    @Ctx() ctx: Context,
    @Args(() => CorrectionFormInput) input: CorrectionFormInput,
  ): Promise<CorrectionForm> {
    return ask(ctx, correctionForm, input);
  }

  @Mutation(() => CorrectShiftPayload, {
    description: 'Corrects a closed shift, and the next one where it follows from it.',
  })
  correctShift(
    @Ctx() ctx: Context,
    @Arg('input', () => CorrectShiftInput) input: CorrectShiftInput,
  ): Promise<CorrectShiftPayload> {
    return answered(() => submit(ctx, correctShift, input));
  }

  @Mutation(() => CorrectShiftPayload, {
    description: 'Dry run of correctShift: answers the effects, and records nothing.',
  })
  rehearseCorrection(
    @Ctx() ctx: Context,
    @Arg('input', () => CorrectShiftInput) input: CorrectShiftInput,
  ): Promise<CorrectShiftPayload> {
    return answered(() => submit(ctx, rehearseCorrection, input));
  }

  @Mutation(() => CorrectShiftPayload, {
    description: 'Dry run of the correction of a product rate: answers what it changes in the shifts that used it.',
  })
  rehearseRateCorrection(
    @Ctx() ctx: Context,
    @Arg('input', () => RehearseRateCorrectionInput) input: RehearseRateCorrectionInput,
  ): Promise<CorrectShiftPayload> {
    return answered(() => submit(ctx, rehearseRateCorrection, input));
  }

  @Query(() => MessageText, {
    nullable: true,
    description: 'Why undoLastShift would be refused because of the next shift; null if it is empty.',
  })
  undoLastShiftRefusal(@Ctx() ctx: Context): Promise<MessageText | null> {
    return ask(ctx, undoLastShiftRefusal);
  }

  @Mutation(() => UndoLastShiftPayload, { description: 'Undoes the last shift close (right shift.undo).' })
  undoLastShift(
    @Ctx() ctx: Context,
    @Arg('input', () => UndoLastShiftInput, { defaultValue: {} }) input: UndoLastShiftInput,
  ): Promise<UndoLastShiftPayload> {
    return answered(() => submit(ctx, undoLastShift, input));
  }

  @Mutation(() => CorrectShiftPayload, {
    description: 'Gives the running shift another date or type, with its entries (right shift.undo).',
  })
  moveShift(
    @Ctx() ctx: Context,
    @Arg('input', () => MoveShiftInput) input: MoveShiftInput,
  ): Promise<CorrectShiftPayload> {
    return answered(() => submit(ctx, moveShift, input));
  }

  @Mutation(() => CorrectShiftPayload, {
    description: 'Corrects the date or the type of a closed shift, with its entries and its close.',
  })
  moveClosedShift(
    @Ctx() ctx: Context,
    @Arg('input', () => MoveClosedShiftInput) input: MoveClosedShiftInput,
  ): Promise<CorrectShiftPayload> {
    return answered(() => submit(ctx, moveClosedShift, input));
  }

  @Mutation(() => CancelRunningShiftPayload, {
    description: 'Cancels the running shift, which must be empty (right shift.undo).',
  })
  cancelRunningShift(
    @Ctx() ctx: Context,
    @Arg('input', () => CancelRunningShiftInput, { defaultValue: {} }) input: CancelRunningShiftInput,
  ): Promise<CancelRunningShiftPayload> {
    return answered(() => submit(ctx, cancelRunningShift, input));
  }
}
