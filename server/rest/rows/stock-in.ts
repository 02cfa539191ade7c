import { recordBackwardStockIn } from '../../stock/record-backward-stock-in';
import { recordStockIn } from '../../stock/record-stock-in';
import { lastId } from '../present';
import { type Row, submitRow } from '../route';
import { body, flag, kilolitres, litres, text, whole } from '../shape';

/** The stock-in record of the old tools; what they write into `stockInId` and believe to remain is not used. */
const stockIn = body({
  remaining: litres('remaining'),
  shiftDate: text('shiftDate'),
  stockInDateTime: text('stockInDateTime'),
  invoiceLineId: whole('invoiceDetailId'),
  tankId: whole('tankId'),
  productId: whole('productId'),
  shiftId: whole('shiftId'),
  quantity: kilolitres('quantity'),
  startDip: whole('startDip'),
  endDip: whole('endDip'),
  beforeReading: litres('beforeReading'),
  afterReading: litres('afterReading'),
  endVolume: litres('endDipVolume'),
  startVolume: litres('startDipVolume'),
  isAtg: flag('isAtg', false),
  comment: text('comment'),
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
