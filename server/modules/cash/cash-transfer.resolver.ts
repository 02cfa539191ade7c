import { Arg, Args, Ctx, Field, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { ask } from '../../platform/ask';
import type { Context } from '../../platform/context';
import { Money } from '../../platform/scalars';
import { submit } from '../../platform/submit';
import { answered } from '../../platform/user-error';
import { LatePayload } from '../shifts/late-payload';
import { ListedShiftInput } from '../shifts/listed-shift';
import { CashPositionView, cashPositionOfShift } from './cash-position.queries';
import { CashTransferView, cashTransfersOfShift } from './cash-transfer.queries';
import { TransferCashInput, transferCash } from './transfer-cash';

@ObjectType()
export class TransferCashPayload extends LatePayload {
  @Field(() => Int, { nullable: true }) cashTransferId?: number;
  @Field(() => Money, { nullable: true }) amount?: number;
}

@Resolver()
export class CashTransferResolver {
  @Query(() => [CashTransferView], { description: 'Deposits and withdrawals of a shift, newest first.' })
  cashTransfersOfShift(
    @Ctx() ctx: Context,
    @Args(() => ListedShiftInput) input: ListedShiftInput,
  ): Promise<CashTransferView[]> {
    return ask(ctx, cashTransfersOfShift, input);
  }

  @Query(() => CashPositionView, { description: 'Cash of the running shift: book balance and counted cash.' })
  cashPosition(@Ctx() ctx: Context): Promise<CashPositionView> {
    return ask(ctx, cashPositionOfShift);
  }

  @Mutation(() => TransferCashPayload, { description: 'Moves counted notes from the safe to an account, or back.' })
  transferCash(
    @Ctx() ctx: Context,
    @Arg('input', () => TransferCashInput) input: TransferCashInput,
  ): Promise<TransferCashPayload> {
    return answered(() => submit(ctx, transferCash, input));
  }
}
