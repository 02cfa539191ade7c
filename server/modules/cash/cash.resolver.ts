import { Arg, Args, Ctx, Field, Int, Mutation, ObjectType, Query, Resolver, Root, Subscription } from 'type-graphql';
import { ask } from '../../platform/ask';
import type { Context } from '../../platform/context';
import { Money } from '../../platform/scalars';
import { SharedPayload } from '../../platform/shared-payload';
import { submit } from '../../platform/submit';
import { SubscriptionRight } from '../../platform/subscription-right';
import { answered } from '../../platform/user-error';
import { LatePayload } from '../shifts/late-payload';
import { ListedShiftInput } from '../shifts/listed-shift';
import { ShiftEvent } from '../shifts/shift.resolver';
import { CashCollectionView, cashCollectionsOfShift } from './cash.queries';
import { CashExchangeView, cashExchangesOfShift } from './cash-exchange.queries';
import { CollectCashInput, collectCash } from './collect-cash';
import { ExchangeCashInput, exchangeCash } from './exchange-cash';

@ObjectType()
export class CollectCashPayload extends LatePayload {
  @Field(() => Int, { nullable: true, description: 'Id of the cash collection; null if refused.' })
  cashCollectionId?: number;
  @Field(() => Money, { nullable: true }) amount?: number;
}

@ObjectType()
export class ExchangeCashPayload extends LatePayload {
  @Field(() => Int, { nullable: true }) cashExchangeId?: number;
}

@Resolver()
export class CashResolver {
  @Query(() => [CashCollectionView], {
    description: 'Cash collections of the running shift, or of another one, newest first.',
  })
  cashCollectionsOfShift(
    @Ctx() ctx: Context,
    @Args(() => ListedShiftInput) input: ListedShiftInput,
  ): Promise<CashCollectionView[]> {
    return ask(ctx, cashCollectionsOfShift, input);
  }

  @Query(() => [CashExchangeView], { description: 'Exchanges of notes in a shift, newest first.' })
  cashExchangesOfShift(
    @Ctx() ctx: Context,
    @Args(() => ListedShiftInput) input: ListedShiftInput,
  ): Promise<CashExchangeView[]> {
    return ask(ctx, cashExchangesOfShift, input);
  }

  @Mutation(() => CollectCashPayload, { description: 'Records cash collected from a pump.' })
  collectCash(
    @Ctx() ctx: Context,
    @Arg('input', () => CollectCashInput) input: CollectCashInput,
  ): Promise<CollectCashPayload> {
    return answered(() => submit(ctx, collectCash, input));
  }

  @Mutation(() => ExchangeCashPayload, { description: 'Exchanges notes in the safe.' })
  exchangeCash(
    @Ctx() ctx: Context,
    @Arg('input', () => ExchangeCashInput) input: ExchangeCashInput,
  ): Promise<ExchangeCashPayload> {
    return answered(() => submit(ctx, exchangeCash, input));
  }

  @SharedPayload()
  @SubscriptionRight('signedIn')
  @Subscription(() => ShiftEvent, {
    topics: 'cashChanged',
    description: 'Cash was put into the safe, taken out or exchanged.',
  })
  cashChanged(@Root() ids: { shiftId?: number }): ShiftEvent {
    return { shiftId: ids.shiftId ?? null };
  }
}
