import type { Paise } from '../../domain/kernel/money';
import type { Tx } from '../../platform/submit';
import type { CloseShiftInput } from './close-shift.input';
import type { ClosedPump } from './closed-pumps.queries';

/** An employee's changed share of a pump's shortage; 0: none. */
export interface MovedShare {
  employeeId: number;
  before: Paise;
  after: Paise;
}

/** A recalculated pump of a closed shift. */
export interface ChangedPump extends ClosedPump {
  figures: Pick<ClosedPump['frozen'], 'credit' | 'cash' | 'last' | 'shortage' | 'shortAndOver' | 'employeeId'>;
  shares: MovedShare[];
}

/** Replaces the frozen figures, and those in the draft that an undo would restore. */
export async function writeChangedPumps(tx: Tx, shiftId: number, pumps: readonly ChangedPump[]): Promise<void> {
  for (const pump of pumps) {
    await writeFigures(tx, pump);
    for (const share of pump.shares) await writeShare(tx, pump.frozen, share);
  }
  await tx.sql(
    `UPDATE daily_total t SET credit_litres = COALESCE(c.litres, 0), credit_amount = COALESCE(c.amount, 0)
     FROM daily_total o
     LEFT JOIN (SELECT pump_id, product_id, SUM(litres) AS litres, SUM(amount) AS amount
                FROM credit_sale WHERE shift_id = $1 GROUP BY pump_id, product_id) c USING (pump_id, product_id)
     WHERE o.shift_id = $1 AND o.pump_id = ANY($2)
       AND t.shift_id = $1 AND t.pump_id = o.pump_id AND t.product_id = o.product_id`,
    [shiftId, pumps.map(({ frozen }) => frozen.pumpId)],
  );
  await writeDraft(tx, shiftId, pumps);
}

async function writeFigures({ sql, audit }: Tx, { frozen, figures }: ChangedPump): Promise<void> {
  const { shiftId, pumpId } = frozen;
  const before = Object.fromEntries(Object.keys(figures).map((name) => [name, frozen[name as keyof typeof figures]]));
  if (Object.entries(figures).every(([name, value]) => value === before[name])) return;
  await sql(
    `UPDATE pump_close SET credit = $3, cash = $4, last = $5, shortage = $6, short_and_over = $7, employee_id = $8
     WHERE shift_id = $1 AND pump_id = $2`,
    [
      shiftId,
      pumpId,
      figures.credit,
      figures.cash,
      figures.last,
      figures.shortage,
      figures.shortAndOver,
      figures.employeeId,
    ],
  );
  audit({ table: 'pump_close', id: `${shiftId}/${pumpId}`, before, after: figures });
}

async function writeShare(
  { sql, audit }: Tx,
  { shiftId, pumpId }: ClosedPump['frozen'],
  { employeeId, before, after }: MovedShare,
): Promise<void> {
  const [row] = await sql<{ id: number }>(
    after === 0
      ? `DELETE FROM employee_shortage WHERE shift_id = $1 AND pump_id = $2 AND employee_id = $3 RETURNING *`
      : `INSERT INTO employee_shortage (shift_id, pump_id, employee_id, amount) VALUES ($1, $2, $3, $4)
         ON CONFLICT (shift_id, pump_id, employee_id) DO UPDATE SET amount = EXCLUDED.amount RETURNING *`,
    after === 0 ? [shiftId, pumpId, employeeId] : [shiftId, pumpId, employeeId, after],
  );
  audit({
    table: 'employee_shortage',
    id: row!.id,
    ...(before > 0 && { before: { ...row, amount: before } }),
    ...(after > 0 && { after: row }),
  });
}

/** The close's form with the new figures; a last collection of another amount has no counted notes. */
const writeDraft = (tx: Tx, shiftId: number, pumps: readonly ChangedPump[]): Promise<void> =>
  changeDraft(tx, shiftId, (draft) => ({
    ...draft,
    pumps: draft.pumps.map((pump) => {
      const changed = pumps.find(({ frozen }) => frozen.pumpId === pump.pumpId);
      if (changed === undefined) return pump;
      const { last, employeeId } = changed.figures;
      const notes = last === changed.frozen.last ? (pump.lastCollection?.notes ?? []) : [];
      return {
        ...pump,
        lastCollection: pump.lastCollection && { employeeId, amount: last, notes },
        shortages: changed.takings.shortages,
      };
    }),
  }));

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
