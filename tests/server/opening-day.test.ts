import { BUILT_IN_ROLES, type Right } from '../../server/domain/rights';
import { cashMovedIn } from '../../server/modules/cash/cash-position.queries';
import { advancesAt, debtsAt } from '../../server/modules/credit/debts-at.queries';
import { ask } from '../../server/platform/ask';
import { stationClock } from '../../server/platform/clock';
import type { Context } from '../../server/platform/context';
import { bankReconciliation } from '../../server/reports/definitions/bank-reconciliation';
import { creditStatement } from '../../server/reports/definitions/credit-statement';
import { employeeSalaryDetail } from '../../server/reports/definitions/employee-salary-detail';
import { trialBalance } from '../../server/reports/definitions/trial-balance';
import type { Report } from '../../server/reports/report';
import { closeRunningShift } from '../support/close-running-shift';
import { type Act, actAs } from '../support/closing-station';
import { correct } from '../support/corrections';
import { type OpenClosingStation, openClosingStation } from '../support/open-closing-station';
import { expectBooksInOrder } from '../support/state-of-books';
import { setSetting } from '../support/station-settings';
import { problemsOf } from './cash-station';
import { contextOf } from './masters-samples';

let opened: OpenClosingStation;
beforeEach(async () => {
  opened = await openClosingStation();
});
afterEach(async () => {
  await expectBooksInOrder(opened.backend.database);
  await opened.backend.close();
});

/** Runs commands on a day of the calendar, whatever the shift's date is. */
const actOn = (day: string): Act =>
  actAs({ ...opened.ctx, clock: { ...stationClock('Asia/Kolkata'), today: () => day, minute: () => `${day}T09:00` } });

const firm = (firmName: string, openingBalance: number) => ({
  firmName,
  shortName: firmName,
  proprietorName: 'OWNER',
  email: 'accounts@firm.example',
  contactNo: '9876543210',
  address: 'MAIN ROAD',
  maxLimit: 100_000_000,
  openingBalance,
});

const openings = () =>
  opened.backend.sql(
    `SELECT e.document_kind AS kind, e.business_date AS day, SUM(p.amount)::bigint AS amount
     FROM journal_entry e JOIN posting p ON p.entry_id = e.id JOIN ledger_account a ON a.id = p.account_id
     WHERE e.document_kind IN ('CREDITOR_OPENING', 'DENOMINATION_OPENING') AND a.kind IN ('CREDITOR', 'CASH')
     GROUP BY 1, 2 HAVING SUM(p.amount) <> 0 ORDER BY 1, 2`,
  );

test('a customer added after midnight opens in the shift that still runs, and on its bill', async () => {
  const { station } = opened;
  const yesterday = actOn('2026-01-01');
  await yesterday('startShift', { shiftDate: '2026-01-01', shiftTypeId: station.night });
  const today = actOn('2026-01-02');
  const { id: creditorId } = await today('createCreditor', firm('LATE CUSTOMER', 5_000_000));
  await today('recordCreditSale', { creditorId, pumpId: station.pumps[0], productId: station.hs, litres: 100_000 });
  const { billId } = await today<{ billId: number }>('makeBill', { creditorId, from: '2026-01-01', to: '2026-01-01' });
  const [bill] = await opened.backend.sql('SELECT opening, amount, closing FROM creditor_bill WHERE id = $1', [billId]);
  expect(bill).toEqual({ opening: 5_000_000, amount: 925_000, closing: 5_925_000 });
});

test('notes found while an earlier day is entered are in the safe on that day', async () => {
  const { station, act, backend } = opened;
  await act('startShift', { shiftDate: '2026-01-01', shiftTypeId: station.morning });
  await actOn('2026-01-20')('createDenomination', { value: 200_000, available: 3 });
  expect(await openings()).toContainEqual({
    kind: 'DENOMINATION_OPENING',
    day: '2026-01-01',
    amount: expect.any(Number),
  });
  expect(await openings()).toHaveLength(1);
  await closeRunningShift({ act, sql: backend.sql, ids: station }, []);
});

test('openings entered before the first shift are never after it', async () => {
  const before = await openings();
  const { station } = opened;
  await actOn('2026-02-20')('createCreditor', firm('IN CREDIT', -30_000));
  await actOn('2026-02-20')('createCreditor', firm('ENTERED LATER', 100_000));
  await actOn('2026-02-20')('startShift', { shiftDate: '2026-01-01', shiftTypeId: station.morning });
  const notes = before.find((row) => (row as { kind: string }).kind === 'DENOMINATION_OPENING') as { amount: number };
  expect(await openings()).toEqual([
    { kind: 'CREDITOR_OPENING', day: '2026-01-01', amount: 70_000 },
    { kind: 'DENOMINATION_OPENING', day: '2026-01-01', amount: notes.amount },
  ]);
});

test('an opening balance entered later belongs to the newest shift', async () => {
  const { station, act } = opened;
  await act('startShift', { shiftDate: '2026-01-01', shiftTypeId: station.morning });
  const today = actOn('2026-01-05');
  await today('createCreditor', firm('FIRST WITHOUT', 0));
  const [row] = await opened.backend.sql<{ id: number; version: number }>(
    "SELECT id, version FROM creditor WHERE firm_name = 'FIRST WITHOUT'",
  );
  await today('updateCreditor', { ...row!, openingBalance: 7_700, reason: 'Was forgotten' });
  expect(await openings()).toContainEqual({ kind: 'CREDITOR_OPENING', day: '2026-01-01', amount: 7_700 });
});

/** A master with an opening balance, and a document that a row of it has first. */
interface Kind {
  master: string;
  table: string;
  account: string;
  /** Whether a positive balance is a credit of the account. */
  isOwed?: true;
  /** A new row with this balance, which may be 0, and day. */
  row(balance: number, openingDate?: string | null): object;
  /** Records a document of ₹500.00 in the running shift, which debits the account. */
  record?(act: Act, id: number): Promise<unknown>;
}

const FIVE_HUNDRED = 50_000;
const MOVED_BACK = /^Opening balance of .*: 05-01-2026 → 02-01-2026$/;
const oneNote = [{ value: 500, in: 0, out: 1 }];
let names = 0;

const CREDITOR: Kind = {
  master: 'Creditor',
  table: 'creditor',
  account: 'CREDITOR',
  row: (openingBalance, openingDate) => ({ ...firm(`FIRM ${++names}`, openingBalance), openingDate }),
  record: (act, creditorId) => {
    const { pumps, hs } = opened.station;
    return act('recordCreditSale', { creditorId, pumpId: pumps[0], productId: hs, amount: FIVE_HUNDRED });
  },
};
const EMPLOYEE: Kind = {
  master: 'Employee',
  table: 'employee',
  account: 'EMPLOYEE',
  row: (openingBalance, openingDate) => ({
    name: `man ${++names}`,
    contactNo: '9876543210',
    address: 'Main road',
    payRate: 50_000,
    joinDate: '2025-12-01',
    openingBalance,
    openingDate,
  }),
  record: (act, employeeId) => act('recordEmployeeAdvance', { employeeId, amount: FIVE_HUNDRED, notes: oneNote }),
};
const BANK: Kind = {
  master: 'TransactionAccount',
  table: 'transaction_account',
  account: 'BANK',
  row: (openingBalance, openingDate) => ({ name: `BANK ${++names}`, openingBalance, openingDate }),
  record: (act, accountId) => act('transferCash', { kind: 'DEPOSIT', accountId, notes: oneNote }),
};
const SUPPLIER: Kind = {
  master: 'Supplier',
  table: 'supplier',
  account: 'SUPPLIER',
  isOwed: true,
  row: (openingBalance, openingDate) => ({ name: `SUPPLIER ${++names}`, openingBalance, openingDate }),
  record: (act, supplierId) => act('recordSupplierPayment', { supplierId, amount: FIVE_HUNDRED, notes: oneNote }),
};
const NOTES: Kind = {
  master: 'Denomination',
  table: 'denomination',
  account: 'CASH',
  row: (balance, openingDate) => ({ value: 200_000 + ++names * 100, available: balance === 0 ? 0 : 3, openingDate }),
};
const BALANCES = [CREDITOR, EMPLOYEE, BANK, SUPPLIER];
const ALL = [...BALANCES, NOTES];

const create = ({ master, row }: Kind, act: Act, balance: number, openingDate?: string | null): Promise<number> =>
  act(`create${master}`, row(balance, openingDate)).then(({ id }) => id);

/** A signed-in user with the rights of an admin except some. */
async function adminWithout(...missing: Right[]): Promise<Context> {
  const ctx = await contextOf(opened.backend, true);
  const left = new Set([...BUILT_IN_ROLES.admin].filter((right) => !missing.includes(right)));
  return { ...ctx, actor: { ...ctx.actor!, rights: left } };
}

/** The same change, with the request that it became. */
const changed = (kind: Kind, act: Act, id: number, changes: object) =>
  change(kind, act, id, changes) as Promise<{ changeRequestId: number | null }>;

/** Changes the row as it is now; returns what else changed. */
const change = ({ master }: Kind, act: Act, id: number, changes: object): Promise<unknown> =>
  act(`update${master}`, { id, reason: 'By the old books', ...changes });

/** The day that the row shows, and the postings of its opening balance by day, without those that cancel out. */
async function dated({ table, account }: Kind, id: number): Promise<unknown> {
  const [row] = await opened.backend.sql<{ day: string | null }>(
    `SELECT opening_date AS day FROM ${table} WHERE id = $1`,
    [id],
  );
  const posted = await opened.backend.sql<{ day: string }>(
    `SELECT e.business_date AS day FROM journal_entry e JOIN posting p ON p.entry_id = e.id
     JOIN ledger_account a ON a.id = p.account_id AND a.kind = $2
     WHERE e.document_kind LIKE '%_OPENING' AND e.document_id = $1 GROUP BY 1 HAVING SUM(p.amount) <> 0`,
    [id, account],
  );
  return { row: row!.day, posted: posted.map(({ day }) => day) };
}

const startDay = (act: Act, shiftDate: string): Promise<unknown> =>
  act('startShift', { shiftDate, shiftTypeId: opened.station.morning });
/** Closes the running shift, in which the first pump sold 10 L of HS, ₹925.00; `credit` of it on credit. */
const close = (act: Act, credit = 0): Promise<number> => {
  const last = { employeeId: opened.station.employees[0], amount: 92_500 - credit };
  return closeRunningShift({ act, sql: opened.backend.sql, ids: opened.station }, [{ sold: [10_000, 0], last }]);
};
/** Works a day on which the row has its document. */
async function workDay(kind: Kind, act: Act, id: number, day: string): Promise<void> {
  await startDay(act, day);
  await kind.record?.(act, id);
  await close(act, kind === CREDITOR ? FIVE_HUNDRED : 0);
}

describe.each(ALL.map((kind): [string, Kind] => [kind.master, kind]))('the opening balance of %s', (_name, kind) => {
  test.each([
    ['of the day of entry', undefined, '2026-01-03', '2026-01-03'],
    ['of the day of entry, which is earlier', undefined, '2026-01-09', '2026-01-09'],
    ['of the day of entry, which is later', undefined, '2026-01-01', '2026-01-01'],
    ['of a typed day before it', '2025-12-31', '2026-01-01', '2025-12-31'],
    ['of a typed day after it', '2026-01-02', '2026-01-01', '2026-01-01'],
  ])('entered before the first shift, %s, has its day at the latest', async (_day, typed, first, expected) => {
    const act = actOn('2026-01-03');
    const id = await create(kind, act, 70_000, typed);
    expect(await dated(kind, id)).toEqual({ row: typed ?? null, posted: [typed ?? '2026-01-03'] });
    await startDay(actOn(first), first);
    expect(await dated(kind, id)).toEqual({ row: expected, posted: [expected] });
  });

  test('has the day of the running shift, or an earlier one', async () => {
    await startDay(actOn('2026-01-02'), '2026-01-02');
    const act = actOn('2026-01-05');
    expect(await dated(kind, await create(kind, act, 70_000))).toEqual({ row: '2026-01-02', posted: ['2026-01-02'] });
    const earlier = await create(kind, act, 70_000, '2025-12-28');
    expect(await dated(kind, earlier)).toEqual({ row: '2025-12-28', posted: ['2025-12-28'] });
  });

  test('is refused in the future, after the newest shift, and without a balance', async () => {
    const act = actOn('2026-01-03');
    expect(await problemsOf(create(kind, act, 70_000, '2026-01-04'))).toEqual([
      ['openingDate', 'The opening balance cannot be dated in the future'],
    ]);
    expect(await problemsOf(create(kind, act, 0, '2026-01-02'))).toEqual([
      ['openingDate', 'Enter the balance too, or leave its date empty'],
    ]);
    await startDay(act, '2026-01-02');
    expect(await problemsOf(create(kind, act, 70_000, '2026-01-03'))).toEqual([
      ['openingDate', 'The newest shift is of 02-01-2026. The opening balance cannot be dated after it.'],
    ]);
  });
});

describe.each(BALANCES.map((kind): [string, Kind] => [kind.master, kind]))('a change of %s', (_name, kind) => {
  test('of the balance keeps its day, of the day moves it, and no day is after the first document', async () => {
    const act = actOn('2026-01-20');
    const id = await create(kind, act, 70_000);
    await workDay(kind, act, id, '2026-01-02');
    await startDay(act, '2026-01-05');
    await change(kind, act, id, { openingBalance: 90_000 });
    expect(await dated(kind, id)).toEqual({ row: '2026-01-02', posted: ['2026-01-02'] });
    await change(kind, act, id, { openingDate: '2025-12-20' });
    expect(await dated(kind, id)).toEqual({ row: '2025-12-20', posted: ['2025-12-20'] });
    expect(await problemsOf(change(kind, act, id, { openingDate: '2026-01-03' }))).toEqual([
      ['openingDate', 'The first entry is dated 02-01-2026. Choose that day or an earlier one.'],
    ]);
    await change(kind, act, id, { openingBalance: 95_000, openingDate: '2026-01-01' });
    expect(await dated(kind, id)).toEqual({ row: '2026-01-01', posted: ['2026-01-01'] });
    // Without a day it has the default again, and without a balance it has no day.
    await change(kind, act, id, { openingDate: null });
    expect(await dated(kind, id)).toEqual({ row: '2026-01-02', posted: ['2026-01-02'] });
    await change(kind, act, id, { openingBalance: 0 });
    expect(await dated(kind, id)).toEqual({ row: null, posted: [] });
    expect(
      await opened.backend.sql(
        `SELECT COUNT(*)::int AS rows FROM audit_row
         WHERE table_name = $1 AND row_id = $2 AND before ->> 'openingDate' IS DISTINCT FROM after ->> 'openingDate'`,
        [kind.table, String(id)],
      ),
    ).toEqual([{ rows: 5 }]);
  });

  test('of a row without a balance, once it has documents, is of the first of them', async () => {
    const act = actOn('2026-01-20');
    const id = await create(kind, act, 0);
    await workDay(kind, act, id, '2026-01-02');
    await startDay(act, '2026-01-05');
    await change(kind, act, id, { openingBalance: 70_000 });
    expect(await dated(kind, id)).toEqual({ row: '2026-01-02', posted: ['2026-01-02'] });
  });
});

/** The rows of a report's section. */
async function sectionOf(report: Report, values: object, name?: string): Promise<Record<string, unknown>[]> {
  const { sections } = await ask(opened.ctx, report.query, values as never);
  const index = name === undefined ? 0 : report.sections.findIndex((section) => section.name === name);
  return sections[index]!.rows as Record<string, unknown>[];
}

/** The balance of the row's account at the end of a day, as each page that shows it says. */
async function balancesAt({ account }: Kind, id: number, day: string): Promise<unknown[]> {
  const { sql } = opened.backend;
  const range = { from: day, to: day };
  const [row] = await sql<{ name: string | null; balance: number }>(
    `SELECT COALESCE(c.firm_name, e.name, t.name, v.name) AS name, account_balance(a.id, $3)::bigint AS balance
     FROM ledger_account a
     LEFT JOIN creditor c ON a.kind = 'CREDITOR' AND c.id = a.ref_id
     LEFT JOIN employee e ON a.kind = 'EMPLOYEE' AND e.id = a.ref_id
     LEFT JOIN transaction_account t ON a.kind = 'BANK' AND t.id = a.ref_id
     LEFT JOIN supplier v ON a.kind = 'SUPPLIER' AND v.id = a.ref_id
     WHERE a.kind = $1 AND a.ref_id = $2`,
    [account, account === 'CASH' ? 0 : id, day],
  );
  const said = [row!.balance];
  const trial = await sectionOf(trialBalance, { asAt: day });
  const line = trial.find((one) => one.account === row!.name && (row!.name !== null || one.kind === 'Cash in safe'));
  said.push(Number(line?.debit ?? 0) - Number(line?.credit ?? 0));
  if (account === 'CREDITOR') {
    const [figures] = await sectionOf(creditStatement, { creditor: id, ...range }, 'account');
    said.push(figures!.closing as number);
    const unpaid = (await debtsAt(sql, day)).filter(({ creditorId }) => creditorId === id);
    const advances = (await advancesAt(sql, day)).filter(({ creditorId }) => creditorId === id);
    said.push(
      unpaid.reduce((total, debt) => total + debt.unpaid, 0) -
        advances.reduce((total, { advance }) => total + advance, 0),
    );
  }
  if (account === 'EMPLOYEE') {
    const [figures] = await sectionOf(employeeSalaryDetail, { employee: id, ...range }, 'account');
    said.push(figures!.closing as number);
  }
  if (account === 'BANK') {
    const [figures] = await sectionOf(bankReconciliation, { account: id, ...range }, 'accounts');
    said.push(figures!.closing as number);
  }
  return [...new Set(said)];
}

/** What the cash position of the running shift says is in the safe, and what the notes come to. */
async function cashInSafe(): Promise<number[]> {
  const [running] = await opened.backend.sql<{ id: number }>("SELECT id FROM shift WHERE state = 'RUNNING'");
  const { opening, flow } = await cashMovedIn(opened.backend.sql, running!.id);
  const [safe] = await opened.backend.sql<{ worth: number }>(
    'SELECT SUM(value * available)::bigint AS worth FROM denomination',
  );
  return [opening + Object.values(flow).reduce((total, amount) => total + (amount ?? 0), 0), safe!.worth];
}

describe('every page says the same at every date', () => {
  const DAYS = ['2025-12-29', '2025-12-30', '2025-12-31', '2026-01-01', '2026-01-02', '2026-01-05'];

  test.each([
    ['of a creditor', CREDITOR, 70_000, FIVE_HUNDRED],
    ['of a creditor who paid in advance', CREDITOR, -70_000, FIVE_HUNDRED],
    ['of an employee who owes', EMPLOYEE, 70_000, FIVE_HUNDRED],
    ['of an employee to whom pay is owed', EMPLOYEE, -70_000, FIVE_HUNDRED],
    ['of a bank account', BANK, 70_000, FIVE_HUNDRED],
    ['of an overdrawn bank account', BANK, -70_000, FIVE_HUNDRED],
    ['of a supplier to whom money is owed', SUPPLIER, 70_000, FIVE_HUNDRED],
    ['of a supplier who was paid in advance', SUPPLIER, -70_000, FIVE_HUNDRED],
  ])('the balance %s, before and after its day is changed', async (_whose, kind, entered, moved) => {
    const balance = kind.isOwed ? -entered : entered;
    const act = actOn('2026-01-20');
    const id = await create(kind, act, entered, '2025-12-31');
    await workDay(kind, act, id, '2026-01-02');
    await startDay(act, '2026-01-05');
    const at = async (): Promise<unknown[]> => Promise.all(DAYS.map((day) => balancesAt(kind, id, day)));
    const after = balance + moved;
    expect(await at()).toEqual([[0], [0], [balance], [balance], [after], [after]]);
    await change(kind, act, id, { openingDate: '2025-12-30' });
    expect(await at()).toEqual([[0], [balance], [balance], [balance], [after], [after]]);
    await change(kind, act, id, { openingDate: '2026-01-02' });
    expect(await at()).toEqual([[0], [0], [0], [0], [after], [after]]);
    await change(kind, act, id, { openingBalance: entered / 2 });
    expect(await balancesAt(kind, id, '2026-01-02')).toEqual([after - balance / 2]);
  });

  test('the cash in the safe, with notes that were counted before', async () => {
    const act = actOn('2026-01-20');
    await startDay(act, '2026-01-02');
    const [before] = await cashInSafe();
    const { id } = await act('createDenomination', { value: 200_000, available: 3, openingDate: '2025-12-30' });
    expect(await cashInSafe()).toEqual([before! + 600_000, before! + 600_000]);
    const counted = ['2025-12-29', '2025-12-30', '2026-01-01', '2026-01-02'];
    expect(await Promise.all(counted.map((day) => balancesAt(NOTES, id, day)))).toEqual([
      [0],
      [600_000],
      [600_000],
      [before! + 600_000],
    ]);
  });
});

/** The creditor's bills and what has settled them, and what is open of the opening balance. */
const bills = (creditorId: number) =>
  opened.backend.sql(
    `SELECT b.opening, b.amount, b.closing, b.settled FROM creditor_bill b WHERE b.creditor_id = $1
     UNION ALL SELECT NULL, opening_balance, NULL, opening_settled FROM creditor WHERE id = $1`,
    [creditorId],
  );

test('a bill has an opening balance that is entered later, and the payments settle it first', async () => {
  const act = actOn('2026-01-20');
  const id = await create(CREDITOR, act, 0);
  await workDay(CREDITOR, act, id, '2026-01-02');
  await startDay(act, '2026-01-05');
  await act('makeBill', { creditorId: id, from: '2026-01-02', to: '2026-01-02' });
  await act('recordCreditorPayment', { creditorId: id, amount: 20_000, notes: [{ value: 200, in: 1, out: 0 }] });
  expect(await bills(id)).toEqual([
    { opening: 0, amount: 50_000, closing: 50_000, settled: 20_000 },
    { opening: null, amount: 0, closing: null, settled: 0 },
  ]);
  await change(CREDITOR, act, id, { openingBalance: 70_000, openingDate: '2026-01-01' });
  expect(await bills(id)).toEqual([
    { opening: 70_000, amount: 50_000, closing: 120_000, settled: 0 },
    { opening: null, amount: 70_000, closing: null, settled: 20_000 },
  ]);
  expect(await debtsAt(opened.backend.sql, '2026-01-20')).toEqual([
    { creditorId: id, date: '2026-01-01', isBilled: true, unpaid: 50_000 },
    { creditorId: id, date: '2026-01-20', isBilled: true, unpaid: 50_000 },
  ]);
  // Both its day and its amount may change once it is partly settled.
  await change(CREDITOR, act, id, { openingDate: '2025-12-01' });
  await change(CREDITOR, act, id, { openingBalance: 10_000 });
  expect(await bills(id)).toEqual([
    { opening: 10_000, amount: 50_000, closing: 60_000, settled: 10_000 },
    { opening: null, amount: 10_000, closing: null, settled: 10_000 },
  ]);
});

test('bills, statement, ages and trial balance agree while an opening balance is entered, moved and dropped', async () => {
  const act = actOn('2026-01-20');
  const id = await create(CREDITOR, act, 0);
  for (const day of ['2026-01-02', '2026-01-03']) {
    await workDay(CREDITOR, act, id, day);
    await act('makeBill', { creditorId: id, from: day, to: day });
  }
  await startDay(act, '2026-01-05');
  await act('recordCreditorPayment', { creditorId: id, amount: 20_000, notes: [{ value: 200, in: 1, out: 0 }] });

  /** The balance at the end of each day, if all pages say the same. */
  const said = async (): Promise<unknown[]> => {
    const days = ['2025-12-30', '2025-12-31', '2026-01-01', '2026-01-02', '2026-01-03', '2026-01-05'];
    const closings = await opened.backend.sql<{ day: string; closing: number }>(
      'SELECT to_date AS day, closing FROM creditor_bill WHERE creditor_id = $1',
      [id],
    );
    return Promise.all(
      days.map(async (day) => {
        // Without a first day the statement begins with the month, and carries what was owed before.
        const [account] = await sectionOf(creditStatement, { creditor: id, to: day }, 'account');
        const lines = await sectionOf(creditStatement, { creditor: id, to: day }, 'lines');
        const bill = closings.filter((one) => one.day === day).map(({ closing }) => closing);
        const last = lines.at(-1)?.balance ?? account!.opening;
        const all = new Set([...(await balancesAt(CREDITOR, id, day)), account!.closing, last, ...bill]);
        return all.size === 1 ? [...all][0] : [...all];
      }),
    );
  };
  expect(await said()).toEqual([0, 0, 0, 50_000, 100_000, 80_000]);
  await change(CREDITOR, act, id, { openingBalance: 10_000 });
  expect(await said()).toEqual([0, 0, 0, 60_000, 110_000, 90_000]);
  await change(CREDITOR, act, id, { openingDate: '2025-12-31' });
  expect(await said()).toEqual([0, 10_000, 10_000, 60_000, 110_000, 90_000]);
  // What is settled of it is taken back with its payment.
  const [payment] = await opened.backend.sql<{ id: number }>('SELECT id FROM creditor_payment');
  await act('changeRow', {
    table: 'creditor_payment',
    rowId: payment!.id,
    permission: 1,
    changes: [],
    comment: 'Twice',
  });
  await change(CREDITOR, act, id, { openingBalance: 70_000, openingDate: '2026-01-01' });
  expect(await said()).toEqual([0, 0, 70_000, 120_000, 170_000, 170_000]);
  await change(CREDITOR, act, id, { openingBalance: 0, openingDate: null });
  expect(await said()).toEqual([0, 0, 0, 50_000, 100_000, 100_000]);
});

const TABLE_OF: Readonly<Record<string, string>> = {
  Creditor: 'creditor_payment',
  Employee: 'employee_advance',
  Supplier: 'supplier_payment',
  TransactionAccount: 'expenditure',
};

test.each(BALANCES.map((kind): [string, Kind] => [kind.master, kind]))(
  'a late entry moves the opening balance of %s to its day',
  async (_name, kind) => {
    const act = actOn('2026-01-20');
    const { id: paymentModeId } = await act('createPaymentMode', { name: 'NEFT' });
    const { id: expenditureCategoryId } = await act('createExpenditureCategory', { name: 'Tea' });
    await startDay(act, '2026-01-02');
    const shiftId = await close(act);
    await startDay(act, '2026-01-05');
    const id = await create(kind, act, 70_000);
    if (kind === BANK) await act('createAccountPaymentMode', { accountId: id, paymentModeId });
    const late = { shiftId, lateReason: 'Found in the drawer' };
    const entries: Record<string, [string, object]> = {
      Creditor: ['recordCreditorPayment', { creditorId: id, amount: FIVE_HUNDRED, notes: [], ...late }],
      Employee: ['recordEmployeeAdvance', { employeeId: id, amount: FIVE_HUNDRED, notes: oneNote, ...late }],
      Supplier: ['recordSupplierPayment', { supplierId: id, amount: FIVE_HUNDRED, notes: oneNote, ...late }],
      TransactionAccount: [
        'recordExpenditure',
        { expenditureCategoryId, amount: FIVE_HUNDRED, accountId: id, paymentModeId, notes: [], ...late },
      ],
    };
    const { effects } = await act<{ effects: string[] }>(...entries[kind.master]!);
    expect(effects).toContainEqual(expect.stringMatching(MOVED_BACK));
    expect(await dated(kind, id)).toEqual({ row: '2026-01-02', posted: ['2026-01-02'] });
    const moved = kind === EMPLOYEE || kind === SUPPLIER ? FIVE_HUNDRED : -FIVE_HUNDRED;
    const atFirst = kind.isOwed ? -70_000 : 70_000;
    expect(await balancesAt(kind, id, '2026-01-01')).toEqual([0]);
    expect(await balancesAt(kind, id, '2026-01-02')).toEqual([atFirst + moved]);
    // Once the entry is deleted, it is as if it had never been there.
    const [{ rowId }] = (await opened.backend.sql(`SELECT MAX(id)::int AS "rowId" FROM ${TABLE_OF[kind.master]}`)) as [
      { rowId: number },
    ];
    const deletion = { table: TABLE_OF[kind.master], rowId, permission: 1, comment: 'It was not his' };
    expect((await act<{ effects: string[] }>('changeRow', deletion)).effects).toContainEqual(
      expect.stringMatching(/^Opening balance of .*: 02-01-2026 → 05-01-2026$/),
    );
    expect(await dated(kind, id)).toEqual({ row: '2026-01-05', posted: ['2026-01-05'] });
    expect(await opened.backend.sql('SELECT FROM moved_opening')).toEqual([]);
    await close(act);
  },
);

test('an opening balance goes back as far as the first document that is left, and not beyond a day chosen since', async () => {
  const { pumps, hs, creditors } = opened.station;
  const act = actOn('2026-01-20');
  const shiftIds: number[] = [];
  for (const day of ['2026-01-02', '2026-01-03', '2026-01-04']) {
    await startDay(act, day);
    shiftIds.push(await close(act));
  }
  await startDay(act, '2026-01-05');
  const id = await create(CREDITOR, act, 70_000);
  const sell = (shiftId: number) =>
    act<{ creditSaleId: number }>('recordCreditSale', {
      ...{ creditorId: id, pumpId: pumps[0], productId: hs, amount: FIVE_HUNDRED },
      ...{ shiftId, lateReason: 'Found in the drawer', confirmed: true },
    });
  const give = (rowId: number, creditorId: number) =>
    act<{ effects: string[] }>('changeRow', {
      ...{ table: 'credit_sale', rowId, permission: 2, comment: 'Not his' },
      changes: [{ field: 'creditorId', value: String(creditorId) }],
    });
  const [first, second] = [await sell(shiftIds[0]!), await sell(shiftIds[1]!)];
  expect(await dated(CREDITOR, id)).toMatchObject({ row: '2026-01-02' });
  expect((await give(first.creditSaleId, creditors[0]!)).effects).toContainEqual(
    expect.stringMatching(/^Opening balance of .*: 02-01-2026 → 03-01-2026$/),
  );
  expect(await dated(CREDITOR, id)).toEqual({ row: '2026-01-03', posted: ['2026-01-03'] });
  await give(first.creditSaleId, id);
  const [{ version }] = (await opened.backend.sql('SELECT version FROM creditor WHERE id = $1', [id])) as [
    { version: number },
  ];
  await change(CREDITOR, act, id, { version, openingDate: '2026-01-01' });
  for (const { creditSaleId } of [first, second]) await give(creditSaleId, creditors[0]!);
  expect(await dated(CREDITOR, id)).toEqual({ row: '2026-01-01', posted: ['2026-01-01'] });
  await close(act);
});

test.each(ALL.map((kind): [string, Kind] => [kind.master, kind]))(
  'the opening balance of %s moves back with the shift that is undone',
  async (_name, kind) => {
    const act = actOn('2026-01-20');
    await startDay(act, '2026-01-02');
    await close(act);
    await startDay(act, '2026-01-05');
    const id = await create(kind, act, 70_000);
    await act('cancelRunningShift', {});
    expect(await dated(kind, id)).toEqual({ row: '2026-01-02', posted: ['2026-01-02'] });
    // No day that somebody chose: the shifts that follow do not move it.
    await startDay(act, '2026-01-05');
    await act('recordEmployeeAdvance', {
      ...{ employeeId: opened.station.employees[0], amount: FIVE_HUNDRED, notes: oneNote },
    });
    const [{ rowId }] = (await opened.backend.sql(`SELECT MAX(id)::int AS "rowId" FROM employee_advance`)) as [
      { rowId: number },
    ];
    await act('changeRow', { table: 'employee_advance', rowId, permission: 1, comment: 'It was not his' });
    expect(await dated(kind, id)).toEqual({ row: '2026-01-02', posted: ['2026-01-02'] });
  },
);

test('an opening balance stays before a late entry that is recorded while an earlier one is deleted', async () => {
  const act = actOn('2026-01-20');
  const { sql } = opened.backend;
  const { id: expenditureCategoryId } = await act('createExpenditureCategory', { name: 'Tea' });
  const shiftIds: number[] = [];
  for (const day of ['2026-01-02', '2026-01-03']) {
    await startDay(act, day);
    shiftIds.push(await close(act));
  }
  await startDay(act, '2026-01-05');
  const accountId = await create(BANK, act, 70_000);
  const [first, second] = await Promise.all(
    ['NEFT', 'RTGS'].map(async (name, index) => {
      const { id: paymentModeId } = await act('createPaymentMode', { name });
      await act('createAccountPaymentMode', { accountId, paymentModeId });
      return {
        ...{ expenditureCategoryId, accountId, paymentModeId, amount: FIVE_HUNDRED, notes: [] },
        ...{ shiftId: shiftIds[index], lateReason: 'Found in the drawer', confirmed: true },
      };
    }),
  );
  const { expenditureId: rowId } = await act<{ expenditureId: number }>('recordExpenditure', first!);
  expect(await dated(BANK, accountId)).toMatchObject({ row: '2026-01-02' });
  const blocker = await opened.backend.tester.connect();
  let isDeleted = false;
  const waiting = async (many: number): Promise<void> => {
    while (!isDeleted) {
      const [{ count }] = (await sql(
        `SELECT COUNT(*)::int FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      )) as [{ count: number }];
      if (count >= many) return;
    }
  };
  try {
    await blocker.query('BEGIN');
    await blocker.query('SELECT FROM payment_mode WHERE id = $1 FOR UPDATE', [second!.paymentModeId]);
    const recording = act('recordExpenditure', second!);
    await waiting(1);
    const deleting = act('changeRow', { table: 'expenditure', rowId, permission: 1, comment: 'It was twice' });
    await Promise.race([deleting.finally(() => (isDeleted = true)), waiting(2)]);
    await blocker.query('COMMIT');
    await Promise.all([recording, deleting]);
  } finally {
    blocker.release();
  }
  expect(await dated(BANK, accountId)).toEqual({ row: '2026-01-03', posted: ['2026-01-03'] });
  await close(act);
});

test('a bill that was made has the changed amount in its opening due and in what is due in the end', async () => {
  const act = actOn('2026-01-20');
  const id = await create(CREDITOR, act, 70_000);
  await workDay(CREDITOR, act, id, '2026-01-02');
  await startDay(act, '2026-01-05');
  await act('makeBill', { creditorId: id, from: '2026-01-02', to: '2026-01-02' });
  for (const [openingBalance, openingDate] of [
    [90_000, '2026-01-02'],
    [40_000, '2025-12-31'],
    [0, null],
  ]) {
    await change(CREDITOR, act, id, { openingBalance, openingDate });
    expect(await bills(id)).toMatchObject([
      { opening: openingBalance, closing: (openingBalance as number) + FIVE_HUNDRED },
      { amount: openingBalance },
    ]);
  }
});

test('what an employee is owed at first is paid with the first salary, and what is owed by one recovered', async () => {
  const act = actOn('2026-01-20');
  const [owed, owing] = [await create(EMPLOYEE, act, -30_000), await create(EMPLOYEE, act, 20_000)];
  await act('startShift', {
    shiftDate: '2026-01-02',
    shiftTypeId: opened.station.morning,
    onDuty: [{ employeeId: owed }, { employeeId: owing }],
  });
  await close(act);
  await startDay(act, '2026-01-05');
  const days = { from: '2025-12-01', to: '2026-01-02' };
  for (const [employeeId, amount] of [
    [owed, 80_000],
    [owing, 30_000],
  ])
    await act('paySalary', { employeeId, ...days, amount, notes: [] });
  const paid = await opened.backend.sql(
    'SELECT earned, owed_before, recovered_carried, paid, carried FROM salary_payment ORDER BY id',
  );
  expect(paid).toEqual([
    { earned: 50_000, owed_before: 30_000, recovered_carried: 0, paid: 80_000, carried: 0 },
    { earned: 50_000, owed_before: 0, recovered_carried: 20_000, paid: 30_000, carried: 0 },
  ]);
});

test('after the first shift only those who may enter notes add an account or an employee with a balance', async () => {
  const staff = actAs(await contextOf(opened.backend, false));
  await create(EMPLOYEE, staff, 70_000);
  await startDay(actOn('2026-01-20'), '2026-01-02');
  expect(await problemsOf(create(EMPLOYEE, staff, 70_000))).toEqual([
    ['openingBalance', 'You cannot enter an opening balance after the first shift. Leave it at 0.'],
  ]);
  await create(EMPLOYEE, staff, 0);
  await create(CREDITOR, staff, 70_000, '2026-01-01');
});

test('nor a creditor with an advance, whose change waits for them', async () => {
  const staff = actAs(await contextOf(opened.backend, false));
  const admin = actOn('2026-01-20');
  const before = await create(CREDITOR, staff, -70_000);
  await startDay(admin, '2026-01-02');
  expect(await problemsOf(create(CREDITOR, staff, -70_000))).toEqual([
    ['openingBalance', 'You cannot enter an opening balance after the first shift. Leave it at 0.'],
  ]);
  const decider = actAs(await adminWithout('cash.opening'));
  const id = await create(CREDITOR, staff, 70_000);
  for (const [row, balance] of [
    [id, -70_000],
    [before, 0],
  ] as const) {
    const { changeRequestId } = await changed(CREDITOR, decider, row, { openingBalance: balance });
    expect(changeRequestId).toEqual(expect.any(Number));
    await admin('decideChange', { requestId: changeRequestId, accept: true });
  }
  expect(await dated(CREDITOR, id)).toEqual({ row: '2026-01-02', posted: ['2026-01-02'] });
  expect(await balancesAt(CREDITOR, id, '2026-01-02')).toEqual([-70_000]);
  // A debt is a clerk's work, as before.
  const owing = await create(CREDITOR, staff, 70_000);
  expect(await changed(CREDITOR, decider, owing, { openingBalance: 60_000 })).toMatchObject({ changeRequestId: null });
});

test("a staff member's change of the day waits for an admin", async () => {
  const admin = actOn('2026-01-20');
  const staff = actAs(await contextOf(opened.backend, false));
  await startDay(admin, '2026-01-02');
  const id = await create(BANK, admin, 70_000);
  const { changeRequestId } = (await change(BANK, staff, id, { openingDate: '2025-12-30' })) as {
    changeRequestId: number;
  };
  expect(await dated(BANK, id)).toEqual({ row: '2026-01-02', posted: ['2026-01-02'] });
  expect(await problemsOf(change(BANK, staff, id, { openingDate: '2026-01-03' }))).toEqual([
    ['openingDate', 'The newest shift is of 02-01-2026. The opening balance cannot be dated after it.'],
  ]);
  await admin('decideChange', { requestId: changeRequestId, accept: true });
  expect(await dated(BANK, id)).toEqual({ row: '2025-12-30', posted: ['2025-12-30'] });
});

test.each([
  ['of an employee, by one who decides nothing', 'changes.decide', EMPLOYEE],
  ['of an employee, by one who decides', 'cash.opening', EMPLOYEE],
  ['of an account, by one who decides', 'cash.opening', BANK],
] as const)('a change of the opening balance %s, waits for one who may enter it', async (_name, missing, kind) => {
  const admin = actOn('2026-01-20');
  await startDay(admin, '2026-01-02');
  await setSetting(admin, 'employeeChangeByStaff', 'ALLOWED');
  const id = await create(kind, admin, 0);
  const actor = await adminWithout(missing, 'cash.opening');
  const { changeRequestId } = await changed(kind, actAs(actor), id, { openingBalance: 70_000 });
  expect(await dated(kind, id)).toEqual({ row: null, posted: [] });
  const decider = await adminWithout('cash.opening');
  const decision = { requestId: changeRequestId, accept: true };
  await expect(actAs(decider)('decideChange', decision)).rejects.toThrow('This needs a right that you do not have');
  await admin('decideChange', decision);
  expect(await dated(kind, id)).toEqual({ row: '2026-01-02', posted: ['2026-01-02'] });
  // What has nothing to do with the balance is changed at once.
  const other = kind === BANK ? { name: 'BANK RENAMED' } : { address: 'Station road' };
  expect(await changed(kind, actAs(actor), id, other)).toMatchObject({ changeRequestId: null });
});

test('before the first shift a change of an opening balance needs no other right', async () => {
  const id = await create(BANK, actOn('2026-01-20'), 0);
  const decider = actAs(await adminWithout('cash.opening'));
  expect(await changed(BANK, decider, id, { openingBalance: 70_000 })).toMatchObject({ changeRequestId: null });
});

/** Changes a recorded document; returns what else changed. */
async function changeDocument(act: Act, table: string, rowId: number, field: string, value: string): Promise<string[]> {
  const asked = { table, rowId, permission: 2, changes: [{ field, value }], comment: 'Wrong one' };
  return (await act<{ effects: string[] }>('changeRow', asked)).effects;
}

/** A closed shift of 2 January and one that runs on the 5th, in which the row was added with a balance. */
async function withLaterOpening(kind: Kind, act: Act, record: () => Promise<number>): Promise<[number, number]> {
  await startDay(act, '2026-01-02');
  const documentId = await record();
  await close(act);
  await startDay(act, '2026-01-05');
  return [documentId, await create(kind, act, 70_000)];
}

test('the opening balance of an account moves to the day of a deposit that is changed to it', async () => {
  const act = actOn('2026-01-20');
  const other = await create(BANK, act, 0);
  const [transferId, id] = await withLaterOpening(BANK, act, () =>
    act<{ cashTransferId: number }>('transferCash', { kind: 'DEPOSIT', accountId: other, notes: oneNote }).then(
      ({ cashTransferId }) => cashTransferId,
    ),
  );
  const effects = await changeDocument(act, 'cash_transfer', transferId, 'accountId', String(id));
  expect(effects).toContainEqual(expect.stringMatching(MOVED_BACK));
  expect(await dated(BANK, id)).toEqual({ row: '2026-01-02', posted: ['2026-01-02'] });
});

test('the opening balance of an employee moves to the day of an advance that is changed to him', async () => {
  const act = actOn('2026-01-20');
  const other = await create(EMPLOYEE, act, 0);
  const [advanceId, id] = await withLaterOpening(EMPLOYEE, act, () =>
    act<{ employeeAdvanceId: number }>('recordEmployeeAdvance', {
      employeeId: other,
      amount: FIVE_HUNDRED,
      notes: oneNote,
    }).then(({ employeeAdvanceId }) => employeeAdvanceId),
  );
  const effects = await changeDocument(act, 'employee_advance', advanceId, 'employeeId', String(id));
  expect(effects).toContainEqual(expect.stringMatching(MOVED_BACK));
  expect(await dated(EMPLOYEE, id)).toEqual({ row: '2026-01-02', posted: ['2026-01-02'] });
});

test('the opening balance of an account moves to the day of a salary that is changed to it', async () => {
  const act = actOn('2026-01-20');
  const { id: paymentModeId } = await act('createPaymentMode', { name: 'NEFT' });
  const withMode = async (accountId: number): Promise<number> => {
    await act('createAccountPaymentMode', { accountId, paymentModeId });
    return accountId;
  };
  const accountId = await withMode(await create(BANK, act, 0));
  const employeeId = await create(EMPLOYEE, act, -30_000);
  const salary = { employeeId, from: '2025-12-01', to: '2025-12-31', amount: 30_000, accountId, paymentModeId };
  const [salaryId, id] = await withLaterOpening(BANK, act, () =>
    act<{ salaryPaymentId: number }>('paySalary', { ...salary, notes: [] }).then(
      ({ salaryPaymentId }) => salaryPaymentId,
    ),
  );
  await withMode(id);
  const effects = await changeDocument(act, 'salary_payment', salaryId, 'accountId', String(id));
  expect(effects).toContainEqual(expect.stringMatching(MOVED_BACK));
  expect(await dated(BANK, id)).toEqual({ row: '2026-01-02', posted: ['2026-01-02'] });
});

test('the opening balance of an employee moves to the day of a shortage that a correction charges', async () => {
  const act = actOn('2026-01-20');
  await startDay(act, '2026-01-02');
  const shiftId = await close(act);
  await startDay(act, '2026-01-05');
  const id = await create(EMPLOYEE, act, 70_000);
  const effects = await correct(opened, {
    shiftId,
    change({ pumps: [pump] }) {
      pump!.lastCollection!.amount = 92_500 - FIVE_HUNDRED;
      pump!.shortages = [{ employeeId: id, amount: FIVE_HUNDRED }];
    },
  });
  expect(effects).toContainEqual(expect.stringMatching(MOVED_BACK));
  expect(await dated(EMPLOYEE, id)).toEqual({ row: '2026-01-02', posted: ['2026-01-02'] });
  const taken = await correct(opened, {
    shiftId,
    change({ pumps: [pump] }) {
      pump!.lastCollection!.amount = 92_500;
      pump!.shortages = [];
    },
  });
  expect(taken).toContainEqual(expect.stringMatching(/02-01-2026 → 05-01-2026/));
  expect(await dated(EMPLOYEE, id)).toEqual({ row: '2026-01-05', posted: ['2026-01-05'] });
});

/** The running shift of 5 January gets another date. */
const moveRunning = async (act: Act, shiftDate: string): Promise<string[]> => {
  const [shift] = await opened.backend.sql<{ id: number }>("SELECT id FROM shift WHERE state = 'RUNNING'");
  const slot = { shiftId: shift!.id, shiftDate, shiftTypeId: opened.station.morning };
  return (await act<{ effects: string[] }>('moveShift', slot)).effects;
};

test('a moved shift with a payment says only that the opening balance which it settles moves too', async () => {
  const act = actOn('2026-01-20');
  await startDay(act, '2026-01-02');
  await close(act);
  await startDay(act, '2026-01-05');
  const id = await create(CREDITOR, act, 70_000);
  await act('recordCreditorPayment', { creditorId: id, amount: 20_000, notes: [{ value: 200, in: 1, out: 0 }] });
  expect(await moveRunning(act, '2026-01-03')).toEqual([
    'Shift 05-01-2026 Morning is now Shift 03-01-2026 Morning',
    expect.stringMatching(/^Opening balance of FIRM \d+: 05-01-2026 → 03-01-2026$/),
  ]);
  expect(await dated(CREDITOR, id)).toEqual({ row: '2026-01-03', posted: ['2026-01-03'] });
});
