import { IsInt, IsOptional } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { closing } from '../../domain/closing.messages';
import type { Message } from '../../domain/kernel/message';
import { type Problem, refuseIf } from '../../domain/kernel/problem';
import { shifts } from '../../domain/shifts.messages';
import { RowsField } from '../../platform/rows-field';
import type { Tx } from '../../platform/submit';

@InputType({ description: 'An employee on duty, with the pump if known.' })
export class OnDutyInput {
  @Field(() => Int) @IsInt() employeeId!: number;
  @Field(() => Int, { nullable: true }) @IsOptional() @IsInt() pumpId?: number | null;
}

/** More than a station has on duty at once. */
const MOST_ON_DUTY = 200;

/** Declares the crew field, in the same form at the start of a shift and later. */
export const OnDutyField = (options: { defaultValue?: OnDutyInput[] } = {}): PropertyDecorator =>
  RowsField(() => OnDutyInput, {
    most: MOST_ON_DUTY,
    message: shifts.tooManyOnDuty({ most: MOST_ON_DUTY }),
    ...options,
  });

/**
 * Stores each employee once, at a pump or at none. In a closed shift, employees and pumps may be disabled since. Throws
 * ProblemError INVALID at the rows that break this.
 */
export async function keepAttendance(
  tx: Tx,
  shiftId: number,
  onDuty: readonly OnDutyInput[],
  { isClosed = false } = {},
): Promise<void> {
  const [known] = await tx.sql<{ employees: number[]; pumps: number[] }>(
    `SELECT COALESCE((SELECT jsonb_agg(id) FROM employee WHERE $1 OR NOT disabled), '[]') AS employees,
            COALESCE((SELECT jsonb_agg(id) FROM pump WHERE $1 OR NOT disabled), '[]') AS pumps`,
    [isClosed],
  );
  const [employees, pumps] = [new Set(known!.employees), new Set(known!.pumps)];
  const firstPlaces = new Map(onDuty.map(({ employeeId }, index) => [employeeId, index] as const).toReversed());
  refuseIf(
    onDuty.flatMap(({ employeeId, pumpId }, index): Problem[] => {
      const refuse = (code: string, text: Message, input: string): Problem[] => [
        { code, ...text, field: `onDuty.${index}.${input}` },
      ];
      if (!employees.has(employeeId)) return refuse('UNKNOWN_EMPLOYEE', closing.unknownEmployee(), 'employeeId');
      if (firstPlaces.get(employeeId)! < index) return refuse('EMPLOYEE_TWICE', shifts.employeeTwice(), 'employeeId');
      if (pumpId != null && !pumps.has(pumpId)) return refuse('UNKNOWN_PUMP', shifts.unknownPump(), 'pumpId');
      return [];
    }),
  );
  await tx.sql(
    `INSERT INTO attendance (shift_id, employee_id, pump_id)
     SELECT $1, d."employeeId", d."pumpId" FROM jsonb_to_recordset($2::jsonb) AS d("employeeId" int, "pumpId" int)`,
    [shiftId, JSON.stringify(onDuty)],
  );
}
