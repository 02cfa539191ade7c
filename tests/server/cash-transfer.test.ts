import { randomUUID } from 'node:crypto';
import { cashTransfersOfShift } from '../../server/modules/cash/cash-transfer.queries';
import { ask } from '../../server/platform/ask';
import { expectBooksInOrder } from '../support/state-of-books';
import { atOnce, CashStation, FIRST_DAY, IN_SAFE, problemsOf } from './cash-station';

let station: CashStation;

beforeEach(async () => {
  station = await CashStation.open();
  await station.start();
});
afterEach(async () => {
  await expectBooksInOrder(station.backend.database);
  await station.backend.close();
});

const out = (value: number, count: number) => ({ value, in: 0, out: count });
const into = (value: number, count: number) => ({ value, in: count, out: 0 });
const move = (kind: 'DEPOSIT' | 'DRAWING', notes: object[], over: object = {}, ctx: object = {}) =>
  station.act<{ cashTransferId: number; amount: number }>(
    'transferCash',
    { kind, accountId: station.bank, notes, ...over },
    ctx,
  );

test('a deposit takes its notes out of the safe and is posted to the account', async () => {
  const { amount, cashTransferId } = await move('DEPOSIT', [out(500, 4), out(100, 3), out(50, 0)], {
    reference: 'DS-7',
    comment: 'Morning run',
  });
  expect(amount).toBe(230_000);
  expect(await station.safe()).toMatchObject({ 500: 6, 100: 7, 50: 10, uncounted: 0 });
  expect(await station.balances()).toMatchObject({ 'CASH 0': IN_SAFE - 230_000, [`BANK ${station.bank}`]: 230_000 });
  expect(
    await station.sql('SELECT kind, account_id, amount, reference, comment FROM cash_transfer WHERE id = $1', [
      cashTransferId,
    ]),
  ).toEqual([
    { kind: 'DEPOSIT', account_id: station.bank, amount: 230_000, reference: 'DS-7', comment: 'Morning run' },
  ]);
  expect(await station.sql("SELECT business_date FROM journal_entry WHERE document_kind = 'CASH_TRANSFER'")).toEqual([
    { business_date: FIRST_DAY },
  ]);
});

test('a withdrawal brings notes into the safe, also from an account without payment modes', async () => {
  const { amount } = await move('DRAWING', [into(10, 100), into(5, 20)], { accountId: station.wallet });
  expect(amount).toBe(110_000);
  expect(await station.safe()).toMatchObject({ 10: 110, 5: 30 });
  expect(await station.balances()).toMatchObject({
    'CASH 0': IN_SAFE + 110_000,
    [`BANK ${station.wallet}`]: -110_000,
  });
});

test.each([
  ['an unknown kind', 'GIFT', [out(500, 1)], {}, 'kind', 'Select deposit or withdrawal'],
  ['a missing account', 'DEPOSIT', [out(500, 1)], { accountId: null }, 'accountId', 'Select an account'],
  ['an unknown account', 'DEPOSIT', [out(500, 1)], { accountId: 999 }, 'accountId', 'Select an account'],
  ['a transfer without notes', 'DEPOSIT', [], {}, 'notes', 'Count the notes'],
  ['counts of zero', 'DRAWING', [into(500, 0)], {}, 'notes', 'Count the notes'],
  [
    'a deposit of incoming notes',
    'DEPOSIT',
    [out(500, 1), into(100, 1)],
    {},
    'notes.1.in',
    '₹100: a deposit takes notes out of the safe, enter them as cash out',
  ],
  [
    'a withdrawal of outgoing notes',
    'DRAWING',
    [out(100, 1)],
    {},
    'notes.0.out',
    '₹100: a withdrawal brings notes into the safe, enter them as cash in',
  ],
  [
    'more notes than the safe holds',
    'DEPOSIT',
    [out(500, 11)],
    {},
    'notes.0.out',
    '₹500: only 10 of these are in the safe',
  ],
  [
    'incoming and outgoing notes together',
    'DEPOSIT',
    [{ value: 500, in: 1, out: 1 }],
    {},
    'notes.0.out',
    '₹500: enter either cash in or cash out',
  ],
  [
    'an unknown denomination',
    'DRAWING',
    [into(2000, 1)],
    {},
    'notes.0',
    'There is no ₹2000 note or coin to count here',
  ],
  [
    'the same note twice',
    'DEPOSIT',
    [out(500, 6), out(500, 6)],
    {},
    'notes.1',
    'There is no ₹500 note or coin to count here',
  ],
  [
    'a reference that is too long',
    'DEPOSIT',
    [out(500, 1)],
    { reference: 'x'.repeat(46) },
    'reference',
    'Reference must be at most 45 characters',
  ],
])('refuses %s, and moves nothing', async (_what, kind, notes, over, field, message) => {
  const before = [await station.safe(), await station.balances()];
  expect(await problemsOf(move(kind as 'DEPOSIT', notes, over))).toEqual([[field, message]]);
  expect([await station.safe(), await station.balances()]).toEqual(before);
  expect(await station.sql('SELECT FROM cash_transfer')).toEqual([]);
});

test("no cash moves without a shift; the running shift's transfers are listed newest first", async () => {
  await move('DEPOSIT', [out(500, 2)]);
  await move('DRAWING', [into(20, 50)], { reference: 'CHQ 41' });
  expect(await ask(station.ctx, cashTransfersOfShift)).toMatchObject([
    { kind: 'DRAWING', accountName: 'STATE BANK', amount: 100_000, reference: 'CHQ 41', enteredBy: 'A USER' },
    { kind: 'DEPOSIT', accountName: 'STATE BANK', amount: 100_000, reference: null },
  ]);
  await station.close();
  expect(await ask(station.ctx, cashTransfersOfShift)).toEqual([]);
  expect(await problemsOf(move('DEPOSIT', [out(500, 1)]))).toEqual([[undefined, 'No shift is running !!!']]);
});

test('twenty deposits of the same notes at once: the five that fit succeed, the safe is never negative', async () => {
  const { done, refused } = await atOnce(Array.from({ length: 20 }, () => () => move('DEPOSIT', [out(500, 2)])));
  expect(done).toBe(5);
  expect(new Set(refused)).toEqual(new Set(['₹500: only 0 of these are in the safe']));
  expect(await station.safe()).toMatchObject({ 500: 0 });
  expect(await station.balances()).toMatchObject({ [`BANK ${station.bank}`]: 500_000 });
});

test('concurrent deposits, withdrawals, expenditures, exchanges and collections keep notes and books equal', async () => {
  const spend = () => station.act('recordExpenditure', { expenditureCategoryId: station.tea, amount: 30_000 });
  const swap = () => station.act('exchangeCash', { notes: [out(500, 1), into(100, 5)] });
  const { done } = await atOnce([
    ...Array.from({ length: 6 }, () => () => move('DEPOSIT', [out(500, 1), out(10, 2)])),
    ...Array.from({ length: 6 }, () => () => move('DRAWING', [into(10, 3)])),
    ...Array.from({ length: 6 }, () => spend),
    ...Array.from({ length: 6 }, () => swap),
    ...Array.from({ length: 6 }, () => () => station.collect(77)),
  ]);
  expect(done).toBeGreaterThanOrEqual(20);
  for (const count of Object.values(await station.safe())) expect(count).toBeGreaterThanOrEqual(0);
});

test('is recorded once when repeated with the same key', async () => {
  const key = { idempotencyKey: randomUUID() };
  const first = await move('DEPOSIT', [out(500, 2)], {}, key);
  expect(await move('DEPOSIT', [out(500, 2)], {}, key)).toEqual(first);
  expect(await station.safe()).toMatchObject({ 500: 8 });
});
