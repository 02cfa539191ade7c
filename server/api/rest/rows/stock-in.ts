import { recordBackwardStockIn } from '../../../modules/stock/record-backward-stock-in';
import { recordStockIn } from '../../../modules/stock/record-stock-in';
import { lastId } from '../present';
import { type Row, submitRow } from '../route';
import { body, flag, kilolitres, litres, text, whole } from '../shape';

/** The stock-in record of the old tools; their `stockInId` and their remaining quantity are ignored. */
const stockIn = body({
  remaining: litres('remaining'),
  shiftDate: text('shiftDate'),
  stockInDateTime: text('stockInDateTime'),
  invoiceLineId: whole('invoiceDetailId'),
  tankId: whole('tankId'),
  productId: whole('productId'),
  // The id of the shift type, as GET /shift lists it, not that of a shift.
  shiftTypeId: whole('shiftId'),
  quantity: kilolitres('quantity'),
  startDip: whole('startDip'),
  endDip: whole('endDip'),
  beforeReading: litres('beforeReading'),
  afterReading: litres('afterReading'),
  endVolume: litres('endDipVolume'),
  startVolume: litres('startDipVolume'),
  isAtg: flag('isAtg', false),
  comment: text('comment'),
  // The specification's record has no comment, so a tool without one cannot explain a gap.
  reviewsGap: { legacy: 'comment', read: () => true },
});

export const stockInRows: Row[] = [
  submitRow({
    method: 'POST',
    path: '/api/v1/stockIn',
    bodies: 'json',
    command: recordStockIn,
    shape: stockIn,
    present: ({ stockInId }) => lastId(stockInId),
  }),
  submitRow({
    method: 'POST',
    path: '/api/v1/backward-stockIn',
    bodies: 'json',
    command: recordBackwardStockIn,
    shape: stockIn,
    present: ({ stockInId }) => lastId(stockInId),
  }),
];
