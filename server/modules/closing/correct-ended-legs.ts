import { closing } from '../../domain/closing.messages';
import { correction } from '../../domain/correction.messages';
import type { Message } from '../../domain/kernel/message';
import { type Problem, refuseIf } from '../../domain/kernel/problem';
import { meter } from '../../domain/meter.messages';
import type { Sql } from '../../platform/sql';
import type { EndedLegInput } from './correct-shift.input';
import type { MeasuredShift } from './takings';
import type { LegRow } from './takings.queries';

/** What limits the last reading of a leg that a meter event ended. */
interface Ended {
  legId: number;
  /** The first reading after the event. */
  begunAt: number;
  meterMax: number | null;
}

const endedLegsOf = (sql: Sql, shiftId: number): Promise<Ended[]> =>
  sql<Ended>(
    `SELECT e.ended_leg_id AS "legId", b.open AS "begunAt", n.meter_max AS "meterMax"
     FROM meter_event e JOIN nozzle_reading b ON b.id = e.begun_leg_id JOIN nozzle n ON n.id = b.nozzle_id
     WHERE e.shift_id = $1`,
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
      return problemsOfLastReading(legs.find(({ legId }) => legId === reading.legId)!, reading.close, limits, field);
    }),
  );
  return legs.map((leg) => {
    const reading = typed.find(({ legId }) => legId === leg.legId);
    return reading ? { ...leg, close: reading.close, testing: reading.testing ?? 0 } : leg;
  });
}

/** The last reading that stands is not checked again: the meter's end may have been entered later. */
function problemsOfLastReading(leg: LegRow, close: number, { begunAt, meterMax }: Ended, field: string): Problem[] {
  if (close === leg.close) return [];
  const refuse = (code: string, problem: Message): Problem[] => [
    { code, ...closing.atNozzle({ pump: leg.pumpName, nozzle: leg.nozzleName, problem }), field: `${field}.close` },
  ];
  if (leg.endedBy === 'ROLLOVER') return refuse('ROLLED_OVER', correction.rolledOver({ end: leg.close! }));
  if (meterMax !== null && close > meterMax) return refuse('ABOVE_METER', meter.aboveMeter({ greatest: meterMax }));
  return leg.endedBy === 'RESET' && close === begunAt ? refuse('NOT_RESET', meter.notReset()) : [];
}

/** The problem of a close at its field of a correction's input: legs that a meter event ended have a list of their own. */
export function atEndedLegs(problem: Problem, { pumps }: MeasuredShift, typed: readonly EndedLegInput[]): Problem {
  const [, pump, leg, input] = /^pumps\.(\d+)\.nozzles\.(\d+)\.(\w+)$/.exec(problem.field ?? '') ?? [];
  const legId = pumps[Number(pump)]?.legs[Number(leg)]?.legId;
  const index = typed.findIndex((reading) => reading.legId === legId);
  return index < 0 ? problem : { ...problem, field: `endedLegs.${index}.${input}` };
}
