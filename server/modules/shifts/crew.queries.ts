import { Field, Int, ObjectType } from 'type-graphql';
import { defineQuery, NoInput } from '../../platform/ask';
import type { Sql } from '../../platform/sql';

@ObjectType({ description: 'An employee on duty in a shift, with the pump if known.' })
export class CrewMember {
  @Field(() => Int) employeeId!: number;
  @Field(() => String) employeeName!: string;
  @Field(() => Int, { nullable: true }) pumpId!: number | null;
}

/** The crew of a shift, in the order of the pumps; only employees and pumps still in use. */
export const crewOf = (sql: Sql, shift: string, parameters: unknown[] = []): Promise<CrewMember[]> =>
  sql(
    `SELECT a.employee_id AS "employeeId", e.name AS "employeeName", p.id AS "pumpId"
     FROM attendance a
     JOIN employee e ON e.id = a.employee_id AND NOT e.disabled
     LEFT JOIN pump p ON p.id = a.pump_id AND NOT p.disabled
     WHERE a.shift_id = (${shift}) ORDER BY p.id NULLS LAST, e.name`,
    parameters,
  );

/** The crew of the last shift of a type, which the next shift of that type most likely has. */
export const lastCrewOf = (sql: Sql, shiftTypeId: number): Promise<CrewMember[]> =>
  crewOf(sql, 'SELECT max(id) FROM shift WHERE shift_type_id = $1', [shiftTypeId]);

/** Who is on duty in the running shift; empty without one. */
export const crewOnDuty = defineQuery({
  name: 'crewOnDuty',
  right: 'shift.read',
  input: NoInput,
  run: ({ sql }) => crewOf(sql, "SELECT id FROM shift WHERE state = 'RUNNING'"),
});
