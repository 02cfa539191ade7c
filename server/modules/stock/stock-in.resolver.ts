import { Arg, Args, Ctx, Field, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { ask } from '../../platform/ask';
import type { Context } from '../../platform/context';
import { MessageText } from '../../platform/message-text';
import { BusinessDate, Litres } from '../../platform/scalars';
import { submit } from '../../platform/submit';
import { answered, Payload } from '../../platform/user-error';
import { ListedShiftInput } from '../shifts/listed-shift';
import { ClosedShift, closedShiftsOn } from './closed-shifts.queries';
import { recordBackwardStockIn } from './record-backward-stock-in';
import { recordStockIn } from './record-stock-in';
import { StockInInput } from './stock-in.input';
import {
  MOST_TO_REVIEW,
  StockInForm,
  StockInView,
  stockInForm,
  stockInsOfShift,
  stockInsToReview,
} from './stock-in.queries';

@ObjectType({ description: 'Result of recording a stock-in.' })
export class StockInPayload extends Payload {
  @Field(() => Int, { nullable: true }) stockInId?: number;
  @Field(() => Litres, { nullable: true, description: 'Litres measured by the tank and the meters.' })
  measured?: number;
  @Field(() => Litres, { nullable: true, description: 'Measured minus claimed litres; below 0 is short.' })
  difference?: number;
  @Field(() => [String], {
    nullable: true,
    description: 'What a stock-in of a closed shift changes: stock and variation, as sentences.',
  })
  effects?: string[];
  @Field(() => [MessageText], { nullable: true, description: 'The same, to render them in another language.' })
  effectTexts?: MessageText[];
}

@Resolver()
export class StockInResolver {
  @Query(() => StockInForm, { description: 'Data for the stock-in form.' })
  stockInForm(@Ctx() ctx: Context): Promise<StockInForm> {
    return ask(ctx, stockInForm);
  }

  @Query(() => [ClosedShift], { description: 'Closed shifts of a date, with their tanks (right stock.correct).' })
  closedShiftsOn(@Ctx() ctx: Context, @Arg('shiftDate', () => BusinessDate) shiftDate: string): Promise<ClosedShift[]> {
    return ask(ctx, closedShiftsOn, { shiftDate });
  }

  @Query(() => [StockInView], { description: 'Stock-ins of the running shift, or of another one, newest first.' })
  stockInsOfShift(@Ctx() ctx: Context, @Args(() => ListedShiftInput) input: ListedShiftInput): Promise<StockInView[]> {
    return ask(ctx, stockInsOfShift, input);
  }

  @Query(() => [StockInView], {
    description: `Stock-ins from old tools with an unexplained difference, newest first, at most ${MOST_TO_REVIEW}; adding a comment ends the review (right stock.correct).`,
  })
  stockInsToReview(@Ctx() ctx: Context): Promise<StockInView[]> {
    return ask(ctx, stockInsToReview);
  }

  @Mutation(() => StockInPayload, { description: 'Records a delivery into a tank in the running shift.' })
  recordStockIn(@Ctx() ctx: Context, @Arg('input', () => StockInInput) input: StockInInput): Promise<StockInPayload> {
    return answered(() => submit(ctx, recordStockIn, input));
  }

  @Mutation(() => StockInPayload, {
    description: 'Records a delivery into a tank in a closed shift (right stock.correct).',
  })
  recordBackwardStockIn(
    @Ctx() ctx: Context,
    @Arg('input', () => StockInInput) input: StockInInput,
  ): Promise<StockInPayload> {
    return answered(() => submit(ctx, recordBackwardStockIn, input));
  }
}
