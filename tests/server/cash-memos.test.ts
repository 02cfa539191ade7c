import { addDays } from '../../server/domain/kernel/business-date';
import { parseLitres } from '../../server/domain/kernel/litres';
import { amountOf, parseMoney } from '../../server/domain/kernel/money';
import { sum } from '../../server/domain/kernel/sum';
import { textsOf } from '../support/pdf-text';
import { FIRST_DAY, RATES } from '../support/small-station';
import { expectBooksInOrder } from '../support/state-of-books';
import { type Station, startStation } from '../support/station';

let station: Station;
let diesel: number;
let petrol: number;

beforeAll(async () => {
  station = await startStation();
  const { act, ids, sql } = station;
  ({ diesel, petrol } = ids.products);
  await act('startShift', { shiftDate: FIRST_DAY, shiftTypeId: ids.shiftTypes.morning });
  const sell = (creditor: number, productId: number, litres: number, vehicle: string | null) =>
    act('recordCreditSale', {
      creditorId: ids.creditors[creditor],
      pumpId: ids.pumps[0].id,
      productId,
      litres,
      vehicle,
    });
  await sell(0, diesel, 40_000, 'KA01AB1234');
  await sell(1, petrol, 10_000, 'KA01AB1235');
  await sell(1, diesel, 1_500, null);
  await sql("UPDATE creditor SET firm_name = 'GANESH LOGISTICS AND SONS' WHERE id = $1", [ids.creditors[1]]);
});
afterAll(async () => {
  await expectBooksInOrder(station.database);
  await station.close();
});

interface Memo {
  number: string;
  source: string;
  sourceText: string;
  customerName: string;
  vehicleNumber: string | null;
  rate: string;
  litres: string;
  amount: string;
}

const MADE = `query ($input: CashMemosInput!) { cashMemos(input: $input) {
  seed date productName shortName litres amount
  memos { number source sourceText customerName vehicleNumber rate litres amount } } }`;

async function made(input: object): Promise<{ seed: number; litres: string; amount: string; memos: Memo[] }> {
  const { body } = await station.graphql(MADE, { input: { productId: diesel, date: FIRST_DAY, ...input } });
  return body.data.cashMemos;
}

async function refused(input: object): Promise<[string | undefined, string][]> {
  const { body } = await station.graphql(MADE, { input: { productId: diesel, date: FIRST_DAY, ...input } });
  return body.errors[0].extensions.problems.map(({ field, message }: { field?: string; message: string }) => [
    field,
    message,
  ]);
}

const fromBooks = async () =>
  Promise.all(
    ['journal_entry', 'posting', 'stock_movement', 'audit_row', 'outbox_message'].map(
      async (table) => (await station.sql(`SELECT count(*) FROM ${table}`))[0],
    ),
  );

test('the price is the one in force at the end of the day, and only HS is split', async () => {
  const later = addDays(FIRST_DAY, 5);
  const rate = { productId: diesel, rate: 9300, shiftDate: later, shiftTypeId: station.ids.shiftTypes.night };
  await station.act('createProductRate', rate);
  const PRICE = `query ($productId: Int!, $date: BusinessDate!) {
    memoPrice(productId: $productId, date: $date) { shortName rate splits } }`;
  const asked = async (productId: number, date: string) =>
    (await station.graphql(PRICE, { productId, date })).body.data.memoPrice;
  expect(await asked(diesel, FIRST_DAY)).toEqual({ shortName: 'HS', rate: '92.50', splits: true });
  expect(await asked(diesel, addDays(later, -1))).toMatchObject({ rate: '92.50' });
  expect(await asked(diesel, later)).toMatchObject({ rate: '93.00' });
  expect(await asked(petrol, later)).toEqual({ shortName: 'MS', rate: '104.20', splits: false });
  expect(await asked(diesel, addDays(FIRST_DAY, -40))).toMatchObject({ rate: null });
});

test('the credit sales are those of the product and day, with their totals', async () => {
  const SALES = `query ($productId: Int!, $date: BusinessDate!) { memoCreditSales(productId: $productId, date: $date) {
    sales { firmName vehicle litres rate amount } litres amount } }`;
  const asked = async (date: string) =>
    (await station.graphql(SALES, { productId: diesel, date })).body.data.memoCreditSales;
  expect(await asked(FIRST_DAY)).toEqual({
    sales: [
      { firmName: 'SHREE TRANSPORT', vehicle: 'KA01AB1234', litres: '40.000', rate: '92.50', amount: '3700.00' },
      { firmName: 'GANESH LOGISTICS AND SONS', vehicle: null, litres: '1.500', rate: '92.50', amount: '138.75' },
    ],
    litres: '41.500',
    amount: '3838.75',
  });
  expect(await asked(addDays(FIRST_DAY, 1))).toEqual({ sales: [], litres: '0.000', amount: '0.00' });
});

test('prints a memo per credit sale, then the splits, to the millilitre and the paisa', async () => {
  const { seed, memos, ...whole } = await made({ includeCredit: true, quantity: '6000.125' });
  expect(memos.slice(0, 2)).toMatchObject([
    { number: `${seed}/1`, source: 'CREDIT_SALE', customerName: 'SHREE TRANSPORT', vehicleNumber: 'KA01AB1234' },
    { number: `${seed}/2`, customerName: 'GANESH LOGISTICS AND...', vehicleNumber: null, amount: '138.75' },
  ]);
  expect(memos[0]!.sourceText).toMatch(/^Credit sale \d+$/);
  const splits = memos.slice(2);
  expect(new Set(splits.map(({ source, sourceText }) => `${source}: ${sourceText}`))).toEqual(
    new Set(['SPLIT: Split of unrecorded cash sales']),
  );
  const litres = sum(splits, (memo) => parseLitres(memo.litres)!);
  const amount = sum(splits, (memo) => parseMoney(memo.amount)!);
  expect([litres, amount]).toEqual([6_000_125, amountOf(6_000_125, RATES.diesel)]);
  expect(whole).toMatchObject({ litres: '6041.625', amount: '558850.31' });
});

test('the same seed gives the same set, another seed another one; nothing is recorded', async () => {
  const before = await fromBooks();
  const first = await made({ quantity: '6000' });
  expect(await made({ quantity: '6000', seed: first.seed })).toEqual(first);
  const other = (first.seed % 999_999) + 1;
  expect((await made({ quantity: '6000', seed: other })).memos).not.toEqual(first.memos);
  expect(await fromBooks()).toEqual(before);
});

test('a product disabled since still has memos of its days', async () => {
  const input = { includeCredit: true, quantity: '600', seed: 7 };
  const before = await made(input);
  await station.sql('UPDATE product SET disabled = true WHERE id = $1', [diesel]);
  expect(await made(input)).toEqual(before);
  await station.sql('UPDATE product SET disabled = false WHERE id = $1', [diesel]);
});

test('more credit sales than memos are refused at their checkbox, with or without litres', async () => {
  const copies = await station.sql<{ id: number }>(
    `INSERT INTO credit_sale (shift_id, creditor_id, pump_id, product_id, litres, rate, amount, created_by_id)
     SELECT shift_id, creditor_id, pump_id, product_id, litres, rate, amount, created_by_id
     FROM credit_sale, generate_series(1, 199) WHERE product_id = $1 AND vehicle IS NULL RETURNING id`,
    [diesel],
  );
  const words =
    'HS has 201 credit sales on that day, but at most 200 memos can be made at once. Leave the credit vehicles out.';
  for (const quantity of [null, '600'])
    expect(await refused({ includeCredit: true, quantity })).toEqual([['includeCredit', words]]);
  await station.sql('DELETE FROM credit_sale WHERE id = ANY($1)', [copies.map(({ id }) => id)]);
});

test.each<[string, () => object, string, string]>([
  ['an unknown product', () => ({ productId: 999, quantity: '1' }), 'productId', 'Please select product first'],
  [
    'litres of petrol',
    () => ({ productId: petrol, quantity: '1' }),
    'quantity',
    'Additional memos can be made for HS only',
  ],
  [
    'neither litres nor credit sales',
    () => ({ includeCredit: false }),
    'quantity',
    'There is nothing to make memos from',
  ],
  [
    'a day without credit sales',
    () => ({ includeCredit: true, date: addDays(FIRST_DAY, 1) }),
    'quantity',
    'There is nothing to make memos from',
  ],
  [
    'a day before the first rate',
    () => ({ date: '2020-01-01', quantity: '1' }),
    'date',
    'HS has no rate on 01-01-2020',
  ],
  ['a future day', () => ({ date: '2999-01-01', quantity: '1' }), 'date', '01-01-2999 is in the future'],
  ['more memos than the limit', () => ({ quantity: '60000' }), 'quantity', 'at most 200 can be made at once'],
  ['more litres than the limit', () => ({ quantity: '100000.001' }), 'quantity', 'must be at most 1,00,000 litres'],
  ['a set number of 0', () => ({ quantity: '1', seed: 0 }), 'seed', 'The set number must be from 1 to 999999'],
])('refuses %s at its field', async (_what, input, field, words) => {
  expect(await refused(input())).toEqual([[field, expect.stringContaining(words)]]);
});

describe('printed memos', () => {
  const printed = async (query: object): Promise<Buffer> => {
    const asked = new URLSearchParams({ productId: String(diesel), date: FIRST_DAY, format: 'pdf', ...query });
    const { status, body } = await station.rest('GET', `/api/v1/cash-memos?${asked}`);
    expect(status).toBe(200);
    return body;
  };

  beforeAll(() =>
    station.act('changeRow', {
      table: 'station_setting',
      rowId: 1,
      permission: 2,
      changes: [
        { field: 'stationName', value: 'GOPAL FILLING STATION' },
        { field: 'dealerLine', value: 'Dealers: Bharat Petroleum' },
        { field: 'address', value: 'NH 48, श्री गणेश चौक\nTumakuru' },
        { field: 'phone', value: '0816 2270001' },
        { field: 'taxNumber', value: '29ABCDE1234F1ZW' },
      ],
    }),
  );

  test('state the station, product, line, amount in words and source', async () => {
    const pdf = await printed({ quantity: '2', seed: '7' });
    expect(textsOf(pdf)).toEqual([
      'GOPAL FILLING STATION',
      'Dealers: Bharat Petroleum',
      expect.stringContaining('NH 48, '),
      'Phone 0816 2270001 · GSTIN 29ABCDE1234F1ZW',
      'HS',
      'CASH MEMO',
      'No. 7/1',
      'Date',
      '01-04-2025',
      'Customer',
      expect.stringMatching(/^(CASH CUSTOMER|WALK-IN) \d{3}$/),
      'Vehicle',
      expect.stringMatching(/^VEHICLE \d{3}$/),
      'Product',
      'HS',
      'Price (₹ a litre)',
      '92.50',
      'Quantity (litres)',
      '2.000',
      'Amount',
      '₹185.00',
      'Rupees One Hundred Eighty Five Only',
      'Split of unrecorded cash sales',
      'For GOPAL FILLING STATION',
      'Authorised signatory',
    ]);
  });

  test('the memos have four to a sheet, and print identically each time', async () => {
    const first = await printed({ includeCredit: 'true', quantity: '6000', seed: '482913' });
    const texts = textsOf(first);
    const memos = texts.filter((text) => text.startsWith('No. '));
    expect(memos).toEqual(memos.map((_, index) => `No. 482913/${index + 1}`));
    expect(first.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(Math.ceil(memos.length / 4));
    expect(textsOf(await printed({ includeCredit: 'true', quantity: '6000', seed: '482913' }))).toEqual(texts);
  });
});
