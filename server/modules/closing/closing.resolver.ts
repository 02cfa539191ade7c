import { Arg, Args, Ctx, Field, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { ask } from '../../platform/ask';
import type { Context } from '../../platform/context';
import { BusinessDate } from '../../platform/scalars';
import { submit } from '../../platform/submit';
import { answered, Payload } from '../../platform/user-error';
import { CancelRunningShiftInput, cancelRunningShift } from './cancel-running-shift';
import { CloseForm, closeForm } from './close-form.query';
import { closeShift } from './close-shift';
import { CloseShiftInput } from './close-shift.input';
import { ProductSales, ProductSalesInput, productSales } from './product-sales.query';
import { UndoLastShiftInput, undoLastShift } from './undo-last-shift';

@ObjectType()
export class CloseShiftPayload extends Payload {
  @Field(() => Int, { nullable: true }) shiftId?: number;
  @Field(() => BusinessDate, { nullable: true }) shiftDate?: string;
}

@ObjectType()
export class UndoLastShiftPayload extends Payload {
  @Field(() => Int, { nullable: true, description: 'Id of the shift that is running again.' }) shiftId?: number;
}

@ObjectType()
export class CancelRunningShiftPayload extends Payload {
  @Field(() => Int, { nullable: true, description: 'Id of the cancelled shift.' }) shiftId?: number;
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

  @Mutation(() => UndoLastShiftPayload, { description: 'Undoes the last shift close (admin).' })
  undoLastShift(
    @Ctx() ctx: Context,
    @Arg('input', () => UndoLastShiftInput, { defaultValue: {} }) input: UndoLastShiftInput,
  ): Promise<UndoLastShiftPayload> {
    return answered(() => submit(ctx, undoLastShift, input));
  }

  @Mutation(() => CancelRunningShiftPayload, {
    description: 'Cancels the running shift, which must be empty (admin).',
  })
  cancelRunningShift(
    @Ctx() ctx: Context,
    @Arg('input', () => CancelRunningShiftInput, { defaultValue: {} }) input: CancelRunningShiftInput,
  ): Promise<CancelRunningShiftPayload> {
    return answered(() => submit(ctx, cancelRunningShift, input));
  }
}
