import { showDate } from '../../domain/kernel/business-date';
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
        `Shift ${showDate(meant.shiftDate)} ${meant.shiftName} is closed. Ask an admin to enter this as a backward stock-in.`,
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
