import { IsInt, IsOptional } from 'class-validator';
import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import type { PayBasis, PayLine } from '../../domain/earned-pay';
import type { StaffAccount } from '../../domain/salary';
import { type PayDays, payPeriodRules, proposedPeriod } from '../../domain/salary.rules';
import { shifts } from '../../domain/shifts.messages';
import { defineQuery } from '../../platform/ask';
import { Ruled } from '../../platform/ruled';
import { BusinessDate, Money } from '../../platform/scalars';
import { saying } from '../../platform/validated';
import { calculateSalary } from './calculate-salary';
import { nextFrom, paidUpTo, payDaysOf, payingShift } from './pay-days.queries';
import { OfEmployeeInput } from './pay-terms.queries';

@ArgsType()
export class SalaryFormInput extends OfEmployeeInput {
  @Field(() => Int, {
    nullable: true,
    description: 'Id of the closed shift of a late salary; the running one if omitted.',
  })
  @IsOptional()
  @IsInt(saying(shifts.select()))
  shiftId?: number | null;
}

@ObjectType({ description: 'Proposed period of the next salary of an employee.' })
export class SalaryForm implements PayDays {
  @Field(() => BusinessDate) from!: string;
  @Field(() => BusinessDate, { description: 'Last proposed day; before `from` if no day can be paid yet.' })
  to!: string;
  @Field(() => BusinessDate, { nullable: true, description: 'Last day covered by a paid salary.' })
  paidUpTo!: string | null;
  @Field(() => BusinessDate, { description: 'Last day that can be paid during this shift.' }) payTo!: string;
  @Field(() => BusinessDate, {
    nullable: true,
    description: 'Date of the first unpaid shift worked; the next salary must not begin later.',
  })
  unpaidSince?: string | null;
}

/**
 * The period that the salary form proposes: from the day after the last salary to the end of that month, as far as it
 * can be paid.
 */
export const salaryForm = defineQuery({
  name: 'salaryForm',
  right: 'pay.record',
  input: SalaryFormInput,
  run: async ({ sql }, { employeeId, shiftId = null }): Promise<SalaryForm> => {
    const paid = await paidUpTo(sql, employeeId);
    const days = await payDaysOf(sql, employeeId, await payingShift(sql, shiftId));
    return { ...proposedPeriod(await nextFrom(sql, employeeId), days.payTo), paidUpTo: paid, ...days };
  },
});

@ArgsType()
export class SalaryPreviewInput extends SalaryFormInput {
  @Field(() => BusinessDate) @Ruled(payPeriodRules.from) from!: string;
  @Field(() => BusinessDate) @Ruled(payPeriodRules.to) to!: string;
}

@ObjectType({ description: 'A number of shifts, or of days in one month, at a pay rate.' })
export class SalaryLineView implements PayLine {
  @Field(() => BusinessDate) from!: string;
  @Field(() => BusinessDate) to!: string;
  @Field(() => String, { description: 'SHIFT or MONTH.' }) payBasis!: PayBasis;
  @Field(() => Money) payRate!: number;
  @Field(() => Int, { description: 'Number of shifts worked, or of days.' }) count!: number;
  @Field(() => Int, { nullable: true, description: 'Days in the month; null for pay by the shift.' }) daysInMonth!:
    | number
    | null;
  @Field(() => Money) amount!: number;
}

@ObjectType({ description: 'Recovered or unrecovered amounts of a salary, by kind.' })
export class SalaryParts implements StaffAccount {
  @Field(() => Money, { description: 'Dues carried forward from before the last salary, in rupees.' }) carried!: number;
  @Field(() => Money, { description: 'Advances in rupees.' }) advances!: number;
  @Field(() => Money, { description: 'Shortages in rupees.' }) shortages!: number;
}

@ObjectType({ description: 'Preview of a salary.' })
export class SalaryPreview {
  @Field(() => BusinessDate) from!: string;
  @Field(() => BusinessDate) to!: string;
  @Field(() => Int) shiftsWorked!: number;
  @Field(() => [SalaryLineView], { description: 'Earnings, one row per pay rate.' }) lines!: SalaryLineView[];
  @Field(() => Money) earned!: number;
  @Field(() => Money, { description: 'Amount owed to the employee from earlier periods, in rupees.' })
  owedBefore!: number;
  @Field(() => SalaryParts, { description: 'Amounts deducted from the earnings.' }) recovered!: SalaryParts;
  @Field(() => SalaryParts, { description: 'Amounts that the employee still owes.' }) notRecovered!: SalaryParts;
  @Field(() => Money, { description: 'Maximum that can be paid, in rupees.' }) payable!: number;
  @Field(() => Money, { description: 'Balance before the salary in rupees; above 0 owed by the employee.' })
  balanceBefore!: number;
}

/** The result that `paySalary` would calculate, with its refusals for the days. */
export const salaryPreview = defineQuery({
  name: 'salaryPreview',
  right: 'pay.record',
  input: SalaryPreviewInput,
  snapshot: true,
  run: async ({ sql }, { employeeId, shiftId = null, from, to }): Promise<SalaryPreview> => {
    const period = { from, to };
    const { pay, ...salary } = await calculateSalary(sql, await payingShift(sql, shiftId), employeeId, period);
    return { ...period, lines: pay, ...salary };
  },
});
