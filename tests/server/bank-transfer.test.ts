import { BUILT_IN_ROLES } from '../../server/domain/rights';
import { bankTransfer } from '../../server/modules/cash/bank-transfer';
import { ask } from '../../server/platform/ask';
import { reports } from '../../server/reports';
import { myLastEntries } from '../../server/views/home/my-last-entries.query';
import { expectBooksInOrder } from '../support/state-of-books';
import { CashStation, FIRST_DAY, problemsOf } from './cash-station';

let station: CashStation;

const TODAY = '2026-01-10';
const DAY = '2026-01-05';

beforeEach(async () => {
  station = await CashStation.open(TODAY);
  await station.start();
});
afterEach(async () => {
  const { backend } = station;
  await expectBooksInOrder(backend.database).finally(() => backend.close());
});

const moved = (over: object = {}) => ({
  ...{ fromAccountId: station.wallet, toAccountId: station.bank, amount: 500_000, transferDate: DAY },
  ...{ charges: 1_180, expenditureCategoryId: station.charges, reference: 'IMPS 600114', comment: ' settled ' },
  ...over,
});
const record = (over: object = {}) => station.act<{ bankTransferId: number }>('recordBankTransfer', moved(over));
const changeRow = (rowId: number, permission: number, changes: object[] = [], over: object = {}) =>
  station.act<{ effects?: string[] }>('changeRow', {
    ...{ table: 'bank_transfer', rowId, permission, changes, comment: 'By the statement' },
    ...over,
  });
const limitStaffTo = (rupees: string) =>
  station.act('changeRow', {
    ...{ table: 'station_setting', rowId: 1, permission: 2, comment: 'Small transfers only' },
    changes: [{ field: 'bankTransferByStaff', value: rupees }],
  });
const posted = () =>
  station.sql(
    `SELECT e.business_date::text AS day, e.shift_id AS shift, a.kind || ' ' || a.ref_id AS account, p.amount
     FROM journal_entry e JOIN posting p ON p.entry_id = e.id JOIN ledger_account a ON a.id = p.account_id
     WHERE e.document_kind = 'BANK_TRANSFER' AND e.reverses_id IS NULL
       AND NOT EXISTS (SELECT FROM journal_entry r WHERE r.reverses_id = e.id) ORDER BY p.amount`,
  );
/** The rows of a report, section by section. */
async function rowsOf(route: string, input: object): Promise<Record<string, unknown>[][]> {
  const { query } = reports.find((report) => report.route === route)!;
  const { sections } = await ask(station.ctx, query, input as never);
  return (sections as { rows: Record<string, unknown>[] }[]).map(({ rows }) => rows);
}

test('moves the amount between the accounts and the charges to their category, on its own day', async () => {
  const { bankTransferId } = await record();
  expect(await posted()).toEqual([
    { day: DAY, shift: null, account: `BANK ${station.wallet}`, amount: -501_180 },
    { day: DAY, shift: null, account: `EXPENDITURE ${station.charges}`, amount: 1_180 },
    { day: DAY, shift: null, account: `BANK ${station.bank}`, amount: 500_000 },
  ]);
  expect(await ask(station.ctx, bankTransfer.list)).toMatchObject([
    {
      ...{
        id: bankTransferId,
        fromAccountName: 'WALLET',
        toAccountName: 'STATE BANK',
        amount: 500_000,
        charges: 1_180,
      },
      ...{ categoryName: 'Bank charges', transferDate: DAY, reference: 'IMPS 600114', comment: 'settled' },
    },
  ]);
  expect(await ask(station.ctx, myLastEntries)).toMatchObject([
    { label: 'Bank transfer', title: 'WALLET', detail: '→ STATE BANK, IMPS 600114', amount: 500_000 },
  ]);
});

test.each([
  ['left out', { charges: null, expenditureCategoryId: null }],
  ['of 0', { charges: 0, expenditureCategoryId: null }],
  ['of 0 with a category', { charges: 0 }],
])('charges that are %s post nothing and have no category', async (_, over) => {
  await record(over);
  expect(await posted()).toMatchObject([{ amount: -500_000 }, { amount: 500_000 }]);
  expect(await station.sql('SELECT charges, expenditure_category_id AS category FROM bank_transfer')).toEqual([
    { charges: 0, category: null },
  ]);
});

const MOST = 99_999_999_999;

test.each<[string, () => object, [string, string]]>([
  ['an unknown account that the money leaves', () => ({ fromAccountId: 999 }), ['fromAccountId', 'Select an account']],
  ['no account that the money leaves', () => ({ fromAccountId: null }), ['fromAccountId', 'Select an account']],
  ['an unknown account that it enters', () => ({ toAccountId: 999 }), ['toAccountId', 'Select an account']],
  [
    'the same account twice',
    () => ({ toAccountId: station.wallet }),
    ['toAccountId', 'Select another account than the one that the money leaves'],
  ],
  ['an amount of 0', () => ({ amount: 0 }), ['amount', 'amount must be more than 0 and at most ₹99,99,99,999.99']],
  ['charges below 0', () => ({ charges: -1 }), ['charges', 'charges must not be below 0 and at most ₹99,99,99,999.99']],
  [
    'charges that bring the amount above the greatest',
    () => ({ amount: MOST, charges: 1 }),
    ['charges', 'An amount must be at most ₹99,99,99,999.99'],
  ],
  [
    'charges without a category',
    () => ({ expenditureCategoryId: null }),
    ['expenditureCategoryId', 'Select the expenditure category for the charges'],
  ],
  [
    'an unknown category',
    () => ({ expenditureCategoryId: 999 }),
    ['expenditureCategoryId', 'Select an expenditure category'],
  ],
  ['no day', () => ({ transferDate: null }), ['transferDate', 'Enter the date of the transfer']],
  [
    'a day to come',
    () => ({ transferDate: '2026-01-11' }),
    ['transferDate', 'The date of the transfer must not be in the future'],
  ],
  [
    'a day before the books',
    () => ({ transferDate: '2025-12-31' }),
    ['transferDate', 'The transfer must not be dated before the books began, on 01-01-2026'],
  ],
  ['a long reference', () => ({ reference: 'x'.repeat(46) }), ['reference', 'Reference must be at most 45 characters']],
  ['a long comment', () => ({ comment: 'x'.repeat(501) }), ['comment', 'Comment must be at most 500 characters']],
])('refuses %s', async (_, over, problem) => {
  expect(await problemsOf(record(over()))).toEqual([problem]);
  expect(await station.sql('SELECT FROM bank_transfer')).toEqual([]);
});

test('the greatest amount without charges is moved', async () => {
  await record({ amount: MOST, charges: null });
  expect(await posted()).toMatchObject([{ amount: -MOST }, { amount: MOST }]);
});

test('refuses a disabled account and a disabled category, which a recorded transfer keeps', async () => {
  const { bankTransferId } = await record();
  await station.act('removeTransactionAccount', { id: station.wallet, version: 1 });
  await station.act('removeExpenditureCategory', { id: station.charges, version: 1 });
  expect(await problemsOf(record({ reference: null }))).toEqual([
    ['fromAccountId', 'Select an account'],
    ['expenditureCategoryId', 'Select an expenditure category'],
  ]);
  await changeRow(bankTransferId, 2, [{ field: 'amount', value: '6000.00' }]);
  expect(await posted()).toMatchObject([{ amount: -601_180 }, { amount: 1_180 }, { amount: 600_000 }]);
});

test('moves the opening balances of both accounts before it', async () => {
  await station.close();
  await station.start('2026-01-08');
  for (const id of [station.wallet, station.bank])
    await station.act('updateTransactionAccount', {
      ...{ id, version: 1, openingBalance: 1_000, openingDate: '2026-01-08' },
    });
  await record();
  expect(await station.sql('SELECT opening_date::text AS day FROM transaction_account ORDER BY id')).toEqual([
    { day: DAY },
    { day: DAY },
  ]);
});

test.each<[string, (reference: string) => Promise<unknown>, boolean]>([
  ['another transfer', (reference) => record({ reference }), true],
  ['a transfer back', (reference) => record({ reference, ...back() }), false],
  ['money from a creditor into the bank', (reference) => byBank('recordCreditorPayment', creditor(), reference), true],
  ['an expenditure from the bank', (reference) => byBank('recordExpenditure', tea(), reference), false],
])('asks about the reference in %s if it enters or leaves the same account', async (_, enter, isAsked) => {
  await record({ reference: 'UTR 0077' });
  const seen =
    'Reference utr-77 was recorded before: bank transfer, WALLET → STATE BANK, ₹5,000.00 on 05-01-2026. Save again to keep it.';
  if (isAsked) expect(await problemsOf(enter('utr-77'))).toEqual([['reference', seen]]);
  else await enter('utr-77');
});

const back = () => ({ fromAccountId: station.bank, toAccountId: station.wallet });
const creditor = () => ({ creditorId: station.ids.creditors[0] });
const tea = () => ({ expenditureCategoryId: station.tea });
const byBank = (command: string, over: object, reference: string) =>
  station.act(command, {
    ...{ amount: 1_000, accountId: station.bank, paymentModeId: station.modes.neft, notes: [], reference },
    ...over,
  });

test('asks about the reference of a payment into the account, when it is entered or changed', async () => {
  await byBank('recordCreditorPayment', creditor(), 'UTR 5');
  const seen = 'Reference UTR5 was recorded before: creditor payment, SHREE TRANSPORT, ₹10.00 on 01-01-2026.';
  expect(await problemsOf(record({ reference: 'UTR5' }))).toEqual([['reference', `${seen} Save again to keep it.`]]);
  const { bankTransferId } = await record({ reference: 'UTR5', ...back() });
  const turned = [
    { field: 'fromAccountId', value: String(station.wallet) },
    { field: 'toAccountId', value: String(station.bank) },
  ];
  expect(await problemsOf(changeRow(bankTransferId, 2, turned))).toEqual([
    ['reference', `${seen} Save again to keep it.`],
  ]);
  const { effects } = await changeRow(bankTransferId, 2, turned, { confirmed: true });
  expect(effects).toContain(seen);
});

test('asks about an amount ten times the usual one between the accounts, and about charges above the amount', async () => {
  for (let place = 0; place < 5; place++) await record({ reference: null });
  expect(await problemsOf(record({ reference: null, amount: 5_000_000 }))).toEqual([
    [
      'amount',
      'The transfer is ₹50,000.00, but the usual one between these accounts is about ₹5,000.00. Save again to keep it.',
    ],
  ]);
  await record({ ...back(), reference: null, amount: 5_000_000 });
  expect(await problemsOf(record({ reference: null, amount: 1_180, charges: 500_000 }))).toEqual([
    ['amount', 'The charges are ₹5,000.00, but only ₹11.80 is transferred. Save again to keep it.'],
  ]);
  await record({ reference: null, amount: 5_000_000, confirmed: true });
});

test('a change posts it again on its new day and accounts, and a deletion takes it back', async () => {
  const { bankTransferId } = await record();
  const { effects } = await changeRow(bankTransferId, 2, [
    { field: 'fromAccountId', value: String(station.bank) },
    { field: 'toAccountId', value: String(station.wallet) },
    { field: 'amount', value: '4000.00' },
    { field: 'transferDate', value: '2026-01-06' },
    { field: 'reference', value: 'NEFT 9' },
  ]);
  expect(effects).toEqual(['STATE BANK: ₹5,000.00 → −₹4,011.80', 'WALLET: −₹5,011.80 → ₹4,000.00']);
  expect(await posted()).toEqual([
    { day: '2026-01-06', shift: null, account: `BANK ${station.bank}`, amount: -401_180 },
    { day: '2026-01-06', shift: null, account: `EXPENDITURE ${station.charges}`, amount: 1_180 },
    { day: '2026-01-06', shift: null, account: `BANK ${station.wallet}`, amount: 400_000 },
  ]);
  expect(
    await station.sql("SELECT COUNT(*)::int AS n FROM journal_entry WHERE document_kind = 'BANK_TRANSFER'"),
  ).toEqual([{ n: 3 }]);
  await changeRow(bankTransferId, 1);
  expect(await posted()).toEqual([]);
  expect(await station.balances()).not.toHaveProperty(`BANK ${station.bank}`);
});

test.each<[string, object[], object]>([
  ['no charges', [{ field: 'charges', value: null }], { charges: 0, category: null, comment: 'settled' }],
  ['charges of 0', [{ field: 'charges', value: '0.00' }], { charges: 0, category: null, comment: 'settled' }],
  ['another comment', [{ field: 'comment', value: null }], { charges: 1_180, comment: null }],
])('a change to %s keeps the row and its entry alike', async (_, changes, expected) => {
  const { bankTransferId } = await record();
  await changeRow(bankTransferId, 2, changes);
  expect(
    await station.sql('SELECT charges, expenditure_category_id AS category, comment FROM bank_transfer'),
  ).toMatchObject([expected]);
});

test.each<[string, () => object[], [string, string]]>([
  [
    'the other account',
    () => [{ field: 'fromAccountId', value: String(station.bank) }],
    ['toAccountId', 'Select another account than the one that the money leaves'],
  ],
  [
    'no category of its charges',
    () => [{ field: 'expenditureCategoryId', value: null }],
    ['expenditureCategoryId', 'Select the expenditure category for the charges'],
  ],
  [
    'a day to come',
    () => [{ field: 'transferDate', value: '2026-01-11' }],
    ['transferDate', 'The date of the transfer must not be in the future'],
  ],
  [
    'a day before the books',
    () => [{ field: 'transferDate', value: '2025-12-31' }],
    ['transferDate', 'The transfer must not be dated before the books began, on 01-01-2026'],
  ],
])('refuses a change to %s', async (_, changes, problem) => {
  const { bankTransferId } = await record();
  expect(await problemsOf(changeRow(bankTransferId, 2, changes()))).toEqual([problem]);
});

test('asks about amount and charges that change places, though their sum stays', async () => {
  const { bankTransferId } = await record();
  const swapped = [
    { field: 'amount', value: '11.80' },
    { field: 'charges', value: '5000.00' },
  ];
  expect(await problemsOf(changeRow(bankTransferId, 2, swapped))).toEqual([
    ['amount', expect.stringContaining('charges')],
  ]);
});

test('is in the books of both accounts, in the day book and among the expenditures', async () => {
  await record();
  const days = { from: FIRST_DAY, to: TODAY };
  const to = { what: { message: 'Transfer to STATE BANK' }, account: 'WALLET', out: 500_000, charges: 1_180, in: null };
  const from = { what: { message: 'Transfer from WALLET' }, account: 'STATE BANK', in: 500_000, out: null };
  const [, , transfers] = await rowsOf('bank-reconciliation', days);
  expect(transfers).toMatchObject([
    { date: DAY, reference: 'IMPS 600114', ...to },
    { date: DAY, reference: 'IMPS 600114', charges: null, ...from },
  ]);
  const [, , ofBank, accounts] = await rowsOf('bank-reconciliation', { ...days, account: station.bank });
  expect(ofBank).toMatchObject([from]);
  expect(accounts).toMatchObject([{ account: 'STATE BANK', in: 500_000, out: 0 }]);
  const [entries] = await rowsOf('day-book', { from: DAY, to: DAY });
  expect(entries).toMatchObject([
    { document: { message: 'Bank transfer 1' }, kind: 'Bank', account: 'STATE BANK', debit: 500_000 },
    { kind: 'Expenditure', account: 'Bank charges', debit: 1_180 },
    { kind: 'Bank', account: 'WALLET', credit: 501_180 },
  ]);
  const [spent] = await rowsOf('expenditure-between-two-day', days);
  expect(spent).toMatchObject([
    { date: DAY, amount: 1_180, paidBy: { message: 'Bank charges, WALLET → STATE BANK, IMPS 600114' } },
  ]);
});

test('of staff it waits above the limit, to which the charges count', async () => {
  await limitStaffTo('5000.00');
  const asStaff = { actor: { ...station.ctx.actor!, rights: BUILT_IN_ROLES.staff } };
  const enter = (over: object) =>
    station.act<object>('recordBankTransfer', moved({ reference: null, ...over }), asStaff);
  await enter({ amount: 498_820 });
  await expect(enter({ amount: 498_821 })).rejects.toThrow(/approv/i);
  await enter({ amount: 500_000, charges: null });
  expect(await station.sql('SELECT amount FROM bank_transfer ORDER BY id')).toEqual([
    { amount: 498_820 },
    { amount: 500_000 },
  ]);
});

test.each(['fromAccountId', 'toAccountId'])(
  'with another %s it waits above the limit like a new one',
  async (field) => {
    const { row } = await station.act<{ row: { id: number } }>('createTransactionAccount', { name: 'PAYTM' });
    const { bankTransferId } = await record();
    await limitStaffTo('5000.00');
    const rights = new Set([...BUILT_IN_ROLES.admin].filter((right) => right !== 'limits.exceed'));
    const change = (changes: object) =>
      station.act<object>(
        'changeRow',
        { table: 'bank_transfer', rowId: bankTransferId, permission: 2, changes, comment: 'By the statement' },
        { actor: { ...station.ctx.actor!, rights } },
      );
    expect(await change([{ field, value: String(row.id) }])).toMatchObject({ state: 'PENDING' });
    expect(await change([{ field: 'comment', value: 'By IMPS' }])).toMatchObject({ state: 'DONE' });
  },
);
