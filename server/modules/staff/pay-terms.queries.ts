import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import type { PayBasis } from '../../domain/earned-pay';
import { payRateRules } from '../../domain/pay-rate.rules';
import { defineQuery } from '../../platform/ask';
import { Ruled } from '../../platform/ruled';
import { BusinessDate, Money } from '../../platform/scalars';
import { paidUpTo } from './pay-days.queries';

@ArgsType()
export class OfEmployeeInput {
  @Field(() => Int) @Ruled(payRateRules.employeeId) employeeId!: number;
}

@ObjectType({ description: 'Pay terms of an employee from a day until the next terms.' })
export class PayTermsView {
  @Field(() => Int) id!: number;
  @Field(() => BusinessDate) since!: string;
  @Field(() => String, { description: 'SHIFT: per shift worked. MONTH: per calendar month.' })
  payBasis!: PayBasis;
  @Field(() => Money, { description: 'Rupees a shift or a month.' }) payRate!: number;
  @Field(() => String, { nullable: true, description: 'Reason of the change; null for the first terms.' }) reason!:
    | string
    | null;
  @Field(() => String, { nullable: true }) enteredBy!: string | null;
}

@ObjectType({
  description: 'Pay terms of an employee, newest first, with the facts that new terms are validated against.',
})
export class PayTermsOfEmployee {
  @Field(() => [PayTermsView], { description: 'Terms, newest first.' }) terms!: PayTermsView[];
  @Field(() => BusinessDate, { nullable: true, description: 'Last day covered by a paid salary.' })
  paidUpTo!: string | null;
}

/** All terms of an employee, newest first. Pay rates are for admins (specification, section 2). */
export const payTermsOf = defineQuery({
  name: 'payTermsOf',
  right: 'pay.read',
  input: OfEmployeeInput,
  run: async ({ sql }, { employeeId }): Promise<PayTermsOfEmployee> => ({
    terms: await sql<PayTermsView>(
      `SELECT t.id, t.since, t.pay_basis AS "payBasis", t.pay_rate AS "payRate", t.reason, u.name AS "enteredBy"
       FROM pay_terms t LEFT JOIN app_user u ON u.id = t.created_by_id
       WHERE t.employee_id = $1 ORDER BY t.since DESC`,
      [employeeId],
    ),
    paidUpTo: await paidUpTo(sql, employeeId),
  }),
});
