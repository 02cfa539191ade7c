import { Arg, Args, Ctx, Field, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { ask } from '../../platform/ask';
import type { Context } from '../../platform/context';
import { submit } from '../../platform/submit';
import { answered, Payload } from '../../platform/user-error';
import { CreateSlipBookInput, createSlipBook } from './create-slip-book';
import { MOST_BOOKS, SlipBooksInput, SlipBookView, slipBooks } from './slip-book.queries';
import { SlipInput, SlipPlace, slipPlaces } from './slip-places.query';
import { VoidSlipInput, voidSlip } from './void-slip';

@ObjectType()
export class CreateSlipBookPayload extends Payload {
  @Field(() => Int, { nullable: true }) slipBookId?: number;
}

@ObjectType()
export class VoidSlipPayload extends Payload {
  @Field(() => Int, { nullable: true }) slipBookId?: number;
  @Field(() => Int, { nullable: true, description: 'Position of the slip in the book.' }) leaf?: number;
}

@Resolver()
export class SlipBookResolver {
  @Query(() => [SlipBookView], {
    description: `Slip books with the usage of their slips, newest first, at most ${MOST_BOOKS}.`,
  })
  slipBooks(@Ctx() ctx: Context, @Args(() => SlipBooksInput) input: SlipBooksInput): Promise<SlipBookView[]> {
    return ask(ctx, slipBooks, input);
  }

  @Query(() => [SlipPlace], { description: 'Finds a slip by number, newest first, at most 10.' })
  slipPlaces(@Ctx() ctx: Context, @Args(() => SlipInput) input: SlipInput): Promise<SlipPlace[]> {
    return ask(ctx, slipPlaces, input);
  }

  @Mutation(() => CreateSlipBookPayload, { description: 'Creates a book of credit slips.' })
  createSlipBook(
    @Ctx() ctx: Context,
    @Arg('input', () => CreateSlipBookInput) input: CreateSlipBookInput,
  ): Promise<CreateSlipBookPayload> {
    return answered(() => submit(ctx, createSlipBook, input));
  }

  @Mutation(() => VoidSlipPayload, { description: 'Voids a slip, so that no sale can use it.' })
  voidSlip(@Ctx() ctx: Context, @Arg('input', () => VoidSlipInput) input: VoidSlipInput): Promise<VoidSlipPayload> {
    return answered(() => submit(ctx, voidSlip, input));
  }
}
