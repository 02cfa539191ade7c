import { type CloseForm, closeForm } from '../../../modules/closing/close-form.query';
import { closeShift } from '../../../modules/closing/close-shift';
import { undoLastShift } from '../../../modules/closing/undo-last-shift';
import { inLitres, priceRow, rupees } from '../present';
import { askRow, type Row, submitRow } from '../route';
import {
  body,
  type Field,
  flag,
  list,
  litres,
  money,
  moneyOrNone,
  nothing,
  one,
  parameters,
  text,
  whole,
} from '../shape';
import { currencyData } from './cash';

/** Five lists: nozzles, products, credit and cash per pump, swipe machines. */
const fiveLists = ({ nozzles, products, credits, cashCollections, swipeMachines }: CloseForm) => [
  // A closed leg was ended by a meter event: the old screen reads the running meter.
  nozzles
    .filter(({ close }) => close === null)
    .map(({ nozzleId, nozzleName, pumpId, pumpName, productId, productName, open }) => ({
      nozelId: nozzleId,
      nozelName: nozzleName,
      mpdId: pumpId,
      mpdName: pumpName,
      productId,
      productName,
      openReading: inLitres(open),
    })),
  products.map(priceRow),
  credits.map(({ pumpId, productId, productName, ...credit }) => ({
    mpdId: pumpId,
    productId,
    productName,
    quantity: inLitres(credit.litres),
    amount: rupees(credit.amount),
  })),
  cashCollections.map(({ pumpId, amount }) => ({ mpdId: pumpId, cashCollection: rupees(amount) })),
  swipeMachines.map(({ id, name }) => ({ swipeId: id, swipeMachineName: name })),
];

/** If empty, the amount of the last collection is the sum of its notes. */
const lastAmount: Field = {
  legacy: 'amount',
  read: (value) => (money('amount').read(value) === null ? null : moneyOrNone('amount').read(value)),
};

/**
 * The whole state of the old close screen; the figures that it calculated (consumption, sale, totals) are calculated
 * again.
 */
const screenState = body({
  comment: text('comment'),
  tanks: list('tanks', {
    tankId: whole('tankId'),
    isAtg: flag('isAtg', true),
    dip: whole('dip'),
    volume: litres('volumeInLtrs'),
  }),
  pumps: list('mpds', {
    pumpId: whole('mpdId'),
    nozzles: list('nozzles', {
      nozzleId: whole('nozelId'),
      open: litres('openReading'),
      close: litres('closeReading'),
      testing: litres('testing'),
    }),
    swipes: list('swipes', { swipeMachineId: whole('swipeId'), amount: moneyOrNone('amount') }),
    lastCollection: one('lastCashCollection', {
      employeeId: whole('employeeId'),
      amount: lastAmount,
      notes: currencyData,
    }),
    isAllHandedIn: flag('isAllHandedIn', false),
    shortages: list('employeeShortages', { employeeId: whole('employeeId'), amount: moneyOrNone('amount') }),
  }),
});

const UNDONE = { msg: 'last shift is undo successfully' };
const undo = { path: '/api/v1/mis/undo-last-shift', command: undoLastShift, present: () => UNDONE };

export const closingRows: Row[] = [
  askRow({ method: 'GET', path: '/api/v1/closeshiftdata', query: closeForm, shape: nothing, present: fiveLists }),
  submitRow({
    method: 'POST',
    path: '/api/v1/closeshift',
    bodies: 'json',
    largestBody: 512 * 1024,
    command: closeShift,
    shape: screenState,
    // Under a new key, and only if there are any.
    present: ({ shiftId, warnings }) => ({
      msg: 'shift close successfully',
      shiftId,
      ...(warnings && { warnings: warnings.map(({ message }) => message) }),
    }),
  }),
  // A GET that changes data, for old tools only; the bearer header prevents cross-site requests.
  submitRow({ ...undo, method: 'GET', shape: parameters({ shiftId: whole('shiftId') }) }),
  submitRow({ ...undo, method: 'POST', shape: body({ shiftId: whole('shiftId') }) }),
];
