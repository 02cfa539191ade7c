import { supplierPayment } from '../../server/modules/stock/supplier-payment';
import { ask } from '../../server/platform/ask';
import { currentShiftCashTransaction } from '../../server/reports/definitions/current-shift-cash-transaction';
import { supplierAccount } from '../../server/reports/definitions/supplier-account';
import { supplierDues } from '../../server/reports/definitions/supplier-dues';
import { trialBalance } from '../../server/reports/definitions/trial-balance';
import { expectBooksInOrder } from '../support/state-of-books';
import { CashStation, FIRST_DAY, IN_SAFE, problemsOf } from './cash-station';

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
  const { sections } = await ask(station.ctx, currentShiftCashTransaction.query, {});
  expect(sections.flatMap(({ rows }) => rows)).toContainEqual(
    expect.objectContaining({ document: expect.objectContaining({ message: 'Payment to OIL COMPANY' }), out: 12_000 }),
  );
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

test('asks about an amount far above what is owed, or is usually paid', async () => {
  await station.start();
  const owed = { name: 'GAS COMPANY', openingBalance: 810_877_000 };
  const { id: supplierId } = await station.act<{ id: number }>('createSupplier', owed);
  const by = { supplierId, accountId: station.bank, paymentModeId: station.modes.neft };
  const asked = await problemsOf(pay({ ...by, amount: 8_108_770_000, reference: 'N1' }));
  expect(asked).toEqual([
    ['amount', 'The payment is ₹8,10,87,700.00, but this supplier is owed ₹81,08,770.00. Save again to keep it.'],
  ]);
  for (const reference of ['N2', 'N3', 'N4']) await pay({ ...by, reference, amount: 100_000_000 });
  const usual = [['amount', expect.stringContaining('this supplier is usually paid about ₹10,00,000.00')]];
  expect(await problemsOf(pay({ ...by, amount: 1_300_000_000, reference: 'N5' }))).toEqual(usual);
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

test('its account, its dues and the trial balance agree, and what is older than its terms is overdue', async () => {
  await station.start();
  const { id: productId } = await station.act<{ id: number }>('createProduct', { name: 'Lamp oil' });
  const { act } = station;
  await act('updateSupplier', {
    id: oil,
    version: 1,
    openingBalance: 40_000,
    openingDate: '2025-12-20',
    paymentDays: 7,
  });
  const buy = (invoiceNumber: string, day: string, invoiceAmount: number) =>
    act('createInvoice', {
      ...{ supplierId: oil, invoiceNumber, invoiceAmount, truckNumber: 'KA 01' },
      ...{ invoiceDateTime: `${day}T06:00`, receiveDateTime: `${day}T09:00` },
      lines: [{ productId, quantity: 1_000_000, shortageQuantity: 0, density: '832.5' }],
    });
  await buy('OLD', '2025-12-21', 50_000);
  await buy('NEW', FIRST_DAY, 30_000);
  await pay();
  const sections = async (report: typeof supplierAccount, values: object) =>
    (await ask(station.ctx, report.query, values as never)).sections;

  const [account, lines] = await sections(supplierAccount, { supplier: oil, from: '2025-12-21', to: FIRST_DAY });
  expect(account!.rows).toMatchObject([{ opening: -40_000, debit: 12_000, credit: 80_000, closing: -108_000 }]);
  expect(lines!.rows).toMatchObject([
    { number: 'OLD', credit: 50_000, balance: -90_000 },
    { number: 'NEW', credit: 30_000, balance: -120_000 },
    { number: null, debit: 12_000, balance: -108_000 },
  ]);
  const [dues] = await sections(supplierDues, { asAt: FIRST_DAY });
  expect(dues!.rows).toMatchObject([{ supplier: 'OIL COMPANY', paymentDays: 7, owed: 108_000, overdue: 78_000 }]);
  const [trial] = await sections(trialBalance, { asAt: FIRST_DAY });
  const rows = trial!.rows as { account: string | null; debit: number | null; credit: number | null }[];
  expect(rows.filter((row) => row.account === 'OIL COMPANY')).toMatchObject([{ credit: 108_000 }]);
  expect(rows.reduce((total, { debit, credit }) => total + (debit ?? 0) - (credit ?? 0), 0)).toBe(0);
});
