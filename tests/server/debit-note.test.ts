import { debitNote } from '../../server/modules/stock/debit-note';
import { claimableInvoices } from '../../server/modules/stock/debit-note.queries';
import { ask } from '../../server/platform/ask';
import { debitNoteLetter } from '../../server/reports/definitions/debit-note';
import { profitAndLoss } from '../../server/reports/definitions/profit-and-loss';
import { supplierAccount } from '../../server/reports/definitions/supplier-account';
import { supplierDues } from '../../server/reports/definitions/supplier-dues';
import { expectBooksInOrder } from '../support/state-of-books';
import { CashStation, FIRST_DAY, problemsOf } from './cash-station';

let station: CashStation;
let oil: number;
let invoiceId: number;

const TODAY = '2026-01-10';

const buy = (over: object = {}) =>
  station.act<{ invoiceId: number }>('createInvoice', {
    ...{ supplierId: oil, invoiceNumber: 'IOC-1', invoiceAmount: 10_000_000, truckNumber: 'KA 01' },
    ...{ invoiceDateTime: '2026-01-02T06:00', receiveDateTime: '2026-01-02T09:00', confirmed: true },
    lines: [{ productId: station.ids.hs, quantity: 1_000_000, shortageQuantity: 20_000, density: '832.5' }],
    ...over,
  });

beforeEach(async () => {
  station = await CashStation.open(TODAY);
  // Its id is not that of the product.
  await station.act('createSupplier', { name: 'PAINT AND PIPES' });
  oil = (
    await station.act<{ id: number }>('createSupplier', {
      name: 'OIL COMPANY',
      openingBalance: 50_000,
      openingDate: FIRST_DAY,
    })
  ).id;
  await station.start();
  ({ invoiceId } = await buy());
});
afterEach(async () => {
  const { backend } = station;
  await expectBooksInOrder(backend.database).finally(() => backend.close());
});

const claim = (over: object = {}) => ({
  ...{ supplierId: oil, invoiceId, productId: station.ids.hs, kind: 'SHORTAGE' },
  ...{ amount: 185_000, noteDate: '2026-01-03', number: 'CLM 7', comment: ' 20 L short ' },
  ...over,
});
const record = (over: object = {}) => station.act<{ debitNoteId: number }>('recordDebitNote', claim(over));
const changeRow = (rowId: number, permission: number, changes: object[] = [], table = 'debit_note') =>
  station.act<{ effects?: string[] }>('changeRow', { table, rowId, permission, changes, comment: 'By the letter' });
const owed = async (): Promise<number> => -((await station.balances())[`SUPPLIER ${oil}`] ?? 0);

test('reduces what the supplier is owed and the purchases of the product, on its own day', async () => {
  const { debitNoteId } = await record();
  expect(await owed()).toBe(10_000_000 + 50_000 - 185_000);
  expect((await station.balances())[`PURCHASES ${station.ids.hs}`]).toBe(10_000_000 - 185_000);
  expect(
    await station.sql(
      "SELECT business_date::text AS day, shift_id FROM journal_entry WHERE document_kind = 'DEBIT_NOTE'",
    ),
  ).toEqual([{ day: '2026-01-03', shift_id: null }]);
  expect(await ask(station.ctx, debitNote.list)).toMatchObject([
    {
      ...{ id: debitNoteId, supplierName: 'OIL COMPANY', invoiceNumber: 'IOC-1', kind: 'SHORTAGE', amount: 185_000 },
      ...{ noteDate: '2026-01-03', number: 'CLM 7', comment: '20 L short' },
    },
  ]);
});

test('its line is in the account of the supplier, and the margin of the product is higher by it', async () => {
  await record();
  const days = { from: '2026-01-02', to: TODAY };
  const [account, lines] = (await ask(station.ctx, supplierAccount.query, { supplier: oil, ...days } as never))
    .sections;
  expect(account!.rows).toMatchObject([{ debit: 185_000, credit: 10_000_000 }]);
  expect(lines!.rows).toMatchObject([
    { number: 'IOC-1', credit: 10_000_000 },
    { what: { message: 'Debit note 1' }, number: 'CLM 7', comment: '20 L short', debit: 185_000 },
  ]);
  const [result] = (await ask(station.ctx, profitAndLoss.query, days as never)).sections;
  expect(result!.rows).toMatchObject([{ purchases: 10_000_000 - 185_000 }]);
});

test('a claim about no invoice needs a fuel in use, and may be of any supplier', async () => {
  const { id: other } = await station.act<{ id: number }>('createSupplier', { name: 'GAS', openingBalance: 900_000 });
  await record({ supplierId: other, invoiceId: null, kind: 'RATE' });
  expect((await station.balances())[`SUPPLIER ${other}`]).toBe(-900_000 + 185_000);
  const { id: oilCan } = await station.act<{ id: number }>('createProduct', { name: 'Tin', kind: 'PACKED' });
  expect(await problemsOf(record({ invoiceId: null, productId: oilCan }))).toEqual([
    ['productId', 'Please select a product'],
  ]);
});

test.each([
  ['an unknown supplier', { supplierId: 999, invoiceId: null }, ['supplierId', 'Select a supplier']],
  ['an unknown invoice', { invoiceId: 999 }, ['invoiceId', 'Select an invoice of this supplier']],
  ['an unknown kind', { kind: 'GIFT' }, ['kind', 'Select what the claim is for']],
  ['an amount of 0', { amount: 0 }, ['amount', 'amount must be more than 0 and at most ₹99,99,99,999.99']],
  ['no day', { noteDate: null }, ['noteDate', 'Enter the date of the debit note']],
  ['a day to come', { noteDate: '2026-01-11' }, ['noteDate', 'The date of the debit note must not be in the future']],
  [
    'a day before its invoice',
    { noteDate: FIRST_DAY },
    ['noteDate', 'The debit note must not be dated before its invoice of 02-01-2026'],
  ],
])('refuses %s', async (_, over, problem) => {
  expect(await problemsOf(record(over))).toEqual([problem]);
});

test('refuses an invoice of another supplier, and a product that is not on the invoice', async () => {
  const { id: other } = await station.act<{ id: number }>('createSupplier', { name: 'GAS COMPANY' });
  expect(await problemsOf(record({ supplierId: other }))).toEqual([
    ['invoiceId', 'Select an invoice of this supplier'],
  ]);
  expect(await problemsOf(record({ productId: station.ids.ms }))).toEqual([
    ['productId', 'This product is not on the invoice'],
  ]);
});

test('asks about claims above the invoice, and without one above what is owed', async () => {
  await record({ amount: 9_900_000 });
  expect(await problemsOf(record({ amount: 200_000, number: 'C-2' }))).toEqual([
    [
      'amount',
      'The debit notes of invoice IOC-1 come to ₹1,01,000.00, but the invoice is ₹1,00,000.00. Save again to keep it.',
    ],
  ]);
  expect(await problemsOf(record({ invoiceId: null, amount: 150_001, number: 'C-3' }))).toEqual([
    ['amount', 'The debit note is ₹1,500.01, but this supplier is owed ₹1,500.00. Save again to keep it.'],
  ]);
  await record({ amount: 200_000, confirmed: true });
  expect(await owed()).toBe(-50_000);
});

test('asks about a claim that is made twice, by its number or by what it claims', async () => {
  await record({ number: 'C-1' });
  const twice = [['amount', 'Debit note 1 of 03-01-2026 claims the same already. Save again to keep it.']];
  expect(await problemsOf(record({ number: 'C-1', amount: 1_000 }))).toEqual(twice);
  expect(await problemsOf(record({ number: null }))).toEqual(twice);
  await record({ number: 'C-2', kind: 'DENSITY', amount: 1_000 });
});

test('a change posts it again on its new day, and a deletion takes it back', async () => {
  const { debitNoteId } = await record();
  const { effects } = await changeRow(debitNoteId, 2, [
    { field: 'amount', value: '2000.00' },
    { field: 'noteDate', value: '2026-01-05' },
    { field: 'kind', value: 'DENSITY' },
  ]);
  expect(effects).toEqual(['Account of OIL COMPANY: −₹98,650.00 → −₹98,500.00']);
  expect(await owed()).toBe(9_850_000);
  await changeRow(debitNoteId, 2, [{ field: 'comment', value: null }]);
  expect(await problemsOf(changeRow(debitNoteId, 2, [{ field: 'noteDate', value: FIRST_DAY }]))).toEqual([
    ['noteDate', 'The debit note must not be dated before its invoice of 02-01-2026'],
  ]);
  await changeRow(debitNoteId, 1);
  expect(await owed()).toBe(10_050_000);
});

test('an earlier day than the opening balance moves it', async () => {
  const early = { invoiceId: null, amount: 10_000, noteDate: '2025-12-20' };
  expect(await problemsOf(record(early))).toEqual([
    ['amount', '20-12-2025 is before the books began, on 01-01-2026. Save again to keep it.'],
  ]);
  await record({ ...early, confirmed: true });
  const [supplier] = await station.sql('SELECT opening_date::text AS day FROM supplier WHERE id = $1', [oil]);
  expect(supplier).toEqual({ day: '2025-12-20' });
});

test('an invoice that is claimed keeps its supplier and the product, and is not deleted', async () => {
  const { debitNoteId } = await record();
  const { id: other } = await station.act<{ id: number }>('createSupplier', { name: 'GAS COMPANY' });
  const named = `Debit note ${debitNoteId} of 03-01-2026`;
  const asSupplier = [{ field: 'supplierId', value: String(other) }];
  expect(await problemsOf(changeRow(invoiceId, 2, asSupplier, 'invoice'))).toEqual([
    ['supplierId', `${named} names this invoice. Delete the debit note first.`],
  ]);
  expect(await problemsOf(changeRow(invoiceId, 1, [], 'invoice'))).toEqual([
    [undefined, `${named} names this invoice. Delete the debit note first.`],
  ]);
  const [line] = await station.sql<{ id: number }>('SELECT id FROM invoice_line WHERE invoice_id = $1', [invoiceId]);
  const asProduct = [{ field: 'productId', value: String(station.ids.ms) }];
  expect(await problemsOf(changeRow(line!.id, 2, asProduct, 'invoice_line'))).toEqual([
    ['productId', `${named} claims HS of this invoice. Delete the debit note first.`],
  ]);
  await changeRow(debitNoteId, 1);
  await changeRow(invoiceId, 1, [], 'invoice');
  expect(await owed()).toBe(50_000);
});

test('offers the invoices of the supplier, newest first, with their products', async () => {
  await buy({ invoiceNumber: 'IOC-2', invoiceDateTime: '2026-01-04T06:00', receiveDateTime: '2026-01-04T09:00' });
  await buy({ invoiceNumber: 'X-1', supplierId: null });
  expect(await ask(station.ctx, claimableInvoices, { supplierId: oil })).toMatchObject([
    { invoiceNumber: 'IOC-2', invoicedOn: '2026-01-04', amount: 10_000_000, productIds: [station.ids.hs] },
    { invoiceNumber: 'IOC-1' },
  ]);
});

test('lowers the invoice that it names, its age and what falls due, and none that is older or newer', async () => {
  await station.act('updateSupplier', { id: oil, version: 1, paymentDays: 7 });
  const late = { invoiceDateTime: '2026-01-09T06:00', receiveDateTime: '2026-01-09T09:00', invoiceAmount: 3_000_000 };
  const { invoiceId: newest } = await buy({ invoiceNumber: 'IOC-2', ...late });
  const duesOn = async (asAt: string) => {
    const [dues] = (await ask(station.ctx, supplierDues.query, { asAt } as never)).sections;
    return { ...dues!, rows: dues!.rows.filter(({ owed }) => owed !== 0) };
  };
  const first = await duesOn(TODAY);
  expect(first.rows).toMatchObject([
    {
      ...{ supplier: 'OIL COMPANY', owed: 13_050_000, upTo30: 13_000_000, upTo60: 0, upTo90: 0, above90: 50_000 },
      ...{ overdue: 10_050_000, dueThisWeek: 13_050_000, nextDue: '2026-01-16' },
    },
  ]);
  await record({ amount: 250_000 });
  const noted = await duesOn(TODAY);
  expect(noted.rows).toMatchObject([
    { owed: 12_800_000, upTo30: 12_750_000, above90: 50_000, overdue: 9_800_000, dueThisWeek: 12_800_000 },
  ]);
  expect(noted.totals).toMatchObject({ owed: 12_800_000, upTo30: 12_750_000, dueThisWeek: 12_800_000 });
  await record({ amount: 1_000_000, invoiceId: newest, noteDate: TODAY, number: 'CLM 8' });
  expect((await duesOn(TODAY)).rows).toMatchObject([{ owed: 11_800_000, upTo30: 11_750_000, overdue: 9_800_000 }]);
  const before = await duesOn('2026-01-02');
  expect(before.rows).toMatchObject([
    { owed: 10_050_000, overdue: 50_000, dueThisWeek: 10_050_000, nextDue: '2026-01-09' },
  ]);
});

test('its letter names the claim, and is issued again when the claim changes', async () => {
  const { debitNoteId } = await record();
  const [letter] = (await ask(station.ctx, debitNoteLetter.query, { debitNoteId } as never)).sections;
  expect(letter!.rows).toMatchObject([
    {
      ...{ noteNo: '1', date: '2026-01-03', supplier: 'OIL COMPANY', kind: 'Shortage', invoice: 'IOC-1' },
      ...{ invoiceDate: '2026-01-02', claimNo: 'CLM 7', amount: 185_000, comment: '20 L short' },
      inWords: { message: 'Rupees One Thousand Eight Hundred Fifty Only' },
    },
  ]);
  await changeRow(debitNoteId, 2, [{ field: 'amount', value: '1900.00' }]);
  const versions = await station.sql(
    "SELECT version, content -> 'party' ->> 'name' AS party FROM issued_paper WHERE kind = 'debit_note' ORDER BY version",
  );
  expect(versions).toEqual([
    { version: 1, party: 'OIL COMPANY' },
    { version: 2, party: 'OIL COMPANY' },
  ]);
});
