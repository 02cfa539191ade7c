import { problemsOf } from '../../domain/closing';
import { closing } from '../../domain/closing.messages';
import { warningsSince } from '../../domain/closing-warnings';
import { correction } from '../../domain/correction.messages';
import type { Message } from '../../domain/kernel/message';
import { messageOf, refuseIf } from '../../domain/kernel/problem';
import type { Tx } from '../../platform/submit';
import type { NamedShift } from '../shifts/running-shift';
import { type ChangedPump, movedShares } from './changed-pumps';
import { atEndedLegs } from './correct-ended-legs';
import { type ChangedMeter, changeMeterEvents, withoutOpens } from './correct-meter-events';
import type { CorrectShiftInput } from './correct-shift.input';
import { atTanks, type TankChange, tankChanges } from './correct-tanks';
import { type CorrectedTakings, correctedTakings } from './corrected-takings';
import { doubtsAboutShift } from './doubts-about-shift.queries';
import { type FollowingPumps, followingPumps, movedLegs, problemsOfNextReadings } from './following-legs';
import { inLaterShifts, type LockedCorrection } from './lock-correction';
import type { StandingClose } from './standing-close.queries';
import type { MeasuredShift } from './takings';
import type { LegRow } from './takings.queries';

/** A closed shift as corrected, and what follows in later ones. Only the meter events are written yet. */
export interface CalculatedCorrection {
  /** As typed, without opening readings that a corrected meter event sets. */
  input: CorrectShiftInput;
  meters: ChangedMeter[];
  tanks: TankChange[];
  takings: CorrectedTakings;
  pumps: ChangedPump[];
  following: FollowingPumps;
}

/** Calculates the corrected close and the later pumps that follow it. Throws ProblemError at what would not close. */
export async function calculateCorrection(
  tx: Tx,
  { shift, standing, next, tanks: tanksBefore }: LockedCorrection,
  typed: CorrectShiftInput,
): Promise<CalculatedCorrection> {
  const meters = await changeMeterEvents(tx, shift, standing, typed);
  const input = withoutOpens(typed, meters);
  // Its events have begun other legs.
  const tanks = meters.length === 0 ? tanksBefore : await tankChanges(tx, shift.id, input.nozzleTanks ?? []);
  const takings = await correctedTakings(tx, shift.id, standing, input, tanks, meters);
  const pumps = changedPumps(standing, takings);
  const moved = movedLegs(next, pumps);
  const notClosed = problemsOf(takings, takings.rates).map((problem) =>
    atTanks(atEndedLegs(problem, takings, input.endedLegs ?? []), takings, tanks),
  );
  refuseIf([...problemsOfNextReadings(moved), ...notClosed]);
  const following = await followingPumps(tx, moved, inLaterShifts(shift, tanks));
  return { input, meters, tanks, takings, pumps, following };
}

/** The pumps of the shift with their takings as they were and as they are corrected. */
function changedPumps({ pumps }: StandingClose, takings: MeasuredShift): ChangedPump[] {
  return takings.pumps.map((pump) => {
    const { frozen, takings: before } = pumps.find((one) => one.frozen.pumpId === pump.pumpId)!;
    const nozzles = pump.nozzles.map((leg): LegRow => ({ ...leg, testing: leg.testing ?? 0 }));
    const changed = { frozen, before, after: { ...pump, nozzles } };
    return movedShares(changed).length > 0 ? { ...changed, typedShares: pump.shortages } : changed;
  });
}

/** Figures that look wrong as corrected, of the shift and of those that follow. */
export async function doubtsAfter(
  tx: Tx,
  shift: NamedShift,
  { pumps, following }: CalculatedCorrection,
): Promise<Message[]> {
  const doubts = await newDoubts(tx, shift, pumps);
  for (const { shift: later, pumps: changed } of following.closed) {
    const named = closing.shift({ date: later.shiftDate, name: later.shiftName });
    const own = await newDoubts(tx, later, changed);
    doubts.push(...own.map((problem) => correction.doubtInShift({ shift: named, problem })));
  }
  return doubts;
}

/** Figures of a shift that look wrong as corrected. What looked as wrong before was asked about at the close. */
async function newDoubts({ sql, ctx }: Tx, shift: NamedShift, pumps: readonly ChangedPump[]): Promise<Message[]> {
  const doubtsAbout = await doubtsAboutShift(sql, shift, ctx.clock.now());
  const [known, doubts] = (['before', 'after'] as const).map((time) =>
    doubtsAbout({ pumps: pumps.map((pump) => pump[time]), tanks: [] }),
  );
  return warningsSince(known!, doubts!).map(messageOf);
}
