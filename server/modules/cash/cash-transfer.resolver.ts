import { Arg, Ctx, Field, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { ask } from '../../platform/ask';
import type { Context } from '../../platform/context';
import { Money } from '../../platform/scalars';
import { submit } from '../../platform/submit';
import { answered, Payload } from '../../platform/user-error';
import { CashPositionView, cashPositionOfShift } from './cash-position.queries';
import { CashTransferView, cashTransfersOfShift } from './cash-transfer.queries';
import { TransferCashInput, transferCash } from './transfer-cash';

@ObjectType()
export class TransferCashPayload extends Payload {
  @Field(() => Int, { nullable: true }) cashTransferId?: number;
  @Field(() => Money, { nullable: true }) amount?: number;
}

@Resolver()
export class CashTransferResolver {
  @Query(() => [CashTransferView], { description: 'Deposits and withdrawals of the running shift, newest first.' })
  cashTransfersOfShift(@Ctx() ctx: Context): Promise<CashTransferView[]> {
    return ask(ctx, cashTransfersOfShift);
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
