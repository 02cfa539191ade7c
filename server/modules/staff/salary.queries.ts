import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import type { PayBasis, PayLine } from '../../domain/earned-pay';
import type { StaffAccount } from '../../domain/salary';
import { type PayDays, payPeriodRules, proposedPeriod } from '../../domain/salary.rules';
import { defineQuery } from '../../platform/ask';
import { Ruled } from '../../platform/ruled';
import { BusinessDate, Money } from '../../platform/scalars';
import { calculateSalary } from './calculate-salary';
import { nextFrom, paidUpTo, payDaysOf } from './pay-days.queries';
import { OfEmployeeInput } from './pay-terms.queries';

@ObjectType({ description: 'The days that are proposed for the next salary of an employee.' })
export class SalaryForm implements PayDays {
  @Field(() => BusinessDate) from!: string;
  @Field(() => BusinessDate, { description: 'Before `from` where no day can be paid yet.' }) to!: string;
  @Field(() => BusinessDate, { nullable: true, description: 'The last day of any salary paid.' })
  paidUpTo!: string | null;
  @Field(() => BusinessDate, { description: 'The last day that can be paid while this shift runs.' }) payTo!: string;
  @Field(() => BusinessDate, {
    nullable: true,
    description: 'The first shift worked after the last salary: the next one begins with it at the latest.',
  })
  unpaidSince?: string | null;
}

/**
 * The period that the salary form proposes: from the day after the last salary to the end of that month, as far as it
 * can be paid.
 */
export const salaryForm = defineQuery({
  name: 'salaryForm',
  permission: 'admin',
  input: OfEmployeeInput,
  run: async ({ sql }, { employeeId }): Promise<SalaryForm> => {
    const paid = await paidUpTo(sql, employeeId);
    const days = await payDaysOf(sql, employeeId);
    return { ...proposedPeriod(await nextFrom(sql, employeeId), days.payTo), paidUpTo: paid, ...days };
  },
});

@ArgsType()
export class SalaryPreviewInput extends OfEmployeeInput {
  @Field(() => BusinessDate) @Ruled(payPeriodRules.from) from!: string;
  @Field(() => BusinessDate) @Ruled(payPeriodRules.to) to!: string;
}

@ObjectType({ description: 'So many shifts at a rate, or so many days of one month at its rate.' })
export class SalaryLineView implements PayLine {
  @Field(() => BusinessDate) from!: string;
  @Field(() => BusinessDate) to!: string;
  @Field(() => String, { description: 'SHIFT or MONTH.' }) payBasis!: PayBasis;
  @Field(() => Money) payRate!: number;
  @Field(() => Int, { description: 'Shifts attended, or days.' }) count!: number;
  @Field(() => Int, { nullable: true, description: 'Null where the pay is by the shift.' }) daysInMonth!: number | null;
  @Field(() => Money) amount!: number;
}

@ObjectType({ description: 'What is recovered from a salary, or not, by what it is owed for.' })
export class SalaryParts implements StaffAccount {
  @Field(() => Money, { description: 'Owed since before the last salary.' }) carried!: number;
  @Field(() => Money, { description: 'Rupees of advances.' }) advances!: number;
  @Field(() => Money, { description: 'Rupees of shortages.' }) shortages!: number;
}

@ObjectType({ description: 'A salary as it would be paid now.' })
export class SalaryPreview {
  @Field(() => BusinessDate) from!: string;
  @Field(() => BusinessDate) to!: string;
  @Field(() => Int) shiftsWorked!: number;
  @Field(() => [SalaryLineView], { description: 'What was earned, a row for each pay rate.' }) lines!: SalaryLineView[];
  @Field(() => Money) earned!: number;
  @Field(() => Money, { description: 'What the station still owes from before.' }) owedBefore!: number;
  @Field(() => SalaryParts, { description: 'What is held back from what was earned.' }) recovered!: SalaryParts;
  @Field(() => SalaryParts, { description: 'What stays owed by the employee.' }) notRecovered!: SalaryParts;
  @Field(() => Money, { description: 'The most that can be paid.' }) payable!: number;
  @Field(() => Money, { description: "The account's balance, above 0 owed by the employee." }) balanceBefore!: number;
}

/** The result that `paySalary` would calculate, with its refusals for the days. */
export const salaryPreview = defineQuery({
  name: 'salaryPreview',
  permission: 'admin',
  input: SalaryPreviewInput,
  snapshot: true,
  run: async ({ sql }, { employeeId, from, to }): Promise<SalaryPreview> => {
    const period = { from, to };
    const { pay, ...salary } = await calculateSalary(sql, employeeId, period);
    return { ...period, lines: pay, ...salary };
  },
});
