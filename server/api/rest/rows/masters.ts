import { accountsWithModes } from '../../../masters/account-payment-mode.queries';
import { Creditor } from '../../../masters/creditor';
import { Denomination } from '../../../masters/denomination';
import { dipCharts, dipVolume } from '../../../masters/dip-chart.queries';
import { Employee } from '../../../masters/employee';
import { ExpenditureCategory } from '../../../masters/expenditure-category';
import { Nozzle } from '../../../masters/nozzle';
import { PaymentMode } from '../../../masters/payment-mode';
import { Product } from '../../../masters/product';
import { ProductRate } from '../../../masters/product-rate';
import { pricesOnDay, rateOutlook } from '../../../masters/product-rate.queries';
import { Pump } from '../../../masters/pump';
import { pumpsWithProducts } from '../../../masters/pump.queries';
import { setDipChart } from '../../../masters/set-dip-chart';
import { ShiftType } from '../../../masters/shift-type';
import { SwipeMachine } from '../../../masters/swipe-machine';
import { Tank } from '../../../masters/tank';
import { TransactionAccount } from '../../../masters/transaction-account';
import { User } from '../../../masters/user';
import { createRow, listRow, oneRow, updateRow } from '../master-rows';
import { inLitres, lastId, priceRow, rupees } from '../present';
import { askRow, type Row, submitRow } from '../route';
import { body, list, litres, nothing, parameters, text, whole } from '../shape';

/** The masters of the old paths: pumps, tanks, products, accounts, people. */
export const masterRows: Row[] = [
  createRow('/api/v1/creditor', Creditor, 'json'),
  oneRow('/api/v1/creditor/:creditorId', Creditor, 'list'),
  updateRow('/api/v1/creditor', Creditor, { within: 'creditor', version: 'oldCreditor.version' }),
  listRow('/api/v1/creditorauto', Creditor, ['creditorId', 'shortName']),

  createRow('/api/v1/employee', Employee),
  oneRow('/api/v1/employee/:employeeId', Employee, 'object'),
  updateRow('/api/v1/employee', Employee, { within: 'employeeData', version: 'employeeData.version' }),
  listRow('/api/v1/employee/auto', Employee, ['employeeId', 'employeeName']),

  createRow('/api/v1/user', User),
  listRow('/api/v1/user/auto', User, ['userId', 'name']),

  createRow('/api/v1/mpds', Pump),
  listRow('/api/v1/mpds', Pump, ['mpdId', 'mpdName']),
  askRow({
    method: 'GET',
    path: '/api/v1/mpdswithproduct',
    query: pumpsWithProducts,
    shape: nothing,
    present: (rows) =>
      rows.map(({ pumpId, pumpName, productId, productName }) => ({
        mpdId: pumpId,
        mpdName: pumpName,
        productId,
        productName,
      })),
  }),
  createRow('/api/v1/nozzel', Nozzle),

  createRow('/api/v1/products', Product),
  askRow({
    method: 'GET',
    path: '/api/v1/products',
    query: rateOutlook,
    shape: nothing,
    present: (rows) => rows.map(priceRow),
  }),
  createRow('/api/v1/product-rate', ProductRate),
  askRow({
    method: 'GET',
    path: '/api/v1/products-rate-by-shiftDate/:date',
    query: pricesOnDay,
    shape: parameters({ date: text('date') }),
    // The price at the end of the day. A day with several prices lists them under a new key.
    present: (rows) =>
      rows
        .filter(({ rate }) => rate !== null)
        .map((row) => ({ ...priceRow(row), ...(row.rates.length > 1 && { sellingPrices: row.rates.map(rupees) }) })),
  }),

  createRow('/api/v1/tanks', Tank),
  listRow('/api/v1/tanks', Tank, ['tankId', 'tankName', 'productId', 'productName']),
  submitRow({
    method: 'POST',
    path: '/api/v1/dip-table',
    command: setDipChart,
    shape: body({
      tankId: whole('tankId'),
      rows: list('rows', { dip: whole('dip'), volume: litres('volumeInLtrs') }),
    }),
    // A chart with warnings is saved too, so they are returned beside the id, under a new key.
    present: ({ id, warnings }) => lastId(id).map((row) => (warnings.length > 0 ? { ...row, warnings } : row)),
  }),
  askRow({
    method: 'GET',
    path: '/api/v1/dip-table',
    query: dipCharts,
    shape: nothing,
    present: (rows) => rows.map(({ tankId, dip, volume }) => ({ tankId, dip, volumeInLtrs: inLitres(volume) })),
  }),
  askRow({
    method: 'GET',
    path: '/api/v1/dip-volume/:tankId/:dip',
    query: dipVolume,
    shape: parameters({ tankId: whole('tankId'), dip: whole('dip') }),
    present: (volume) => (volume === null ? [] : [{ volumeInLtrs: inLitres(volume) }]),
  }),

  createRow('/api/v1/shift', ShiftType),
  listRow('/api/v1/shift', ShiftType, ['shiftId', 'shiftName']),

  createRow('/api/v1/swipemachine', SwipeMachine),
  listRow('/api/v1/swipemachines', SwipeMachine, ['swipeId', 'swipeMachineName']),

  createRow('/api/v1/expCategory', ExpenditureCategory),
  listRow('/api/v1/expCategory', ExpenditureCategory, ['exCatId', 'exCatName']),

  createRow('/api/v1/transactionAcc', TransactionAccount),
  listRow('/api/v1/transactionAcc', TransactionAccount, ['trAccountId', 'trAccountName']),
  askRow({
    method: 'GET',
    path: '/api/v1/transaction-acc-detail',
    query: accountsWithModes,
    shape: nothing,
    present: (rows) =>
      rows.map(({ id, name, modes }) => ({
        trAccountId: id,
        trAccountName: name,
        payModes: modes.map((mode) => ({ payModeId: mode.id, payModeName: mode.name })),
      })),
  }),
  createRow('/api/v1/paymentmode', PaymentMode),
  listRow('/api/v1/paymentmode', PaymentMode, ['payModeId', 'payModeName']),

  createRow('/api/v1/currency', Denomination),
];
