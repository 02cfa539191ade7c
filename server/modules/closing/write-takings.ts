import type { Tx } from '../../platform/submit';
import type { RunningShift } from '../shifts/running-shift';
import type { MeasuredShift } from './takings';

/** A row as stored. */
export interface WrittenRow {
  id: number;
}

/** Takings per swipe machine. */
export const writeSwipes = (tx: Tx, shift: RunningShift, { pumps }: MeasuredShift): Promise<WrittenRow[]> =>
  tx.sql(
    `INSERT INTO swipe_collection (shift_id, pump_id, swipe_machine_id, amount)
     SELECT $1, s."pumpId", s."swipeMachineId", s.amount
     FROM jsonb_to_recordset($2::jsonb) AS s("pumpId" int, "swipeMachineId" int, amount bigint) WHERE s.amount > 0
     RETURNING *`,
    [shift.id, JSON.stringify(pumps.flatMap(({ pumpId, swipes }) => swipes.map((swipe) => ({ pumpId, ...swipe }))))],
  );

/** Shortage per employee. */
export const writeShortages = (tx: Tx, shift: RunningShift, { pumps }: MeasuredShift): Promise<WrittenRow[]> =>
  tx.sql(
    `INSERT INTO employee_shortage (shift_id, pump_id, employee_id, amount)
     SELECT $1, s."pumpId", s."employeeId", s.amount
     FROM jsonb_to_recordset($2::jsonb) AS s("pumpId" int, "employeeId" int, amount bigint) WHERE s.amount > 0
     RETURNING *`,
    [
      shift.id,
      JSON.stringify(pumps.flatMap(({ pumpId, shortages }) => shortages.map((share) => ({ pumpId, ...share })))),
    ],
  );

/** Cash handed in at the close, by pump. */
export function writeLastCollections(
  tx: Tx,
  shift: RunningShift,
  { pumps }: MeasuredShift,
): Promise<(WrittenRow & { pump_id: number })[]> {
  const collections = pumps.flatMap(({ pumpId, lastCollection }) =>
    lastCollection ? [{ pumpId, employeeId: lastCollection.employeeId, amount: lastCollection.amount }] : [],
  );
  return tx.sql(
    `INSERT INTO cash_collection (shift_id, pump_id, employee_id, amount, is_last, created_by_id)
     SELECT $1, c."pumpId", c."employeeId", c.amount, true, $3
     FROM jsonb_to_recordset($2::jsonb) AS c("pumpId" int, "employeeId" int, amount bigint) WHERE c.amount > 0
     RETURNING *`,
    [shift.id, JSON.stringify(collections), tx.actor.userId],
  );
}
