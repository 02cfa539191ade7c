import { supplierPayment } from '../../server/modules/stock/supplier-payment';
import { ask } from '../../server/platform/ask';
import { expectBooksInOrder } from '../support/state-of-books';
import { CashStation, IN_SAFE, problemsOf } from './cash-station';

let station: CashStation;
let oil: number;

beforeEach(async () => {
  station = await CashStation.open();
  oil = (await station.act<{ id: number }>('createSupplier', { name: 'OIL COMPANY' })).id;
});
afterEach(async () => {
  const { backend } = station;
  await expectBooksInOrder(backend.database).finally(() => backend.close());
});

const pay = (over: object = {}) =>
  station.act<{ supplierPaymentId: number }>('recordSupplierPayment', { supplierId: oil, amount: 12_000, ...over });
const changeRow = (rowId: number, permission: number, changes: object[] = []) =>
  station.act('changeRow', { table: 'supplier_payment', rowId, permission, changes, comment: 'By the voucher' });

test('cash leaves the safe, an account pays without notes, and the supplier is debited by both', async () => {
  const shiftId = await station.start();
  await pay({
    notes: [
      { value: 100, in: 0, out: 1 },
      { value: 20, in: 0, out: 1 },
    ],
    comment: ' On account ',
  });
  await pay({ amount: 1_234_567, accountId: station.bank, paymentModeId: station.modes.neft, reference: 'N2601' });
  expect(await station.safe()).toMatchObject({ 100: 9, 20: 9, uncounted: 0 });
  expect(await station.balances()).toMatchObject({
    [`SUPPLIER ${oil}`]: 1_246_567,
    [`BANK ${station.bank}`]: -1_234_567,
    'CASH 0': IN_SAFE - 12_000,
  });
  expect(await ask(station.ctx, supplierPayment.list, { shiftId })).toMatchObject([
    { supplierName: 'OIL COMPANY', amount: 1_234_567, accountName: 'STATE BANK', reference: 'N2601', comment: null },
    { supplierName: 'OIL COMPANY', amount: 12_000, accountName: null, reference: null, comment: 'On account' },
  ]);
});

test('refuses an unknown or disabled supplier, and an amount of 0', async () => {
  await station.start();
  expect(await problemsOf(pay({ supplierId: 999 }))).toEqual([['supplierId', 'Select a supplier']]);
  expect(await problemsOf(pay({ amount: 0 }))).toEqual([
    ['amount', 'amount must be more than 0 and at most ₹99,99,99,999.99'],
  ]);
  await pay();
  await station.act('removeSupplier', { id: oil, version: 1 });
  expect(await problemsOf(pay())).toEqual([['supplierId', 'Select a supplier']]);
});

test('asks about a reference that another payment from the account has', async () => {
  await station.start();
  const way = { accountId: station.bank, paymentModeId: station.modes.neft, reference: 'CHQ 000123' };
  await pay(way);
  await expect(pay({ ...way, reference: 'chq-123' })).rejects.toMatchObject({ problems: [{ code: 'REFERENCE_SEEN' }] });
  await pay({ ...way, reference: 'chq-123', confirmed: true });
});

test('a change moves the difference, another supplier the whole, and a deletion takes it back', async () => {
  await station.start();
  const { id: lubricants } = await station.act<{ id: number }>('createSupplier', { name: 'LUBRICANTS' });
  const { supplierPaymentId } = await pay();
  await changeRow(supplierPaymentId, 2, [{ field: 'amount', value: '150.00' }]);
  expect(await station.balances()).toMatchObject({ [`SUPPLIER ${oil}`]: 15_000, 'CASH 0': IN_SAFE - 15_000 });
  await changeRow(supplierPaymentId, 2, [{ field: 'supplierId', value: String(lubricants) }]);
  const moved = await station.balances();
  expect([moved[`SUPPLIER ${oil}`] ?? 0, moved[`SUPPLIER ${lubricants}`]]).toEqual([0, 15_000]);
  await changeRow(supplierPaymentId, 1);
  const after = await station.balances();
  expect([after[`SUPPLIER ${lubricants}`] ?? 0, after['CASH 0']]).toEqual([0, IN_SAFE]);
});
