import { correction } from '../../domain/correction.messages';
import { type Problem, refuseIf } from '../../domain/kernel/problem';
import type { Tx } from '../../platform/submit';
import { keepAttendance, type OnDutyInput } from '../shifts/keep-attendance';
import type { NamedShift } from '../shifts/running-shift';
import { paidWithin } from '../staff/pay-days.queries';
import { payHistoryOf } from '../staff/pay-history.queries';

/**
 * Replaces the crew of a closed shift; null leaves it. Employees who have left keep their attendance, as in the running
 * shift. Throws ProblemError at an employee who is paid per shift and has the salary of that day already. Returns
 * whether it changed.
 */
export async function correctCrew(tx: Tx, shift: NamedShift, onDuty: readonly OnDutyInput[] | null): Promise<boolean> {
  if (onDuty === null) return false;
  const before = await tx.sql<{ employeeId: number; pumpId: number | null }>(
    `DELETE FROM attendance WHERE shift_id = $1 AND employee_id IN (SELECT id FROM employee WHERE NOT disabled)
     RETURNING employee_id AS "employeeId", pump_id AS "pumpId"`,
    [shift.id],
  );
  await keepAttendance(tx, shift.id, [...onDuty]);
  const idsOf = (crew: readonly OnDutyInput[]): number[] => crew.map(({ employeeId }) => employeeId);
  const [was, is] = [new Set(idsOf(before)), new Set(idsOf(onDuty))];
  for (const id of [...was, ...is]) if (was.has(id) !== is.has(id)) await refusePaid(tx, shift, id, onDuty);
  const sorted = (crew: readonly OnDutyInput[]): string =>
    JSON.stringify(crew.map(({ employeeId, pumpId }) => [employeeId, pumpId ?? null]).sort());
  if (sorted(before) === sorted(onDuty)) return false;
  tx.audit({ table: 'attendance', id: shift.id, before, after: onDuty });
  return true;
}

/** A salary per shift has counted the attendance. */
async function refusePaid(
  { sql }: Tx,
  { shiftDate }: NamedShift,
  employeeId: number,
  onDuty: readonly OnDutyInput[],
): Promise<void> {
  const paid = await paidWithin(sql, employeeId, { from: shiftDate, to: shiftDate });
  if (paid === undefined) return;
  const terms = (await payHistoryOf(sql, employeeId)).findLast(({ since }) => since <= shiftDate);
  if (terms?.payBasis === 'MONTH') return;
  const [row] = await sql<{ name: string }>('SELECT name FROM employee WHERE id = $1', [employeeId]);
  const index = onDuty.findIndex((member) => member.employeeId === employeeId);
  const problem: Problem = {
    code: 'SALARY_PAID',
    ...correction.salaryPaid({ employee: row!.name, to: paid.to }),
    field: index < 0 ? 'onDuty' : `onDuty.${index}.employeeId`,
  };
  refuseIf([problem], 'REFUSED');
}
