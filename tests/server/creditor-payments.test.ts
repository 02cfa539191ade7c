import { creditorPaidBefore } from '../../server/modules/credit/paid-before.query';
import { creditorDebts, creditorPaymentsOfShift } from '../../server/modules/credit/payment.queries';
import { notesInSafe, uncountedCash } from '../../server/modules/safe/safe.queries';
import { ask } from '../../server/platform/ask';
import type { Context } from '../../server/platform/context';
import { type Act, type ClosingStation } from '../support/closing-station';
import { openClosingStation } from '../support/open-closing-station';
import { expectBooksInOrder } from '../support/state-of-books';
import type { Backend } from './backend';

let backend: Backend;
let ctx: Context;
let act: Act;
let station: ClosingStation;
let bank: number;
let neft: number;
let cheque: number;
let upi: number;

const DAY = '2026-01-01';

beforeAll(async () => {
  ({ backend, ctx, act, station } = await openClosingStation());
  bank = (await act('createTransactionAccount', { name: 'STATE BANK' })).id;
  [neft, cheque, upi] = (await Promise.all(
    ['NEFT', 'CHEQUE', 'UPI'].map(async (name) => (await act('createPaymentMode', { name })).id),
  )) as [number, number, number];
  for (const paymentModeId of [neft, cheque]) await act('createAccountPaymentMode', { accountId: bank, paymentModeId });
});
afterAll(async () => {
  await expectBooksInOrder(backend.database);
  await backend.close();
});

interface Recorded {
  creditorPaymentId: number;
  allocations: { billId: number | null; label: string; amount: number }[];
  advance: number;
}
const pay = (creditorId: number, amount: number, rest: object = {}): Promise<Recorded> =>
  act<Recorded>('recordCreditorPayment', { creditorId, amount, ...rest });
const problemsOf = async (work: Promise<unknown>) =>
  work.then(
    () => [],
    ({ problems }: { problems: { field?: string; message: string }[] }) =>
      problems.map(({ field, message }) => [field, message]),
  );

/** Adds a creditor with an opening balance. */
async function firm(openingBalance = 0, over: object = {}): Promise<number> {
  const [{ count }] = (await backend.sql('SELECT count(*) AS count FROM creditor')) as [{ count: number }];
  const made = await act('createCreditor', {
    firmName: `FIRM ${count}`,
    shortName: `F${count}`,
    proprietorName: 'OWNER',
    email: 'accounts@firm.example',
    contactNo: '9876543210',
    address: 'MAIN ROAD',
    maxLimit: 100_000_000,
    openingBalance,
    ...over,
  });
  return made.id;
}
const sell = (creditorId: number, litres: number) =>
  act('recordCreditSale', { creditorId, pumpId: station.pumps[0], productId: station.hs, litres });
/** Bills everything unbilled, whatever day it is today. */
const bill = (creditorId: number) =>
  act<{ billId: number; number: string; amount: number }>('makeBill', { creditorId, from: DAY, to: DAY });
const debtsOf = async (creditorId: number) => {
  const { due, unbilled, openingUnsettled, advance, debts } = (await ask(ctx, creditorDebts, { creditorId }))!;
  return { due, unbilled, openingUnsettled, advance, debts: debts.map(({ label, unsettled }) => [label, unsettled]) };
};
const billsOf = (creditorId: number) =>
  backend.sql(
    'SELECT settled, settled_on IS NOT NULL AS "isSettled" FROM creditor_bill WHERE creditor_id = $1 ORDER BY id',
    [creditorId],
  );

test('without a running shift there is no payment', async () => {
  expect(await problemsOf(pay(station.creditors[0], 10_000))).toEqual([[undefined, 'No shift is running !!!']]);
  expect(await ask(ctx, creditorPaymentsOfShift)).toEqual([]);
  await act('startShift', { shiftTypeId: station.morning, shiftDate: DAY });
});

test.each<[string, () => object, string, string]>([
  ['a missing creditor', () => ({ creditorId: null }), 'creditorId', 'Select a creditor'],
  ['an unknown creditor', () => ({ creditorId: 999_999 }), 'creditorId', 'Select a creditor'],
  ['a missing amount', () => ({ amount: null }), 'amount', 'Enter the amount'],
  ['an amount of 0', () => ({ amount: 0 }), 'amount', 'amount must be more than 0 and at most ₹99,99,99,999.99'],
  [
    'an amount above the limit',
    () => ({ amount: 1e12 }),
    'amount',
    'amount must be more than 0 and at most ₹99,99,99,999.99',
  ],
  ['an unknown account', () => ({ accountId: 999_999, reference: '1' }), 'accountId', 'Select an account'],
  [
    'an account without a payment mode',
    () => ({ accountId: bank, reference: '1' }),
    'paymentModeId',
    'Select a payment mode',
  ],
  [
    'a mode that the account does not take',
    () => ({ accountId: bank, paymentModeId: upi, reference: '1' }),
    'paymentModeId',
    'STATE BANK does not accept UPI',
  ],
  ['a bank mode without an account', () => ({ paymentModeId: neft }), 'accountId', 'Select the account for NEFT'],
  [
    'a bank payment without a reference',
    () => ({ accountId: bank, paymentModeId: neft, reference: ' ' }),
    'reference',
    'Enter the reference number',
  ],
  [
    'a reference that is too long',
    () => ({ accountId: bank, paymentModeId: neft, reference: 'x'.repeat(46) }),
    'reference',
    'Reference must be at most 45 characters',
  ],
  [
    'a comment that is too long',
    () => ({ comment: 'x'.repeat(501) }),
    'comment',
    'Comment must be at most 500 characters',
  ],
  [
    'an account together with notes',
    () => ({ accountId: bank, paymentModeId: neft, reference: '1', notes: [{ value: 100, in: 1, out: 0 }] }),
    'notes',
    'Notes are counted for cash only',
  ],
  [
    'notes that differ from the amount',
    () => ({ notes: [{ value: 50, in: 1, out: 0 }] }),
    'notes',
    'The notes add up to ₹50.00, but the amount is ₹100.00',
  ],
  [
    'an unknown denomination',
    () => ({ notes: [{ value: 3, in: 1, out: 0 }] }),
    'notes.0',
    'There is no ₹3 note or coin to count here',
  ],
  [
    'more change than the safe holds',
    () => ({ notes: [{ value: 500, in: 0, out: 11 }] }),
    'notes.0.out',
    '₹500: only 10 of these are in the safe',
  ],
])('refuses %s', async (_what, wrong, field, message) => {
  const input = { creditorId: station.creditors[0], amount: 10_000, ...wrong() };
  expect(await problemsOf(act('recordCreditorPayment', input))).toEqual([[field, message]]);
  expect(await backend.sql('SELECT id FROM creditor_payment')).toEqual([]);
});

test('settles the oldest debt first: opening balance, then bill after bill; the rest is an advance', async () => {
  const creditorId = await firm(50_000);
  await sell(creditorId, 1_000);
  const one = await bill(creditorId);
  await sell(creditorId, 2_000);
  const two = await bill(creditorId);
  await sell(creditorId, 10_000);
  expect([one.amount, two.amount]).toEqual([9_250, 18_500]);
  expect(await debtsOf(creditorId)).toEqual({
    due: 50_000 + 9_250 + 18_500 + 92_500,
    unbilled: 92_500,
    openingUnsettled: 50_000,
    advance: 0,
    debts: [
      ['Opening balance', 50_000],
      [one.number, 9_250],
      [two.number, 18_500],
    ],
  });

  expect(await pay(creditorId, 20_000)).toMatchObject({
    allocations: [{ billId: null, label: 'Opening balance', amount: 20_000 }],
    advance: 0,
  });
  expect(await pay(creditorId, 40_000)).toMatchObject({
    allocations: [
      { billId: null, label: 'Opening balance', amount: 30_000 },
      { billId: one.billId, label: one.number, amount: 9_250 },
      { billId: two.billId, label: two.number, amount: 750 },
    ],
    advance: 0,
  });
  expect(await billsOf(creditorId)).toEqual([
    { settled: 9_250, isSettled: true },
    { settled: 750, isSettled: false },
  ]);
  expect(await pay(creditorId, 20_000)).toMatchObject({
    allocations: [{ billId: two.billId, label: two.number, amount: 17_750 }],
    advance: 2_250,
  });
  expect(await debtsOf(creditorId)).toEqual({
    due: 92_500 - 2_250,
    unbilled: 92_500,
    openingUnsettled: 0,
    advance: 2_250,
    debts: [],
  });
  const [newest] = await ask(ctx, creditorPaymentsOfShift);
  expect(newest).toMatchObject({
    creditorId,
    amount: 20_000,
    allocated: 17_750,
    accountName: null,
    paymentModeName: null,
  });
});

test('an advance settles the next bill, the oldest payment first', async () => {
  const creditorId = await firm();
  const one = await pay(creditorId, 5_000);
  const two = await pay(creditorId, 10_000);
  expect([one.advance, two.advance]).toEqual([5_000, 10_000]);
  expect(await debtsOf(creditorId)).toMatchObject({ due: -15_000, advance: 15_000, debts: [] });
  await sell(creditorId, 1_000);
  const { billId } = await bill(creditorId);
  expect(
    await backend.sql(
      'SELECT payment_id AS "paymentId", amount FROM payment_allocation WHERE bill_id = $1 ORDER BY id',
      [billId],
    ),
  ).toEqual([
    { paymentId: one.creditorPaymentId, amount: 5_000 },
    { paymentId: two.creditorPaymentId, amount: 4_250 },
  ]);
  expect(await debtsOf(creditorId)).toMatchObject({ due: -5_750, advance: 5_750, debts: [] });
});

test('two payments at once settle one bill once; the rest is an advance', async () => {
  const creditorId = await firm();
  await sell(creditorId, 1_000);
  await bill(creditorId);
  const both = await Promise.all([pay(creditorId, 9_250), pay(creditorId, 9_250)]);
  expect(both.map(({ advance }) => advance).toSorted()).toEqual([0, 9_250]);
  expect(await billsOf(creditorId)).toEqual([{ settled: 9_250, isSettled: true }]);
  expect(await debtsOf(creditorId)).toMatchObject({ due: -9_250, advance: 9_250, debts: [] });
});

test('a payment and a bill at once leave no advance beside an open bill', async () => {
  const creditorId = await firm();
  await sell(creditorId, 1_000);
  await Promise.all([pay(creditorId, 9_000), bill(creditorId)]);
  expect(await billsOf(creditorId)).toEqual([{ settled: 9_000, isSettled: false }]);
  expect(await debtsOf(creditorId)).toMatchObject({ due: 250, advance: 0 });
});

test('a small creditor has no bills; its earlier debts are settled, the rest stays on the open account', async () => {
  const creditorId = await firm(10_000, { isSmall: true });
  await sell(creditorId, 1_000);
  expect(await pay(creditorId, 12_000)).toMatchObject({ allocations: [{ label: 'Opening balance' }], advance: 2_000 });
  expect(await debtsOf(creditorId)).toMatchObject({ due: 7_250, unbilled: 9_250, openingUnsettled: 0 });
});

test('a disabled creditor may pay its debts', async () => {
  const creditorId = await firm(10_000);
  await backend.sql('UPDATE creditor SET disabled = true WHERE id = $1', [creditorId]);
  expect(await pay(creditorId, 10_000)).toMatchObject({ allocations: [{ amount: 10_000 }], advance: 0 });
});

describe('payment modes', () => {
  const safe = async () => ({
    notes: Object.fromEntries((await ask(ctx, notesInSafe)).map(({ value, available }) => [value, available])),
    uncounted: await ask(ctx, uncountedCash),
  });
  const postedOf = ({ creditorPaymentId }: Recorded) =>
    backend.sql(
      `SELECT a.kind, a.ref_id AS "refId", p.amount FROM journal_entry e
       JOIN posting p ON p.entry_id = e.id JOIN ledger_account a ON a.id = p.account_id
       WHERE e.document_kind = 'CREDITOR_PAYMENT' AND e.document_id = $1 ORDER BY p.amount DESC`,
      [creditorPaymentId],
    );

  test('counted cash: the notes are added to the safe, and change is taken from it', async () => {
    const creditorId = await firm();
    const before = await safe();
    const notes = [
      { value: 500, in: 2, out: 0 },
      { value: 100, in: 0, out: 3 },
    ];
    const paid = await pay(creditorId, 70_000, { notes });
    expect(await safe()).toEqual({
      notes: { ...before.notes, 500: before.notes[500]! + 2, 100: before.notes[100]! - 3 },
      uncounted: before.uncounted,
    });
    expect(await postedOf(paid)).toEqual([
      { kind: 'CASH', refId: 0, amount: 70_000 },
      { kind: 'CREDITOR', refId: creditorId, amount: -70_000 },
    ]);
  });

  test('uncounted cash is added to the safe as uncounted', async () => {
    const before = await safe();
    await pay(await firm(), 12_345);
    expect(await safe()).toEqual({ notes: before.notes, uncounted: before.uncounted + 12_345 });
  });

  test('through an account: the safe does not change', async () => {
    const creditorId = await firm();
    const before = await safe();
    const paid = await pay(creditorId, 70_000, {
      accountId: bank,
      paymentModeId: neft,
      reference: ' N 1 ',
      comment: 'half',
    });
    expect(await safe()).toEqual(before);
    expect(await postedOf(paid)).toEqual([
      { kind: 'BANK', refId: bank, amount: 70_000 },
      { kind: 'CREDITOR', refId: creditorId, amount: -70_000 },
    ]);
    const [newest] = await ask(ctx, creditorPaymentsOfShift);
    expect(newest).toMatchObject({
      accountName: 'STATE BANK',
      paymentModeName: 'NEFT',
      reference: 'N 1',
      comment: 'half',
    });
  });
});

test('is recorded once when repeated with its key', async () => {
  const creditorId = await firm();
  const again = () =>
    act<Recorded>('recordCreditorPayment', { creditorId, amount: 5_000 }, { idempotencyKey: 'payment-once' });
  const [one, two] = [await again(), await again()];
  expect(two).toEqual(one);
  expect(await debtsOf(creditorId)).toMatchObject({ advance: 5_000 });
});

test('an unknown creditor has no dues', async () => {
  expect(await ask(ctx, creditorDebts, { creditorId: 999_999 })).toBeNull();
});

test('a reference is recognised for 400 days, of the same creditor or in the same account', async () => {
  const [creditorId, other] = station.creditors;
  const asked = { creditorId, accountId: bank, reference: 'NEFT 4711' };
  const before = (given: object = {}) => ask(ctx, creditorPaidBefore, { ...asked, ...given });
  expect(await before()).toBeNull();
  const { creditorPaymentId: id } = await act<{ creditorPaymentId: number }>('recordCreditorPayment', {
    ...asked,
    amount: 12_345,
    paymentModeId: neft,
  });
  expect(await before()).toEqual({ id, date: DAY, amount: 12_345, firmName: expect.any(String) });
  expect(await before({ reference: ' neft 4711 ' })).toMatchObject({ id });
  expect(await before({ reference: 'NEFT 4712' })).toBeNull();
  expect(await before({ creditorId: other })).toMatchObject({ id });
  expect(await before({ accountId: bank + 1 })).toMatchObject({ id });
  expect(await before({ creditorId: other, accountId: bank + 1 })).toBeNull();
  const aged = (days: number) =>
    backend.sql('UPDATE creditor_payment SET created_at = now() - make_interval(days => $2) WHERE id = $1', [id, days]);
  await aged(399);
  expect(await before()).toMatchObject({ id });
  await aged(401);
  expect(await before()).toBeNull();
});
