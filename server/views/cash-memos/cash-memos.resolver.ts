import { Arg, Args, Ctx, Query, Resolver } from 'type-graphql';
import { ask } from '../../platform/ask';
import type { Context } from '../../platform/context';
import { CashMemoSet, CashMemosInput, cashMemos } from './cash-memos.queries';
import { MemoCreditSales, MemoDayInput, MemoPrice, memoCreditSales, memoPrice } from './memo-day.queries';

@Resolver()
export class CashMemosResolver {
  @Query(() => MemoPrice, { description: 'What a product sells at on the day of its memos.' })
  memoPrice(@Ctx() ctx: Context, @Args(() => MemoDayInput) input: MemoDayInput): Promise<MemoPrice> {
    return ask(ctx, memoPrice, input);
  }

  @Query(() => MemoCreditSales, { description: 'The credit sales of a product and day that memos may be made of.' })
  memoCreditSales(@Ctx() ctx: Context, @Args(() => MemoDayInput) input: MemoDayInput): Promise<MemoCreditSales> {
    return ask(ctx, memoCreditSales, input);
  }

  @Query(() => CashMemoSet, { description: 'Instant cash memos to look at; the same set is printed by REST.' })
  cashMemos(@Ctx() ctx: Context, @Arg('input', () => CashMemosInput) input: CashMemosInput): Promise<CashMemoSet> {
    return ask(ctx, cashMemos, input);
  }
}
