import { Arg, Args, Ctx, Field, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { ask } from '../../platform/ask';
import type { Context } from '../../platform/context';
import { MessageText } from '../../platform/message-text';
import { submit } from '../../platform/submit';
import { answered, Payload } from '../../platform/user-error';
import { ChequeRegister, ChequeRegisterInput, chequeRegister } from './cheque.queries';
import { ClearChequeInput, clearCheque, DepositChequeInput, depositCheque } from './deposit-cheque';
import { ReturnChequeInput, returnCheque } from './return-cheque';
import { UndoChequeStepInput, undoChequeStep } from './undo-cheque-step';

@ObjectType({ description: 'The outcome of a step of a cheque.' })
export class ChequeStepPayload extends Payload {
  @Field(() => Int, { nullable: true }) chequeId?: number;
  @Field(() => String, { nullable: true, description: 'The state of the cheque now; null if refused.' })
  state?: string;
  @Field(() => [String], {
    nullable: true,
    description: 'What else the step changed, such as bills that are open again.',
  })
  effects?: string[];
  @Field(() => [MessageText], { nullable: true, description: 'The effects, to render them in another language.' })
  effectTexts?: MessageText[];
}

@Resolver()
export class ChequeResolver {
  @Query(() => ChequeRegister, {
    description:
      'Cheques received and issued, with the totals in hand and deposited: all of these, and the newest of the others, at most 100. `reports.cheques` has all of a period.',
  })
  chequeRegister(
    @Ctx() ctx: Context,
    @Args(() => ChequeRegisterInput) input: ChequeRegisterInput,
  ): Promise<ChequeRegister> {
    return ask(ctx, chequeRegister, input);
  }

  @Mutation(() => ChequeStepPayload, { description: 'Records that a cheque in hand was deposited in an account.' })
  depositCheque(
    @Ctx() ctx: Context,
    @Arg('input', () => DepositChequeInput) input: DepositChequeInput,
  ): Promise<ChequeStepPayload> {
    return answered(() => submit(ctx, depositCheque, input));
  }

  @Mutation(() => ChequeStepPayload, { description: 'Records that the bank credited a deposited cheque.' })
  clearCheque(
    @Ctx() ctx: Context,
    @Arg('input', () => ClearChequeInput) input: ClearChequeInput,
  ): Promise<ChequeStepPayload> {
    return answered(() => submit(ctx, clearCheque, input));
  }

  @Mutation(() => ChequeStepPayload, { description: 'Records that a cheque came back unpaid: who gave it owes again.' })
  returnCheque(
    @Ctx() ctx: Context,
    @Arg('input', () => ReturnChequeInput) input: ReturnChequeInput,
  ): Promise<ChequeStepPayload> {
    return answered(() => submit(ctx, returnCheque, input));
  }

  @Mutation(() => ChequeStepPayload, { description: 'Undoes the last step of a cheque.' })
  undoChequeStep(
    @Ctx() ctx: Context,
    @Arg('input', () => UndoChequeStepInput) input: UndoChequeStepInput,
  ): Promise<ChequeStepPayload> {
    return answered(() => submit(ctx, undoChequeStep, input));
  }
}
