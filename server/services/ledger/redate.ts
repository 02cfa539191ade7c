import type { OpenTransaction } from '../../platform/transaction';
import { NOT_REVERSED } from './not-reversed';
import { shareLedger } from './roll-up';

/**
 * Moves the entries of a shift, except kinds with a day of their own, and those of documents that it began, to another
 * day: each is reversed on its day and posted again, all in one statement, so that notes which one entry brought and
 * another took are never missing. Returns how many were moved. The caller has locked the shift.
 */
export async function redateShift(
  tx: OpenTransaction,
  userId: number,
  shiftId: number,
  { begun, except }: { begun: { kind: string; ids: readonly number[] }; except: readonly string[] },
  day: string,
): Promise<number> {
  await shareLedger(tx);
  const moved = await tx.sql(REDATE, [shiftId, day, userId, begun.kind, begun.ids, except]);
  return moved.length;
}

/** Each entry twice: its reversal on its own day, then itself on the new one. */
const REDATE = `
  WITH side AS MATERIALIZED (
    SELECT nextval(pg_get_serial_sequence('journal_entry', 'id')) AS id, old.*
    FROM (SELECT e.id AS of, s.sign, e.shift_id, e.document_kind, e.document_id, e.details,
                 CASE WHEN s.sign < 0 THEN e.business_date ELSE $2::date END AS day
          FROM journal_entry e, (VALUES (-1), (1)) AS s(sign)
          WHERE (e.shift_id = $1 AND e.document_kind <> ALL($6) OR e.document_kind = $4 AND e.document_id = ANY($5))
            AND e.business_date <> $2 AND ${NOT_REVERSED}
          ORDER BY e.id, s.sign) old),
  entry AS (
    INSERT INTO journal_entry (id, business_date, shift_id, document_kind, document_id, reverses_id, user_id, details)
    OVERRIDING SYSTEM VALUE
    SELECT id, day, shift_id, document_kind, document_id, CASE WHEN sign < 0 THEN of END, $3,
           CASE WHEN sign > 0 THEN details END
    FROM side ORDER BY id),
  posting AS (
    INSERT INTO posting (entry_id, account_id, business_date, amount)
    SELECT side.id, p.account_id, side.day, side.sign * p.amount FROM side JOIN posting p ON p.entry_id = side.of),
  stock AS (
    INSERT INTO stock_movement (entry_id, kind, tank_id, product_id, litres)
    SELECT side.id, m.kind, m.tank_id, m.product_id, side.sign * m.litres
    FROM side JOIN stock_movement m ON m.entry_id = side.of ORDER BY side.id),
  notes AS (
    INSERT INTO note_movement (entry_id, denomination_id, count)
    SELECT side.id, n.denomination_id, side.sign * n.count
    FROM side JOIN note_movement n ON n.entry_id = side.of ORDER BY side.id, n.denomination_id)
  SELECT of FROM side WHERE sign > 0`;
