import type { PumpTakings, Rates, ShortageShare, SwipeTaking } from '../../domain/closing';
import type { Sql } from '../../platform/sql';
import type { PumpClose } from './pump-close.entity';
import { cashOf, creditOf, type LegRow, legsOf } from './takings.queries';

/** A pump of a closed shift: its frozen figures, and its takings by the current documents. */
export interface ClosedPump {
  frozen: Omit<PumpClose, 'shift'>;
  takings: Omit<PumpTakings, 'nozzles'> & { nozzles: LegRow[] };
}

/** Selected pumps of a closed shift and the shift's rates. Readings, swipes and shortages are those of the close. */
export async function closedPumpsOf(
  sql: Sql,
  shiftId: number,
  pumpIds: readonly number[],
): Promise<{ pumps: ClosedPump[]; rates: Rates }> {
  const frozen = await sql<ClosedPump['frozen'] & { pumpName: string }>(
    `SELECT c.shift_id AS "shiftId", c.pump_id AS "pumpId", p.name AS "pumpName", c.sale, c.credit, c.cash, c.swipe, c.last,
            c.shortage, c.short_and_over AS "shortAndOver", c.employee_id AS "employeeId",
            c.is_all_handed_in AS "isAllHandedIn", c.typed_shares AS "typedShares"
     FROM pump_close c JOIN pump p ON p.id = c.pump_id
     WHERE c.shift_id = $1 AND c.pump_id = ANY($2) ORDER BY c.pump_id`,
    [shiftId, pumpIds],
  );
  const legs = await legsOf(sql, shiftId);
  const credit = await creditOf(sql, shiftId);
  const cash = await cashOf(sql, shiftId);
  const last = await sql<{ pumpId: number; employeeId: number; amount: number }>(
    `SELECT pump_id AS "pumpId", employee_id AS "employeeId", amount FROM cash_collection WHERE shift_id = $1 AND is_last`,
    [shiftId],
  );
  const swipes = await sql<SwipeTaking & { pumpId: number }>(
    `SELECT pump_id AS "pumpId", swipe_machine_id AS "swipeMachineId", amount FROM swipe_collection WHERE shift_id = $1`,
    [shiftId],
  );
  const shares = await sql<ShortageShare & { pumpId: number }>(
    `SELECT pump_id AS "pumpId", employee_id AS "employeeId", amount FROM employee_shortage WHERE shift_id = $1 ORDER BY id`,
    [shiftId],
  );
  const of = <T extends { pumpId: number }>(rows: readonly T[], pumpId: number): T[] =>
    rows.filter((row) => row.pumpId === pumpId);
  return {
    pumps: frozen.map(({ pumpName, ...figures }) => {
      const { pumpId, employeeId, isAllHandedIn } = figures;
      const [collected] = of(last, pumpId);
      const nothing = employeeId === null ? null : { employeeId, amount: 0 };
      return {
        frozen: figures,
        takings: {
          pumpId,
          pumpName,
          lastCollection: collected ?? nothing,
          isWithoutLast: collected === undefined,
          isAllHandedIn,
          nozzles: of(legs, pumpId),
          creditSales: of(credit, pumpId),
          cash: of(cash, pumpId)[0]?.amount ?? 0,
          swipes: of(swipes, pumpId),
          shortages: of(shares, pumpId).map(({ employeeId: owes, amount }) => ({ employeeId: owes, amount })),
        },
      };
    }),
    rates: Object.fromEntries(legs.map(({ productId, rate }) => [productId, rate])),
  };
}
