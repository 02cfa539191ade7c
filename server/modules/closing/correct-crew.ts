import { correction } from '../../domain/correction.messages';
import { effects as texts } from '../../domain/effects.messages';
import type { Message } from '../../domain/kernel/message';
import { type Problem, refuseIf } from '../../domain/kernel/problem';
import { employeeLabel } from '../../masters/employee-label';
import type { Tx } from '../../platform/submit';
import { keepAttendance, type OnDutyInput } from '../shifts/keep-attendance';
import type { NamedShift } from '../shifts/running-shift';
import { paidWithin } from '../staff/pay-days.queries';
import { payHistoryOf } from '../staff/pay-history.queries';

/**
 * Replaces the crew of a closed shift; null leaves it. Throws ProblemError at an employee who is paid per shift and has
 * the salary of that day already. Returns what changed in a sentence; empty if nothing did.
 */
export async function correctCrew(
  tx: Tx,
  shift: NamedShift,
  onDuty: readonly OnDutyInput[] | null,
): Promise<Message[]> {
  if (onDuty === null) return [];
  const was = await crewInWords(tx, shift.id);
  const before = await tx.sql<{ employeeId: number; pumpId: number | null }>(
    'DELETE FROM attendance WHERE shift_id = $1 RETURNING employee_id AS "employeeId", pump_id AS "pumpId"',
    [shift.id],
  );
  await keepAttendance(tx, shift.id, onDuty, before);
  if (sorted(before) === sorted(onDuty)) return [];
  const is = await crewInWords(tx, shift.id);
  const isOn = (crew: readonly OnDutyInput[], id: number): boolean => crew.some(({ employeeId }) => employeeId === id);
  for (const { employeeId: id } of [...before, ...onDuty])
    if (isOn(before, id) !== isOn(onDuty, id)) await refusePaid(tx, shift, id, onDuty);
  tx.audit({ table: 'attendance', id: shift.id, before, after: onDuty });
  return [texts.words({ what: texts.crew(), before: was, after: is })];
}

const sorted = (crew: readonly OnDutyInput[]): string =>
  JSON.stringify(crew.map(({ employeeId, pumpId }) => [employeeId, pumpId ?? null]).toSorted());

/** 'RAVI KUMAR – P1, SITA DEVI'; the phone number follows a name that several employees have. */
async function crewInWords({ sql }: Tx, shiftId: number): Promise<string> {
  const [crew] = await sql<{ words: string }>(
    `SELECT COALESCE(string_agg(
       ${employeeLabel('e')} || COALESCE(' – ' || p.name, ''), ', ' ORDER BY e.name, e.id), '–') AS words
     FROM attendance a JOIN employee e ON e.id = a.employee_id LEFT JOIN pump p ON p.id = a.pump_id WHERE a.shift_id = $1`,
    [shiftId],
  );
  return crew!.words;
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
