import { type NextReading, repeatsReading } from '../../domain/corrected-reading';
import type { Sql } from '../../platform/sql';

/** A leg that follows one of a closed shift on the same meter, and its shift. */
export interface NextLeg extends Omit<NextReading, 'close'> {
  /** The leg of the closed shift. */
  afterLegId: number;
  legId: number;
  shiftId: number;
  state: 'RUNNING' | 'CLOSED';
  pumpId: number;
  /** Null until its shift is closed. */
  close: number | null;
  /** Of its pump; null until its shift is closed. */
  shortAndOver: number | null;
}

/**
 * The next leg of each meter that the shift closed. After a leg of `repeated` those follow too that opened at a reading
 * which repeats it; null: after all legs. A meter event begins a new chain, so only the last leg of each meter in the
 * shift has a next one.
 */
export const nextLegsOf = (sql: Sql, shiftId: number, repeated: readonly number[] | null): Promise<NextLeg[]> =>
  sql<NextLeg>(
    `WITH RECURSIVE next AS (
       SELECT r.id AS after, n.* FROM nozzle_reading r
       JOIN nozzle_reading n ON n.nozzle_id = r.nozzle_id AND n.chain = r.chain AND n.sequence = r.sequence + 1
       WHERE r.shift_id = $1
       UNION ALL
       SELECT r.after, n.* FROM next r
       JOIN nozzle_reading n ON n.nozzle_id = r.nozzle_id AND n.chain = r.chain AND n.sequence = r.sequence + 1
       WHERE r.close = r.open AND ($2::bigint[] IS NULL OR r.after = ANY($2)))
     SELECT n.after AS "afterLegId", n.id AS "legId", n.shift_id AS "shiftId", s.shift_date AS "shiftDate",
            t.name AS "shiftName", s.state, n.pump_id AS "pumpId", n.open, n.close, n.testing, e.kind AS "endedBy",
            c.short_and_over AS "shortAndOver"
     FROM next n
     JOIN shift s ON s.id = n.shift_id JOIN shift_type t ON t.id = s.shift_type_id
     LEFT JOIN meter_event e ON e.ended_leg_id = n.id
     LEFT JOIN pump_close c ON c.shift_id = n.shift_id AND c.pump_id = n.pump_id
     ORDER BY n.shift_id, n.pump_id, n.id`,
    [shiftId, repeated],
  );

/** The readings that limit those of the shift: legs that repeat a reading follow it. */
export async function limitingReadingsOf(
  sql: Sql,
  shiftId: number,
): Promise<(NextReading & Pick<NextLeg, 'afterLegId'>)[]> {
  const next = await nextLegsOf(sql, shiftId, null);
  return next.flatMap(({ close, ...leg }) =>
    close === null || repeatsReading({ ...leg, close }) ? [] : [{ ...leg, close }],
  );
}
