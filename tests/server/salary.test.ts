import { setTimeout } from 'node:timers/promises';
import { calculateSalary } from '../../server/modules/staff/calculate-salary';
import { payingShift } from '../../server/modules/staff/pay-days.queries';
import { salariesOf } from '../../server/modules/staff/salaries.queries';
import { salaryForm, salaryPreview } from '../../server/modules/staff/salary.queries';
import { ask } from '../../server/platform/ask';
import { transaction } from '../../server/platform/transaction';
import { reverse } from '../../server/services/ledger/reverse';
import { correct } from '../support/corrections';
import { expectBooksInOrder } from '../support/state-of-books';
import { openStaffStation, type StaffStation } from './staff-station';

jest.setTimeout(30_000);

let station: StaffStation;
let ram: number;
let shyam: number;
let sita: number;

beforeEach(async () => {
  station = await openStaffStation();
  [ram, shyam, sita] = station.ids.employees;
});
afterEach(async () => {
  await expectBooksInOrder(station.backend.database);
  await station.backend.close();
});

interface Paid {
  salaryPaymentId: number;
  paid: number;
  carried: number;
}
const january = (to: string, employeeId = ram) => ({ employeeId, from: '2026-01-01', to });
const form = (employeeId: number) => ask(station.ctx, salaryForm, { employeeId });
const preview = (asked: object) => ask(station.ctx, salaryPreview, asked);
const pay = (input: object, over = {}) => station.act<Paid>('paySalary', input, over);
/** The account pays what the safe does not have. */
const byBank = () => ({ accountId: station.bank.accountId, paymentModeId: station.bank.paymentModeId });
const advance = (employeeId: number, amount: number) =>
  station.act('recordEmployeeAdvance', { employeeId, amount, ...byBank() });
const rows = async (table: string) =>
  (await station.sql<{ n: number }>(`SELECT count(*)::int AS n FROM ${table}`))[0]!.n;

test('four shifts at 500.00, less an advance of 300.00 and a shortage of 270.00, are 1,430.00: previewed, then paid', async () => {
  await station.work('2026-01-01', 3, [ram, shyam]);
  await station.start('2026-01-04', [ram]);
  await advance(ram, 30_000);
  await station.close([{ employeeId: ram, amount: 27_000 }]);
  await station.start('2026-01-05', [ram]);
  expect(await form(ram)).toEqual({
    from: '2026-01-01',
    to: '2026-01-04',
    paidUpTo: null,
    payTo: '2026-01-04',
    unpaidSince: null,
  });

  const shown = await preview(january('2026-01-04'));
  expect(shown).toEqual({
    from: '2026-01-01',
    to: '2026-01-04',
    shiftsWorked: 4,
    earned: 200_000,
    owedBefore: 0,
    lines: [
      {
        from: '2026-01-01',
        to: '2026-01-04',
        payBasis: 'SHIFT',
        payRate: 50_000,
        count: 4,
        daysInMonth: null,
        amount: 200_000,
      },
    ],
    recovered: { carried: 0, advances: 30_000, shortages: 27_000 },
    notRecovered: { carried: 0, advances: 0, shortages: 0 },
    payable: 143_000,
    balanceBefore: 57_000,
  });
  const notes = [
    { value: 500, in: 0, out: 2 },
    { value: 200, in: 0, out: 2 },
    { value: 10, in: 0, out: 3 },
  ];
  const answer = await pay({ ...january('2026-01-04'), amount: shown.payable, notes, reference: 'V 7' });
  expect(answer).toEqual({ salaryPaymentId: expect.any(Number), paid: 143_000, carried: 0 });
  expect(await station.balanceOf(ram)).toBe(0);
  expect(
    await station.sql(
      `SELECT a.kind, a.ref_id, p.amount::int FROM posting p JOIN journal_entry e ON e.id = p.entry_id AND e.document_kind = 'SALARY'
       JOIN ledger_account a ON a.id = p.account_id ORDER BY p.id`,
    ),
  ).toEqual([
    { kind: 'SALARIES', ref_id: 0, amount: 200_000 },
    { kind: 'EMPLOYEE', ref_id: ram, amount: -200_000 },
    { kind: 'EMPLOYEE', ref_id: ram, amount: 143_000 },
    { kind: 'CASH', ref_id: 0, amount: -143_000 },
  ]);
  expect(await ask(station.ctx, salariesOf, { employeeId: ram })).toMatchObject([
    { from: '2026-01-01', to: '2026-01-04', shiftsWorked: 4, recovered: 57_000, paid: 143_000, reference: 'V 7' },
  ]);
  expect(await form(ram)).toMatchObject({ from: '2026-01-05', to: '2026-01-04', paidUpTo: '2026-01-04' });
});

test('a paid salary stays unchanged afterwards; the next one begins at zero', async () => {
  await station.work('2026-01-01', 2, [ram], [{ employeeId: ram, amount: 10_000 }]);
  await station.start('2026-01-03', [ram]);
  await pay({ ...january('2026-01-02'), amount: 80_000 });
  await station.act('changePayRate', {
    employeeId: ram,
    since: '2026-01-03',
    payBasis: 'SHIFT',
    payRate: 60_000,
    reason: 'Raise',
  });
  await station.close();
  await station.start('2026-01-04');
  expect(await preview({ employeeId: ram, from: '2026-01-03', to: '2026-01-03' })).toMatchObject({
    earned: 60_000,
    owedBefore: 0,
    balanceBefore: 0,
    payable: 60_000,
    recovered: { carried: 0, advances: 0, shortages: 0 },
  });
  expect(await station.sql('SELECT pay_rate, count, amount FROM salary_line')).toEqual([
    { pay_rate: 50_000, count: 2, amount: 100_000 },
  ]);
});

test('recovery never exceeds the pay: a salary of 0 is a document, and the rest is recovered from the next one', async () => {
  await station.start('2026-01-01', [ram]);
  await advance(ram, 70_000);
  await station.close([{ employeeId: ram, amount: 5_000 }]);
  await station.start('2026-01-02', [ram]);
  expect(await preview(january('2026-01-01'))).toMatchObject({
    earned: 50_000,
    payable: 0,
    recovered: { carried: 0, advances: 50_000, shortages: 0 },
    notRecovered: { carried: 0, advances: 20_000, shortages: 5_000 },
  });
  expect(await station.refused(pay({ ...january('2026-01-01'), amount: 1 }))).toEqual([
    'amount: The salary is ₹0.00. Record anything more as an advance.',
  ]);
  // An account given for a salary of 0 is not stored, since nothing left it.
  expect(await pay({ ...january('2026-01-01'), amount: 0, ...byBank() })).toMatchObject({ paid: 0, carried: 25_000 });
  expect(await station.sql('SELECT account_id, payment_mode_id, carried FROM salary_payment')).toEqual([
    { account_id: null, payment_mode_id: null, carried: 25_000 },
  ]);
  expect(await station.balanceOf(ram)).toBe(25_000);
  await station.close();
  await station.start('2026-01-03');
  await advance(ram, 10_000);
  expect(await preview({ employeeId: ram, from: '2026-01-02', to: '2026-01-02' })).toMatchObject({
    recovered: { carried: 25_000, advances: 10_000, shortages: 0 },
    payable: 15_000,
    balanceBefore: 35_000,
  });
});

test('a balance carried forward is owed by the station and paid with the next salary, even without earnings', async () => {
  await station.work('2026-01-01', 1, [ram]);
  await station.start('2026-01-02');
  expect(await pay({ ...january('2026-01-01'), amount: 30_000 })).toMatchObject({ carried: -20_000 });
  await station.close();
  await station.start('2026-01-03');
  const next = { employeeId: ram, from: '2026-01-02', to: '2026-01-02' };
  expect(await preview(next)).toMatchObject({ lines: [], earned: 0, owedBefore: 20_000, payable: 20_000 });
  expect(await station.refused(pay({ ...next, amount: 0 }))).toEqual([
    'to: Nothing was earned in these days, so there is nothing to pay',
  ]);
  expect(await pay({ ...next, amount: 20_000 })).toMatchObject({ carried: 0 });
});

test('a rate that changes within the period pays each shift by its own rate', async () => {
  await station.work('2026-01-01', 2, [ram]);
  await station.act('changePayRate', {
    employeeId: ram,
    since: '2026-01-03',
    payBasis: 'SHIFT',
    payRate: 60_000,
    reason: 'Raise',
  });
  await station.work('2026-01-03', 3, [ram]);
  await station.start('2026-01-06', [ram]);
  const { lines, earned } = await preview(january('2026-01-05'));
  expect(lines.map(({ from, to, count, payRate, amount }) => [from, to, count, payRate, amount])).toEqual([
    ['2026-01-01', '2026-01-02', 2, 50_000, 100_000],
    ['2026-01-03', '2026-01-05', 3, 60_000, 180_000],
  ]);
  expect(earned).toBe(280_000);
  await pay({ ...january('2026-01-05'), amount: 280_000 });
  expect(await station.sql('SELECT place, amount FROM salary_line ORDER BY place')).toEqual([
    { place: 1, amount: 100_000 },
    { place: 2, amount: 180_000 },
  ]);
});

test('a monthly salary earns calendar days, including the current one, without any shift', async () => {
  await station.act('changePayRate', {
    employeeId: ram,
    since: '2026-01-17',
    payBasis: 'MONTH',
    payRate: 1_550_000,
    reason: 'Manager',
  });
  await station.work('2026-01-16', 1, [ram]);
  await station.start('2026-01-31', [ram]);
  expect(await form(ram)).toEqual({
    from: '2026-01-16',
    to: '2026-01-31',
    paidUpTo: null,
    payTo: '2026-01-31',
    unpaidSince: null,
  });
  const { lines, shiftsWorked, payable } = await preview({ employeeId: ram, from: '2026-01-16', to: '2026-01-31' });
  expect(lines.map(({ count, daysInMonth, amount }) => [count, daysInMonth, amount])).toEqual([
    [1, null, 50_000],
    [15, 31, 750_000],
  ]);
  expect([shiftsWorked, payable]).toEqual([1, 800_000]);
  await pay({ employeeId: ram, from: '2026-01-16', to: '2026-01-31', amount: 800_000, ...byBank() });
});

test("the first salary is proposed from the join date, not before the station's books, nor after an earlier shift", async () => {
  await station.sql("UPDATE employee SET join_date = '2019-06-01' WHERE id = $1", [ram]);
  await station.sql("UPDATE employee SET join_date = '2026-01-03' WHERE id IN ($1, $2)", [shyam, sita]);
  await station.work('2026-01-02', 1, [shyam]);
  await station.start('2026-02-05');
  expect(await form(ram)).toMatchObject({ from: '2026-01-02', to: '2026-01-31', payTo: '2026-02-04' });
  expect(await form(shyam)).toMatchObject({ from: '2026-01-02' });
  expect(await form(sita)).toMatchObject({ from: '2026-01-03' });
});

describe('refuses, in preview and payment, without effect', () => {
  test.each<[string, object, string]>([
    [
      'the day of the running shift',
      { to: '2026-01-03' },
      'to: To must be 02-01-2026 or earlier, the last day that can be paid now',
    ],
    ['a last day before the first', { from: '2026-01-02', to: '2026-01-01' }, 'to: To must not be before From'],
    ['more than 366 days', { from: '2025-01-01' }, 'from: A salary can cover at most 366 days'],
    ['an impossible day', { to: '2026-02-30' }, 'to: Enter the last day of the salary'],
    ['an unknown employee', { employeeId: 0 }, 'employeeId: Select an employee'],
  ])('%s', async (_what, given, said) => {
    await station.work('2026-01-01', 2, [ram]);
    await station.start('2026-01-03', [ram]);
    const asked = { ...january('2026-01-02'), ...given };
    expect(await station.refused(preview(asked))).toEqual([said]);
    expect(await station.refused(pay({ ...asked, amount: 100 }))).toEqual([said]);
    expect(await rows('salary_payment')).toBe(0);
  });

  test('paid days and invalid payment modes are refused', async () => {
    await station.work('2026-01-01', 3, [ram]);
    expect(await station.refused(preview(january('2026-01-01')))).toEqual(['No shift is running !!!']);
    expect(await station.refused(form(ram))).toEqual(['No shift is running !!!']);
    expect(await station.refused(pay({ ...january('2026-01-01'), amount: 1 }))).toEqual(['No shift is running !!!']);
    await station.start('2026-01-04', [ram]);
    await pay({ employeeId: ram, from: '2026-01-02', to: '2026-01-02', amount: 50_000 });
    const said = ['from: The salary for 02-01-2026 to 02-01-2026 is already paid'];
    expect(await station.refused(preview(january('2026-01-03')))).toEqual(said);
    expect(await station.refused(pay({ ...january('2026-01-03'), amount: 50_000 }))).toEqual(said);
    const first = { ...january('2026-01-01'), amount: 50_000 };
    expect(await station.refused(pay({ ...first, accountId: station.bank.accountId }))).toEqual([
      'paymentModeId: Select a payment mode',
    ]);
    expect(await station.refused(pay({ ...first, amount: 0, notes: [{ value: 500, in: 0, out: 1 }] }))).toEqual([
      'notes: Nothing is paid, so there are no notes to count',
    ]);
    expect(await station.refused(pay({ ...first, amount: -1 }))).toEqual([
      'amount: amount must be at least 0 and at most ₹99,99,99,999.99',
    ]);
    // Days before a paid salary can still be paid.
    expect(await station.refused(pay(first))).toEqual([]);
    expect(await rows('salary_payment')).toBe(2);
  });
});

test('two admins who pay at once: one succeeds, the other is refused; a repeated key pays once', async () => {
  await station.work('2026-01-01', 2, [ram]);
  await station.start('2026-01-03');
  const salary = { ...january('2026-01-02'), amount: 100_000, ...byBank() };
  const refusals = (await Promise.all([station.refused(pay(salary)), station.refused(pay(salary))])).flat();
  expect(refusals).toEqual(['from: The salary for 01-01-2026 to 02-01-2026 is already paid']);
  expect(await rows('salary_payment')).toBe(1);
  await station.close();
  await station.start('2026-01-04', [ram]);
  await station.close();
  await station.start('2026-01-05');
  const once = () =>
    pay({ employeeId: ram, from: '2026-01-03', to: '2026-01-04', amount: 50_000 }, { idempotencyKey: 'salary-once' });
  const [one, other] = await Promise.all([once(), once()]);
  expect(other).toEqual(one);
  expect(await rows('salary_payment')).toBe(2);
});

test('a concurrent advance is recovered by this salary or by the next, never lost', async () => {
  await station.work('2026-01-01', 2, [ram]);
  await station.start('2026-01-03', [ram]);
  const [paid] = await Promise.all([
    station.refused(pay({ ...january('2026-01-02'), amount: 100_000, ...byBank() })),
    advance(ram, 30_000),
  ]);
  const [salary] = await station.sql<{ recovered: number }>(
    'SELECT recovered_advances AS recovered FROM salary_payment',
  );
  // If the advance is first, 700.00 are payable and the 1,000.00 are refused. If the salary is first, the advance is
  // still owed.
  if (salary === undefined) expect(paid).toEqual([expect.stringContaining('The salary is ₹700.00.')]);
  else expect([salary.recovered, await station.balanceOf(ram)]).toEqual([0, 30_000]);
});

test("a salary waits for an uncommitted advance, so that the next one has the ledger's balance", async () => {
  await station.work('2026-01-01', 2, [ram]);
  await station.start('2026-01-03', [ram]);
  let giving: Promise<unknown> = Promise.resolve();
  let paying: Promise<unknown> = Promise.resolve();
  // The audit table is locked, so the advance is posted and its transaction stays open.
  const locker = await station.backend.tester.connect();
  try {
    await locker.query('BEGIN; LOCK TABLE audit_row IN SHARE MODE');
    giving = advance(ram, 30_000);
    await waitingForLocks(1);
    paying = pay({ ...january('2026-01-02'), amount: 50_000, ...byBank() });
    await waitingForLocks(2);
  } finally {
    await locker.query('COMMIT');
    locker.release();
  }
  await Promise.all([giving, paying]);
  await station.close();
  await station.start('2026-01-04');
  const { balanceBefore } = await preview({ employeeId: ram, from: '2026-01-03', to: '2026-01-03' });
  expect(balanceBefore).toBe(await station.balanceOf(ram));
});

/** Waits until the given number of this database's connections wait for a lock. */
async function waitingForLocks(count: number): Promise<void> {
  for (;;) {
    const [row] = await station.sql<{ n: number }>(
      `SELECT count(*)::int AS n FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    if (row!.n >= count) return;
    await setTimeout(10);
  }
}

test('shifts worked since the last salary cannot be skipped; before the first salary they can', async () => {
  await station.work('2026-01-01', 5, [ram]);
  await station.start('2026-01-06');
  // The earnings of the 1st were paid outside the system.
  await pay({ employeeId: ram, from: '2026-01-02', to: '2026-01-02', amount: 50_000, ...byBank() });
  expect(await form(ram)).toMatchObject({ from: '2026-01-03', unpaidSince: '2026-01-03' });
  const late = { employeeId: ram, from: '2026-01-04', to: '2026-01-05' };
  const said = ['from: The shifts from 03-01-2026 on are not paid yet. Start with that day.'];
  expect(await station.refused(preview(late))).toEqual(said);
  expect(await station.refused(pay({ ...late, amount: 100_000, ...byBank() }))).toEqual(said);
  await pay({ ...late, from: '2026-01-03', amount: 150_000, ...byBank() });
  expect(await form(ram)).toMatchObject({ unpaidSince: null });
});

test('days without a shift may be skipped', async () => {
  await station.work('2026-01-01', 1, [ram]);
  await station.work('2026-01-02', 2, [shyam]);
  await station.work('2026-01-04', 1, [ram]);
  await station.start('2026-01-05');
  await pay({ ...january('2026-01-01'), amount: 50_000, ...byBank() });
  expect(await form(ram)).toMatchObject({ from: '2026-01-02', unpaidSince: '2026-01-04' });
  await pay({ employeeId: ram, from: '2026-01-04', to: '2026-01-04', amount: 50_000, ...byBank() });
});

test('an employee who left is paid what is due', async () => {
  await station.work('2026-01-01', 2, [ram]);
  await station.sql('UPDATE employee SET disabled = true WHERE id = $1', [ram]);
  await station.start('2026-01-03');
  expect(await pay({ ...january('2026-01-02'), amount: 100_000, ...byBank() })).toMatchObject({ carried: 0 });
});

test('a close followed by a salary cannot be undone: the running shift contains it', async () => {
  await station.work('2026-01-01', 1, [ram], [{ employeeId: ram, amount: 27_000 }]);
  await station.start('2026-01-02');
  await pay({ ...january('2026-01-01'), amount: 23_000 });
  expect(await station.refused(station.act('undoLastShift', {}))).toEqual([
    'Shift 01-01-2026 Morning cannot be undone: Shift 02-01-2026 Morning runs after it and has entries',
  ]);
});

test('a close undone before its salary leaves no shortage, and its shift earns nothing until closed again', async () => {
  await station.work('2026-01-01', 2, [ram], [{ employeeId: ram, amount: 27_000 }]);
  await station.act('undoLastShift', {});
  expect(await preview(january('2026-01-01'))).toMatchObject({
    shiftsWorked: 1,
    earned: 50_000,
    payable: 23_000,
    balanceBefore: 27_000,
    recovered: { carried: 0, advances: 0, shortages: 27_000 },
  });
  await station.close();
});

test('a shortage removed after a salary recovered it is owed by the station and paid with the next salary', async () => {
  await station.start('2026-01-01', [ram]);
  await advance(ram, 5_000);
  await station.close([{ employeeId: ram, amount: 27_000 }]);
  await station.start('2026-01-02', [ram]);
  await pay({ ...january('2026-01-01'), amount: 18_000 });
  await station.close();
  await station.start('2026-01-03');
  const [close] = await station.sql<{ id: number }>('SELECT MIN(id) AS id FROM shift');
  const next = { from: '2026-01-02', to: '2026-01-02' };
  const shift = await payingShift(station.sql, null);
  class TakenBack extends Error {}
  // No command reverses a close that has successors, so the test does it in a transaction of its own.
  const correction = transaction(station.backend.database, async (tx) => {
    await reverse(tx, null, { kind: 'SHIFT_CLOSE', id: close!.id });
    expect(await calculateSalary(tx.sql, shift, ram, next)).toMatchObject({
      earned: 50_000,
      owedBefore: 27_000,
      payable: 77_000,
      balanceBefore: -27_000,
      recovered: { carried: 0, advances: 0, shortages: 0 },
    });
    await reverse(tx, null, { kind: 'EMPLOYEE_ADVANCE', id: 1 });
    expect(await calculateSalary(tx.sql, shift, ram, next)).toMatchObject({ owedBefore: 32_000, payable: 82_000 });
    throw new TakenBack();
  });
  await expect(correction).rejects.toThrow(TakenBack);
  expect(await preview({ employeeId: ram, ...next })).toMatchObject({ owedBefore: 0, payable: 50_000 });
});

test('a correction that takes away a shortage which a salary has recovered: the station owes it to the employee', async () => {
  const shiftId = await station.start('2026-01-01', [ram]);
  await station.close([{ employeeId: ram, amount: 27_000 }]);
  await station.start('2026-01-02', [ram]);
  expect(await pay({ ...january('2026-01-01'), amount: 23_000 })).toMatchObject({ paid: 23_000, carried: 0 });
  const payslip = () => station.sql('SELECT * FROM salary_payment ORDER BY id');
  const before = await payslip();
  // The cash of the shortage lay in the drawer.
  const effects = await correct(
    { ...station, station: station.ids },
    {
      shiftId,
      change: ({ pumps: [pump] }) => {
        pump!.lastCollection!.amount = 925_000;
        pump!.shortages = [];
      },
    },
  );
  expect(effects).toContain('Shortage of ram on P1, 01-01-2026 Morning: ₹270.00 → ₹0.00');
  expect(await payslip()).toEqual(before);
  expect(await station.balanceOf(ram)).toBe(-27_000);
  await station.close();
  await station.start('2026-01-03');
  expect(await preview({ employeeId: ram, from: '2026-01-02', to: '2026-01-02' })).toMatchObject({
    earned: 50_000,
    owedBefore: 27_000,
    payable: 77_000,
    recovered: { carried: 0, advances: 0, shortages: 0 },
  });
  // Corrected back, it is owed again.
  await correct(
    { ...station, station: station.ids },
    {
      shiftId,
      change: ({ pumps: [pump] }) => {
        pump!.lastCollection!.amount = 898_000;
        pump!.shortages = [{ employeeId: ram, amount: 27_000 }];
      },
    },
  );
  expect(await station.balanceOf(ram)).toBe(0);
});
