import { Field, Int, ObjectType } from 'type-graphql';
import { type BusinessDate as Day, monthOf } from '../../domain/kernel/business-date';
import { sum } from '../../domain/kernel/sum';
import { shortagesBetween } from '../../modules/staff/shortages.queries';
import { defineQuery, NoInput } from '../../platform/ask';
import { BusinessDate, Money } from '../../platform/scalars';

@ObjectType({ description: 'What went short with an employee.' })
export class ShortOfEmployee {
  @Field(() => Int) employeeId!: number;
  @Field(() => String, { description: 'Name of the employee.' }) employee!: string;
  @Field(() => Int, { description: 'How many shortages.' }) count!: number;
  @Field(() => Money) amount!: number;
}

@ObjectType({ description: 'The shortages of a month, as the report of attendance and shortages has them.' })
export class ShortagesOfMonth {
  @Field(() => BusinessDate) from!: Day;
  @Field(() => BusinessDate) to!: Day;
  @Field(() => [ShortOfEmployee], { description: 'The greatest ones.' }) employees!: ShortOfEmployee[];
  @Field(() => Int, { description: 'With how many employees something went short.' }) count!: number;
  @Field(() => Money, { description: 'Of all of them.' }) amount!: number;
}

const MOST = 5;

/** Covers the current month. */
export const shortagesThisMonth = defineQuery({
  name: 'shortagesThisMonth',
  permission: 'admin',
  input: NoInput,
  snapshot: true,
  async run({ sql, ctx }): Promise<ShortagesOfMonth> {
    const { from, to } = monthOf(ctx.clock.today());
    const short = await shortagesBetween(sql, from, to);
    return {
      from,
      to,
      employees: short.slice(0, MOST),
      count: short.length,
      amount: sum(short, ({ amount }) => amount),
    };
  },
});
