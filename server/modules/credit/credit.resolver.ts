import {
  Arg,
  Args,
  Ctx,
  Field,
  Info,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
  Subscription,
} from 'type-graphql';
import { ask } from '../../platform/ask';
import type { Context } from '../../platform/context';
import type { RequestedFields } from '../../platform/requested-fields';
import { Litres, Money, Rate } from '../../platform/scalars';
import { SharedPayload } from '../../platform/shared-payload';
import { submit } from '../../platform/submit';
import { SubscriptionRight } from '../../platform/subscription-right';
import { answered } from '../../platform/user-error';
import { LatePayload } from '../shifts/late-payload';
import { ListedShiftInput } from '../shifts/listed-shift';
import { ShiftEvent } from '../shifts/shift.resolver';
import {
  CreditHabit,
  CreditorInput,
  CreditSaleView,
  CreditStanding,
  creditHabits,
  creditSalesOfShift,
  creditStanding,
  PumpProduct,
  pumpProducts,
} from './credit.queries';
import {
  CreditSaleInput,
  CreditSalePage,
  CreditSaleRecord,
  CreditSalesInput,
  creditSale,
  creditSales,
} from './credit-sales.queries';
import { creditFreeSlip, FreeSlipInput } from './free-slip.query';
import { RecordCreditSaleInput, recordCreditSale } from './record-credit-sale';
import { creditSlipSeen, SlipSeen, SlipSeenInput } from './slip-seen';
import { creditVehicleLitres, VehicleLitresInput } from './unusual-sale';

@ObjectType()
export class RecordCreditSalePayload extends LatePayload {
  @Field(() => Int, { nullable: true, description: 'Id of the credit sale; null if refused.' })
  creditSaleId?: number;
  @Field(() => Litres, { nullable: true }) litres?: number;
  @Field(() => Rate, { nullable: true }) rate?: number;
  @Field(() => Money, { nullable: true, description: 'Amount of the sale in rupees.' }) amount?: number;
}

@Resolver()
export class CreditResolver {
  @Query(() => [CreditSaleView], { description: 'Credit sales of the running shift, or of another one, newest first.' })
  creditSalesOfShift(
    @Ctx() ctx: Context,
    @Args(() => ListedShiftInput) input: ListedShiftInput,
  ): Promise<CreditSaleView[]> {
    return ask(ctx, creditSalesOfShift, input);
  }

  @Query(() => CreditSalePage, { description: 'All credit sales, paginated.' })
  creditSales(
    @Ctx() ctx: Context,
    @Args(() => CreditSalesInput) input: CreditSalesInput,
    @Info() asked: RequestedFields,
  ): Promise<CreditSalePage> {
    return ask(ctx, creditSales, input, asked);
  }

  @Query(() => CreditSaleRecord, { nullable: true, description: 'A credit sale; null if not found.' })
  creditSale(
    @Ctx() ctx: Context,
    @Args(() => CreditSaleInput) input: CreditSaleInput,
    @Info() asked: RequestedFields,
  ): Promise<CreditSaleRecord | null> {
    return ask(ctx, creditSale, input, asked);
  }

  @Query(() => CreditStanding, { nullable: true, description: 'Credit status of a creditor.' })
  creditStanding(@Ctx() ctx: Context, @Args(() => CreditorInput) input: CreditorInput): Promise<CreditStanding | null> {
    return ask(ctx, creditStanding, input);
  }

  @Query(() => [SlipSeen], {
    description:
      "The creditor's sales on a slip, on any day and however it is written, in order of entry; those of the given shift first. At most 100.",
  })
  creditSlipSeen(@Ctx() ctx: Context, @Args(() => SlipSeenInput) input: SlipSeenInput): Promise<SlipSeen[]> {
    return ask(ctx, creditSlipSeen, input);
  }

  @Query(() => String, {
    nullable: true,
    description:
      'For slips without a book: the first free number from the given one on. Used are those of the creditor, of the newest sales, and of sales that wait for approval. Null if none is free.',
  })
  creditFreeSlip(@Ctx() ctx: Context, @Args(() => FreeSlipInput) input: FreeSlipInput): Promise<string | null> {
    return ask(ctx, creditFreeSlip, input);
  }

  @Query(() => [Litres], {
    description: "What a creditor's vehicle took of a product in its last sales, newest first.",
  })
  creditVehicleLitres(
    @Ctx() ctx: Context,
    @Args(() => VehicleLitresInput) input: VehicleLitresInput,
  ): Promise<number[]> {
    return ask(ctx, creditVehicleLitres, input);
  }

  @Query(() => [CreditHabit], {
    description: 'Vehicles of the creditors with the product of their last sale, newest first.',
  })
  creditHabits(@Ctx() ctx: Context): Promise<CreditHabit[]> {
    return ask(ctx, creditHabits);
  }

  @Query(() => [PumpProduct], { description: 'Products sold by the pumps in the running shift, or in another one.' })
  pumpProducts(@Ctx() ctx: Context, @Args(() => ListedShiftInput) input: ListedShiftInput): Promise<PumpProduct[]> {
    return ask(ctx, pumpProducts, input);
  }

  @Mutation(() => RecordCreditSalePayload, {
    description: 'Records a credit sale in the running shift, or late in a closed one.',
  })
  recordCreditSale(
    @Ctx() ctx: Context,
    @Arg('input', () => RecordCreditSaleInput) input: RecordCreditSaleInput,
  ): Promise<RecordCreditSalePayload> {
    return answered(() => submit(ctx, recordCreditSale, input));
  }

  @SharedPayload()
  @SubscriptionRight('signedIn')
  @Subscription(() => ShiftEvent, {
    topics: 'creditSaleRecorded',
    description: 'A credit sale was recorded or changed.',
  })
  creditSaleRecorded(@Root() ids: { shiftId?: number }): ShiftEvent {
    return { shiftId: ids.shiftId ?? null };
  }
}
