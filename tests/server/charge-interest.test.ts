import { moneyText } from '../../server/domain/kernel/money';
import { type InterestDue, interestDays, interestDue } from '../../server/modules/credit/interest.queries';
import { ask } from '../../server/platform/ask';
import { balanceOf } from '../../server/services/ledger/balances.queries';
import { account } from '../../server/services/ledger/post';
import { clockOn } from '../support/clock-on';
import { expectBooksInOrder } from '../support/state-of-books';
import { BillingStation } from './billing-station';
import { saidOf } from './stock-in-station';

/** At ₹100 a litre a bill of ₹1,00,000 is for 1,000 L. */
const RATE = 10_000;

interface Case {
  name: string;
  /** The bill of 1 April 2026. */
  rupees: number;
  /** Day and rupees. */
  payments: [on: string, rupees: number][];
  terms?: { creditDays?: number; interestRate?: number };
  asAt: string;
  /** Days late, unpaid amount and interest; null if nothing is due. */
  due: [days: number, unpaid: string, interest: string] | null;
}

/** The worked cases of the rule, as creditors with bills and payments. */
const CASES: Case[] = [
  { name: 'BEFORE IT IS DUE', rupees: 100_000, payments: [], asAt: '2026-04-10', due: null },
  { name: 'ON ITS DUE DATE', rupees: 100_000, payments: [], asAt: '2026-04-16', due: null },
  { name: 'A DAY LATE', rupees: 100_000, payments: [], asAt: '2026-04-17', due: [1, '100000.00', '49.32'] },
  { name: 'THIRTY DAYS LATE', rupees: 100_000, payments: [], asAt: '2026-05-16', due: [30, '100000.00', '1479.45'] },
  { name: 'A YEAR LATE', rupees: 100_000, payments: [], asAt: '2027-04-16', due: [365, '100000.00', '18000.00'] },
  {
    name: 'PAID A PART',
    rupees: 100_000,
    payments: [['2026-05-01', 40_000]],
    asAt: '2026-05-16',
    due: [30, '60000.00', '1183.56'],
  },
  {
    name: 'PAID IN PARTS',
    rupees: 100_000,
    asAt: '2026-05-16',
    due: [30, '20000.00', '739.73'],
    payments: [
      ['2026-04-21', 30_000],
      ['2026-05-01', 50_000],
    ],
  },
  {
    name: 'A PART BEFORE',
    rupees: 100_000,
    asAt: '2026-05-16',
    due: [15, '0.00', '554.79'],
    payments: [
      ['2026-04-10', 25_000],
      ['2026-05-01', 75_000],
    ],
  },
  {
    name: 'PAID WHEN DUE',
    rupees: 100_000,
    payments: [['2026-04-16', 100_000]],
    asAt: '2026-05-16',
    due: null,
  },
  {
    name: 'PAID A DAY LATE',
    rupees: 100_000,
    payments: [['2026-04-17', 100_000]],
    asAt: '2027-03-31',
    due: [1, '0.00', '49.32'],
  },
  {
    name: 'PAID AFTER THE DAY',
    rupees: 100_000,
    payments: [['2026-05-20', 100_000]],
    asAt: '2026-05-16',
    due: [30, '100000.00', '1479.45'],
  },
  {
    name: 'PAID TOO MUCH',
    rupees: 100_000,
    payments: [['2026-05-16', 110_000]],
    asAt: '2026-05-16',
    due: [30, '0.00', '1479.45'],
  },
  {
    name: 'RATE WITH HUNDREDTHS',
    rupees: 73_000,
    payments: [],
    terms: { creditDays: 0, interestRate: 1275 },
    asAt: '2026-04-11',
    due: [10, '73000.00', '255.00'],
  },
  {
    name: 'NEW TERMS',
    rupees: 100_000,
    payments: [],
    asAt: '2026-05-16',
    due: [30, '100000.00', '1479.45'],
  },
  {
    name: 'SMALL BY NOW',
    rupees: 100_000,
    payments: [],
    asAt: '2026-05-16',
    due: [30, '100000.00', '1479.45'],
  },
  {
    name: 'NO INTEREST AGREED',
    rupees: 100_000,
    payments: [],
    terms: { creditDays: 0, interestRate: 0 },
    asAt: '2027-04-01',
    due: null,
  },
];

let at: BillingStation;
const firms = new Map<string, number>();
const firm = (name: string): number => firms.get(name)!;

beforeAll(async () => {
  at = await BillingStation.open();
  const since = { shiftDate: '2026-04-01', shiftTypeId: at.ids.morning };
  await at.act('createProductRate', { productId: at.ids.hs, rate: RATE, confirmed: true, ...since });
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
afterEach(() => expectBooksInOrder(at.backend.database));
afterAll(() => at.close());

const NOTHING = ['REFUSED', 'asAt: There is no interest to charge'];

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

test('lists all creditors by name, and charges no interest on dues before the first bill', async () => {
  const all = await ask(at.admin, interestDue, { asAt: '2026-05-16' });
  const late = CASES.filter(({ name }) => !['PAID WHEN DUE', 'NO INTEREST AGREED'].includes(name));
  expect(all.map(({ firmName }) => firmName)).toEqual(late.map(({ name }) => name).toSorted());
  expect(await dueOf(firm('OWED BEFORE'), '2027-05-16')).toEqual([]);
  expect(await saidOf(at.charge('2026-05-16', firm('OWED BEFORE'), '2026-05-16'))).toEqual(NOTHING);
});

const TOO_LATE = (day: string) => [
  'INVALID',
  `asAt: Interest can be charged up to ${day} at most, because later payments may still be entered`,
];

test.each([
  ['a future day', { asAt: '2026-05-17' }, TOO_LATE('16-05-2026')],
  ['a missing day', { asAt: '' }, ['INVALID', 'asAt: Enter the date up to which interest is charged']],
  ['an unknown creditor', { creditorId: 999_999 }, ['INVALID', 'creditorId: Select a creditor']],
  ['a creditor without late bills', { asAt: '2026-04-16' }, NOTHING],
])('refuses %s', async (_what, wrong, words) => {
  const input = { creditorId: firm('THIRTY DAYS LATE'), asAt: '2026-05-16', ...wrong };
  expect(await saidOf(at.charge('2026-05-16', input.creditorId, input.asAt))).toEqual(words);
});

const daysOn = (today: string, creditorId: number | null = null) =>
  ask({ ...at.admin, clock: clockOn(today) }, interestDays, { creditorId });

test("refuses a day with possible later payments: one after the last shift's", async () => {
  expect(await daysOn('2026-05-25')).toEqual({ earliest: null, latest: '2026-05-20' });
  expect(await saidOf(at.charge('2026-05-25', firm('A DAY LATE'), '2026-05-21'))).toEqual(TOO_LATE('20-05-2026'));
});

test('bills interest in its own series, owed from the day up to which it is charged', async () => {
  const creditorId = firm('THIRTY DAYS LATE');
  const owedOn = (day: string) => balanceOf(at.backend.sql, account('CREDITOR', creditorId), day);
  const made = await at.charge('2026-05-20', creditorId, '2026-05-16');
  expect(made).toEqual({ billId: made.billId, number: 'IN/2026-27/000001', amount: 147_945 });
  expect(await at.backend.sql('SELECT * FROM creditor_bill WHERE id = $1', [made.billId])).toMatchObject([
    {
      kind: 'INTEREST',
      bill_date: '2026-05-16',
      due_date: '2026-05-31',
      from_date: '2026-04-16',
      to_date: '2026-05-16',
      opening: 10_000_000,
      amount: 147_945,
      paid: 0,
      closing: 10_147_945,
      settled: 0,
    },
  ]);
  expect([await owedOn('2026-05-15'), await owedOn('2026-05-16')]).toEqual([10_000_000, 10_147_945]);
});

test('an advance settles it at once', async () => {
  const { billId } = await at.charge('2026-05-16', firm('PAID TOO MUCH'), '2026-05-16');
  expect(await at.backend.sql('SELECT settled, settled_on FROM creditor_bill WHERE id = $1', [billId])).toEqual([
    { settled: 147_945, settled_on: '2026-05-16' },
  ]);
  expect(await balanceOf(at.backend.sql, account('CREDITOR', firm('PAID TOO MUCH')))).toBe(-1_000_000 + 147_945);
});

test('does not charge a creditor that now has an open account', async () => {
  const name = 'SMALL BY NOW';
  const turn = (isSmall: boolean) =>
    at.backend.sql('UPDATE creditor SET is_small = $2 WHERE id = $1', [firm(name), isSmall]);
  await turn(true);
  expect(await due(name, '2026-05-16')).toEqual([]);
  expect(await saidOf(at.charge('2026-05-16', firm(name), '2026-05-16'))).toEqual(NOTHING);
  await turn(false);
  expect(await due(name, '2026-05-16')).toEqual(['1479.45', '0.00', '1479.45']);
});

test('new terms apply to uncharged days, and the due date of a bill stays', async () => {
  const name = 'NEW TERMS';
  const agree = (interestRate: number) =>
    at.backend.sql('UPDATE creditor SET interest_rate = $2, credit_days = credit_days + 10 WHERE id = $1', [
      firm(name),
      interestRate,
    ]);
  await at.charge('2026-05-16', firm(name), '2026-05-16');
  await agree(1200);
  expect(await due(name, '2026-05-16')).toEqual(['1479.45', '1479.45', '0.00']);
  // 15 days at 12 %: 15,00,000 × 0.12 ÷ 365 = 493.150
  expect(await due(name, '2026-05-31')).toEqual(['1972.60', '1479.45', '493.15']);
  await agree(2400);
  expect(await due(name, '2026-05-16')).toEqual(['1479.45', '1479.45', '0.00']);
  expect(await due(name, '2026-05-31')).toEqual(['2465.75', '1479.45', '986.30']);
  const [bill] = await dueOf(firm(name), '2026-05-31');
  expect(bill).toMatchObject({ dueDate: '2026-04-16', days: 45, rate: 2400 });
  // Uncharged days are charged by the current terms from the due date on: 30 days at 6 %.
  await at.backend.sql('UPDATE creditor SET interest_rate = 600 WHERE id = $1', [firm('A YEAR LATE')]);
  expect(await due('A YEAR LATE', '2026-05-16')).toEqual(['493.15', '0.00', '493.15']);
});

test('a payment in the running shift settles uncharged days', async () => {
  const name = 'PAID A PART';
  await at.startDay('2026-05-23');
  expect(await daysOn('2026-05-25')).toEqual({ earliest: null, latest: '2026-05-23' });
  expect(await saidOf(at.charge('2026-05-25', firm(name), '2026-05-24'))).toEqual(TOO_LATE('23-05-2026'));
  // 1,00,000 × 15 + 60,000 × 22 = 28,20,000 → 1,390.684
  expect(await at.charge('2026-05-25', firm(name), '2026-05-23')).toMatchObject({ amount: 139_068 });
  await at.pay(firm(name), 60_000);
  await at.endDay();
  expect(await due(name, '2026-06-30')).toEqual([]);
});

test('a repeated charge bills only the days since the last one', async () => {
  const name = 'THIRTY DAYS LATE';
  expect(await due(name, '2026-05-16')).toEqual(['1479.45', '1479.45', '0.00']);
  await at.workDay('2026-05-26', {});
  // 10 days: 10,00,000 × 0.18 ÷ 365 = 493.150
  expect(await due(name, '2026-05-26')).toEqual(['1972.60', '1479.45', '493.15']);
  const more = await at.charge('2026-05-26', firm(name), '2026-05-26');
  expect(more).toMatchObject({ number: 'IN/2026-27/000005', amount: 49_315 });
  const charges = await at.backend.sql(
    `SELECT i.charged_from, i.charged_to, i.rate, b.from_date, b.to_date
     FROM interest_charge i JOIN creditor_bill b ON b.id = i.interest_bill_id WHERE b.id = $1`,
    [more.billId],
  );
  expect(charges).toEqual([
    {
      charged_from: '2026-05-16',
      charged_to: '2026-05-26',
      rate: 1800,
      from_date: '2026-05-16',
      to_date: '2026-05-26',
    },
  ]);
  expect(await saidOf(at.charge('2026-05-26', firm(name), '2026-05-26'))).toEqual(NOTHING);
});

test("refuses a creditor's charge up to a day before its newest interest bill", async () => {
  const creditorId = firm('THIRTY DAYS LATE');
  expect(await daysOn('2026-05-26', creditorId)).toEqual({ earliest: '2026-05-26', latest: '2026-05-26' });
  expect(await saidOf(at.charge('2026-05-26', creditorId, '2026-05-25'))).toEqual([
    'INVALID',
    'asAt: Interest is already billed up to 26-05-2026. Choose that day or a later one.',
  ]);
});

test('a charge to one creditor does not prevent an earlier one to another', async () => {
  const creditorId = firm('A DAY LATE');
  expect(await daysOn('2026-05-26', creditorId)).toEqual({ earliest: null, latest: '2026-05-26' });
  // 29 days of ₹1,00,000.00 at 18 %
  const made = await at.charge('2026-05-26', creditorId, '2026-05-15');
  expect(made).toEqual({ billId: made.billId, number: 'IN/2026-27/000006', amount: 143_014 });
  expect(await daysOn('2026-05-26', creditorId)).toEqual({ earliest: '2026-05-15', latest: '2026-05-26' });
});

test('a bill paid and charged up to its payment is complete', async () => {
  const name = 'PAID A DAY LATE';
  expect(await due(name, '2026-05-26')).toEqual(['49.32', '0.00', '49.32']);
  await at.charge('2026-05-26', firm(name), '2026-05-26');
  expect(await due(name, '2027-12-31')).toEqual([]);
});

test('two admins charge all creditors at once: each is charged once, numbers are gapless', async () => {
  await at.workDay('2026-06-30', {});
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

test('two admins charge up to different days at once: both succeed, numbers are gapless', async () => {
  await at.workDay('2026-07-31', {});
  const ids = ['A DAY LATE', 'A PART BEFORE', 'PAID AFTER THE DAY', 'SMALL BY NOW', 'NEW TERMS', 'A YEAR LATE'].map(
    firm,
  );
  const due = await ask(at.admin, interestDue, { asAt: '2026-07-15' });
  const late = ids.filter((id) => due.some(({ creditorId, toCharge }) => creditorId === id && toCharge > 0));
  expect(late.length).toBeGreaterThan(3);
  const made = await Promise.all(
    late.map((creditorId, index) => at.charge('2026-07-31', creditorId, index % 2 === 0 ? '2026-07-31' : '2026-07-15')),
  );
  const sequences = made.map(({ number }) => Number(number.split('/')[2])).toSorted((one, other) => one - other);
  expect(sequences).toEqual(sequences.map((_, index) => sequences[0]! + index));
});

test('no interest accrues on interest: a year late costs what the sales bill does', async () => {
  await at.workDay('2027-04-16', {});
  // 365 days: 18 % to the paisa; 75 of them are charged in three bills
  expect(await due('THIRTY DAYS LATE', '2027-04-16')).toEqual(['18000.00', '3698.63', '14301.37']);
  const { number, amount } = await at.charge('2027-04-16', firm('THIRTY DAYS LATE'), '2027-04-16');
  expect([number, amount]).toEqual(['IN/2027-28/000001', 1_430_137]);
});

test('an undo does not remove a shift whose day is charged, since earlier payments would follow', async () => {
  await at.startDay('2027-05-16');
  await at.charge('2027-05-16', firm('THIRTY DAYS LATE'), '2027-05-16');
  await expect(at.act('undoLastShift', {})).rejects.toThrow(
    'Shift 16-04-2027 Morning cannot be undone: Shift 16-05-2027 Morning runs after it and has interest charged up to its day',
  );
});
