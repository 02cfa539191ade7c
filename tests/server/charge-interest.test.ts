import { type InterestDue, interestDue } from '../../server/credit/interest.queries';
import { moneyText } from '../../server/domain/kernel/money';
import { balanceOf } from '../../server/ledger/balances.queries';
import { account } from '../../server/ledger/post';
import { ask } from '../../server/platform/ask';
import { expectBooksInOrder } from '../support/state-of-books';
import { BillingStation } from './billing-station';
import { saidOf } from './stock-in-station';

/** At ₹100 a litre a bill of ₹1,00,000 is of 1,000 L. */
const RATE = 10_000;

interface Case {
  name: string;
  /** Of the bill of 1 April 2026. */
  rupees: number;
  /** Day and rupees. */
  payments: [on: string, rupees: number][];
  terms?: { creditDays?: number; interestRate?: number };
  asAt: string;
  /** Days late, unpaid, interest; null where nothing is due. */
  due: [days: number, unpaid: string, interest: string] | null;
}

/** The check cases of the rule, as firms with bills and payments. */
const CASES: Case[] = [
  { name: 'BEFORE IT IS DUE', rupees: 100_000, payments: [], asAt: '2026-04-10', due: null },
  { name: 'ON ITS DUE DATE', rupees: 100_000, payments: [], asAt: '2026-04-16', due: null },
  { name: 'A DAY LATE', rupees: 100_000, payments: [], asAt: '2026-04-17', due: [1, '100000.00', '49.32'] },
  { name: 'THIRTY DAYS LATE', rupees: 100_000, payments: [], asAt: '2026-05-16', due: [30, '100000.00', '1479.45'] },
  { name: 'A YEAR LATE', rupees: 100_000, payments: [], asAt: '2027-04-16', due: [365, '100000.00', '18000.00'] },
  {
    ...{ name: 'PAID A PART', rupees: 100_000, payments: [['2026-05-01', 40_000]] },
    ...{ asAt: '2026-05-16', due: [30, '60000.00', '1183.56'] },
  },
  {
    ...{ name: 'PAID IN PARTS', rupees: 100_000, asAt: '2026-05-16', due: [30, '20000.00', '739.73'] },
    payments: [
      ['2026-04-21', 30_000],
      ['2026-05-01', 50_000],
    ],
  },
  {
    ...{ name: 'A PART BEFORE', rupees: 100_000, asAt: '2026-05-16', due: [15, '0.00', '554.79'] },
    payments: [
      ['2026-04-10', 25_000],
      ['2026-05-01', 75_000],
    ],
  },
  {
    ...{ name: 'PAID WHEN DUE', rupees: 100_000, payments: [['2026-04-16', 100_000]] },
    ...{ asAt: '2026-05-16', due: null },
  },
  {
    ...{ name: 'PAID A DAY LATE', rupees: 100_000, payments: [['2026-04-17', 100_000]] },
    ...{ asAt: '2027-03-31', due: [1, '0.00', '49.32'] },
  },
  {
    ...{ name: 'PAID AFTER THE DAY', rupees: 100_000, payments: [['2026-05-20', 100_000]] },
    ...{ asAt: '2026-05-16', due: [30, '100000.00', '1479.45'] },
  },
  {
    ...{ name: 'PAID TOO MUCH', rupees: 100_000, payments: [['2026-05-16', 110_000]] },
    ...{ asAt: '2026-05-16', due: [30, '0.00', '1479.45'] },
  },
  {
    ...{ name: 'RATE WITH HUNDREDTHS', rupees: 73_000, payments: [], terms: { creditDays: 0, interestRate: 1275 } },
    ...{ asAt: '2026-04-11', due: [10, '73000.00', '255.00'] },
  },
  {
    ...{ name: 'NO INTEREST AGREED', rupees: 100_000, payments: [], terms: { creditDays: 0, interestRate: 0 } },
    ...{ asAt: '2027-04-01', due: null },
  },
];

let at: BillingStation;
const firms = new Map<string, number>();
const firm = (name: string): number => firms.get(name)!;

beforeAll(async () => {
  at = await BillingStation.open();
  const since = { shiftDate: '2026-04-01', shiftTypeId: at.ids.morning };
  await at.act('createProductRate', { productId: at.ids.hs, rate: RATE, ...since });
  for (const { name, terms } of CASES) firms.set(name, await at.addFirm(name, '2026-03-31', terms));
  firms.set('OWED BEFORE', await at.addFirm('OWED BEFORE', '2026-03-31', { openingBalance: 10_000_000 }));
  const sales = CASES.map(({ name, rupees }) => ({ creditorId: firm(name), litres: rupees / 100 }));
  await at.workDay('2026-04-01', { sales });
  for (const { name } of CASES) await at.bill('2026-04-01', firm(name), '2026-04-01', '2026-04-01');
  const payments = CASES.flatMap(({ name, payments }) =>
    payments.map(([on, rupees]) => ({ on, creditorId: firm(name), rupees })),
  );
  for (const day of [...new Set(payments.map(({ on }) => on))].toSorted())
    await at.workDay(day, { payments: payments.filter(({ on }) => on === day) });
}, 60_000);
afterEach(() => expectBooksInOrder(at.doors.database));
afterAll(() => at.close());

const dueOf = (creditorId: number, asAt: string): Promise<InterestDue[]> =>
  ask(at.admin, interestDue, { creditorId, asAt });

const due = async (name: string, asAt: string): Promise<string[]> =>
  (await dueOf(firm(name), asAt)).flatMap(({ interest, charged, toCharge }) =>
    [interest, charged, toCharge].map(moneyText),
  );

test.each(CASES)('$name: interest as at $asAt', async ({ name, asAt, due: expected }) => {
  const rows = await dueOf(firm(name), asAt);
  expect(rows.map(({ days, unpaid, interest }) => [days, moneyText(unpaid), moneyText(interest)])).toEqual(
    expected === null ? [] : [expected],
  );
});

test('all firms are told by name, and what was owed before the first bill bears none', async () => {
  const all = await ask(at.admin, interestDue, { asAt: '2026-05-16' });
  const late = CASES.filter(({ name }) => !['PAID WHEN DUE', 'NO INTEREST AGREED'].includes(name));
  expect(all.map(({ firmName }) => firmName)).toEqual(late.map(({ name }) => name).toSorted());
  expect(await dueOf(firm('OWED BEFORE'), '2027-05-16')).toEqual([]);
  expect(await saidOf(at.charge('2027-05-16', firm('OWED BEFORE'), '2027-05-16'))).toEqual([
    'REFUSED',
    'asAt: There is no interest to charge',
  ]);
});

test.each([
  ['a day to come', { asAt: '2026-05-17' }, ['INVALID', 'asAt: Interest is charged up to today at the latest']],
  ['no day', { asAt: '' }, ['INVALID', 'asAt: Enter the day up to which interest counts']],
  ['no creditor', { creditorId: 999_999 }, ['INVALID', 'creditorId: Select a creditor']],
  ['nothing late', { asAt: '2026-04-16' }, ['REFUSED', 'asAt: There is no interest to charge']],
])('%s is refused', async (_what, wrong, words) => {
  const input = { creditorId: firm('THIRTY DAYS LATE'), asAt: '2026-05-16', ...wrong };
  expect(await saidOf(at.charge('2026-05-16', input.creditorId, input.asAt))).toEqual(words);
});

test('it is billed in a series of its own and owed from the day it is charged up to', async () => {
  const creditorId = firm('THIRTY DAYS LATE');
  const owedOn = (day: string) => balanceOf(at.doors.sql, account('CREDITOR', creditorId), day);
  const made = await at.charge('2026-05-20', creditorId, '2026-05-16');
  expect(made).toEqual({ billId: made.billId, number: 'IN/2026-27/000001', amount: 147_945 });
  expect(await at.doors.sql('SELECT * FROM creditor_bill WHERE id = $1', [made.billId])).toMatchObject([
    {
      ...{ kind: 'INTEREST', bill_date: '2026-05-16', from_date: '2026-04-16', to_date: '2026-05-16' },
      ...{ opening: 10_000_000, amount: 147_945, paid: 0, closing: 10_147_945, settled: 0 },
    },
  ]);
  expect([await owedOn('2026-05-15'), await owedOn('2026-05-16')]).toEqual([10_000_000, 10_147_945]);
});

test('what was charged is not charged again: later days bring the rest, earlier ones nothing', async () => {
  const name = 'THIRTY DAYS LATE';
  expect(await due(name, '2026-05-16')).toEqual(['1479.45', '1479.45', '0.00']);
  for (const asAt of ['2026-05-16', '2026-05-01'])
    expect(await saidOf(at.charge('2026-05-20', firm(name), asAt))).toEqual([
      'REFUSED',
      'asAt: There is no interest to charge',
    ]);
  // 40 days: 40,00,000 × 0.18 ÷ 365 = 1,972.603
  expect(await due(name, '2026-05-26')).toEqual(['1972.60', '1479.45', '493.15']);
  const more = await at.charge('2026-05-26', firm(name), '2026-05-26');
  expect(more).toMatchObject({ number: 'IN/2026-27/000002', amount: 49_315 });
});

test('no interest counts on interest: a year late costs what the bill of sales does', async () => {
  // 365 days: 18 % to the paisa
  expect(await due('THIRTY DAYS LATE', '2027-04-16')).toEqual(['18000.00', '1972.60', '16027.40']);
  const { number, amount } = await at.charge('2027-04-16', firm('THIRTY DAYS LATE'), '2027-04-16');
  expect([number, amount]).toEqual(['IN/2027-28/000001', 1_602_740]);
});

test('an advance settles it at once', async () => {
  const { billId } = await at.charge('2026-05-16', firm('PAID TOO MUCH'), '2026-05-16');
  expect(await at.doors.sql('SELECT settled, settled_on FROM creditor_bill WHERE id = $1', [billId])).toEqual([
    { settled: 147_945, settled_on: '2026-05-16' },
  ]);
  expect(await balanceOf(at.doors.sql, account('CREDITOR', firm('PAID TOO MUCH')))).toBe(-1_000_000 + 147_945);
});

test('a bill that was paid and charged up to its payment is done with', async () => {
  const name = 'PAID A DAY LATE';
  expect(await due(name, '2026-12-31')).toEqual(['49.32', '0.00', '49.32']);
  await at.charge('2026-12-31', firm(name), '2026-12-31');
  expect(await due(name, '2027-12-31')).toEqual([]);
});

test('better terms afterwards give nothing back', async () => {
  const name = 'A YEAR LATE';
  await at.charge('2026-05-16', firm(name), '2026-05-16');
  await at.doors.sql('UPDATE creditor SET interest_rate = 600 WHERE id = $1', [firm(name)]);
  expect(await due(name, '2026-05-16')).toEqual(['493.15', '1479.45', '0.00']);
});

test('two admins charge every firm at once: each is charged once, numbers are gapless', async () => {
  const open = (await ask(at.admin, interestDue, { asAt: '2026-06-30' })).filter(({ toCharge }) => toCharge > 0);
  const ids = [...new Set(open.map(({ creditorId }) => creditorId))];
  expect(ids.length).toBeGreaterThan(5);
  const results = await Promise.allSettled(
    [...ids, ...ids.toReversed()].map((creditorId) => at.charge('2026-06-30', creditorId, '2026-06-30')),
  );
  const made = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value.amount] : []));
  const refused = results.flatMap((result) => (result.status === 'rejected' ? [String(result.reason.message)] : []));
  expect(made.toSorted()).toEqual(open.map(({ toCharge }) => toCharge).toSorted());
  expect(refused).toEqual(ids.map(() => 'There is no interest to charge'));
});
