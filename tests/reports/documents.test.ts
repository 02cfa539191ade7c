import { textsOf } from '../support/pdf-text';
import { type Station, startStation } from '../support/station';
import { type WorkedBills, workBills } from './worked-bills';
import { onDay } from './worked-credit';
import { workShifts } from './worked-shifts';
import { workStock } from './worked-stock';

jest.setTimeout(60_000);

let station: Station;
let worked: WorkedBills;
const [BEFORE, AFTER] = ['before', 'after'] as const;
const bills: Record<string, string> = {};

beforeAll(async () => {
  station = await startStation();
  await workShifts(station);
  await workStock(station);
  worked = await workBills(station);
  bills[BEFORE] = `credit-report-bybillid/${station.ids.creditors[0]}/${worked.nextBillId}/x`;
  for (const [field, value] of [
    ['address', 'NH 48\nTumakuru'],
    ['upiAddress', 'gopal@sbi'],
  ])
    await station.act('changeRow', {
      table: 'station_setting',
      rowId: 1,
      permission: 2,
      comment: 'We have one now',
      changes: [{ field, value }],
    });
  const [creditor] = await station.sql<{ id: number; version: number }>(
    'SELECT id, version FROM creditor WHERE id = $1',
    [station.ids.creditors[0]],
  );
  await station.act('updateCreditor', { ...creditor, gstin: '29ABCDE1234F1ZW', reason: 'They asked for it' });
  const [pump] = station.ids.pumps;
  await station.act('recordCreditSale', {
    creditorId: station.ids.creditors[0],
    pumpId: pump.id,
    productId: station.ids.products.diesel,
    litres: 10_000,
    vehicle: 'GJ05XY0007',
    slipNo: 'S99',
  });
  const { billId } = await onDay<{ billId: number }>(station, '2025-04-06', 'makeBill', {
    creditorId: station.ids.creditors[0],
    from: '2025-04-03',
    to: '2025-04-06',
  });
  bills[AFTER] = `credit-report-bybillid/${station.ids.creditors[0]}/${billId}/x`;
}, 60_000);
afterAll(() => station?.close());

async function print(path: string): Promise<string[]> {
  const { status, body } = await station.rest(
    'GET',
    `/api/v1/report/${path}${path.includes('?') ? '&' : '?'}format=pdf`,
  );
  expect(status).toBe(200);
  return textsOf(body);
}

test('a bill has the letterhead, the party, number and dates, lines, the calculation, words and a signature', async () => {
  const texts = await print(bills[AFTER]!);
  expect(texts.slice(0, 4)).toEqual(['Forecourt Filling Station', 'NH 48', 'Tumakuru', 'Credit bill']);
  const place = texts.indexOf('Bill to');
  expect(texts.slice(place + 1, place + 3)).toEqual(['SHREE TRANSPORT', 'INDUSTRIAL AREA']);
  for (const text of [
    'GSTIN 29ABCDE1234F1ZW',
    'Bill no',
    'CR/2025-26/000004',
    'Due date',
    'Sales by vehicle',
    'Sales by product',
    'Closing due (advance −)',
    'This bill in words:',
    'For Forecourt Filling Station',
    'Authorised signatory',
    'Page 1 of 1',
  ])
    expect(texts.join('\n')).toContain(text.trim());
});

test('a bill that asks for money has a code to pay it by UPI, from the day that the station has an address', async () => {
  const after = (await print(bills[AFTER]!)).join('\n');
  expect(after).toMatch(/Scan to pay ₹[\d,]+\.\d\d by UPI to gopal@sbi/);
  const due = /Closing due \(advance −\)\n(₹[\d,.]+)/.exec(after)![1]!;
  expect(after).toContain(`Scan to pay ${due} by UPI`);
  expect((await print(bills[BEFORE]!)).join('\n')).not.toContain('Scan to pay');
  expect((await print(`creditor-payment-receipt/${worked.bankPaymentId}`)).join('\n')).not.toContain('Scan to pay');
});

test('internal comments are on no paper', async () => {
  const path = `creditor-payment-receipt/${worked.bankPaymentId}`;
  const { body } = await station.rest('GET', `/api/v1/report/${path}`);
  expect(body.receipt[0].comment).toBe('For the bills of April');
  expect((await print(path)).join('\n')).not.toContain('For the bills of April');
});

test('a bill in Hindi has the words of the paper in Hindi', async () => {
  const texts = await print(`${bills[AFTER]}?language=hi`);
  expect(texts.join('')).toContain('₹');
  expect(texts).not.toContain('Bill to');
  expect(texts).toContain('SHREE TRANSPORT');
});

test("a statement is a letter to the creditor, with the account's balances in Dr and Cr", async () => {
  const texts = await print(`credit-statement?creditor=${station.ids.creditors[0]}&from=2025-04-01&to=2025-04-30`);
  const place = texts.indexOf('Statement of account for');
  expect(texts.slice(place + 1, place + 3)).toEqual(['SHREE TRANSPORT', 'INDUSTRIAL AREA']);
  for (const text of ['Balance', 'From', '30-04-2025', 'Closing balance', 'Authorised signatory'])
    expect(texts).toContain(text);
  const all = texts.join('\n');
  expect(all).toMatch(/[\d,]+\.\d\d Dr/);
  expect(all).toContain('by UPI to gopal@sbi');
  for (const text of ['advance −', 'A balance below 0', '\n0.00\n']) expect(all).not.toContain(text);
});
