import { Arg, Args, Ctx, Field, Int, Mutation, ObjectType, Query, Resolver, Root, Subscription } from 'type-graphql';
import { ask } from '../../platform/ask';
import type { Context } from '../../platform/context';
import { Money } from '../../platform/scalars';
import { SharedPayload } from '../../platform/shared-payload';
import { submit } from '../../platform/submit';
import { answered, Payload } from '../../platform/user-error';
import { CreditorInput } from './credit.queries';
import { creditorPaidBefore, PaidBefore, PaidBeforeInput } from './paid-before.query';
import { CreditorDebts, CreditorPaymentView, creditorDebts, creditorPaymentsOfShift } from './payment.queries';
import { RecordCreditorPaymentInput, recordCreditorPayment } from './record-creditor-payment';

@ObjectType({ description: 'What a debt has had of a payment.' })
export class AllottedAmount {
  @Field(() => Int, { nullable: true, description: 'Null: the opening balance.' }) billId!: number | null;
  @Field(() => String, { description: "The bill's number, or 'Opening balance'." }) label!: string;
  @Field(() => Money) amount!: number;
}

@ObjectType()
export class RecordCreditorPaymentPayload extends Payload {
  @Field(() => Int, { nullable: true }) creditorPaymentId?: number;
  @Field(() => [AllottedAmount], {
    nullable: true,
    description: 'What it settled, oldest first; null where it was refused.',
  })
  allotments?: AllottedAmount[];
  @Field(() => Money, { nullable: true, description: 'What is left of it.' }) advance?: number;
}

@ObjectType({ description: 'Tells that something happened; the queries tell what.' })
export class CreditorEvent {
  @Field(() => Int, {
    nullable: true,
    description: 'The creditor; null where it is none of them, or after a gap: look again.',
  })
  creditorId!: number | null;
}

@Resolver()
export class CreditorPaymentResolver {
  @Query(() => CreditorDebts, { nullable: true, description: 'What a creditor owes.' })
  creditorDebts(@Ctx() ctx: Context, @Args(() => CreditorInput) input: CreditorInput): Promise<CreditorDebts | null> {
    return ask(ctx, creditorDebts, input);
  }

  @Query(() => [CreditorPaymentView], { description: "Creditors' payments of the running shift, newest first." })
  creditorPaymentsOfShift(@Ctx() ctx: Context): Promise<CreditorPaymentView[]> {
    return ask(ctx, creditorPaymentsOfShift);
  }

  @Query(() => PaidBefore, {
    nullable: true,
    description: 'A payment that a creditor made into an account with the same reference, within 400 days.',
  })
  creditorPaidBefore(
    @Ctx() ctx: Context,
    @Args(() => PaidBeforeInput) input: PaidBeforeInput,
  ): Promise<PaidBefore | null> {
    return ask(ctx, creditorPaidBefore, input);
  }

  @Mutation(() => RecordCreditorPaymentPayload, { description: "Takes a creditor's money in, in the running shift." })
  recordCreditorPayment(
    @Ctx() ctx: Context,
    @Arg('input', () => RecordCreditorPaymentInput) input: RecordCreditorPaymentInput,
  ): Promise<RecordCreditorPaymentPayload> {
    return answered(() => submit(ctx, recordCreditorPayment, input));
  }

  @SharedPayload()
  @Subscription(() => CreditorEvent, {
    topics: 'creditChanged',
    description: 'Bills, payments or slip books changed.',
  })
  creditChanged(@Root() ids: { creditorId?: number }): CreditorEvent {
    return { creditorId: ids.creditorId ?? null };
  }
}
