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
import { CreditorAdjustmentView, creditorAdjustmentsOfShift } from './adjustment.queries';
import { CreditorInput } from './credit.queries';
import { creditorPaidBefore, PaidBefore, PaidBeforeInput } from './paid-before.query';
import { CreditorDebts, CreditorPaymentView, creditorDebts, creditorPaymentsOfShift } from './payment.queries';
import { RecordCreditorAdjustmentInput, recordCreditorAdjustment } from './record-creditor-adjustment';
import { RecordCreditorPaymentInput, recordCreditorPayment } from './record-creditor-payment';

@ObjectType({ description: 'Part of a payment allocated to a bill or to the opening balance.' })
class AllocatedAmount {
  @Field(() => Int, { nullable: true, description: 'Id of the bill; null for the opening balance.' }) billId!:
    | number
    | null;
  @Field(() => String, { description: "The bill's number, or 'Opening balance'." }) label!: string;
  @Field(() => Money) amount!: number;
}

@ObjectType()
abstract class SettlingPayload extends LatePayload {
  @Field(() => [AllocatedAmount], {
    nullable: true,
    description: 'Amounts it settled, oldest debt first; null if refused.',
  })
  allocations?: AllocatedAmount[];
  @Field(() => Money, {
    nullable: true,
    description:
      'Unallocated part in rupees: an advance of the creditor; of a small creditor, who gets no bills, what lowers the balance of the open account.',
  })
  advance?: number;
}

@ObjectType()
export class RecordCreditorPaymentPayload extends SettlingPayload {
  @Field(() => Int, { nullable: true }) creditorPaymentId?: number;
}

@ObjectType()
export class RecordCreditorAdjustmentPayload extends SettlingPayload {
  @Field(() => Int, { nullable: true }) creditorAdjustmentId?: number;
}

@ObjectType({ description: 'Notifies of a change; query the new state.' })
export class CreditorEvent {
  @Field(() => Int, {
    nullable: true,
    description:
      'Id of the creditor. Null if no creditor is concerned, and after a reconnect: events may have been missed, query again.',
  })
  creditorId!: number | null;
}

@Resolver()
export class CreditorPaymentResolver {
  @Query(() => CreditorDebts, { nullable: true, description: 'Amounts owed by a creditor.' })
  creditorDebts(@Ctx() ctx: Context, @Args(() => CreditorInput) input: CreditorInput): Promise<CreditorDebts | null> {
    return ask(ctx, creditorDebts, input);
  }

  @Query(() => [CreditorPaymentView], {
    description: 'Creditor payments of the running shift, or of another one, newest first.',
  })
  creditorPaymentsOfShift(
    @Ctx() ctx: Context,
    @Args(() => ListedShiftInput) input: ListedShiftInput,
  ): Promise<CreditorPaymentView[]> {
    return ask(ctx, creditorPaymentsOfShift, input);
  }

  @Query(() => PaidBefore, {
    nullable: true,
    description: 'An earlier payment of a creditor to an account with the same reference, within 400 days.',
  })
  creditorPaidBefore(
    @Ctx() ctx: Context,
    @Args(() => PaidBeforeInput) input: PaidBeforeInput,
  ): Promise<PaidBefore | null> {
    return ask(ctx, creditorPaidBefore, input);
  }

  @Mutation(() => RecordCreditorPaymentPayload, {
    description: "Records a creditor's payment in the running shift, or late in a closed one.",
  })
  recordCreditorPayment(
    @Ctx() ctx: Context,
    @Arg('input', () => RecordCreditorPaymentInput) input: RecordCreditorPaymentInput,
  ): Promise<RecordCreditorPaymentPayload> {
    return answered(() => submit(ctx, recordCreditorPayment, input));
  }

  @Query(() => [CreditorAdjustmentView], {
    description: 'Adjustments of creditors in the running shift, or in another one, newest first.',
  })
  creditorAdjustmentsOfShift(
    @Ctx() ctx: Context,
    @Args(() => ListedShiftInput) input: ListedShiftInput,
  ): Promise<CreditorAdjustmentView[]> {
    return ask(ctx, creditorAdjustmentsOfShift, input);
  }

  @Mutation(() => RecordCreditorAdjustmentPayload, {
    description: 'Lowers what a creditor owes without money, in the running shift or late in a closed one.',
  })
  recordCreditorAdjustment(
    @Ctx() ctx: Context,
    @Arg('input', () => RecordCreditorAdjustmentInput) input: RecordCreditorAdjustmentInput,
  ): Promise<RecordCreditorAdjustmentPayload> {
    return answered(() => submit(ctx, recordCreditorAdjustment, input));
  }

  @SharedPayload()
  @SubscriptionRight('signedIn')
  @Subscription(() => CreditorEvent, {
    topics: 'creditChanged',
    description: 'Bills, payments or slip books changed.',
  })
  creditChanged(@Root() ids: { creditorId?: number }): CreditorEvent {
    return { creditorId: ids.creditorId ?? null };
  }
}
