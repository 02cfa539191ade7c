import type { Sql } from '../../server/platform/sql';
import type { Act, ClosingStation } from './closing-station';

/** What is entered for a pump at its close: litres by product, amounts in paise. */
export interface PumpTyped {
  /** HS and MS, in millilitres. */
  sold: [number, number];
  swiped?: number;
  last?: { employeeId: number; amount: number; notes?: { value: number; in: number; out: number }[] };
  shortages?: { employeeId: number; amount: number }[];
}

interface WorkedStation {
  act: Act;
  sql: Sql;
  ids: ClosingStation;
}

/**
 * Closes the running shift. `typed` has what each pump sold and handed in, by index; a pump without an entry sold
 * nothing. Every tank is measured at `volume`, or without it at book stock.
 */
export async function closeRunningShift(
  { act, sql, ids }: WorkedStation,
  typed: PumpTyped[],
  volume: number | null = null,
): Promise<number> {
  const legs = await sql<{ nozzleId: number; pumpId: number; productId: number; open: number; shiftId: number }>(
    `SELECT r.nozzle_id AS "nozzleId", r.pump_id AS "pumpId", r.product_id AS "productId", r.open, r.shift_id AS "shiftId"
     FROM nozzle_reading r JOIN shift s ON s.id = r.shift_id AND s.state = 'RUNNING' ORDER BY r.nozzle_id`,
  );
  const levels = await sql<{ tankId: number; litres: number }>(
    'SELECT tank_id AS "tankId", SUM(litres)::bigint AS litres FROM stock_movement GROUP BY 1 ORDER BY 1',
  );
  const soldAt = (pumpId: number, productId: number): number =>
    typed[ids.pumps.indexOf(pumpId)]?.sold[productId === ids.hs ? 0 : 1] ?? 0;
  const soldFrom = (productId: number): number =>
    ids.pumps.reduce((litres, pumpId) => litres + soldAt(pumpId, productId), 0);
  const { shiftId } = await act<{ shiftId: number }>('closeShift', {
    shiftId: legs[0]!.shiftId,
    pumps: ids.pumps.map((pumpId, index) => {
      const { swiped = 0, last, shortages = [] } = typed[index] ?? { sold: [0, 0] };
      return {
        pumpId,
        nozzles: legs
          .filter((leg) => leg.pumpId === pumpId)
          .map(({ nozzleId, productId, open }) => ({ nozzleId, close: open + soldAt(pumpId, productId), testing: 0 })),
        swipes: swiped > 0 ? [{ swipeMachineId: ids.swipes[0], amount: swiped }] : [],
        lastCollection: last ? { notes: [], ...last } : null,
        shortages,
      };
    }),
    tanks: levels.map(({ tankId, litres }, index) => ({
      tankId,
      isAtg: true,
      volume: volume ?? litres - soldFrom(index === 0 ? ids.hs : ids.ms),
    })),
  });
  return shiftId;
}

/**
 * Starts a shift on a day that may have closed shifts: of its next shift type, which is created if there is none left.
 */
export async function startNextShift({ act, sql, ids, today }: WorkedStation & { today: string }): Promise<number> {
  const [next] = await sql<{ id: number }>(
    `SELECT id FROM shift_type
     WHERE position > (SELECT position FROM shift s JOIN shift_type t ON t.id = s.shift_type_id ORDER BY s.id DESC LIMIT 1)
     ORDER BY position LIMIT 1`,
  );
  const { id: shiftTypeId } = next ?? (await createShiftType({ act, sql }));
  const onDuty = ids.employees.map((employeeId) => ({ employeeId, pumpId: ids.pumps[0] }));
  const { shiftId } = await act<{ shiftId: number }>('startShift', { shiftDate: today, shiftTypeId, onDuty });
  return shiftId;
}

async function createShiftType({ act, sql }: Pick<WorkedStation, 'act' | 'sql'>): Promise<{ id: number }> {
  const [last] = await sql<{ position: number }>('SELECT MAX(position) AS position FROM shift_type');
  const position = last!.position + 1;
  return act('createShiftType', { name: `Shift ${position}`, position });
}
