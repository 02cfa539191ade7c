import { showDate } from '../../domain/kernel/business-date';
import { refusal } from '../../domain/kernel/problem';
import { defineCommand, type Tx } from '../../platform/submit';
import { lockShift } from '../shifts/running-shift';
import { raiseClosedBook } from './change-close';
import { enterStockIn, type HeldShift, type RecordedStockIn } from './enter-stock-in';
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
    const { stockInId, measured, difference, stockQuantity, tank } = await enterStockIn(tx, input, shift);
    // The receipt was in the tank when the close measured it.
    await raiseClosedBook(tx, shift!, tank, stockQuantity);
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
