import type { NextReading } from '../../domain/corrected-reading';
import type { Sql } from '../../platform/sql';

/** The leg that follows one of a closed shift on the same meter, and its shift. */
export interface NextLeg extends Omit<NextReading, 'close'> {
  afterLegId: number;
  legId: number;
  shiftId: number;
  state: 'RUNNING' | 'CLOSED';
  pumpId: number;
  /** Null until its shift is closed. */
  close: number | null;
}

/** A meter event begins a new chain, so only the last leg of each meter in the shift has a next one. */
export const nextLegsOf = (sql: Sql, shiftId: number): Promise<NextLeg[]> =>
  sql<NextLeg>(
    `SELECT r.id AS "afterLegId", n.id AS "legId", n.shift_id AS "shiftId", s.shift_date AS "shiftDate",
            t.name AS "shiftName", s.state, n.pump_id AS "pumpId", n.open, n.close, n.testing, e.kind AS "endedBy"
     FROM nozzle_reading r
     JOIN nozzle_reading n ON n.nozzle_id = r.nozzle_id AND n.chain = r.chain AND n.sequence = r.sequence + 1
     JOIN shift s ON s.id = n.shift_id JOIN shift_type t ON t.id = s.shift_type_id
     LEFT JOIN meter_event e ON e.ended_leg_id = n.id
     WHERE r.shift_id = $1 ORDER BY n.shift_id, n.pump_id, n.id`,
    [shiftId],
  );
