import { billByNumber } from '../../server/modules/credit/bill.queries';
import { type BillSeries, billSeries } from '../../server/modules/credit/bill-series';
import { ask } from '../../server/platform/ask';
import { clockOn } from '../support/clock-on';
import { expectBooksInOrder } from '../support/state-of-books';
import { BillingStation, type MadeBill } from './billing-station';
import { saidOf } from './stock-in-station';

let at: BillingStation;
let firm: number;
let other: number;

/** Two firms bought 10 L each on 10 and 15 November, and the first one again on 5 April. */
beforeEach(async () => {
  at = await BillingStation.open();
  firm = await at.addFirm('SHREE ROADLINES', '2026-11-01', { creditDays: 15, interestRate: 1_800 });
  other = await at.addFirm('GANESH LOGISTICS', '2026-11-01');
  const sales = [firm, other].map((creditorId) => ({ creditorId, litres: 10 }));
  await at.workDay('2026-11-10', { sales });
  await at.workDay('2026-11-15', { sales });
  await at.workDay('2027-04-05', { sales: [{ creditorId: firm, litres: 10 }] });
}, 60_000);
afterEach(async () => {
  await expectBooksInOrder(at.backend.database);
  await at.close();
});

const CONTINUED = { series: 'CR', financialYear: '2026-27', prefix: 'SVP/26-27/', firstNumber: '32' };

const set = (over: object = {}, today = '2026-11-20'): Promise<{ nextNumber: string }> =>
  at.act('setBillSeries', { ...CONTINUED, ...over }, { clock: clockOn(today) });
const billOn = (today: string, creditorId: number, from: string, to: string): Promise<MadeBill> =>
  at.act('makeBill', { creditorId, from, to }, { clock: clockOn(today) });
const series = (today: string): Promise<BillSeries[]> => ask({ ...at.admin, clock: clockOn(today) }, billSeries);
const next = async (today: string, of: string, year: string): Promise<string | undefined> =>
  (await series(today)).find((one) => one.series === of && one.financialYear === year)?.nextNumber;

test('C05: a station that changes programs after bill 31 continues with bill 32 and its own prefix', async () => {
  expect(await set()).toEqual({ nextNumber: 'SVP/26-27/32' });
  expect(await next('2026-11-20', 'CR', '2026-27')).toBe('SVP/26-27/32');
  const first = await billOn('2026-11-20', firm, '2026-11-01', '2026-11-10');
  const second = await billOn('2026-11-20', other, '2026-11-01', '2026-11-10');
  expect([first.number, second.number]).toEqual(['SVP/26-27/32', 'SVP/26-27/33']);
  expect(await next('2026-11-20', 'CR', '2026-27')).toBe('SVP/26-27/34');
});

test('a bill is found by its number in small letters; a cancelled one keeps its number', async () => {
  await set({ prefix: 'svp-', firstNumber: '0032' });
  const { number, billId } = await billOn('2026-11-20', firm, '2026-11-01', '2026-11-10');
  expect(number).toBe('SVP-0032');
  const found = (typed: string) => ask(at.clerk, billByNumber, { number: typed });
  expect(await found(' svp-0032 ')).toMatchObject({ billId, firmName: 'SHREE ROADLINES' });
  expect(await found('SVP-32')).toBeNull();
  const cancel = { table: 'creditor_bill', rowId: billId, permission: 1, changes: [], comment: 'Wrong firm' };
  await at.act('changeRow', cancel, { clock: clockOn('2026-11-20') });
  expect(await found(number)).toBeNull();
  expect(await billOn('2026-11-20', firm, '2026-11-01', '2026-11-10')).toMatchObject({ number: 'SVP-0033' });
  expect(await saidOf(set())).toEqual([
    'REFUSED',
    'prefix: Bill SVP-0032 is already made: this series cannot change in its year',
  ]);
});

test('after the first bill the series cannot change in its year, whatever its numbers look like', async () => {
  await billOn('2026-11-20', firm, '2026-11-01', '2026-11-10');
  expect(await saidOf(set())).toEqual([
    'REFUSED',
    'prefix: Bill CR/2026-27/000001 is already made: this series cannot change in its year',
  ]);
  expect(await next('2026-11-20', 'CR', '2026-27')).toBe('CR/2026-27/000002');
});

test('before its first bill a series may be chosen again; the audit has both choices', async () => {
  await set();
  expect(await set({ prefix: 'B-', firstNumber: '007' })).toEqual({ nextNumber: 'B-007' });
  expect(
    await at.backend.sql(
      `SELECT row_id, before, after FROM audit_row WHERE table_name = 'bill_sequence' AND command = 'setBillSeries' ORDER BY id`,
    ),
  ).toEqual([
    { row_id: 'CR 2026-27', before: null, after: { prefix: 'SVP/26-27/', firstNumber: '32' } },
    {
      row_id: 'CR 2026-27',
      before: { prefix: 'SVP/26-27/', firstNumber: '32' },
      after: { prefix: 'B-', firstNumber: '007' },
    },
  ]);
  expect((await billOn('2026-11-20', firm, '2026-11-01', '2026-11-10')).number).toBe('B-007');
});

test('each series has its own numbers in each year, and the next year continues the prefix with its own year', async () => {
  await set();
  await set({ series: 'IN', prefix: 'INT/26-27/', firstNumber: '01' });
  expect((await series('2026-11-20')).map((one) => `${one.series} ${one.financialYear} ${one.nextNumber}`)).toEqual([
    'CR 2025-26 CR/2025-26/000001',
    'CR 2026-27 SVP/26-27/32',
    'CR 2027-28 SVP/27-28/1',
    'IN 2025-26 IN/2025-26/000001',
    'IN 2026-27 INT/26-27/01',
    'IN 2027-28 INT/27-28/01',
    'CH 2025-26 CH/2025-26/000001',
    'CH 2026-27 CH/2026-27/000001',
    'CH 2027-28 CH/2027-28/000001',
  ]);
  await billOn('2026-11-20', firm, '2026-11-01', '2026-11-15');
  const interest = await at.act<MadeBill>(
    'chargeInterest',
    { creditorId: firm, asAt: '2027-03-31' },
    { clock: clockOn('2027-03-31') },
  );
  expect(interest.number).toBe('INT/26-27/01');
  expect((await billOn('2027-04-06', firm, '2027-04-01', '2027-04-06')).number).toBe('SVP/27-28/1');
  await set({ series: 'IN', financialYear: '2027-28', prefix: 'B/', firstNumber: '5' }, '2027-04-06');
  expect(await next('2027-04-06', 'IN', '2027-28')).toBe('B/5');
});

test('a prefix without its year is not carried on: its numbers would be those of the year before', async () => {
  await set({ prefix: 'B-' });
  expect(await next('2026-11-20', 'CR', '2027-28')).toBe('CR/2027-28/000001');
  const taken = ['REFUSED', 'prefix: B- is the prefix of other bills. Choose another one.'];
  expect(await saidOf(set({ financialYear: '2027-28', prefix: 'b-' }))).toEqual(taken);
  expect(await saidOf(set({ series: 'IN', prefix: 'B-' }))).toEqual(taken);
});

test('a prefix that another series took is not proposed', async () => {
  await set();
  await set({ series: 'IN', financialYear: '2027-28', prefix: 'SVP/27-28/' });
  expect(await next('2026-11-20', 'CR', '2027-28')).toBe('CR/2027-28/000001');
});

test('two bills made at once get consecutive numbers, also the first ones of a series and year', async () => {
  await set();
  const make = (to: string) => Promise.all([firm, other].map((creditorId) => billOn('2026-11-20', creditorId, to, to)));
  const numbers = [...(await make('2026-11-10')), ...(await make('2026-11-15'))].map(({ number }) => number);
  expect(numbers.toSorted()).toEqual(['SVP/26-27/32', 'SVP/26-27/33', 'SVP/26-27/34', 'SVP/26-27/35']);
});

test('the first bills of a series are made while it is chosen: the choice is before both or refused', async () => {
  const choice = set().then(
    () => true,
    () => false,
  );
  const made = await Promise.all(
    [firm, other].map((creditorId) => billOn('2026-11-20', creditorId, '2026-11-01', '2026-11-10')),
  );
  expect(made.map(({ number }) => number).toSorted()).toEqual(
    (await choice) ? ['SVP/26-27/32', 'SVP/26-27/33'] : ['CR/2026-27/000001', 'CR/2026-27/000002'],
  );
});

test.each([
  ['an unknown series', { series: 'XX' }, 'series: Select the bills to number'],
  [
    'a far year',
    { financialYear: '2030-31' },
    'financialYear: Select the previous, the current or the next financial year',
  ],
  [
    'no year',
    { financialYear: '2026-28' },
    'financialYear: Select the previous, the current or the next financial year',
  ],
  ['an underscore', { prefix: 'A_' }, 'prefix: A prefix has only the letters A to Z, digits, "/" and "-"'],
  ['a missing prefix', { prefix: null }, 'prefix: Enter the prefix of the numbers'],
  ['zero', { firstNumber: '0' }, 'firstNumber: Enter the first number as it is to be printed, such as 32 or 0032'],
])('refuses %s at its field', async (_, over, message) => {
  expect(await saidOf(set(over))).toEqual(['INVALID', message]);
  expect(await at.backend.sql('SELECT FROM bill_sequence')).toEqual([]);
});

test('a retry under its key answers the same and records it once; a clerk may not choose', async () => {
  const retry = () =>
    at.act('setBillSeries', CONTINUED, { clock: clockOn('2026-11-20'), idempotencyKey: 'numbers-of-the-year' });
  expect(await retry()).toEqual({ nextNumber: 'SVP/26-27/32' });
  expect(await retry()).toEqual({ nextNumber: 'SVP/26-27/32' });
  expect(await at.backend.sql("SELECT FROM audit_row WHERE command = 'setBillSeries'")).toHaveLength(1);
  expect((await saidOf(ask(at.clerk, billSeries)))[0]).toBe('FORBIDDEN');
});
