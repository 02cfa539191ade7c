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

type Place = Pick<LegRow, 'pumpId' | 'pumpName' | 'tankId' | 'tankName' | 'productId' | 'productName'>;

/** A leg of a closed shift that sold out of another tank, or at another pump, than was recorded. */
export interface TankChange {
  legId: number;
  nozzleId: number;
  nozzleName: string;
  shiftId: number;
  shiftDate: string;
  shiftName: string;
  state: 'CLOSED';
  before: Place;
  after: Place;
  /** Of the product of the right tank in that shift, paise per litre; null if the shift has none. */
  rate: number | null;
  isMeasured: boolean;
  /** Of the input: the pump, or else the tank. */
  field: string;
}

/**
 * The legs of a closed, locked shift whose tank or pump is corrected, and those of the later closed shifts that the input
 * names and in which the nozzle has the same wrong ones. Throws ProblemError for what cannot have been.
 */
export async function tankChanges(
  { sql }: Tx,
  shiftId: number,
  typed: readonly NozzleTankInput[],
): Promise<TankChange[]> {
  if (typed.length === 0) return [];
  const legs = await legsToChange(sql, shiftId, typed);
  const nozzles = await nozzlesIn(
    sql,
    legs.map((leg) => leg.shiftId),
  );
  refuseIf(
    typed.flatMap(({ nozzleId, tankId, pumpId }, index): Problem[] => {
      const field = `nozzleTanks.${index}`;
      const isRepeated = typed.findIndex((other) => other.nozzleId === nozzleId) < index;
      const own = legs.filter((leg) => leg.nozzleId === nozzleId);
      if (own.length === 0 || isRepeated)
        return [{ code: 'UNKNOWN_NOZZLE', ...closing.unknownNozzle(), field: `${field}.nozzleId` }];
      const { after } = own[0]!;
      if (tankId != null && after.tankId !== tankId)
        return [{ code: 'UNKNOWN_TANK', ...closing.unknownTank(), field: `${field}.tankId` }];
      if (pumpId != null && after.pumpId !== pumpId)
        return [{ code: 'UNKNOWN_PUMP', ...closing.unknownPump(), field: `${field}.pumpId` }];
      return own
        .flatMap((leg) => [...problemsOfTank(leg, `${field}.tankId`), ...problemsOfPump(leg, legs, nozzles, field)])
        .slice(0, 1);
    }),
  );
  return legs
    .filter(({ before, after }) => before.tankId !== after.tankId || before.pumpId !== after.pumpId)
    .map((leg) => {
      const at = typed.findIndex(({ nozzleId }) => nozzleId === leg.nozzleId);
      const isMoved = leg.before.pumpId !== leg.after.pumpId;
      return { ...leg, field: `nozzleTanks.${at}.${isMoved ? 'pumpId' : 'tankId'}` };
    });
}

type FoundLeg = Omit<TankChange, 'field'>;

interface NozzleOfShift {
  shiftId: number;
  nozzleId: number;
  pumpId: number;
}

const nozzlesIn = (sql: Sql, shiftIds: readonly number[]): Promise<NozzleOfShift[]> =>
  sql(
    `SELECT DISTINCT shift_id AS "shiftId", nozzle_id AS "nozzleId", pump_id AS "pumpId"
     FROM nozzle_reading WHERE shift_id = ANY($1)`,
    [[...new Set(shiftIds)]],
  );

const legsToChange = (sql: Sql, shiftId: number, typed: readonly NozzleTankInput[]): Promise<FoundLeg[]> =>
  sql(
    `SELECT r.id AS "legId", r.nozzle_id AS "nozzleId", n.name AS "nozzleName",
            s.id AS "shiftId", s.shift_date AS "shiftDate", t.name AS "shiftName", s.state, rate.rate,
            jsonb_build_object('pumpId', p.id, 'pumpName', p.name, 'tankId', was.id, 'tankName', was.name, 'productId', wp.id, 'productName', wp.name) AS before,
            jsonb_build_object('pumpId', np.id, 'pumpName', np.name, 'tankId', k.id, 'tankName', k.name, 'productId', kp.id, 'productName', kp.name) AS after,
            EXISTS (SELECT FROM tank_dip WHERE shift_id = s.id AND tank_id = k.id AND kind = 'CLOSE') AS "isMeasured"
     FROM jsonb_to_recordset($2::jsonb) AS m("nozzleId" int, "tankId" int, "pumpId" int, "throughShiftId" int)
     JOIN nozzle_reading r ON r.nozzle_id = m."nozzleId" AND r.shift_id BETWEEN $1 AND GREATEST($1, m."throughShiftId")
     JOIN shift s ON s.id = r.shift_id AND s.state = 'CLOSED'
     JOIN shift_type t ON t.id = s.shift_type_id
     JOIN nozzle n ON n.id = r.nozzle_id
     JOIN pump p ON p.id = r.pump_id
     JOIN tank was ON was.id = r.tank_id
     JOIN product wp ON wp.id = was.product_id
     LEFT JOIN pump np ON np.id = COALESCE(m."pumpId", r.pump_id)
     LEFT JOIN tank k ON k.id = COALESCE(m."tankId", r.tank_id)
     LEFT JOIN product kp ON kp.id = k.product_id
     LEFT JOIN shift_rate rate ON rate.shift_id = s.id AND rate.product_id = k.product_id
     WHERE (r.tank_id, r.pump_id) = (SELECT tank_id, pump_id FROM nozzle_reading
                                     WHERE shift_id = $1 AND nozzle_id = r.nozzle_id LIMIT 1)
     ORDER BY s.id, r.id`,
    [shiftId, JSON.stringify(typed)],
  );

function problemsOfTank({ shiftDate, shiftName, after, rate, isMeasured }: FoundLeg, field: string): Problem[] {
  const shift = closing.shift({ date: shiftDate, name: shiftName });
  const { tankName: tank, productName: product } = after;
  if (!isMeasured) return [{ code: 'TANK_NOT_IN_SHIFT', ...correction.tankNotInShift({ tank, shift }), field }];
  if (rate === null) return [{ code: 'NO_RATE', ...correction.noRateOfTank({ tank, product, shift }), field }];
  return [];
}

/**
 * Both pumps were closed in the shift, and stay so: a pump without a nozzle has no close that its cash, cards and credit
 * sales could be in.
 */
function problemsOfPump(
  { nozzleId, shiftId, shiftDate, shiftName, before, after }: FoundLeg,
  legs: readonly FoundLeg[],
  nozzles: readonly NozzleOfShift[],
  field: string,
): Problem[] {
  if (before.pumpId === after.pumpId) return [];
  const shift = closing.shift({ date: shiftDate, name: shiftName });
  const own = nozzles.filter((nozzle) => nozzle.shiftId === shiftId);
  if (!own.some((nozzle) => nozzle.pumpId === after.pumpId && nozzle.nozzleId !== nozzleId))
    return [
      {
        code: 'PUMP_NOT_IN_SHIFT',
        ...correction.pumpNotInShift({ pump: after.pumpName, shift }),
        field: `${field}.pumpId`,
      },
    ];
  const pumpIn = (nozzle: NozzleOfShift): number =>
    legs.find((leg) => leg.shiftId === shiftId && leg.nozzleId === nozzle.nozzleId)?.after.pumpId ?? nozzle.pumpId;
  if (!own.some((nozzle) => pumpIn(nozzle) === before.pumpId))
    return [
      {
        code: 'PUMP_WITHOUT_NOZZLE',
        ...correction.pumpWithoutNozzle({ pump: before.pumpName, shift }),
        field: `${field}.pumpId`,
      },
    ];
  return [];
}

/** The leg at its corrected pump and tank: product and rate follow. */
export function withTank(leg: LegRow, changes: readonly TankChange[]): LegRow {
  const change = changes.find(({ legId }) => legId === leg.legId);
  return change === undefined ? leg : { ...leg, ...change.after, rate: change.rate! };
}

/** Credit sales of what the pump no longer sold are refused at the tank or the pump that causes it. */
export function atTanks(problem: Problem, { pumps }: MeasuredShift, changes: readonly TankChange[]): Problem {
  const [, index] = /^pumps\.(\d+)\./.exec(problem.field ?? '') ?? [];
  const pump = pumps[Number(index)];
  const productId = pump && productAboveSold(pump, problem);
  const sold = changes.filter(({ before }) => before.pumpId === pump?.pumpId && before.productId === productId);
  const moved = sold.find(({ before, after }) => after.pumpId !== before.pumpId);
  if (moved !== undefined)
    return {
      ...problem,
      ...correction.creditOfOtherPump({ problem: messageOf(problem) }),
      field: moved.field,
    };
  const change = sold.find(({ after }) => after.productId !== productId);
  if (change === undefined) return problem;
  return { ...problem, ...correction.creditOfOtherTank({ problem: messageOf(problem) }), field: change.field };
}

/** Audits the changed tanks and pumps, and returns them in words, one for each nozzle and shift. */
export function describeTanks(tx: Tx, changes: readonly TankChange[]): { shiftId: number; text: Message }[] {
  const ids = ({ pumpId, tankId }: Place) => ({ pumpId, tankId });
  for (const { legId, before, after } of changes)
    tx.audit({ table: 'nozzle_reading', id: legId, before: ids(before), after: ids(after) });
  const isFirst = ({ nozzleId, shiftId }: TankChange, index: number): boolean =>
    changes.findIndex((other) => other.nozzleId === nozzleId && other.shiftId === shiftId) === index;
  return changes.filter(isFirst).flatMap(({ shiftId, shiftDate: day, shiftName, nozzleName, before, after }) => {
    const nozzle = `${before.pumpName} ${nozzleName}`;
    const moved = (what: Message, was: string, is: string) =>
      was === is
        ? []
        : [
            {
              shiftId,
              text: texts.words({ what: texts.inShift({ what, day, shift: shiftName }), before: was, after: is }),
            },
          ];
    return [
      ...moved(texts.tankOf({ nozzle }), named(before), named(after)),
      ...moved(texts.pumpOf({ nozzle }), before.pumpName, after.pumpName),
    ];
  });
}

const named = ({ tankName, productName }: Place): string => `${tankName} (${productName})`;

/** Later closed shifts in which a nozzle of the shift has the same tank and pump, up to the first one in which it has another. */
interface LaterShifts {
  nozzleId: number;
  shifts: number;
  throughShiftId: number;
  /** The last of them, such as '02-01-2026 Night'. */
  through: string;
  /** The pumps and tanks of the shift that one of them lacks: each with the first such shift. */
  lacking: { pumpId: number | null; tankId: number | null; shiftDate: string; shiftName: string }[];
}

export const laterShiftsOf = (sql: Sql, shiftId: number): Promise<LaterShifts[]> =>
  sql(
    `WITH own AS (SELECT DISTINCT nozzle_id, tank_id, pump_id FROM nozzle_reading WHERE shift_id = $1),
     each AS (
       SELECT DISTINCT o.nozzle_id, s.id AS shift_id
       FROM own o
       CROSS JOIN LATERAL (SELECT MIN(shift_id) AS id FROM nozzle_reading
                           WHERE nozzle_id = o.nozzle_id AND shift_id > $1
                            AND (tank_id, pump_id) IS DISTINCT FROM (o.tank_id, o.pump_id)) other
       JOIN nozzle_reading r ON r.nozzle_id = o.nozzle_id AND r.shift_id > $1
                            AND (other.id IS NULL OR r.shift_id < other.id)
       JOIN shift s ON s.id = r.shift_id AND s.state = 'CLOSED'),
     later AS (SELECT nozzle_id, COUNT(*)::int AS shifts, MAX(shift_id) AS last FROM each GROUP BY nozzle_id),
     lacking AS (
       SELECT s.id AS shift_id, p.pump_id, NULL::int AS tank_id
       FROM shift s CROSS JOIN (SELECT DISTINCT pump_id FROM own) p
       WHERE s.id > $1 AND NOT EXISTS (SELECT FROM nozzle_reading WHERE shift_id = s.id AND pump_id = p.pump_id)
       UNION ALL
       SELECT s.id, NULL, k.tank_id
       FROM shift s CROSS JOIN (SELECT tank_id FROM tank_dip WHERE shift_id = $1 AND kind = 'CLOSE') k
       WHERE s.id > $1
         AND NOT EXISTS (SELECT FROM tank_dip WHERE shift_id = s.id AND tank_id = k.tank_id AND kind = 'CLOSE')),
     first_lacking AS (
       SELECT e.nozzle_id, l.pump_id, l.tank_id, MIN(l.shift_id) AS shift_id
       FROM each e JOIN lacking l USING (shift_id) GROUP BY e.nozzle_id, l.pump_id, l.tank_id)
     SELECT l.nozzle_id AS "nozzleId", l.shifts, l.last AS "throughShiftId",
            to_char(s.shift_date, 'DD-MM-YYYY') || ' ' || t.name AS through,
            COALESCE((
              SELECT jsonb_agg(jsonb_build_object('pumpId', f.pump_id, 'tankId', f.tank_id,
                                                  'shiftDate', fs.shift_date, 'shiftName', ft.name)
                               ORDER BY f.pump_id, f.tank_id)
              FROM first_lacking f JOIN shift fs ON fs.id = f.shift_id JOIN shift_type ft ON ft.id = fs.shift_type_id
              WHERE f.nozzle_id = l.nozzle_id), '[]') AS lacking
     FROM later l JOIN shift s ON s.id = l.last JOIN shift_type t ON t.id = s.shift_type_id
     ORDER BY l.nozzle_id`,
    [shiftId],
  );
