import { Args, Ctx, Query, Resolver } from 'type-graphql';
import { ask } from '../../platform/ask';
import type { Context } from '../../platform/context';
import { Money } from '../../platform/scalars';
import { PaymentWaysInput, PaymentWaysView, paymentWays } from './payment-ways.queries';
import { NoteStock, notesInSafe, uncountedCash } from './safe.queries';

@Resolver()
export class SafeResolver {
  @Query(() => [NoteStock], { description: 'Notes in the safe, largest first.' })
  notesInSafe(@Ctx() ctx: Context): Promise<NoteStock[]> {
    return ask(ctx, notesInSafe);
  }

  @Query(() => Money, { description: 'Uncounted cash in the safe, in rupees.' })
  uncountedCash(@Ctx() ctx: Context): Promise<number> {
    return ask(ctx, uncountedCash);
  }

  @Query(() => PaymentWaysView, { description: 'Accounts and payment modes in use; with disabled ones if asked.' })
  paymentWays(@Ctx() ctx: Context, @Args(() => PaymentWaysInput) input: PaymentWaysInput): Promise<PaymentWaysView> {
    return ask(ctx, paymentWays, input);
  }
}
