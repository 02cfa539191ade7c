import { productAboveSold } from '../../domain/closing';
import { closing } from '../../domain/closing.messages';
import { correction } from '../../domain/correction.messages';
import { effects as texts } from '../../domain/effects.messages';
import type { Message } from '../../domain/kernel/message';
import { messageOf, type Problem, refuseIf } from '../../domain/kernel/problem';
import type { Sql } from '../../platform/sql';
import type { Tx } from '../../platform/submit';
import type { NozzleTankInput } from './correct-shift.input';
import type { MeasuredShift } from './takings';
import type { LegRow } from './takings.queries';

type Tank = Pick<LegRow, 'tankId' | 'tankName' | 'productId' | 'productName'>;

/** A leg of a closed shift that sold out of another tank than was recorded. */
export interface TankChange {
  legId: number;
  nozzleId: number;
  pumpId: number;
  pumpName: string;
  nozzleName: string;
  shiftId: number;
  shiftDate: string;
  shiftName: string;
  state: 'CLOSED';
  before: Tank;
  after: Tank;
  /** Of the product of the right tank in that shift, paise per litre; null if the shift has none. */
  rate: number | null;
  isMeasured: boolean;
  /** Of the input. */
  field: string;
}

/**
 * The legs of a closed, locked shift whose tank is corrected, and those of the later closed shifts that the input names
 * and in which the nozzle has the same wrong tank. Throws ProblemError for what cannot have been.
 */
export async function tankChanges(
  { sql }: Tx,
  shiftId: number,
  typed: readonly NozzleTankInput[],
): Promise<TankChange[]> {
  if (typed.length === 0) return [];
  const legs = await legsToChange(sql, shiftId, typed);
  refuseIf(
    typed.flatMap(({ nozzleId, tankId }, index): Problem[] => {
      const field = `nozzleTanks.${index}`;
      const isRepeated = typed.findIndex((other) => other.nozzleId === nozzleId) < index;
      const own = legs.filter((leg) => leg.nozzleId === nozzleId);
      if (own.length === 0 || isRepeated)
        return [{ code: 'UNKNOWN_NOZZLE', ...closing.unknownNozzle(), field: `${field}.nozzleId` }];
      if (own[0]!.after.tankId !== tankId)
        return [{ code: 'UNKNOWN_TANK', ...closing.unknownTank(), field: `${field}.tankId` }];
      return own.flatMap((leg) => problemsOfTank(leg, `${field}.tankId`)).slice(0, 1);
    }),
  );
  return legs
    .filter(({ before, after }) => before.tankId !== after.tankId)
    .map((leg) => ({
      ...leg,
      field: `nozzleTanks.${typed.findIndex(({ nozzleId }) => nozzleId === leg.nozzleId)}.tankId`,
    }));
}

const legsToChange = (
  sql: Sql,
  shiftId: number,
  typed: readonly NozzleTankInput[],
): Promise<Omit<TankChange, 'field'>[]> =>
  sql(
    `SELECT r.id AS "legId", r.nozzle_id AS "nozzleId", r.pump_id AS "pumpId", p.name AS "pumpName", n.name AS "nozzleName",
            s.id AS "shiftId", s.shift_date AS "shiftDate", t.name AS "shiftName", s.state, rate.rate,
            jsonb_build_object('tankId', was.id, 'tankName', was.name, 'productId', wp.id, 'productName', wp.name) AS before,
            jsonb_build_object('tankId', k.id, 'tankName', k.name, 'productId', kp.id, 'productName', kp.name) AS after,
            EXISTS (SELECT FROM tank_dip WHERE shift_id = s.id AND tank_id = k.id AND kind = 'CLOSE') AS "isMeasured"
     FROM jsonb_to_recordset($2::jsonb) AS m("nozzleId" int, "tankId" int, "throughShiftId" int)
     JOIN nozzle_reading r ON r.nozzle_id = m."nozzleId" AND r.shift_id BETWEEN $1 AND GREATEST($1, m."throughShiftId")
     JOIN shift s ON s.id = r.shift_id AND s.state = 'CLOSED'
     JOIN shift_type t ON t.id = s.shift_type_id
     JOIN nozzle n ON n.id = r.nozzle_id
     JOIN pump p ON p.id = r.pump_id
     JOIN tank was ON was.id = r.tank_id
     JOIN product wp ON wp.id = was.product_id
     LEFT JOIN tank k ON k.id = m."tankId"
     LEFT JOIN product kp ON kp.id = k.product_id
     LEFT JOIN shift_rate rate ON rate.shift_id = s.id AND rate.product_id = k.product_id
     WHERE r.tank_id = (SELECT tank_id FROM nozzle_reading WHERE shift_id = $1 AND nozzle_id = r.nozzle_id LIMIT 1)
     ORDER BY s.id, r.id`,
    [shiftId, JSON.stringify(typed)],
  );

function problemsOfTank({ shiftDate, shiftName, after, rate, isMeasured }: Omit<TankChange, 'field'>, field: string) {
  const shift = closing.shift({ date: shiftDate, name: shiftName });
  const { tankName: tank, productName: product } = after;
  if (!isMeasured) return [{ code: 'TANK_NOT_IN_SHIFT', ...correction.tankNotInShift({ tank, shift }), field }];
  if (rate === null) return [{ code: 'NO_RATE', ...correction.noRateOfTank({ tank, product, shift }), field }];
  return [];
}

/** The leg with its corrected tank: product and rate follow. */
export function withTank(leg: LegRow, changes: readonly TankChange[]): LegRow {
  const change = changes.find(({ legId }) => legId === leg.legId);
  return change === undefined ? leg : { ...leg, ...change.after, rate: change.rate! };
}

/** Credit sales of what the pump no longer sold are refused at the tank that causes it. */
export function atTanks(problem: Problem, { pumps }: MeasuredShift, changes: readonly TankChange[]): Problem {
  const [, index] = /^pumps\.(\d+)\./.exec(problem.field ?? '') ?? [];
  const pump = pumps[Number(index)];
  const productId = pump && productAboveSold(pump, problem);
  const change = changes.find(
    ({ pumpId, before, after }) =>
      pumpId === pump?.pumpId && before.productId === productId && after.productId !== productId,
  );
  if (change === undefined) return problem;
  return { ...problem, ...correction.creditOfOtherTank({ problem: messageOf(problem) }), field: change.field };
}

/** Audits the changed tanks, and returns them in words, one for each nozzle and shift. */
export function describeTanks(tx: Tx, changes: readonly TankChange[]): { shiftId: number; text: Message }[] {
  for (const { legId, before, after } of changes)
    tx.audit({
      ...{ table: 'nozzle_reading', id: legId },
      ...{ before: { tankId: before.tankId }, after: { tankId: after.tankId } },
    });
  const isFirst = ({ nozzleId, shiftId }: TankChange, index: number): boolean =>
    changes.findIndex((other) => other.nozzleId === nozzleId && other.shiftId === shiftId) === index;
  return changes.filter(isFirst).map(({ shiftId, shiftDate, shiftName, pumpName, nozzleName, before, after }) => ({
    shiftId,
    text: texts.words({
      what: texts.inShift({
        what: texts.tankOf({ nozzle: `${pumpName} ${nozzleName}` }),
        day: shiftDate,
        shift: shiftName,
      }),
      before: named(before),
      after: named(after),
    }),
  }));
}

const named = ({ tankName, productName }: Tank): string => `${tankName} (${productName})`;

/** Later closed shifts in which a nozzle of the shift has the same tank, up to the first one in which it has another. */
interface LaterShifts {
  nozzleId: number;
  shifts: number;
  throughShiftId: number;
  /** The last of them, such as '02-01-2026 Night'. */
  through: string;
}

export const laterShiftsOf = (sql: Sql, shiftId: number): Promise<LaterShifts[]> =>
  sql(
    `WITH own AS (SELECT DISTINCT nozzle_id, tank_id FROM nozzle_reading WHERE shift_id = $1),
     later AS (
       SELECT o.nozzle_id, COUNT(DISTINCT s.id)::int AS shifts, MAX(s.id) AS last
       FROM own o
       CROSS JOIN LATERAL (SELECT MIN(shift_id) AS id FROM nozzle_reading
                           WHERE nozzle_id = o.nozzle_id AND shift_id > $1 AND tank_id <> o.tank_id) other
       JOIN nozzle_reading r ON r.nozzle_id = o.nozzle_id AND r.shift_id > $1
                            AND (other.id IS NULL OR r.shift_id < other.id)
       JOIN shift s ON s.id = r.shift_id AND s.state = 'CLOSED'
       GROUP BY o.nozzle_id)
     SELECT l.nozzle_id AS "nozzleId", l.shifts, l.last AS "throughShiftId",
            to_char(s.shift_date, 'DD-MM-YYYY') || ' ' || t.name AS through
     FROM later l JOIN shift s ON s.id = l.last JOIN shift_type t ON t.id = s.shift_type_id
     ORDER BY l.nozzle_id`,
    [shiftId],
  );
