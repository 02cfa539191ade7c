import { type EndedReading, problemsOfEndedReading } from '../../domain/corrected-reading';
import { correction } from '../../domain/correction.messages';
import type { Millilitres } from '../../domain/kernel/litres';
import { type Problem, refuseIf } from '../../domain/kernel/problem';
import type { Sql } from '../../platform/sql';
import type { EndedLegInput } from './correct-shift.input';
import { type MeasuredShift, openChanged } from './takings';
import type { LegRow } from './takings.queries';

/** What limits the last reading of a leg that a meter event of the shift ended. */
type EndedLeg = EndedReading & { legId: number };

export const endedLegsOf = (sql: Sql, shiftId: number): Promise<EndedLeg[]> =>
  sql<EndedLeg>(
    `SELECT r.id AS "legId", e.kind AS "endedBy", r.close, b.open AS "begunAt", n.meter_max AS "meterMax"
     FROM meter_event e JOIN nozzle_reading r ON r.id = e.ended_leg_id JOIN nozzle_reading b ON b.id = e.begun_leg_id
     JOIN nozzle n ON n.id = b.nozzle_id
     WHERE e.shift_id = $1 ORDER BY r.id`,
    [shiftId],
  );

/**
 * The legs of a closed shift, with the corrected readings of those that a meter event ended. Throws ProblemError for
 * what the event would not have recorded; the rules of all legs are checked with the close.
 */
export async function withEndedLegs(
  sql: Sql,
  shiftId: number,
  legs: readonly LegRow[],
  typed: readonly EndedLegInput[],
): Promise<LegRow[]> {
  if (typed.length === 0) return [...legs];
  const ended = await endedLegsOf(sql, shiftId);
  refuseIf(
    typed.flatMap((reading, index) => {
      const field = `endedLegs.${index}`;
      const limits = ended.find(({ legId }) => legId === reading.legId);
      const isRepeated = typed.findIndex(({ legId }) => legId === reading.legId) < index;
      if (limits === undefined || isRepeated)
        return [{ code: 'UNKNOWN_LEG', ...correction.unknownLeg(), field: `${field}.legId` }];
      const leg = legs.find(({ legId }) => legId === reading.legId)!;
      if (reading.open != null && reading.open !== leg.open && !leg.isFirst) return [openChanged(leg, `${field}.open`)];
      return problemsOfEndedReading({ ...leg, close: reading.close, field: `${field}.close` }, limits);
    }),
  );
  return legs.map((leg) => {
    const reading = typed.find(({ legId }) => legId === leg.legId);
    if (reading === undefined) return leg;
    return { ...withOpen(leg, reading.open), close: reading.close, testing: reading.testing ?? 0 };
  });
}

/** The leg with its corrected opening reading: only one that was typed can be wrong, the others are the last close. */
export const withOpen = (leg: LegRow, open: Millilitres | null | undefined): LegRow =>
  open == null || !leg.isFirst || open === leg.open ? leg : { ...leg, open, isOpenCorrected: true };

/** The problem of a close at its field of a correction's input: legs that a meter event ended have a list of their own. */
export function atEndedLegs(problem: Problem, { pumps }: MeasuredShift, typed: readonly EndedLegInput[]): Problem {
  const [, pump, leg, input] = /^pumps\.(\d+)\.nozzles\.(\d+)\.(\w+)$/.exec(problem.field ?? '') ?? [];
  const legId = pumps[Number(pump)]?.nozzles[Number(leg)]?.legId;
  const index = typed.findIndex((reading) => reading.legId === legId);
  return index < 0 ? problem : { ...problem, field: `endedLegs.${index}.${input}` };
}
