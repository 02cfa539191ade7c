import { isDeepStrictEqual } from 'node:util';
import type { PumpTakings, ShortageShare, SwipeTaking } from '../../domain/closing';
import type { Millilitres } from '../../domain/kernel/litres';
import type { Tx } from '../../platform/submit';
import type { RunningShift } from '../shifts/running-shift';
import type { CloseNozzleInput, CloseShiftInput } from './close-shift.input';
import type { ClosedPump } from './closed-pumps.queries';
import type { MovedAmount } from './moved-amounts';
import { writeDailyTotals } from './write-close';

/** A pump of a closed shift with its new figures. */
export interface RecalculatedPump {
  frozen: ClosedPump['frozen'];
  after: PumpTakings;
  figures: Omit<ClosedPump['frozen'], 'shiftId' | 'pumpId'>;
  shares: MovedAmount<ShortageShare>[];
  swipes: MovedAmount<SwipeTaking>[];
}

/** Replaces the frozen figures, and those in the draft that an undo would restore. */
export async function writeChangedPumps(
  tx: Tx,
  shift: Pick<RunningShift, 'id' | 'shiftDate'>,
  pumps: readonly RecalculatedPump[],
): Promise<void> {
  for (const pump of pumps) {
    await writeFigures(tx, pump);
    for (const share of pump.shares) await writeTaking(tx, pump.frozen, SHORTAGE, { key: share.employeeId, ...share });
    for (const swipe of pump.swipes) await writeTaking(tx, pump.frozen, SWIPE, { key: swipe.swipeMachineId, ...swipe });
  }
  const pumpIds = pumps.map(({ frozen }) => frozen.pumpId);
  await tx.sql('DELETE FROM daily_total WHERE shift_id = $1 AND pump_id = ANY($2)', [shift.id, pumpIds]);
  await writeDailyTotals(tx, shift, pumpIds);
  await writeDraft(tx, shift.id, pumps);
}

async function writeFigures({ sql, audit }: Tx, { frozen, figures }: RecalculatedPump): Promise<void> {
  const { shiftId, pumpId } = frozen;
  const before = Object.fromEntries(Object.keys(figures).map((name) => [name, frozen[name as keyof typeof figures]]));
  if (isDeepStrictEqual(figures, before)) return;
  await sql(
    `UPDATE pump_close SET sale = $3, credit = $4, cash = $5, swipe = $6, last = $7, shortage = $8, short_and_over = $9,
            employee_id = $10, is_all_handed_in = $11, typed_shares = $12
     WHERE shift_id = $1 AND pump_id = $2`,
    [
      shiftId,
      pumpId,
      figures.sale,
      figures.credit,
      figures.cash,
      figures.swipe,
      figures.last,
      figures.shortage,
      figures.shortAndOver,
      figures.employeeId,
      figures.isAllHandedIn,
      JSON.stringify(figures.typedShares),
    ],
  );
  audit({ table: 'pump_close', id: `${shiftId}/${pumpId}`, before, after: figures });
}

/** The tables of amounts at a pump, by whom or what has them. */
const SHORTAGE = { table: 'employee_shortage', column: 'employee_id' } as const;
const SWIPE = { table: 'swipe_collection', column: 'swipe_machine_id' } as const;

async function writeTaking(
  { sql, audit }: Tx,
  { shiftId, pumpId }: ClosedPump['frozen'],
  { table, column }: typeof SHORTAGE | typeof SWIPE,
  { key, before, after }: MovedAmount<{ key: number }>,
): Promise<void> {
  const [row] = await sql<{ id: number }>(
    after === 0
      ? `DELETE FROM ${table} WHERE shift_id = $1 AND pump_id = $2 AND ${column} = $3 RETURNING *`
      : `INSERT INTO ${table} (shift_id, pump_id, ${column}, amount) VALUES ($1, $2, $3, $4)
         ON CONFLICT (shift_id, pump_id, ${column}) DO UPDATE SET amount = EXCLUDED.amount RETURNING *`,
    after === 0 ? [shiftId, pumpId, key] : [shiftId, pumpId, key, after],
  );
  audit({
    table,
    id: row!.id,
    ...(before > 0 && { before: { ...row, amount: before } }),
    ...(after > 0 && { after: row }),
  });
}

/** The close's form with the new figures; a last collection of another amount has no counted notes. */
const writeDraft = (tx: Tx, shiftId: number, pumps: readonly RecalculatedPump[]): Promise<void> =>
  changeDraft(tx, shiftId, (draft) => ({
    ...draft,
    pumps: draft.pumps.map((pump) => {
      const changed = pumps.find(({ frozen }) => frozen.pumpId === pump.pumpId);
      if (changed === undefined) return pump;
      const { last, employeeId } = changed.figures;
      const notes = last === changed.frozen.last ? (pump.lastCollection?.notes ?? []) : [];
      return {
        ...pump,
        nozzles: pump.nozzles.map((nozzle) => openedAt(nozzle, changed.after.nozzles)),
        lastCollection: pump.lastCollection && { employeeId, amount: last, notes },
        shortages: changed.after.shortages,
      };
    }),
  }));

/**
 * A close with an opening reading is refused if the meter has another. The close reading is the one of a closed leg,
 * which may have followed a corrected one.
 */
export function openedAt(
  nozzle: CloseNozzleInput,
  legs: readonly { nozzleId: number; open: Millilitres; close: Millilitres | null }[],
): CloseNozzleInput {
  const leg = legs.findLast(({ nozzleId }) => nozzleId === nozzle.nozzleId);
  if (leg === undefined) return nozzle;
  const { open, close } = leg;
  return { ...nozzle, ...(nozzle.open != null && { open }), ...(close !== null && { close }) };
}

/** Corrects the draft that an undo of a closed, locked shift would restore. */
export async function changeDraft(
  { sql }: Tx,
  shiftId: number,
  change: (draft: CloseShiftInput) => CloseShiftInput,
): Promise<void> {
  const [shift] = await sql<{ draft: CloseShiftInput | null }>('SELECT draft FROM shift WHERE id = $1', [shiftId]);
  if (!shift?.draft) return;
  await sql('UPDATE shift SET draft = $2 WHERE id = $1', [shiftId, JSON.stringify(change(shift.draft))]);
}
