import { closing } from '../../domain/closing.messages';
import { correction } from '../../domain/correction.messages';
import { refusal } from '../../domain/kernel/problem';
import type { Tx } from '../../platform/submit';
import { lockShift, lockShiftSequence, type NamedShift } from '../shifts/running-shift';
import { shiftsOpenedAt } from '../stock/change-closed-level';
import type { CorrectShiftInput } from './correct-shift.input';
import { type TankChange, tankChanges } from './correct-tanks';
import { isSameReading } from './corrected-takings';
import { type NextLeg, nextLegsOf } from './next-legs.queries';
import { chargedIn, lockCharged } from './recalculate-close';
import { refuseStaleClose, type StandingClose, standingCloseOf } from './standing-close.queries';

/** A closed shift that is to be corrected, locked with all that the correction may change. */
export interface LockedCorrection {
  shift: NamedShift;
  /** The close before the correction. */
  standing: StandingClose;
  /** The legs that follow on the meters that the close read. */
  next: NextLeg[];
  tanks: TankChange[];
  /** The shift and the later ones that may change. */
  shiftIds: number[];
}

/** Locks the shift, the later ones that may follow its correction, and the employees that may be charged, in this order. */
export async function lockCorrection(tx: Tx, input: CorrectShiftInput): Promise<LockedCorrection> {
  const shift = await lockClosedShift(tx, input);
  const standing = await standingCloseOf(tx.sql, shift.id);
  const tanks = await tankChanges(tx, shift.id, input.nozzleTanks ?? []);
  const { next, laterIds } = await lockFollowing(tx, shift.id, changedLegs(standing, input), [
    ...inLaterShifts(shift, tanks).map(({ shiftId }) => shiftId),
    ...(await shiftsOpenedAt(tx.sql, shift.id, changedTanks(standing, input))),
  ]);
  // Its legs get other places in the chains of their meters.
  if (input.meterEvents?.length) await tx.sql("SELECT FROM shift WHERE state = 'RUNNING' FOR UPDATE");
  await lockEmployeesOf(tx, standing, laterIds, input);
  return { shift, standing, next, tanks, shiftIds: [shift.id, ...laterIds] };
}

/** The changes of tanks and pumps in the shifts after the corrected one. */
export const inLaterShifts = ({ id }: NamedShift, tanks: readonly TankChange[]): TankChange[] =>
  tanks.filter(({ shiftId }) => shiftId !== id);

/** Serialises with start, close and undo of shifts, and with other corrections. */
async function lockClosedShift(tx: Tx, { shiftId, expectedVersion }: CorrectShiftInput): Promise<NamedShift> {
  await lockShiftSequence(tx);
  const shift = shiftId == null ? undefined : await lockShift(tx, shiftId);
  if (!shift) throw refusal('UNKNOWN_SHIFT', correction.unknownShift(), 'shiftId', 'INVALID');
  const named = closing.shift({ date: shift.shiftDate, name: shift.shiftName });
  if (shift.state === 'RUNNING') throw refusal('SHIFT_RUNNING', correction.running({ shift: named }), 'shiftId');
  await refuseStaleClose(tx.sql, shift, expectedVersion);
  return shift;
}

/** The next legs of the meters that the close read, and their shifts and other later ones, locked in order. */
async function lockFollowing(
  tx: Tx,
  shiftId: number,
  changed: readonly number[],
  otherIds: readonly number[],
): Promise<{ next: NextLeg[]; laterIds: number[] }> {
  const next = await nextLegsOf(tx.sql, shiftId, changed);
  const laterIds = [...new Set([...next.map((leg) => leg.shiftId), ...otherIds])].sort((one, other) => one - other);
  for (const id of laterIds) await lockShift(tx, id);
  return { next: await nextLegsOf(tx.sql, shiftId, changed), laterIds };
}

/** Ids of the legs whose close reading changes. */
const changedLegs = ({ pumps }: StandingClose, input: CorrectShiftInput): number[] =>
  pumps.flatMap(({ takings: { pumpId, nozzles } }) => {
    const typed = input.pumps.find((pump) => pump.pumpId === pumpId)?.nozzles;
    return nozzles
      .filter((leg) => typed?.find(({ nozzleId }) => nozzleId === leg.nozzleId)?.close !== leg.close)
      .map(({ legId }) => legId);
  });

/** Ids of the tanks whose level changes. */
const changedTanks = ({ levels }: StandingClose, { tanks }: CorrectShiftInput): number[] =>
  levels
    .filter((level) => tanks.some((typed) => typed.tankId === level.tankId && !isSameReading(level, typed)))
    .map(({ tankId }) => tankId);

/** Employees come before the safe in the order of locks. */
async function lockEmployeesOf(
  tx: Tx,
  standing: StandingClose,
  laterIds: readonly number[],
  input: CorrectShiftInput,
): Promise<void> {
  const charged = await chargedIn(tx, laterIds);
  const known = await tx.sql<{ id: number }>('SELECT id FROM employee WHERE id = ANY($1)', [
    [
      ...standing.pumps.flatMap(({ takings }) => takings.shortages.map(({ employeeId }) => employeeId)),
      ...input.pumps.flatMap(({ shortages }) => shortages.map(({ employeeId }) => employeeId)),
      ...charged,
      ...(await crewToLock(tx, input)),
    ],
  ]);
  await lockCharged(
    tx,
    known.map(({ id }) => id),
  );
}

/** A salary counts the attendance of its employee, so a corrected crew waits for it. */
async function crewToLock({ sql }: Tx, { shiftId, onDuty }: CorrectShiftInput): Promise<number[]> {
  if (onDuty == null) return [];
  const before = await sql<{ id: number }>('SELECT employee_id AS id FROM attendance WHERE shift_id = $1', [shiftId]);
  return [...before.map(({ id }) => id), ...onDuty.map(({ employeeId }) => employeeId)];
}
