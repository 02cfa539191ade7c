import { Field, Int, ObjectType } from 'type-graphql';
import { type BusinessDate as Day, monthOf } from '../../domain/kernel/business-date';
import { sum } from '../../domain/kernel/sum';
import { shortagesBetween } from '../../modules/staff/shortages.queries';
import { defineQuery, NoInput } from '../../platform/ask';
import { BusinessDate, Money } from '../../platform/scalars';

@ObjectType({ description: 'Shortages of an employee.' })
export class ShortOfEmployee {
  @Field(() => Int) employeeId!: number;
  @Field(() => String, { description: 'Name of the employee.' }) employee!: string;
  @Field(() => Int, { description: 'Number of shortages.' }) count!: number;
  @Field(() => Money) amount!: number;
}

@ObjectType({ description: 'Shortages of a month, as in the attendance and shortages report.' })
export class ShortagesOfMonth {
  @Field(() => BusinessDate) from!: Day;
  @Field(() => BusinessDate) to!: Day;
  @Field(() => [ShortOfEmployee], { description: 'Employees with the largest shortages.' })
  employees!: ShortOfEmployee[];
  @Field(() => Int, { description: 'Number of employees with a shortage.' }) count!: number;
  @Field(() => Money, { description: 'Total shortage in rupees.' }) amount!: number;
}

const MOST = 5;

/** Covers the current month. */
export const shortagesThisMonth = defineQuery({
  name: 'shortagesThisMonth',
  right: 'figures.read',
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
