import { Field, Int, ObjectType } from 'type-graphql';
import { defineQuery } from '../../platform/ask';
import { BusinessDate, Money } from '../../platform/scalars';
import { VALUE_DATE_SHOWN } from '../safe/value-date';
import { OF_EMPLOYEE } from './pay-days.queries';
import { OfEmployeeInput } from './pay-terms.queries';

@ObjectType({ description: 'A paid salary.' })
export class SalaryView {
  @Field(() => Int) id!: number;
  @Field(() => Date) createdAt!: Date;
  @Field(() => BusinessDate) from!: string;
  @Field(() => BusinessDate) to!: string;
  @Field(() => Int) shiftsWorked!: number;
  @Field(() => Money) earned!: number;
  @Field(() => Money, { description: 'Rupees deducted for old dues, advances and shortages.' }) recovered!: number;
  @Field(() => Money) paid!: number;
  @Field(() => Money, { description: 'Balance carried forward in rupees: above 0 owed by the employee.' })
  carried!: number;
  @Field(() => String, {
    nullable: true,
    description: 'Name of the transaction account; null for cash from the safe, or if nothing was paid.',
  })
  accountName!: string | null;
  @Field(() => String, { nullable: true }) paymentModeName!: string | null;
  @Field(() => BusinessDate, { nullable: true, description: VALUE_DATE_SHOWN }) valueDate!: string | null;
  @Field(() => String, { nullable: true }) reference!: string | null;
  @Field(() => String, { nullable: true }) comment!: string | null;
  @Field(() => String, { nullable: true }) enteredBy!: string | null;
}

const MOST_SHOWN = 24;

/** The last 24 salaries of an employee, newest first: two years of months. */
export const salariesOf = defineQuery({
  name: 'salariesOf',
  right: 'pay.read',
  input: OfEmployeeInput,
  run: ({ sql }, { employeeId }) =>
    sql<SalaryView>(
      `SELECT d.id, d.created_at AS "createdAt", d.from_date AS from, d.to_date AS to, d.shifts_worked AS "shiftsWorked",
              d.earned, d.recovered_carried + d.recovered_advances + d.recovered_shortages AS recovered, d.paid, d.carried,
              a.name AS "accountName", m.name AS "paymentModeName", d.value_date AS "valueDate", d.reference, d.comment, u.name AS "enteredBy"
       FROM salary_payment d
       LEFT JOIN transaction_account a ON a.id = d.account_id
       LEFT JOIN payment_mode m ON m.id = d.payment_mode_id
       LEFT JOIN app_user u ON u.id = d.created_by_id
       WHERE ${OF_EMPLOYEE} ORDER BY d.id DESC LIMIT ${MOST_SHOWN}`,
      [employeeId],
    ),
});
