import { Arg, Args, Ctx, Query, Resolver } from 'type-graphql';
import { ask } from '../../platform/ask';
import type { Context } from '../../platform/context';
import { CashMemoSet, CashMemosInput, cashMemos } from './cash-memos.queries';
import { MemoCreditSales, MemoDayInput, MemoPrice, memoCreditSales, memoPrice } from './memo-day.queries';

@Resolver()
export class CashMemosResolver {
  @Query(() => MemoPrice, { description: 'Selling price of a product on the day of its memos.' })
  memoPrice(@Ctx() ctx: Context, @Args(() => MemoDayInput) input: MemoDayInput): Promise<MemoPrice> {
    return ask(ctx, memoPrice, input);
  }

  @Query(() => MemoCreditSales, { description: 'Credit sales of a product on a day that memos can be made for.' })
  memoCreditSales(@Ctx() ctx: Context, @Args(() => MemoDayInput) input: MemoDayInput): Promise<MemoCreditSales> {
    return ask(ctx, memoCreditSales, input);
  }

  @Query(() => CashMemoSet, { description: 'Preview of instant cash memos; the REST API prints the same set.' })
  cashMemos(@Ctx() ctx: Context, @Arg('input', () => CashMemosInput) input: CashMemosInput): Promise<CashMemoSet> {
    return ask(ctx, cashMemos, input);
  }
}
