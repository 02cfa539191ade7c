import { effects as texts } from '../../domain/effects.messages';
import type { Message } from '../../domain/kernel/message';
import { employeeLabel } from '../../masters/employee-label';
import type { Tx } from '../../platform/submit';
import { keepAttendance, type OnDutyInput } from '../shifts/keep-attendance';
import type { NamedShift } from '../shifts/running-shift';
import { type PaidShift, paidShiftOf } from '../staff/change-paid-wages';

export interface CorrectedCrew {
  /** What changed, in a sentence; empty if nothing did. */
  effects: Message[];
  /** The attendance that changes in days whose salary is paid. */
  paid: PaidShift[];
}

const UNCHANGED: CorrectedCrew = { effects: [], paid: [] };

/** Replaces the crew of a closed shift; null leaves it. */
export async function correctCrew(
  tx: Tx,
  shift: NamedShift,
  onDuty: readonly OnDutyInput[] | null,
): Promise<CorrectedCrew> {
  if (onDuty === null) return UNCHANGED;
  const was = await crewInWords(tx, shift.id);
  const before = await tx.sql<{ employeeId: number; pumpId: number | null }>(
    'DELETE FROM attendance WHERE shift_id = $1 RETURNING employee_id AS "employeeId", pump_id AS "pumpId"',
    [shift.id],
  );
  await keepAttendance(tx, shift.id, onDuty, { isClosed: true });
  if (sorted(before) === sorted(onDuty)) return UNCHANGED;
  const is = await crewInWords(tx, shift.id);
  const isOn = (crew: readonly OnDutyInput[], id: number): boolean => crew.some(({ employeeId }) => employeeId === id);
  const paid: PaidShift[] = [];
  for (const { employeeId: id } of [...before, ...onDuty]) {
    if (isOn(before, id) === isOn(onDuty, id)) continue;
    const change = await paidShiftOf(tx.sql, id, shift, isOn(onDuty, id));
    if (change !== null) paid.push(change);
  }
  tx.audit({ table: 'attendance', id: shift.id, before, after: onDuty });
  return { effects: [texts.words({ what: texts.crew(), before: was, after: is })], paid };
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
