import { showDate } from '../domain/kernel/business-date';
import type { Millilitres } from '../domain/kernel/litres';
import { refusal } from '../domain/kernel/problem';
import { defineCommand, type Tx } from '../platform/submit';
import { CLOSE_CHANGE } from '../shifts/close-change';
import { lockShift } from '../shifts/running-shift';
import { enterStockIn, type HeldShift, postStock, type RecordedStockIn } from './enter-stock-in';
import { shiftMeant } from './shift-meant.queries';
import { StockInInput } from './stock-in.input';

/**
 * Records a delivery that was forgotten, into a closed shift and on its date (domain: section 4). What the close measured
 * stays: the book stock that it was compared with rises, and its variation falls by as much, so no later shift moves.
 */
export const recordBackwardStockIn = defineCommand({
  name: 'recordBackwardStockIn',
  permission: 'admin',
  input: StockInInput,
  async run(tx, input): Promise<RecordedStockIn> {
    const shift = await lockClosedShift(tx, input);
    const { stockInId, measured, difference, stockQuantity } = await enterStockIn(tx, input, shift);
    await changeClose(tx, shift!, input, stockQuantity);
    return { stockInId, measured, difference };
  },
});

/** An undo waits for the entry, or the entry is refused after it. Null for a shift that is not there. */
async function lockClosedShift(tx: Tx, input: StockInInput): Promise<HeldShift | null> {
  const meant = await shiftMeant(tx.sql, input);
  const shift = meant && (await lockShift(tx, meant.id));
  if (!shift) return null;
  if (shift.state === 'RUNNING')
    throw refusal(
      'SHIFT_RUNNING',
      `Shift ${showDate(shift.shiftDate)} ${shift.shiftName} is running: enter what comes in it as a stock-in`,
      'shiftId',
    );
  return shift;
}

/** The receipt was in the tank when the close measured it, so it was part of the variation. */
async function changeClose(
  tx: Tx,
  shift: HeldShift,
  { tankId, productId }: StockInInput,
  litres: Millilitres,
): Promise<void> {
  await postStock(tx, shift, { kind: CLOSE_CHANGE, id: shift.id }, [
    { tankId, productId, kind: 'VARIATION', litres: -litres },
  ]);
  const [dip] = await tx.sql<{ id: number; bookVolume: Millilitres; variation: Millilitres }>(
    `UPDATE tank_dip SET book_volume = book_volume + $3, variation = variation - $3
     WHERE shift_id = $1 AND tank_id = $2 AND kind = 'CLOSE'
     RETURNING id, book_volume AS "bookVolume", variation`,
    [shift.id, tankId, litres],
  );
  const { id, bookVolume, variation } = dip!;
  tx.audit({
    table: 'tank_dip',
    id,
    before: { book_volume: bookVolume - litres, variation: variation + litres },
    after: { book_volume: bookVolume, variation },
  });
}
