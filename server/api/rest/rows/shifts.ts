import { lastClosedShift, runningShift, tankStates } from '../../../modules/shifts/shift.queries';
import { startShift } from '../../../modules/shifts/start-shift';
import { inLitres, lastId, priceRow, shiftRow } from '../present';
import { askRow, type Row, submitRow } from '../route';
import { body, flag, nothing, text, whole } from '../shape';

export const shiftRows: Row[] = [
  submitRow({
    method: 'POST',
    path: '/api/v1/startnewshift',
    command: startShift,
    shape: body({
      shiftTypeId: whole('shiftId'),
      shiftDate: text('shiftDate'),
      confirmAhead: flag('confirmAhead', false),
    }),
    present: ({ shiftId }) => lastId(shiftId),
  }),
  askRow({
    method: 'GET',
    path: '/api/v1/shiftdetail',
    query: runningShift,
    shape: nothing,
    present: shiftRow,
  }),
  askRow({
    method: 'GET',
    path: '/api/v1/mis/last-running-shift',
    query: lastClosedShift,
    shape: nothing,
    present: shiftRow,
  }),
  askRow({
    method: 'GET',
    path: '/api/v1/current-shift-product-rate',
    query: runningShift,
    shape: nothing,
    present: (shift) => (shift?.rates ?? []).map(priceRow),
  }),
  askRow({
    method: 'GET',
    path: '/api/v1/tank/current-shift-tank-detail',
    query: tankStates,
    shape: nothing,
    present: (tanks) =>
      tanks.map(({ tankId, tankName, productName, openingDip, openingVolume, stockIn, available }) => ({
        tankId,
        tankName,
        productName,
        oDip: openingDip,
        volume: inLitres(openingVolume),
        stockIn: inLitres(stockIn),
        available: inLitres(available),
      })),
  }),
];
