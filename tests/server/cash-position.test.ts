import { cashPositionOfShift } from '../../server/modules/cash/cash-position.queries';
import { ask } from '../../server/platform/ask';
import { transaction } from '../../server/platform/transaction';
import { reports } from '../../server/reports';
import { account, post, transfer } from '../../server/services/ledger/post';
import { reverse } from '../../server/services/ledger/reverse';
import { expectBooksInOrder } from '../support/state-of-books';
import { CashStation, FIRST_DAY, IN_SAFE, problemsOf } from './cash-station';

let station: CashStation;

beforeEach(async () => {
  station = await CashStation.open();
});
afterEach(async () => {
  await expectBooksInOrder(station.backend.database);
  await station.backend.close();
});

const position = () => ask(station.ctx, cashPositionOfShift);

/** Returns the position, after a check that the book figure equals the ledger and the notes in the safe. */
async function sound() {
  const seen = await position();
  const { 'CASH 0': cash = 0 } = await station.balances();
  expect(seen.book).toBe(cash);
  expect(seen.difference).toBe(0);
  expect(seen.opening + seen.lines.reduce((total, { amount }) => total + amount, 0)).toBe(seen.book);
  return {
    ...seen,
    moved: Object.fromEntries(seen.lines.filter(({ amount }) => amount !== 0).map(({ way, amount }) => [way, amount])),
  };
}

const takeBack = (kind: string, id: number) =>
  transaction(station.backend.database, (tx) => reverse(tx, null, { kind, id }));

test('there is no position without a shift', async () => {
  expect(await problemsOf(position())).toEqual([[undefined, 'No shift is running !!!']]);
});

test('a shift opens with the contents of the safe', async () => {
  const shiftId = await station.start();
  expect(await position()).toEqual({
    shiftId,
    shiftDate: FIRST_DAY,
    shiftName: 'Morning',
    opening: IN_SAFE,
    lines: ['collections', 'creditorCash', 'drawn', 'expenditure', 'advances', 'salaries', 'deposited', 'other'].map(
      (way) => ({ way, amount: 0 }),
    ),
    book: IN_SAFE,
    counted: IN_SAFE,
    uncounted: 0,
    difference: 0,
    notes: [500, 200, 100, 50, 20, 10, 5, 2, 1].map((value) => ({ value, available: 10, amount: value * 1_000 })),
  });
});

/** One document of each kind that moves cash, and the amount moved (paise). */
const MOVES: [string, number, (shiftId: number) => Promise<{ kind: string; id: number }>][] = [
  [
    'collections',
    100_000,
    async () => ({ kind: 'CASH_COLLECTION', id: (await station.collect(1_000)).cashCollectionId }),
  ],
  [
    'creditorCash',
    250_050,
    async () => {
      const input = { creditorId: station.ids.creditors[0], amount: 250_050, notes: [] };
      const { creditorPaymentId } = await station.act<{ creditorPaymentId: number }>('recordCreditorPayment', input);
      return { kind: 'CREDITOR_PAYMENT', id: creditorPaymentId };
    },
  ],
  [
    'drawn',
    20_000,
    async () => {
      const input = { kind: 'DRAWING', accountId: station.bank, notes: [{ value: 20, in: 10, out: 0 }] };
      return {
        kind: 'CASH_TRANSFER',
        id: (await station.act<{ cashTransferId: number }>('transferCash', input)).cashTransferId,
      };
    },
  ],
  [
    'expenditure',
    -4_500,
    async () => {
      const input = { expenditureCategoryId: station.tea, amount: 4_500 };
      return {
        kind: 'EXPENDITURE',
        id: (await station.act<{ expenditureId: number }>('recordExpenditure', input)).expenditureId,
      };
    },
  ],
  [
    'advances',
    -30_000,
    async () => {
      const input = { employeeId: station.ids.employees[1], amount: 30_000, notes: [] };
      const { employeeAdvanceId } = await station.act<{ employeeAdvanceId: number }>('recordEmployeeAdvance', input);
      return { kind: 'EMPLOYEE_ADVANCE', id: employeeAdvanceId };
    },
  ],
  [
    'deposited',
    -150_000,
    async () => {
      const input = { kind: 'DEPOSIT', accountId: station.bank, notes: [{ value: 500, in: 0, out: 3 }] };
      return {
        kind: 'CASH_TRANSFER',
        id: (await station.act<{ cashTransferId: number }>('transferCash', input)).cashTransferId,
      };
    },
  ],
  [
    'other',
    700,
    async (shiftId) => {
      const [coin] = await station.sql<{ id: number }>('SELECT id FROM denomination WHERE value = 100');
      const document = { kind: 'FOUND', id: 1 };
      const lines = transfer(account('CASH'), account('SHORT_OVER'), 700);
      const notes = [{ denominationId: coin!.id, count: 7 }];
      await transaction(station.backend.database, (tx) =>
        post(tx, null, [{ document, businessDate: FIRST_DAY, shiftId, lines, notes }]),
      );
      return document;
    },
  ],
];

test.each(MOVES)(
  '%s: changes its line and the book figure by %d, and its deletion reverses that',
  async (way, amount, move) => {
    const shiftId = await station.start();
    const { kind, id } = await move(shiftId);
    expect(await sound()).toMatchObject({ opening: IN_SAFE, moved: { [way]: amount }, book: IN_SAFE + amount });
    await takeBack(kind, id);
    expect(await sound()).toMatchObject({ opening: IN_SAFE, moved: {}, book: IN_SAFE });
    // The row would otherwise refer to an entry that no longer exists.
    if (way !== 'other') await station.sql(`DELETE FROM ${kind.toLowerCase()} WHERE id = $1`, [id]);
  },
);

test('a salary paid in cash leaves the safe', async () => {
  const [ram] = station.ids.employees;
  await station.act('startShift', {
    shiftDate: FIRST_DAY,
    shiftTypeId: station.ids.morning,
    onDuty: [{ employeeId: ram, pumpId: station.ids.pumps[0] }],
  });
  await station.close();
  await station.start('2026-01-02');
  await station.act('paySalary', { employeeId: ram, from: FIRST_DAY, to: FIRST_DAY, amount: 50_000, notes: [] });
  expect(await sound()).toMatchObject({ opening: IN_SAFE, moved: { salaries: -50_000 } });
});

test('an exchange changes only the notes', async () => {
  await station.start();
  await station.act('exchangeCash', {
    notes: [
      { value: 500, in: 0, out: 2 },
      { value: 100, in: 10, out: 0 },
    ],
  });
  expect(await sound()).toMatchObject({
    opening: IN_SAFE,
    moved: {},
    notes: expect.arrayContaining([{ value: 100, available: 20, amount: 200_000 }]),
  });
});

/** The rows of one section of a report. */
const rowsOf = async (route: string, section: string, values = {}) => {
  const report = reports.find((one) => one.route === route)!;
  const { sections } = await ask(station.ctx, report.query, values);
  return sections[report.sections.findIndex(({ name }) => name === section)]!.rows;
};

test('a denomination added during a shift is not part of its opening: page, report and closing sheet agree', async () => {
  const shiftId = await station.start();
  await station.collect(1_000);
  await station.act('createDenomination', { value: 200_000, available: 3 });
  const { opening, moved } = await sound();
  expect({ opening, moved }).toEqual({ opening: IN_SAFE, moved: { collections: 100_000, other: 600_000 } });
  const seen = { opening: IN_SAFE, in: 700_000, out: 0, closing: IN_SAFE + 700_000 };
  expect(await rowsOf('current-shift-cash-transaction', 'position')).toEqual([expect.objectContaining(seen)]);
  await station.close([{ swipeMachineId: station.ids.swipes[0], amount: 40_000 }]);
  const sheet = await rowsOf('closed-shift-report', 'cash', { shiftId, shiftDate: FIRST_DAY });
  expect(sheet).toEqual(
    expect.arrayContaining([
      { what: 'Opening', amount: IN_SAFE },
      { what: 'Other', amount: 600_000 },
    ]),
  );
});

test('a denomination added before the shift is in its opening', async () => {
  await station.act('createDenomination', { value: 200_000, available: 3 });
  await station.start();
  expect(await sound()).toMatchObject({ opening: IN_SAFE + 600_000, moved: {} });
});

test('uncounted cash is listed beside the notes', async () => {
  await station.start();
  await station.act('collectCash', {
    pumpId: station.ids.pumps[0],
    employeeId: station.ids.employees[0],
    amount: 12_345,
    notes: [],
  });
  expect(await sound()).toMatchObject({ counted: IN_SAFE, uncounted: 12_345, moved: { collections: 12_345 } });
});

test('undoing a close removes its last collection from the position', async () => {
  const shiftId = await station.start();
  await station.collect(500);
  const before = await sound();
  await station.close([{ swipeMachineId: station.ids.swipes[0], amount: 40_000 }]);
  await station.act('undoLastShift', { shiftId });
  expect(await sound()).toEqual(before);
});

test('a late entry moves the closing cash of its own shift, and the opening of the next', async () => {
  const shiftId = await station.start();
  await station.close();
  await station.start('2026-01-02');
  await station.collect(1_000);
  await station.act('recordExpenditure', {
    expenditureCategoryId: station.tea,
    amount: 4_500,
    shiftId,
    lateReason: 'The voucher was found later',
  });
  expect(await sound()).toMatchObject({ opening: IN_SAFE - 4_500, moved: { collections: 100_000 } });
  const values = { shiftId, shiftDate: FIRST_DAY };
  expect(await rowsOf('closed-shift-report', 'safe', values)).toEqual([
    { book: IN_SAFE - 4_500, counted: IN_SAFE - 4_500, uncounted: 0, difference: 0 },
  ]);
  const balance = await station.sql('SELECT account_balance(id, $1) AS amount FROM ledger_account WHERE kind = $2', [
    FIRST_DAY,
    'CASH',
  ]);
  expect(balance).toEqual([{ amount: IN_SAFE - 4_500 }]);
});
