import { Arg, Args, Ctx, Field, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { ask } from '../../platform/ask';
import type { Context } from '../../platform/context';
import { Money } from '../../platform/scalars';
import { submit } from '../../platform/submit';
import { answered, Payload } from '../../platform/user-error';
import {
  BillableCreditor,
  BillNumberInput,
  BillPeriodInput,
  BillPreview,
  BillPreviewInput,
  billableCreditors,
  billByNumber,
  billPreview,
  NumberedBill,
} from './bill.queries';
import { BillSeries, billSeries, SetBillSeriesInput, setBillSeries } from './bill-series';
import { ChargeInterestInput, chargeInterest } from './charge-interest';
import {
  InterestDaysAnswer,
  InterestDaysInput,
  InterestDue,
  InterestDueInput,
  interestDays,
  interestDue,
} from './interest.queries';
import { MakeBillInput, makeBill } from './make-bill';

@ObjectType()
export class MakeBillPayload extends Payload {
  @Field(() => Int, { nullable: true }) billId?: number;
  @Field(() => String, { nullable: true }) number?: string;
  @Field(() => Money, { nullable: true }) amount?: number;
}

@ObjectType()
export class ChargeInterestPayload extends Payload {
  @Field(() => Int, { nullable: true }) billId?: number;
  @Field(() => String, { nullable: true }) number?: string;
  @Field(() => Money, { nullable: true }) amount?: number;
}

@ObjectType()
export class SetBillSeriesPayload extends Payload {
  @Field(() => String, { nullable: true, description: 'Number of the first bill.' }) nextNumber?: string;
}

@Resolver()
export class BillResolver {
  @Query(() => [BillableCreditor], { description: 'Creditors with unbilled sales in the period, by name.' })
  billableCreditors(
    @Ctx() ctx: Context,
    @Args(() => BillPeriodInput) input: BillPeriodInput,
  ): Promise<BillableCreditor[]> {
    return ask(ctx, billableCreditors, input);
  }

  @Query(() => BillPreview, { description: 'Preview of a bill for the period.' })
  billPreview(@Ctx() ctx: Context, @Args(() => BillPreviewInput) input: BillPreviewInput): Promise<BillPreview> {
    return ask(ctx, billPreview, input);
  }

  @Query(() => NumberedBill, { nullable: true, description: 'The bill with a given number.' })
  billByNumber(@Ctx() ctx: Context, @Args(() => BillNumberInput) input: BillNumberInput): Promise<NumberedBill | null> {
    return ask(ctx, billByNumber, input);
  }

  @Query(() => [BillSeries], {
    description: 'How bills are numbered in the previous, the current and the next financial year, by series.',
  })
  billSeries(@Ctx() ctx: Context): Promise<BillSeries[]> {
    return ask(ctx, billSeries);
  }

  @Query(() => [InterestDue], { description: 'Interest due up to a day, by bill.' })
  interestDue(@Ctx() ctx: Context, @Args(() => InterestDueInput) input: InterestDueInput): Promise<InterestDue[]> {
    return ask(ctx, interestDue, input);
  }

  @Query(() => InterestDaysAnswer, { description: 'Range of days up to which interest can be charged.' })
  interestDays(
    @Ctx() ctx: Context,
    @Args(() => InterestDaysInput) input: InterestDaysInput,
  ): Promise<InterestDaysAnswer> {
    return ask(ctx, interestDays, input);
  }

  @Mutation(() => MakeBillPayload, { description: "Creates a bill for a creditor's unbilled sales in a period." })
  makeBill(@Ctx() ctx: Context, @Arg('input', () => MakeBillInput) input: MakeBillInput): Promise<MakeBillPayload> {
    return answered(() => submit(ctx, makeBill, input));
  }

  @Mutation(() => SetBillSeriesPayload, {
    description: 'Sets prefix and first number of the bills of a series in a financial year, before its first bill.',
  })
  setBillSeries(
    @Ctx() ctx: Context,
    @Arg('input', () => SetBillSeriesInput) input: SetBillSeriesInput,
  ): Promise<SetBillSeriesPayload> {
    return answered(() => submit(ctx, setBillSeries, input));
  }

  @Mutation(() => ChargeInterestPayload, { description: 'Bills a creditor for interest up to a day.' })
  chargeInterest(
    @Ctx() ctx: Context,
    @Arg('input', () => ChargeInterestInput) input: ChargeInterestInput,
  ): Promise<ChargeInterestPayload> {
    return answered(() => submit(ctx, chargeInterest, input));
  }
}
