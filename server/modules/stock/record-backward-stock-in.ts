import { closing } from '../../domain/closing.messages';
import { decanting } from '../../domain/decanting.messages';
import { refusal } from '../../domain/kernel/problem';
import { defineCommand, type Tx } from '../../platform/submit';
import { type ToldResult, toldResult } from '../../services/approvals/editable-table';
import { lockShift } from '../shifts/running-shift';
import { raiseClosedBook } from './change-close';
import { enterStockIn, type HeldShift, type RecordedStockIn } from './enter-stock-in';
import { raiseInterimBook } from './raise-interim-book';
import { shiftMeant } from './shift-meant.queries';
import { StockInInput } from './stock-in.input';

/**
 * Records a missed delivery in a closed shift, on its date (docs/design/domain.md#deliveries). The measured level of
 * the close stays: its book stock rises, and its variation falls by as much, so no later shift changes. Answers what it
 * changes, also in a dry run.
 */
export const recordBackwardStockIn = defineCommand({
  name: 'recordBackwardStockIn',
  right: 'stock.correct',
  input: StockInInput,
  async run(tx, input): Promise<RecordedStockIn & Pick<ToldResult, 'effects' | 'effectTexts'>> {
    const shift = await lockClosedShift(tx, input);
    const { stockInId, measured, difference, stockQuantity, tank, effects } = await enterStockIn(tx, input, shift);
    // The delivery was in the tank when the close measured it.
    effects.push(...(await raiseClosedBook(tx, shift!, tank, stockQuantity)));
    await raiseInterimBook(tx, { id: stockInId, stockInDateTime: input.stockInDateTime }, stockQuantity);
    return { stockInId, measured, difference, ...toldResult({ effects }) };
  },
});

/** Serialises with an undo: it waits for the entry, or the entry is refused after it. Null for an unknown shift. */
async function lockClosedShift(tx: Tx, input: StockInInput): Promise<HeldShift | null> {
  const meant = await shiftMeant(tx.sql, input);
  const shift = meant && (await lockShift(tx, meant.id));
  if (!shift) return null;
  if (shift.state === 'RUNNING')
    throw refusal(
      'SHIFT_RUNNING',
      decanting.shiftRunning({ shift: closing.shift({ date: shift.shiftDate, name: shift.shiftName }) }),
      'shiftId',
    );
  return shift;
}
