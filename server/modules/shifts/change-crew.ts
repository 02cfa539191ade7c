import { InputType } from 'type-graphql';
import { defineCommand } from '../../platform/submit';
import { keepAttendance, OnDutyField, type OnDutyInput } from './keep-attendance';
import { lockRunningShift } from './running-shift';

@InputType({ description: 'Everyone on duty in the running shift.' })
export class ChangeCrewInput {
  @OnDutyField()
  onDuty!: OnDutyInput[];
}

/**
 * Replaces the attendance of the running shift (docs/design/domain.md#start), on which pay per shift is based.
 * Employees who have left since the shift began are not on the form and keep their attendance.
 */
export const changeCrew = defineCommand({
  name: 'changeCrew',
  right: 'shift.crew',
  input: ChangeCrewInput,
  async run(tx, { onDuty }): Promise<{ shiftId: number }> {
    const shift = await lockRunningShift(tx);
    const before = await tx.sql(
      `DELETE FROM attendance WHERE shift_id = $1 AND employee_id IN (SELECT id FROM employee WHERE NOT disabled)
       RETURNING employee_id AS "employeeId", pump_id AS "pumpId"`,
      [shift.id],
    );
    await keepAttendance(tx, shift.id, onDuty);
    tx.audit({ table: 'attendance', id: shift.id, before, after: onDuty });
    tx.publish('shiftChanged', { shiftId: shift.id });
    return { shiftId: shift.id };
  },
});
