import { Arg, Ctx, Field, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { ask } from '../../platform/ask';
import type { Context } from '../../platform/context';
import { BusinessDate, Money } from '../../platform/scalars';
import { submit } from '../../platform/submit';
import { answered, Payload } from '../../platform/user-error';
import { SettleSwipeInput, settleSwipe } from './settle-swipe';
import { SwipeSettlementView, SwipeToCome, swipeSettlements, swipesToCome } from './swipe-settlement.queries';

@ObjectType({ description: 'A day that a settlement covers.' })
export class CoveredSwipeDay {
  @Field(() => BusinessDate) businessDate!: string;
  @Field(() => Money, {
    description: 'Of this payment, charges included; below 0 where it takes back what was settled too far.',
  })
  settled!: number;
  @Field(() => Money, { description: 'Of the day, after it.' }) toCome!: number;
}

@ObjectType()
export class SettleSwipePayload extends Payload {
  @Field(() => Int, { nullable: true }) swipeSettlementId?: number;
  @Field(() => [CoveredSwipeDay], {
    nullable: true,
    description: 'The days that the payment covers; null where it was refused.',
  })
  days?: CoveredSwipeDay[];
  @Field(() => Money, { nullable: true, description: 'Of the machine, after it.' }) toCome?: number;
}

@Resolver()
export class SwipeSettlementResolver {
  @Query(() => [SwipeToCome], { description: 'What is still to come from the bank, machine by machine.' })
  swipesToCome(@Ctx() ctx: Context): Promise<SwipeToCome[]> {
    return ask(ctx, swipesToCome);
  }

  @Query(() => [SwipeSettlementView], { description: 'The 30 settlements that were entered last, newest first.' })
  swipeSettlements(@Ctx() ctx: Context): Promise<SwipeSettlementView[]> {
    return ask(ctx, swipeSettlements);
  }

  @Mutation(() => SettleSwipePayload, { description: 'Books what the bank paid for the days of a swipe machine.' })
  settleSwipe(
    @Ctx() ctx: Context,
    @Arg('input', () => SettleSwipeInput) input: SettleSwipeInput,
  ): Promise<SettleSwipePayload> {
    return answered(() => submit(ctx, settleSwipe, input));
  }
}
