import { Field, Int, ObjectType } from 'type-graphql';
import { defineQuery, NoInput } from '../../platform/ask';
import { Money } from '../../platform/scalars';
import { LISTED_SHIFT, ListedShiftInput } from '../shifts/listed-shift';

@ObjectType({ description: 'An advance to an employee.' })
export class EmployeeAdvanceView {
  @Field(() => Int) id!: number;
  @Field(() => Date) createdAt!: Date;
  @Field(() => Int) employeeId!: number;
  @Field(() => String) employeeName!: string;
  @Field(() => Money) amount!: number;
  @Field(() => String, { nullable: true, description: 'Name of the transaction account; null for cash from the safe.' })
  accountName!: string | null;
  @Field(() => String, { nullable: true }) paymentModeName!: string | null;
  @Field(() => String, { nullable: true }) comment!: string | null;
  @Field(() => String, { nullable: true }) enteredBy!: string | null;
  @Field(() => String, { nullable: true, description: 'Why it was entered after the close; null if it was not.' })
  lateReason!: string | null;
}

/** Advances of the running shift, or of another one, newest first. */
export const employeeAdvancesOfShift = defineQuery({
  name: 'employeeAdvancesOfShift',
  right: 'employees.read',
  input: ListedShiftInput,
  run: ({ sql }, { shiftId = null }) =>
    sql<EmployeeAdvanceView>(
      `SELECT d.id, d.created_at AS "createdAt", d.employee_id AS "employeeId", e.name AS "employeeName", d.amount,
              a.name AS "accountName", m.name AS "paymentModeName", d.comment, u.name AS "enteredBy", d.late_reason AS "lateReason"
       FROM employee_advance d
       JOIN employee e ON e.id = d.employee_id
       LEFT JOIN transaction_account a ON a.id = d.account_id
       LEFT JOIN payment_mode m ON m.id = d.payment_mode_id
       LEFT JOIN app_user u ON u.id = d.created_by_id
       WHERE d.shift_id = ${LISTED_SHIFT} ORDER BY d.id DESC`,
      [shiftId],
    ),
});

@ObjectType({ description: 'Account balance of an employee.' })
export class EmployeeStanding {
  @Field(() => Int) employeeId!: number;
  @Field(() => String) employeeName!: string;
  @Field(() => String, { description: 'Phone number, which tells people of one name apart.' }) contactNo!: string;
  @Field(() => Money, { description: 'Rupees; above 0 owed by the employee, below 0 owed to the employee.' })
  balance!: number;
  @Field(() => Boolean, { description: 'Whether the employee has left and the account is not settled.' })
  hasLeft!: boolean;
}

/** All current employees, and former ones with an open account, by name. */
export const employeeStandings = defineQuery({
  name: 'employeeStandings',
  right: 'employees.read',
  input: NoInput,
  run: ({ sql }) =>
    sql<EmployeeStanding>(
      `SELECT e.id AS "employeeId", e.name AS "employeeName", e.contact_no AS "contactNo", e.disabled AS "hasLeft", b.balance
       FROM employee e
       LEFT JOIN ledger_account a ON a.kind = 'EMPLOYEE' AND a.ref_id = e.id
       CROSS JOIN LATERAL (SELECT COALESCE(account_balance(a.id, 'infinity'), 0)::bigint AS balance) b
       WHERE NOT e.disabled OR b.balance <> 0
       ORDER BY e.name, e.id`,
    ),
});
