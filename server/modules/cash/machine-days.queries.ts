import type { MachineDay } from '../../domain/swipe-settlement';
import type { Sql } from '../../platform/sql';

/**
 * Unsettled days of one machine or of all (null), oldest first; none if the machine's ledger account is at zero.
 * Payments settle the oldest day first, so only the last settled day and later ones are read, and the days of undone
 * and of corrected closes, which may have been settled for more than their final takings. `back` reads all days, for callers that have
 * reversed settlements.
 */
export const unsettledDays = (
  sql: Sql,
  swipeMachineId: number | null,
  { back = false }: { back?: boolean } = {},
): Promise<(MachineDay & { swipeMachineId: number })[]> =>
  sql(
    `WITH machine AS (
       SELECT m.id, COALESCE((
         SELECT CASE WHEN $2 THEN '-infinity'::date ELSE d.business_date END FROM swipe_settlement_day d JOIN swipe_settlement t ON t.id = d.swipe_settlement_id
         WHERE t.swipe_machine_id = m.id ORDER BY d.business_date DESC LIMIT 1), '-infinity') AS since
       FROM swipe_machine m JOIN ledger_account a ON a.kind = 'SWIPE' AND a.ref_id = m.id
       WHERE ($1::int IS NULL OR m.id = $1) AND ($2 OR account_balance(a.id, 'infinity') <> 0)),
     day AS (
       SELECT m.id AS machine_id, s.id AS shift_id, s.shift_date FROM machine m JOIN shift s ON s.shift_date >= m.since
       UNION
       SELECT m.id, s.id, s.shift_date
       FROM journal_entry e JOIN shift s ON s.shift_date = e.business_date, machine m
       WHERE (e.reverses_id IS NOT NULL AND e.document_kind = 'SHIFT_CLOSE') OR e.document_kind = 'CLOSE_CHANGE'),
     taken AS (
       SELECT machine_id, shift_date, SUM(c.amount) AS amount
       FROM day JOIN swipe_collection c ON c.shift_id = day.shift_id AND c.swipe_machine_id = machine_id GROUP BY 1, 2),
     settled AS (
       SELECT machine_id, shift_date, SUM(d.amount) AS amount
       FROM (SELECT DISTINCT machine_id, shift_date FROM day) y
       JOIN swipe_settlement_day d ON d.business_date = shift_date
       JOIN swipe_settlement t ON t.id = d.swipe_settlement_id AND t.swipe_machine_id = machine_id GROUP BY 1, 2)
     SELECT machine_id AS "swipeMachineId", shift_date AS "businessDate", COALESCE(taken.amount, 0)::bigint AS taken,
            COALESCE(settled.amount, 0)::bigint AS settled
     FROM taken FULL JOIN settled USING (machine_id, shift_date)
     WHERE taken.amount IS DISTINCT FROM settled.amount
     ORDER BY 1, 2`,
    [swipeMachineId, back],
  );
