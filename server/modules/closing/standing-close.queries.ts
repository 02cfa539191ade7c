import { closing } from '../../domain/closing.messages';
import { correction } from '../../domain/correction.messages';
import type { Millilitres } from '../../domain/kernel/litres';
import type { Paise } from '../../domain/kernel/money';
import { refusal } from '../../domain/kernel/problem';
import { calibrationAt } from '../../masters/dip-chart.queries';
import { employeeLabel } from '../../masters/employee-label';
import type { Sql } from '../../platform/sql';
import { NOT_REVERSED } from '../../services/ledger/not-reversed';
import type { NamedShift } from '../shifts/running-shift';
import type { MeasuredTank } from '../shifts/tank-stock.queries';
import { type ClosedPump, closedPumpsOf } from './closed-pumps.queries';
import type { CollectedNotes, StandingInput } from './standing-input';
import type { LegRow } from './takings.queries';

/** A cash collection of a pump, with the notes in the safe that it moved. */
export interface StandingCollection {
  id: number;
  pumpId: number;
  employeeId: number;
  amount: Paise;
  notes: { denominationId: number; value: Paise; isUncounted: boolean; count: number }[];
}

/** Cash that was collected while the shift ran. */
export interface CollectedBefore extends StandingCollection {
  pumpName: string;
  employeeName: string;
  collectedAt: Date;
}

/** A level that the close measured. */
export interface StandingLevel extends MeasuredTank {
  dipId: number;
  shortName: string;
  shiftTypeId: number;
  isAtg: boolean;
  dip: number | null;
  waterDip: number | null;
  volume: Millilitres;
  variation: Millilitres;
}

/** The close of a shift as its documents and figures are now. */
export interface StandingClose {
  pumps: ClosedPump[];
  rates: Record<number, number>;
  /** The last collections. */
  collections: StandingCollection[];
  collectedBefore: CollectedBefore[];
  levels: StandingLevel[];
  input: StandingInput;
}

export async function standingCloseOf(sql: Sql, shiftId: number): Promise<StandingClose> {
  const [shift] = await sql<{ comment: string | null; pumpIds: number[] }>(
    `SELECT comment, COALESCE((SELECT jsonb_agg(pump_id ORDER BY pump_id) FROM pump_close WHERE shift_id = s.id), '[]') AS "pumpIds"
     FROM shift s WHERE id = $1`,
    [shiftId],
  );
  const { comment, pumpIds } = shift!;
  const { pumps, rates } = await closedPumpsOf(sql, shiftId, pumpIds);
  const all = await collectionsOf(sql, shiftId);
  const collections = all.filter(({ isLast }) => isLast);
  const levels = await levelsOf(sql, shiftId);
  const input: StandingInput = {
    shiftId,
    pumps: pumps.map(({ takings: { pumpId, nozzles, swipes, lastCollection, isAllHandedIn, shortages } }) => ({
      pumpId,
      nozzles: nozzles
        .filter(isReadAtClose)
        .map(({ nozzleId, open, close, testing }) => ({ nozzleId, open, close: close!, testing })),
      swipes: swipes.map(({ swipeMachineId, amount }) => ({ swipeMachineId, amount })),
      lastCollection:
        collectionInput(collections.find((collection) => collection.pumpId === pumpId)) ??
        (lastCollection && { employeeId: lastCollection.employeeId!, amount: lastCollection.amount!, notes: [] }),
      isAllHandedIn: isAllHandedIn === true,
      shortages: [...shortages],
    })),
    tanks: levels.map(({ tankId, isAtg, dip, waterDip, volume }) => ({
      tankId,
      isAtg,
      dip,
      waterDip,
      volume: isAtg ? volume : null,
    })),
    comment,
  };
  return { pumps, rates, collections, collectedBefore: all.filter(({ isLast }) => !isLast), levels, input };
}

/** Whether the close read a leg; a meter event had read the others. */
export const isReadAtClose = ({ endedBy }: Pick<LegRow, 'endedBy'>): boolean => endedBy === null;

function collectionInput(collection: StandingCollection | undefined) {
  if (collection === undefined) return null;
  const { employeeId, amount } = collection;
  return { employeeId, amount, notes: countedNotesOf(collection) };
}

/** The counted notes of a collection as an input has them; empty if some of it was not counted. */
export const countedNotesOf = ({ notes }: Pick<StandingCollection, 'notes'>): CollectedNotes[] =>
  notes.every(({ isUncounted }) => !isUncounted)
    ? notes.map(({ value, count }) => ({ value: value / 100, in: Math.max(count, 0), out: Math.max(-count, 0) }))
    : [];

/** In the order of the pumps. */
async function collectionsOf(sql: Sql, shiftId: number): Promise<(CollectedBefore & { isLast: boolean })[]> {
  const collections = await sql<Omit<CollectedBefore, 'notes'> & { isLast: boolean }>(
    `SELECT c.id, c.pump_id AS "pumpId", p.name AS "pumpName", c.employee_id AS "employeeId",
            ${employeeLabel('e')} AS "employeeName", c.created_at AS "collectedAt", c.amount, c.is_last AS "isLast"
     FROM cash_collection c JOIN pump p ON p.id = c.pump_id JOIN employee e ON e.id = c.employee_id
     WHERE c.shift_id = $1 ORDER BY c.pump_id, c.id`,
    [shiftId],
  );
  const notes = await sql<StandingCollection['notes'][number] & { id: number }>(
    `SELECT e.document_id AS id, d.id AS "denominationId", d.value, d.is_uncounted AS "isUncounted",
            SUM(m.count)::bigint AS count
     FROM journal_entry e
     JOIN note_movement m ON m.entry_id = e.id
     JOIN denomination d ON d.id = m.denomination_id
     WHERE e.document_kind = 'CASH_COLLECTION' AND e.document_id = ANY($1) AND ${NOT_REVERSED}
     GROUP BY e.document_id, d.id HAVING SUM(m.count) <> 0 ORDER BY d.value DESC, d.id`,
    [collections.map(({ id }) => id)],
  );
  return collections.map((collection) => ({
    ...collection,
    notes: notes.filter(({ id }) => id === collection.id).map(({ id: _, ...note }) => note),
  }));
}

/** The book volume is that before the sales of the shift, as the form of a close shows it. */
const levelsOf = async (sql: Sql, shiftId: number): Promise<StandingLevel[]> =>
  sql<StandingLevel>(
    `SELECT d.id AS "dipId", s.shift_type_id AS "shiftTypeId", t.id AS "tankId", t.name AS "tankName",
            t.product_id AS "productId", COALESCE(p.short_name, p.name) AS "shortName", d.is_atg AS "isAtg", d.dip, d.water_dip AS "waterDip", d.volume,
            d.variation,
            (d.book_volume + COALESCE((SELECT SUM(consumption) FROM nozzle_reading
                                       WHERE shift_id = d.shift_id AND tank_id = t.id), 0))::bigint AS "bookVolume",
            ${calibrationAt('d.measured_at')}
     FROM tank_dip d JOIN shift s ON s.id = d.shift_id JOIN tank t ON t.id = d.tank_id
     JOIN product p ON p.id = t.product_id
     WHERE d.shift_id = $1 AND d.kind = 'CLOSE' ORDER BY t.id`,
    [shiftId],
  );

/**
 * A number that grows with everything that is posted for a shift, with each correction that changes it, and with each
 * change of its dips, which need not post anything: of two equal numbers the figures are the same.
 */
export async function versionOfClose(sql: Sql, shiftId: number): Promise<number> {
  const [row] = await sql<{ version: number }>(
    `SELECT (COALESCE((SELECT MAX(id) FROM journal_entry WHERE shift_id = $1), 0)
             + (SELECT COUNT(*) FROM shift_correction WHERE $1 IN (shift_id, next_shift_id))
             + COALESCE((SELECT MAX(a.id) FROM audit_row a JOIN tank_dip d ON a.table_name = 'tank_dip' AND a.row_id = d.id::text
                         WHERE d.shift_id = $1), 0))::bigint AS version`,
    [shiftId],
  );
  return row!.version;
}

/** Throws ProblemError STALE if the figures of a shift are not those of the version that the caller saw. */
export async function refuseStaleClose(sql: Sql, shift: NamedShift, expectedVersion: number): Promise<void> {
  if ((await versionOfClose(sql, shift.id)) === expectedVersion) return;
  const named = closing.shift({ date: shift.shiftDate, name: shift.shiftName });
  throw refusal('STALE', correction.stale({ shift: named }), 'expectedVersion');
}
