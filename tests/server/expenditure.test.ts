import { randomUUID } from 'node:crypto';
import { expenditure } from '../../server/modules/cash/expenditure';
import { ask } from '../../server/platform/ask';
import { expectBooksInOrder } from '../support/state-of-books';
import { atOnce, CashStation, FIRST_DAY, IN_SAFE, problemsOf } from './cash-station';

let station: CashStation;

beforeEach(async () => {
  station = await CashStation.open();
});
afterEach(async () => {
  await expectBooksInOrder(station.backend.database);
  await station.backend.close();
});

const spend = (over: object = {}) =>
  station.act<{ expenditureId: number }>('recordExpenditure', {
    expenditureCategoryId: station.tea,
    amount: 12_000,
    ...over,
  });

const rowsOf = (id: number) =>
  station.sql(
    `SELECT shift_id, expenditure_category_id, amount, account_id, payment_mode_id, reference, comment, created_by_id, version
     FROM expenditure WHERE id = $1`,
    [id],
  );

describe('the source of an expenditure', () => {
  test('cash by notes: the category is debited, the notes leave, change comes back', async () => {
    const shiftId = await station.start();
    const notes = [
      { value: 200, in: 0, out: 1 },
      { value: 50, in: 1, out: 0 },
      { value: 10, in: 3, out: 0 },
    ];
    const { expenditureId } = await spend({ notes, comment: '  Tea for the crew ', paymentModeId: station.modes.cash });
    expect(await rowsOf(expenditureId)).toEqual([
      {
        shift_id: shiftId,
        expenditure_category_id: station.tea,
        amount: 12_000,
        account_id: null,
        payment_mode_id: station.modes.cash,
        reference: null,
        comment: 'Tea for the crew',
        created_by_id: station.ctx.actor!.userId,
        version: 1,
      },
    ]);
    expect(await station.safe()).toMatchObject({ 200: 9, 100: 10, 50: 11, 10: 13, uncounted: 0 });
    expect(await station.balances()).toMatchObject({
      [`EXPENDITURE ${station.tea}`]: 12_000,
      'CASH 0': IN_SAFE - 12_000,
    });
    expect(
      await station.sql(
        "SELECT shift_id, business_date FROM journal_entry WHERE document_kind = 'EXPENDITURE' AND document_id = $1",
        [expenditureId],
      ),
    ).toEqual([{ shift_id: shiftId, business_date: FIRST_DAY }]);
  });

  test.each([
    ['the largest notes that make the amount', 12_000, { 100: 9, 20: 9, uncounted: 0 }],
    ['one of each denomination', 88_800, { 500: 9, 200: 9, 100: 9, 50: 9, 20: 9, 10: 9, 5: 9, 2: 9, 1: 9 }],
    ['the whole safe', IN_SAFE, { 500: 0, 200: 0, 100: 0, 50: 0, 20: 0, 10: 0, 5: 0, 2: 0, 1: 0 }],
  ])('uncounted cash leaves as %s', async (_what, amount, safe) => {
    await station.start();
    await spend({ amount });
    expect(await station.safe()).toMatchObject(safe);
    expect(await station.balances()).toMatchObject({ [`EXPENDITURE ${station.tea}`]: amount });
  });

  test('an account: no note moves', async () => {
    await station.start();
    const before = await station.safe();
    const { expenditureId } = await spend({
      accountId: station.bank,
      paymentModeId: station.modes.neft,
      reference: 'N26010100042',
      amount: 1_234_567,
    });
    expect(await rowsOf(expenditureId)).toMatchObject([
      { account_id: station.bank, payment_mode_id: station.modes.neft, reference: 'N26010100042' },
    ]);
    expect(await station.safe()).toEqual(before);
    expect(await station.balances()).toMatchObject({
      [`EXPENDITURE ${station.tea}`]: 1_234_567,
      [`BANK ${station.bank}`]: -1_234_567,
      'CASH 0': IN_SAFE,
    });
  });
});

const NOTE = { value: 100, in: 0, out: 1 };

test.each([
  ['a missing category', { expenditureCategoryId: null }, 'expenditureCategoryId', 'Select an expenditure category'],
  ['an unknown category', { expenditureCategoryId: 999 }, 'expenditureCategoryId', 'Select an expenditure category'],
  ['an amount of 0', { amount: 0 }, 'amount', 'amount must be more than 0 and at most ₹99,99,99,999.99'],
  [
    'an amount above the limit',
    { amount: 100_000_000_000 },
    'amount',
    'amount must be more than 0 and at most ₹99,99,99,999.99',
  ],
  ['an unknown account', { accountId: 999, paymentModeId: 1 }, 'accountId', 'Select an account'],
  [
    'an account without payment modes',
    { accountId: 2, paymentModeId: 1 },
    'accountId',
    'WALLET has no payment mode yet. Ask somebody who may link one.',
  ],
  ['a missing payment mode', { accountId: 1 }, 'paymentModeId', 'Select a payment mode'],
  [
    'a payment mode that the account does not take',
    { accountId: 1, paymentModeId: 3 },
    'paymentModeId',
    'STATE BANK does not accept UPI',
  ],
  ['a bank mode without an account', { paymentModeId: 2 }, 'accountId', 'Select the account for NEFT'],
  [
    'notes together with an account',
    { accountId: 1, paymentModeId: 2, notes: [NOTE] },
    'notes',
    'Notes are counted for cash only',
  ],
  [
    'notes that differ from the amount',
    { notes: [NOTE] },
    'notes',
    'The notes add up to ₹100.00, but the amount is ₹120.00',
  ],
  [
    'more notes than the safe holds',
    { amount: 110_000, notes: [{ value: 100, in: 0, out: 11 }] },
    'notes.0.out',
    '₹100: only 10 of these are in the safe',
  ],
  ['more than the safe holds', { amount: IN_SAFE + 1 }, 'amount', 'The safe holds only ₹8,880.00'],
  [
    'an amount that no notes make',
    { amount: 1_050 },
    'notes',
    'The notes in the safe cannot make exactly ₹10.50. Enter the notes, with the change.',
  ],
  [
    'a reference that is too long',
    { reference: 'x'.repeat(46) },
    'reference',
    'Reference must be at most 45 characters',
  ],
  ['a comment that is too long', { comment: 'x'.repeat(501) }, 'comment', 'Comment must be at most 500 characters'],
  ['a control character', { comment: 'a\u0000b' }, 'comment', 'This must not contain control characters'],
])('refuses %s, without effect', async (_what, over, field, message) => {
  await station.start();
  const before = await station.balances();
  expect(await problemsOf(spend(over))).toEqual([[field, message]]);
  expect(await station.balances()).toEqual(before);
  expect(await station.sql('SELECT FROM expenditure')).toEqual([]);
});

test('refuses a disabled category', async () => {
  await station.start();
  await station.sql('UPDATE expenditure_category SET disabled = true WHERE id = $1', [station.tea]);
  expect(await problemsOf(spend())).toEqual([['expenditureCategoryId', 'Select an expenditure category']]);
});

test('without a shift nothing is spent, and a close clears the list', async () => {
  expect(await problemsOf(spend())).toEqual([[undefined, 'No shift is running !!!']]);
  await station.start();
  await spend({ amount: 2_000 });
  await spend({ amount: 5_000, comment: 'snacks' });
  expect(await ask(station.ctx, expenditure.list)).toMatchObject([
    { amount: 5_000, categoryName: 'Tea', comment: 'snacks', accountName: null, enteredBy: 'A USER' },
    { amount: 2_000, categoryName: 'Tea', comment: null },
  ]);
  await station.close();
  expect(await ask(station.ctx, expenditure.list)).toEqual([]);
  expect(await problemsOf(spend())).toEqual([[undefined, 'No shift is running !!!']]);
});

test('twenty pay with the last notes at once: as many succeed as there are notes, the safe is never negative', async () => {
  await station.start();
  const one = { amount: 50_000, notes: [{ value: 500, in: 0, out: 1 }] };
  const { done, refused } = await atOnce(Array.from({ length: 20 }, () => () => spend(one)));
  expect(done).toBe(10);
  expect(new Set(refused)).toEqual(new Set(['₹500: only 0 of these are in the safe']));
  expect(await station.safe()).toMatchObject({ 500: 0 });
  expect(await station.balances()).toMatchObject({ 'CASH 0': IN_SAFE - 500_000 });
});

test('uncounted: thirty at once succeed until the safe is empty', async () => {
  await station.start();
  const { done, refused } = await atOnce(Array.from({ length: 30 }, () => () => spend({ amount: 40_000 })));
  expect(done * 40_000).toBeLessThanOrEqual(IN_SAFE);
  expect(done + refused.length).toBe(30);
  expect(await station.balances()).toMatchObject({ 'CASH 0': IN_SAFE - done * 40_000 });
  for (const count of Object.values(await station.safe())) expect(count).toBeGreaterThanOrEqual(0);
});

test('is recorded once when repeated with the same key', async () => {
  await station.start();
  const key = { idempotencyKey: randomUUID() };
  const input = { expenditureCategoryId: station.tea, amount: 12_000 };
  const [first, again] = [
    await station.act<{ expenditureId: number }>('recordExpenditure', input, key),
    await station.act<{ expenditureId: number }>('recordExpenditure', input, key),
  ];
  expect(again).toEqual(first);
  expect(await station.sql('SELECT id FROM expenditure')).toHaveLength(1);
});

test('the audit has the user and the notes that left', async () => {
  await station.start();
  const { expenditureId } = await spend({ amount: 10_000 });
  const [audit] = await station.sql<{ after: { amount: number; notes: object[] } }>(
    "SELECT after FROM audit_row WHERE table_name = 'expenditure' AND row_id = $1",
    [String(expenditureId)],
  );
  expect(audit!.after).toMatchObject({
    amount: 10_000,
    notes: expect.arrayContaining([expect.objectContaining({ count: -1 })]),
  });
});
