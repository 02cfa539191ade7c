import { clockOn } from '../support/clock-on';
import { expectBooksInOrder } from '../support/state-of-books';
import { BillingStation, type MadeBill } from './billing-station';
import { saidOf } from './stock-in-station';

const MARCH = { from: '2027-03-01', to: '2027-03-31' };

let at: BillingStation;
let firm: number;
let other: number;

/** Two firms bought 20 L and 10 L on 15 March and the first one 10 L on 1 April, in the next financial year. */
beforeEach(async () => {
  at = await BillingStation.open();
  firm = await at.addFirm('SHREE ROADLINES', '2027-03-01', { creditDays: 15 });
  other = await at.addFirm('GANESH LOGISTICS', '2027-03-01');
  const sales = [
    { creditorId: firm, litres: 20 },
    { creditorId: other, litres: 10 },
  ];
  await at.workDay('2027-03-15', { sales });
  await at.workDay('2027-04-01', { sales: [{ creditorId: firm, litres: 10 }] });
});
afterEach(async () => {
  await expectBooksInOrder(at.backend.database);
  await at.close();
});

const billOn = (today: string, input: object): Promise<MadeBill> =>
  at.act<MadeBill>('makeBill', { creditorId: firm, ...MARCH, ...input }, { clock: clockOn(today) });
const rowOf = async ({ billId }: MadeBill) =>
  (
    await at.backend.sql(
      'SELECT number, bill_date::text AS date, due_date::text AS due, financial_year AS year FROM creditor_bill WHERE id = $1',
      [billId],
    )
  )[0];

test('on 1 April the bills of March are dated 31 March: number of the old year, due from then', async () => {
  const bill = await billOn('2027-04-01', { billDate: '2027-03-31' });
  expect(await rowOf(bill)).toEqual({
    number: 'CR/2026-27/000001',
    date: '2027-03-31',
    due: '2027-04-15',
    year: '2026-27',
  });
});

test('without a date a bill is of today', async () => {
  expect(await rowOf(await billOn('2027-04-01', {}))).toMatchObject({
    number: 'CR/2027-28/000001',
    date: '2027-04-01',
  });
});

test('the bills of a series and year are in the order of their dates, also after one was cancelled', async () => {
  const first = await billOn('2027-04-02', { creditorId: other, billDate: '2027-04-02' });
  const wrong = [
    'billDate: Bill CR/2027-28/000001 is dated 02-04-2027: the next one of its series cannot be dated before it',
  ];
  expect(await saidOf(billOn('2027-04-02', { billDate: '2027-04-01' }))).toEqual(['REFUSED', ...wrong]);
  const cancel = { table: 'creditor_bill', rowId: first.billId, permission: 1, changes: [], comment: 'Wrong firm' };
  await at.act('changeRow', cancel, { clock: clockOn('2027-04-02') });
  expect(await saidOf(billOn('2027-04-02', { billDate: '2027-04-01' }))).toEqual(['REFUSED', ...wrong]);
  const bill = await billOn('2027-04-02', { billDate: '2027-03-31' });
  expect(await rowOf(bill)).toMatchObject({ number: 'CR/2026-27/000001' });
});

test('a payment in advance settles a bill of an earlier day from the day of the payment', async () => {
  await at.workDay('2027-04-03', { payments: [{ creditorId: firm, rupees: 1_850 }] });
  const bill = await billOn('2027-04-04', { billDate: '2027-03-31' });
  expect(
    await at.backend.sql('SELECT settled_on::text AS day FROM creditor_bill WHERE id = $1', [bill.billId]),
  ).toEqual([{ day: '2027-04-03' }]);
});

test.each([
  ['after today', '2027-04-02', 'billDate: The bill must not be dated after today'],
  ['before its sales', '2027-03-30', 'billDate: The bill must not be dated before the last day of its sales'],
  ['no day', '2027-02-30', 'billDate: Enter the date of the bill'],
])('refuses a date %s at its field', async (_, billDate, message) => {
  expect(await saidOf(billOn('2027-04-01', { billDate }))).toEqual(['INVALID', message]);
});
