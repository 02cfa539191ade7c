import { Arg, Args, Ctx, Field, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { ask } from '../../platform/ask';
import type { Context } from '../../platform/context';
import { submit } from '../../platform/submit';
import { answered } from '../../platform/user-error';
import { LatePayload } from '../shifts/late-payload';
import { ListedShiftInput } from '../shifts/listed-shift';
import { ExpenditureView, expendituresOfShift } from './expenditure.queries';
import { RecordExpenditureInput, recordExpenditure } from './record-expenditure';

@ObjectType()
export class RecordExpenditurePayload extends LatePayload {
  @Field(() => Int, { nullable: true }) expenditureId?: number;
}

@Resolver()
export class ExpenditureResolver {
  @Query(() => [ExpenditureView], {
    description: 'Expenditures of the running shift, or of another one, newest first.',
  })
  expendituresOfShift(
    @Ctx() ctx: Context,
    @Args(() => ListedShiftInput) input: ListedShiftInput,
  ): Promise<ExpenditureView[]> {
    return ask(ctx, expendituresOfShift, input);
  }

  @Mutation(() => RecordExpenditurePayload, {
    description: 'Records an expenditure in the running shift, or late in a closed one.',
  })
  recordExpenditure(
    @Ctx() ctx: Context,
    @Arg('input', () => RecordExpenditureInput) input: RecordExpenditureInput,
  ): Promise<RecordExpenditurePayload> {
    return answered(() => submit(ctx, recordExpenditure, input));
  }
}
