import { Ctx, Query, Resolver } from 'type-graphql';
import type { PaymentWays } from '../../domain/payment-way';
import { ask } from '../../platform/ask';
import type { Context } from '../../platform/context';
import { Money } from '../../platform/scalars';
import { PaymentWaysView, paymentWays } from './payment-ways.queries';
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

  @Query(() => PaymentWaysView, { description: 'Enabled accounts and payment modes.' })
  paymentWays(@Ctx() ctx: Context): Promise<PaymentWays> {
    return ask(ctx, paymentWays);
  }
}
