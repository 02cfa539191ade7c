import { Arg, Args, Ctx, Field, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { ask } from '../../platform/ask';
import type { Context } from '../../platform/context';
import { Money } from '../../platform/scalars';
import { submit } from '../../platform/submit';
import { answered, Payload } from '../../platform/user-error';
import { LatePayload } from '../shifts/late-payload';
import { ChangePayRateInput, changePayRate } from './change-pay-rate';
import { EmployeeStanding, EmployeeStandingsInput, employeeStandings } from './employee-standings.queries';
import { PaySalaryInput, paySalary } from './pay-salary';
import { OfEmployeeInput, PayTermsOfEmployee, payTermsOf } from './pay-terms.queries';
import { SalaryView, salariesOf } from './salaries.queries';
import {
  SalaryForm,
  SalaryFormInput,
  SalaryPreview,
  SalaryPreviewInput,
  salaryForm,
  salaryPreview,
} from './salary.queries';

@ObjectType()
export class ChangePayRatePayload extends Payload {
  @Field(() => Int, { nullable: true }) employeeId?: number;
}

@ObjectType()
export class PaySalaryPayload extends LatePayload {
  @Field(() => Int, { nullable: true }) salaryPaymentId?: number;
  @Field(() => Money, { nullable: true }) paid?: number;
  @Field(() => Money, {
    nullable: true,
    description: 'Balance carried forward in rupees: above 0 owed by the employee.',
  })
  carried?: number;
}

@Resolver()
export class StaffResolver {
  @Query(() => [EmployeeStanding], { description: 'Account balances of the employees, by name.' })
  employeeStandings(
    @Ctx() ctx: Context,
    @Args(() => EmployeeStandingsInput) input: EmployeeStandingsInput,
  ): Promise<EmployeeStanding[]> {
    return ask(ctx, employeeStandings, input);
  }

  @Query(() => PayTermsOfEmployee, { description: 'Pay terms of an employee, newest first.' })
  payTermsOf(@Ctx() ctx: Context, @Args(() => OfEmployeeInput) asked: OfEmployeeInput): Promise<PayTermsOfEmployee> {
    return ask(ctx, payTermsOf, asked);
  }

  @Query(() => SalaryForm, { description: 'Proposed period of the next salary of an employee.' })
  salaryForm(@Ctx() ctx: Context, @Args(() => SalaryFormInput) asked: SalaryFormInput): Promise<SalaryForm> {
    return ask(ctx, salaryForm, asked);
  }

  @Query(() => SalaryPreview, { description: 'Preview of the salary for a period.' })
  salaryPreview(
    @Ctx() ctx: Context,
    @Args(() => SalaryPreviewInput) asked: SalaryPreviewInput,
  ): Promise<SalaryPreview> {
    return ask(ctx, salaryPreview, asked);
  }

  @Query(() => [SalaryView], { description: 'The last 24 salaries of an employee, newest first.' })
  salariesOf(@Ctx() ctx: Context, @Args(() => OfEmployeeInput) asked: OfEmployeeInput): Promise<SalaryView[]> {
    return ask(ctx, salariesOf, asked);
  }

  @Mutation(() => ChangePayRatePayload, { description: 'Changes the pay terms of an employee from a day on.' })
  changePayRate(
    @Ctx() ctx: Context,
    @Arg('input', () => ChangePayRateInput) input: ChangePayRateInput,
  ): Promise<ChangePayRatePayload> {
    return answered(() => submit(ctx, changePayRate, input));
  }

  @Mutation(() => PaySalaryPayload, { description: "Pays an employee's salary for a period." })
  paySalary(@Ctx() ctx: Context, @Arg('input', () => PaySalaryInput) input: PaySalaryInput): Promise<PaySalaryPayload> {
    return answered(() => submit(ctx, paySalary, input));
  }
}
