import { IsBoolean, IsOptional } from 'class-validator';
import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { defineQuery } from '../../platform/ask';
import { Money } from '../../platform/scalars';

@ArgsType()
export class EmployeeStandingsInput {
  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Whether to include all who have left, whom a late advance may name',
  })
  @IsOptional()
  @IsBoolean()
  includeDisabled?: boolean;
}

@ObjectType({ description: 'Account balance of an employee.' })
export class EmployeeStanding {
  @Field(() => Int) employeeId!: number;
  @Field(() => String) employeeName!: string;
  @Field(() => String, { description: 'Phone number, which tells people of one name apart.' }) contactNo!: string;
  @Field(() => Money, { description: 'Rupees; above 0 owed by the employee, below 0 owed to the employee.' })
  balance!: number;
  @Field(() => Boolean, { description: 'Whether the employee has left.' })
  hasLeft!: boolean;
}

/** All current employees, and former ones with an open account or all of them, by name. */
export const employeeStandings = defineQuery({
  name: 'employeeStandings',
  right: 'employees.read',
  input: EmployeeStandingsInput,
  run: ({ sql }, { includeDisabled = false }) =>
    sql<EmployeeStanding>(
      `SELECT e.id AS "employeeId", e.name AS "employeeName", e.contact_no AS "contactNo", e.disabled AS "hasLeft", b.balance
       FROM employee e
       LEFT JOIN ledger_account a ON a.kind = 'EMPLOYEE' AND a.ref_id = e.id
       CROSS JOIN LATERAL (SELECT COALESCE(account_balance(a.id, 'infinity'), 0)::bigint AS balance) b
       WHERE $1 OR NOT e.disabled OR b.balance <> 0
       ORDER BY e.name, e.id`,
      [includeDisabled],
    ),
});
