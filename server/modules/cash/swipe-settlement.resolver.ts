import { Arg, Ctx, Field, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { ask } from '../../platform/ask';
import type { Context } from '../../platform/context';
import { BusinessDate, Money } from '../../platform/scalars';
import { submit } from '../../platform/submit';
import { answered, Payload } from '../../platform/user-error';
import { SettleSwipeInput, settleSwipe } from './settle-swipe';
import { SwipeSettlementView, SwipeToCome, swipeSettlements, swipesToCome } from './swipe-settlement.queries';

@ObjectType({ description: 'A day covered by a settlement.' })
export class CoveredSwipeDay {
  @Field(() => BusinessDate) businessDate!: string;
  @Field(() => Money, {
    description: 'Rupees settled by this payment, including charges; below 0 if it corrects an earlier excess.',
  })
  settled!: number;
  @Field(() => Money, { description: 'Rupees of the day still outstanding afterwards.' }) toCome!: number;
}

@ObjectType()
export class SettleSwipePayload extends Payload {
  @Field(() => Int, { nullable: true }) swipeSettlementId?: number;
  @Field(() => [CoveredSwipeDay], {
    nullable: true,
    description: 'Days covered by the payment; null if refused.',
  })
  days?: CoveredSwipeDay[];
  @Field(() => Money, { nullable: true, description: 'Rupees of the machine still outstanding afterwards.' })
  toCome?: number;
}

@Resolver()
export class SwipeSettlementResolver {
  @Query(() => [SwipeToCome], { description: 'Amounts outstanding from the bank, by swipe machine.' })
  swipesToCome(@Ctx() ctx: Context): Promise<SwipeToCome[]> {
    return ask(ctx, swipesToCome);
  }

  @Query(() => [SwipeSettlementView], { description: 'The latest 30 settlements, newest first.' })
  swipeSettlements(@Ctx() ctx: Context): Promise<SwipeSettlementView[]> {
    return ask(ctx, swipeSettlements);
  }

  @Mutation(() => SettleSwipePayload, { description: 'Records a payment from the bank for days of a swipe machine.' })
  settleSwipe(
    @Ctx() ctx: Context,
    @Arg('input', () => SettleSwipeInput) input: SettleSwipeInput,
  ): Promise<SettleSwipePayload> {
    return answered(() => submit(ctx, settleSwipe, input));
  }
}
