import { closing } from '../../domain/closing.messages';
import { decanting } from '../../domain/decanting.messages';
import { refusal } from '../../domain/kernel/problem';
import { inOneRoundTrip } from '../../platform/in-one-round-trip';
import { defineCommand } from '../../platform/submit';
import { shareRunningShift } from '../shifts/running-shift';
import { enterStockIn, type RecordedStockIn } from './enter-stock-in';
import { shiftMeant } from './shift-meant.queries';
import { StockInInput } from './stock-in.input';

/**
 * Records a delivery into a tank of the running shift (docs/design/domain.md#deliveries). Closed shifts take backward
 * stock-ins only.
 */
export const recordStockIn = defineCommand({
  name: 'recordStockIn',
  right: 'stock.record',
  input: StockInInput,
  async run(tx, input): Promise<RecordedStockIn> {
    const [running, meant] = await inOneRoundTrip([shareRunningShift(tx), shiftMeant(tx.sql, input)]);
    if (meant !== null && meant.id !== running.id)
      throw refusal(
        'SHIFT_CLOSED',
        decanting.shiftClosed({ shift: closing.shift({ date: meant.shiftDate, name: meant.shiftName }) }),
        'shiftId',
      );
    const { stockInId, measured, difference } = await enterStockIn(
      tx,
      input,
      meant && { ...running, state: 'RUNNING' },
    );
    return { stockInId, measured, difference };
  },
});
