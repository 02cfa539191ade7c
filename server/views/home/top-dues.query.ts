import { Field, Int, ObjectType } from 'type-graphql';
import type { BusinessDate as Day } from '../../domain/kernel/business-date';
import { sum } from '../../domain/kernel/sum';
import { accountsAt } from '../../modules/credit/accounts-at.queries';
import { unbilledAt } from '../../modules/credit/unbilled-at.queries';
import { defineQuery, NoInput } from '../../platform/ask';
import { BusinessDate, Money } from '../../platform/scalars';

@ObjectType({ description: 'A creditor over the limit, or with dues older than 30 days.' })
export class TopDue {
  @Field(() => Int) creditorId!: number;
  @Field(() => String) firmName!: string;
  @Field(() => Money) due!: number;
  @Field(() => Money) maxLimit!: number;
  @Field(() => Money, { description: 'Part of the due older than 30 days, in rupees.' }) old!: number;
  @Field(() => Boolean, { description: 'Whether the creditor owes more than the limit.' }) isOverLimit!: boolean;
}

@ObjectType({ description: 'Creditors who should pay, as in the reports on credit accounts and unbilled sales.' })
export class TopDues {
  @Field(() => BusinessDate) asAt!: Day;
  @Field(() => [TopDue], { description: 'The creditors with the largest dues.' }) firms!: TopDue[];
  @Field(() => Int, { description: 'Number of such creditors.' }) count!: number;
  @Field(() => Money, { description: 'Total owed by all creditors, in rupees.' }) due!: number;
  @Field(() => Money, { description: 'Part of the total older than 30 days, in rupees.' }) old!: number;
  @Field(() => Money, { description: 'Unbilled sales in rupees.' }) unbilled!: number;
}

const MOST = 5;
/** Paise: less is left by rounding, and nobody is reminded of it. */
const LEAST_OLD = 1_00;

/** Returns the largest dues of creditors over their limit, or with dues older than 30 days, at the end of today. */
export const topDues = defineQuery({
  name: 'topDues',
  right: 'figures.read',
  input: NoInput,
  snapshot: true,
  async run({ sql, ctx }): Promise<TopDues> {
    const asAt = ctx.clock.today();
    const firms = (await accountsAt(sql, asAt)).map((account): TopDue => {
      const { creditorId, firmName, due, maxLimit, upTo60, upTo90, above90 } = account;
      return { creditorId, firmName, due, maxLimit, old: upTo60 + upTo90 + above90, isOverLimit: due > maxLimit };
    });
    const pressing = firms.filter(({ old, isOverLimit }) => isOverLimit || old >= LEAST_OLD);
    return {
      asAt,
      firms: pressing.toSorted((one, other) => other.due - one.due).slice(0, MOST),
      count: pressing.length,
      due: sum(firms, ({ due }) => due),
      old: sum(firms, ({ old }) => old),
      unbilled: await unbilledAt(sql, asAt),
    };
  },
});
