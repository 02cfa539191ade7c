import { type PumpTakings, productAboveSold, SHORTAGE_TOLERANCE, soldBy } from '../../domain/closing';
import { closing } from '../../domain/closing.messages';
import { problemsOfNextReading, repeatsReading } from '../../domain/corrected-reading';
import { correction } from '../../domain/correction.messages';
import { messageOf, type Problem } from '../../domain/kernel/problem';
import type { Tx } from '../../platform/submit';
import type { NamedShift } from '../shifts/running-shift';
import { type ChangedPump, type ChangedRates, shareShortages } from './changed-pumps';
import { closedPumpsOf } from './closed-pumps.queries';
import { type TankChange, withTank } from './correct-tanks';
import type { NextLeg } from './next-legs.queries';
import { type LegRow, legsOf } from './takings.queries';
import { changeDraft, openedAt } from './write-changed-close';

/** A leg that opens at a corrected reading, with the leg before it and the field of its reading. */
interface MovedLeg extends NextLeg {
  /** Whether it closes at that reading too, and the leg after it opens there. */
  follows: boolean;
  before: { readAs: number; pumpName: string; nozzleName: string; field: string };
  field: string;
}

/** The next legs whose meters the corrected pumps read otherwise. */
export function movedLegs(next: readonly NextLeg[], pumps: readonly ChangedPump[]): MovedLeg[] {
  const stood = new Map(
    pumps.flatMap(({ before }) => before.nozzles.map(({ legId, close }): [number, number | null] => [legId, close])),
  );
  const read = pumps.flatMap(({ after }, p) =>
    after.nozzles.map(({ legId, nozzleName, close }, n) => ({
      legId,
      pumpName: after.pumpName,
      nozzleName,
      readAs: close,
      field: `pumps.${p}.nozzles.${n}.close`,
    })),
  );
  return read.flatMap(({ legId, readAs, ...before }) => {
    // A missing reading is refused with the other problems of the close.
    if (readAs === null || readAs === stood.get(legId)) return [];
    const legs = next
      .filter(({ afterLegId }) => afterLegId === legId)
      .map((leg) => ({
        ...leg,
        before: { ...before, readAs },
        field: before.field,
        follows: followsReading(leg, readAs),
      }));
    const last = legs.findIndex(({ follows }) => !follows);
    return last < 0 ? legs : legs.slice(0, last + 1);
  });
}

/**
 * A leg that repeats a wrong reading repeats the corrected one, so it still sells nothing. It is taken for a sale only if
 * more was handed in at its pump than it sold.
 */
const followsReading = (leg: NextLeg, readAs: number): boolean =>
  repeatsReading(leg) && (readAs > leg.open || (leg.shortAndOver ?? 0) <= SHORTAGE_TOLERANCE);

/** What the next readings do not allow, at the fields of the corrected ones. */
export const problemsOfNextReadings = (moved: readonly MovedLeg[]): Problem[] =>
  moved.flatMap(({ before, close, follows, ...next }) =>
    close === null || follows ? [] : problemsOfNextReading({ ...before, close: before.readAs }, { ...next, close }),
  );

export interface FollowingPumps {
  /** The legs that open at a corrected reading, or sold out of another tank. */
  legs: LegRow[];
  /** The closed shifts that have some of them, with the pumps concerned. */
  closed: { shift: NamedShift; pumps: ChangedPump[]; rates: ChangedRates }[];
}

/** The pumps that a cause changes: a nozzle at another pump changes both. */
const pumpsOf = (cause: MovedLeg | TankChange): number[] =>
  'after' in cause ? [cause.before.pumpId, cause.after.pumpId] : [cause.pumpId];

/**
 * Calculates the pumps of later shifts whose meters open at a corrected reading or have another tank or pump: sale, shortage,
 * and short and over. Throws ProblemError at the close reading or the tank that causes what would not close there.
 */
export async function followingPumps(
  tx: Tx,
  moved: readonly MovedLeg[],
  tanks: readonly TankChange[],
): Promise<FollowingPumps> {
  const following: FollowingPumps = { legs: [], closed: [] };
  const causes = [...moved, ...tanks];
  for (const id of new Set(causes.map(({ shiftId }) => shiftId))) {
    const own = causes.filter(({ shiftId }) => shiftId === id);
    const { shiftDate, shiftName, state } = own[0]!;
    const opened = (recorded: LegRow): LegRow => {
      const leg = withTank(recorded, tanks);
      const to = moved.find(({ legId }) => legId === leg.legId);
      if (to === undefined) return leg;
      const { readAs } = to.before;
      return { ...leg, open: readAs, close: to.follows ? readAs : leg.close };
    };
    const legs = await legsOf(tx.sql, id);
    following.legs.push(...legs.filter(({ legId }) => own.some((leg) => leg.legId === legId)).map(opened));
    if (state === 'RUNNING') continue;
    const { pumps: closed, rates: before } = await closedPumpsOf(tx.sql, id, own.flatMap(pumpsOf));
    const rates = { before, after: Object.fromEntries(legs.map(opened).map((leg) => [leg.productId, leg.rate])) };
    const named = closing.shift({ date: shiftDate, name: shiftName });
    const pumps = shareShortages(
      closed.map(({ frozen, takings }) => {
        const nozzles = legs.map(opened).filter(({ pumpId }) => pumpId === takings.pumpId);
        return { frozen, before: takings, after: { ...takings, nozzles } };
      }),
      rates.after,
      (problem, pump) => ({
        code: problem.code,
        ...correction.inNextShift({ shift: named, problem: messageOf(problem) }),
        field: causeOf(
          problem,
          pump,
          [...tanks, ...moved].filter((cause) => cause.shiftId === id && pumpsOf(cause).includes(pump.pumpId)),
          legs.map((leg) => ({ before: leg, after: opened(leg) })),
        ).field,
      }),
    );
    following.closed.push({ shift: { id, shiftDate, shiftName }, pumps, rates });
  }
  return following;
}

/**
 * The cause of a problem of a pump: of the nozzle that it names, or else of one that sold less than recorded, of the
 * product whose credit is too much.
 */
function causeOf<Cause extends { legId: number }>(
  problem: Problem,
  pump: PumpTakings,
  causes: readonly Cause[],
  legs: readonly { before: LegRow; after: LegRow }[],
): Cause {
  const nozzle = problem.params?.nozzle;
  const productId = productAboveSold(pump, problem);
  const soldOf = (leg: LegRow): number =>
    leg.pumpId !== pump.pumpId
      ? 0
      : productId === undefined
        ? soldBy(leg) * leg.rate
        : leg.productId === productId
          ? soldBy(leg)
          : 0;
  const isCause = ({ legId }: Cause): boolean => {
    const { before, after } = legs.find((leg) => leg.before.legId === legId)!;
    return nozzle === undefined ? soldOf(after) < soldOf(before) : after.nozzleName === nozzle;
  };
  return causes.find(isCause) ?? causes[0]!;
}

/** An undo of the next shift, or its form after one, must have the open readings that its meters have now. */
export async function openDraftsAt(tx: Tx, legs: readonly LegRow[]): Promise<void> {
  const opened = await tx.sql<{ shiftId: number; nozzleId: number; open: number; close: number | null }>(
    `SELECT shift_id AS "shiftId", nozzle_id AS "nozzleId", open, close FROM nozzle_reading r
     WHERE id = ANY($1) AND NOT EXISTS (SELECT FROM meter_event WHERE ended_leg_id = r.id)`,
    [legs.map(({ legId }) => legId)],
  );
  for (const shiftId of new Set(opened.map((leg) => leg.shiftId)))
    await changeDraft(tx, shiftId, (draft) => ({
      ...draft,
      pumps: draft.pumps.map((pump) => ({
        ...pump,
        nozzles: pump.nozzles.map((nozzle) =>
          openedAt(
            nozzle,
            opened.filter((leg) => leg.shiftId === shiftId),
          ),
        ),
      })),
    }));
}
