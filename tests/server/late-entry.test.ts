import { randomUUID } from 'node:crypto';
import { parseMoney } from '../../server/domain/kernel/money';
import { BUILT_IN_ROLES, type Right } from '../../server/domain/rights';
import { cashMovedIn } from '../../server/modules/cash/cash-position.queries';
import { closeForm } from '../../server/modules/closing/close-form.query';
import { paymentWays } from '../../server/modules/safe/payment-ways.queries';
import { lateEntryShifts } from '../../server/modules/shifts/late-entry-shifts.query';
import { employeeStandings } from '../../server/modules/staff/employee-standings.queries';
import { ask, type Query, queries } from '../../server/platform/ask';
import type { Context } from '../../server/platform/context';
import { submit } from '../../server/platform/submit';
import { closedShiftReport } from '../../server/reports/definitions/closed-shift-report';
import { lineOfCommand, waitingCommands } from '../../server/services/approvals/approval-line';
import { decideChange } from '../../server/services/approvals/decide-change';
import { notifications } from '../../server/services/approvals/notifications.queries';
import { changeableRow, changeReview } from '../../server/services/approvals/review.queries';
import { waitingEntries } from '../../server/services/approvals/waiting-entries.query';
import { booksByDay } from '../support/books-by-day';
import { clockOn } from '../support/clock-on';
import { closeRunningShift } from '../support/close-running-shift';
import { actAs } from '../support/closing-station';
import { expectBooksInOrder, fingerprint } from '../support/state-of-books';
import { setSetting } from '../support/station-settings';
import { CashStation, FIRST_DAY, problemsOf } from './cash-station';
import { contextOf } from './masters-samples';

const REASON = 'The slip was under the seat';
const IGNORED = ['change_request', 'audit_row', 'audit_head', 'idempotency_key', 'outbox_message'];
const rupees = (text: string): number => parseMoney(text)!;

let station: CashStation;
let shiftId: number;
let supplierId: number;

const open = async (): Promise<void> => {
  station = await CashStation.open();
  supplierId = (await station.act<{ id: number }>('createSupplier', { name: 'OIL COMPANY' })).id;
  shiftId = await station.start();
};
beforeEach(open);
afterEach(async () => {
  await expectBooksInOrder(station.backend.database);
  await station.backend.close();
});

/** The first pump sold 200 L of HS, ₹18,500.00; ram handed in what is left of it and answers for what is missing. */
async function closeShort(missing: number, credit = 0): Promise<void> {
  const [employeeId] = station.ids.employees;
  const shortage = missing > 1_000 ? missing - (missing % 100) : 0;
  const last = { employeeId, amount: rupees('18500.00') - missing - credit };
  await closeRunningShift(station, [
    { sold: [200_000, 0], last, shortages: shortage > 0 ? [{ employeeId, amount: shortage }] : [] },
  ]);
}

const saleOf = (over: object = {}) => ({
  creditorId: station.ids.creditors[0],
  pumpId: station.ids.pumps[0],
  productId: station.ids.hs,
  amount: rupees('9215.00'),
  ...over,
});

/** An entry late for the closed shift. */
const late = (input: object): object => ({ ...input, shiftId, lateReason: REASON });

interface Recorded {
  creditSaleId?: number;
  effects?: string[];
  effectTexts?: object[];
}

const countOf = async (table: string): Promise<number> =>
  (await station.sql<{ rows: number }>(`SELECT COUNT(*)::int AS rows FROM ${table}`))[0]!.rows;

const pumpNow = async () =>
  (
    await station.sql(
      `SELECT credit, cash, last, shortage, short_and_over AS "shortAndOver" FROM pump_close
       WHERE shift_id = $1 AND pump_id = $2`,
      [shiftId, station.ids.pumps[0]],
    )
  )[0];

test('a slip that turns up after the close takes the shortage off the man on the pump', async () => {
  await closeShort(rupees('9215.00'));
  await station.start('2026-01-01', 'night');
  expect(await station.act<Recorded>('recordCreditSale', late(saleOf()))).toEqual({
    creditSaleId: expect.any(Number),
    litres: 99_622,
    rate: 9_250,
    amount: rupees('9215.00'),
    effects: [
      'Shortage of ram on P1: ₹9,215.00 → ₹0.00',
      'Due of SHREE TRANSPORT: ₹0.00 → ₹9,215.00',
      'Account of ram: ₹9,215.00 → ₹0.00',
    ],
    effectTexts: expect.any(Array),
  });
  expect(await pumpNow()).toEqual({
    credit: rupees('9215.00'),
    cash: 0,
    last: rupees('9285.00'),
    shortage: 0,
    shortAndOver: 0,
  });
  expect(await station.sql('SELECT shift_id, rate, late_reason FROM credit_sale')).toEqual([
    { shift_id: shiftId, rate: 9_250, late_reason: REASON },
  ]);
});

/** A kind of entry, and the amount of takings without it that the first pump is missing. */
interface Kind {
  command: string;
  table: string;
  /** The query of the list beside its form; none for a salary, whose list is that of its employee. */
  list?: string;
  /** How the sheet of its shift names it. */
  named: [entry: string, who: string | null];
  /** Runs first at each station. */
  ready?(): Promise<void>;
  input(): object;
  missing: number;
  credit: number;
}

let clerk: number;

const kinds: Kind[] = [
  {
    command: 'recordCreditSale',
    table: 'credit_sale',
    list: 'creditSalesOfShift',
    named: ['Credit sale', 'SHREE TRANSPORT'],
    input: () => saleOf(),
    missing: rupees('9215.00'),
    credit: 0,
  },
  {
    command: 'collectCash',
    table: 'cash_collection',
    list: 'cashCollectionsOfShift',
    named: ['Cash collection', 'shyam'],
    input: () => ({
      pumpId: station.ids.pumps[0],
      employeeId: station.ids.employees[1],
      notes: [{ value: 500, in: 4, out: 0 }],
    }),
    missing: rupees('2000.00'),
    credit: 0,
  },
  {
    command: 'recordExpenditure',
    table: 'expenditure',
    list: 'expendituresOfShift',
    named: ['Expenditure', 'Tea'],
    input: () => ({ expenditureCategoryId: station.tea, amount: rupees('150.00'), notes: [] }),
    missing: 0,
    credit: 0,
  },
  {
    command: 'recordEmployeeAdvance',
    table: 'employee_advance',
    list: 'employeeAdvancesOfShift',
    named: ['Employee advance', 'sita'],
    input: () => ({ employeeId: station.ids.employees[2], amount: rupees('700.00'), notes: [] }),
    missing: 0,
    credit: 0,
  },
  {
    command: 'recordCreditorPayment',
    table: 'creditor_payment',
    list: 'creditorPaymentsOfShift',
    named: ['Creditor payment', 'SHREE TRANSPORT'],
    input: () => ({
      creditorId: station.ids.creditors[0],
      amount: rupees('6000.00'),
      accountId: station.bank,
      paymentModeId: station.modes.neft,
      reference: 'N1',
      notes: [],
    }),
    missing: 0,
    credit: rupees('9250.00'),
  },
  {
    command: 'recordCreditorAdjustment',
    table: 'creditor_adjustment',
    list: 'creditorAdjustmentsOfShift',
    named: ['Creditor adjustment', 'SHREE TRANSPORT'],
    input: () => ({
      kind: 'CREDIT_NOTE',
      creditorId: station.ids.creditors[0],
      amount: rupees('100.00'),
      confirmed: true,
    }),
    missing: 0,
    credit: rupees('9250.00'),
  },
  {
    command: 'recordSupplierPayment',
    table: 'supplier_payment',
    list: 'supplierPaymentsOfShift',
    named: ['Supplier payment', 'OIL COMPANY'],
    input: () => ({
      supplierId,
      amount: rupees('8000.00'),
      accountId: station.bank,
      paymentModeId: station.modes.neft,
      reference: 'N2',
      notes: [],
    }),
    missing: 0,
    credit: 0,
  },
  {
    command: 'transferCash',
    table: 'cash_transfer',
    list: 'cashTransfersOfShift',
    named: ['Cash transfer', 'STATE BANK'],
    input: () => ({ kind: 'DEPOSIT', accountId: station.bank, notes: [{ value: 500, in: 0, out: 3 }] }),
    missing: 0,
    credit: 0,
  },
  {
    command: 'exchangeCash',
    table: 'cash_exchange',
    list: 'cashExchangesOfShift',
    named: ['Cash exchange', null],
    input: () => ({
      notes: [
        { value: 500, in: 0, out: 1 },
        { value: 100, in: 5, out: 0 },
      ],
    }),
    missing: 0,
    credit: 0,
  },
  {
    command: 'paySalary',
    table: 'salary_payment',
    named: ['Salary', 'clerk'],
    async ready() {
      const person = { contactNo: '9876543210', address: 'Main road' };
      const pay = { joinDate: '2025-12-01', payBasis: 'MONTH', payRate: rupees('3100.00') };
      clerk = (await station.act('createEmployee', { name: 'clerk', ...person, ...pay })).id;
    },
    input: () => ({ employeeId: clerk, from: FIRST_DAY, to: FIRST_DAY, amount: rupees('60.00'), notes: [] }),
    missing: 0,
    credit: 0,
  },
];

test('every command that takes a late entry is tried here', () => {
  const lateOnes = waitingCommands().filter((command) => {
    const line = lineOfCommand(command);
    return line?.exempt === 'shift.lateEntry' || line?.stored.shift === 'RUNNING';
  });
  expect(kinds.map(({ command }) => command).sort()).toEqual(lateOnes.sort());
});

/** What staff need besides their own rights for a command. */
const MORE_RIGHTS: Readonly<Record<string, readonly Right[]>> = {
  paySalary: ['pay.read', 'pay.record'],
  recordCreditorAdjustment: ['credit.adjust'],
};

/** Somebody who may not enter late, with a role that has the right of the command. */
async function staffFor(command: string): Promise<Context> {
  const staff = await contextOf(station.backend, false);
  const more = MORE_RIGHTS[command];
  if (more === undefined) return staff;
  const rights = [...BUILT_IN_ROLES.staff, ...more];
  const { id } = await station.act('createRole', { name: 'Clerk', rights: rights.join(' ') });
  await station.sql('UPDATE app_user SET role_id = $1 WHERE id = $2', [id, staff.actor!.userId]);
  return { ...staff, actor: { ...staff.actor!, rights: new Set(rights) } };
}

describe.each(kinds)('$command', ({ command, table, list, named, ready, input, missing, credit }) => {
  beforeEach(() => ready?.());

  /** A first day with the entry, on time or forgotten; a second one with a sale and a payment of the same creditor. */
  const workTwoDays = async (entry: object | null): Promise<void> => {
    if (credit > 0) await station.act('recordCreditSale', saleOf({ amount: credit }));
    if (entry !== null) await station.act(command, entry);
    const taken = table === 'credit_sale' || table === 'cash_collection';
    if (entry !== null && taken) await closeOnTime(missing);
    else await closeShort(missing, credit);
    await station.start('2026-01-02');
    await station.act('recordCreditSale', saleOf({ amount: 100_000 }));
    await closeShort(0, 100_000);
  };
  /** The same takings, with `entered` of them recorded. */
  const closeOnTime = (entered: number): Promise<number> =>
    closeRunningShift(station, [
      {
        sold: [200_000, 0],
        last: { employeeId: station.ids.employees[0], amount: rupees('18500.00') - entered },
      },
    ]);
  const finish = async (): Promise<void> => {
    await station.start('2026-01-03');
    const payment = { creditorId: station.ids.creditors[0], amount: 50_000, notes: [] };
    await station.act('recordCreditorPayment', payment);
    await station.act('makeBill', { creditorId: station.ids.creditors[0], from: '2026-01-01', to: '2026-01-03' });
  };

  test('late leaves the books as on time', async () => {
    await workTwoDays(input());
    await finish();
    const onTime = await booksByDay(station.sql);
    await expectBooksInOrder(station.backend.database);
    await station.backend.close();
    await open();
    await ready?.();
    await workTwoDays(null);
    const before = await fingerprint(station.backend.database, ['idempotency_key']);
    const foreseen = await station.act<Recorded>(command, { ...late(input()), rehearse: true });
    expect(await fingerprint(station.backend.database, ['idempotency_key'])).toEqual(before);
    const { effects, effectTexts } = await station.act<Recorded>(command, late(input()));
    expect(effects).not.toEqual([]);
    expect(foreseen).toEqual({ effects, effectTexts });
    await expectBooksInOrder(station.backend.database);
    await finish();
    expect(await booksByDay(station.sql)).toEqual(onTime);
  });

  test('is audited with its reason, and its row shows it', async () => {
    await workTwoDays(null);
    await station.act(command, late(input()));
    expect(
      await station.sql('SELECT reason, after FROM audit_row WHERE table_name = $1 ORDER BY id DESC LIMIT 1', [table]),
    ).toEqual([{ reason: REASON, after: expect.objectContaining({ lateReason: REASON }) }]);
    const [row] = await station.sql<{ id: number; late_reason: string; created_by_id: number }>(
      `SELECT id, late_reason, created_by_id FROM ${table} WHERE late_reason IS NOT NULL`,
    );
    expect(row).toMatchObject({ late_reason: REASON, created_by_id: station.ctx.actor!.userId });
    const { fields } = await ask(station.ctx, changeableRow, { table, rowId: row!.id });
    expect(fields.find(({ name }) => name === 'lateReason')).toMatchObject({
      label: 'Reason for late entry',
      shown: REASON,
      canChange: false,
    });
  });

  test('is listed with the rows of its shift, and marked as late', async () => {
    if (list === undefined) return;
    if (credit > 0) await station.act('recordCreditSale', saleOf({ amount: credit }));
    await closeShort(missing, credit);
    await station.start('2026-01-01', 'night');
    await station.act(command, late(input()));
    const reasonsIn = async (input: object): Promise<unknown[]> => {
      const rows = await ask(station.ctx, queries.get(list!)! as Query<object, { lateReason: string | null }[]>, input);
      return rows.map(({ lateReason }) => lateReason);
    };
    // A sale on time and the last collection are rows of that shift too.
    expect((await reasonsIn({ shiftId })).toSorted()).toEqual(
      [REASON, ...(table === 'cash_collection' ? [null] : [])].toSorted(),
    );
    expect(await reasonsIn({})).toEqual([]);
  });

  test('is on the sheet of its shift once, with the reason', async () => {
    await workTwoDays(null);
    const lateOnSheet = async () => {
      const { sections } = await ask(station.ctx, closedShiftReport.query, { shiftId, shiftDate: '2026-01-01' });
      return sections[closedShiftReport.sections.findIndex(({ name }) => name === 'lateEntries')];
    };
    expect(await lateOnSheet()).toMatchObject({ rows: [] });
    await station.act(command, late(input()));
    const [entry, who] = named;
    const [{ amount }] = (await station.sql<{ amount: number }>(
      `SELECT ${table === 'salary_payment' ? 'paid' : 'amount'} AS amount FROM ${table} WHERE late_reason IS NOT NULL`,
    )) as [{ amount: number }];
    const row = { entry, who, amount, reason: REASON, by: station.ctx.actor!.name, at: expect.anything() };
    expect((await lateOnSheet())!.rows).toEqual([expect.objectContaining(row)]);
  });

  test('is recorded once, however often it is sent with its key', async () => {
    await workTwoDays(null);
    const before = await countOf(table);
    const idempotencyKey = randomUUID();
    const entry = late(input());
    const answers = await Promise.all(Array.from({ length: 4 }, () => station.act(command, entry, { idempotencyKey })));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await countOf(table)).toBe(before + 1);
  });

  test('without a reason stays refused, and with one needs a shift', async () => {
    await workTwoDays(null);
    const over = [[undefined, 'The shift this was entered for is no longer running']];
    const before = await fingerprint(station.backend.database, ['idempotency_key']);
    expect(await problemsOf(station.act(command, { ...input(), shiftId }))).toEqual(over);
    expect(await problemsOf(station.act(command, { ...input(), shiftId, lateReason: ' ' }))).toEqual(over);
    const select = [['shiftId', 'Select a shift']];
    expect(await problemsOf(station.act(command, { ...input(), lateReason: REASON }))).toEqual(select);
    expect(await problemsOf(station.act(command, { ...input(), lateReason: REASON, shiftId: 999 }))).toEqual(select);
    expect(await problemsOf(station.act(command, { ...late(input()), lateReason: 'x'.repeat(501) }))).toEqual([
      ['lateReason', 'Reason must be at most 500 characters'],
    ]);
    expect(await fingerprint(station.backend.database, ['idempotency_key'])).toEqual(before);
  });

  test('is an ordinary entry if its shift runs', async () => {
    if (credit > 0) await station.act('recordCreditSale', saleOf({ amount: credit }));
    expect(await station.act<Recorded>(command, late(input()))).not.toHaveProperty('effects');
    expect(await station.sql(`SELECT late_reason FROM ${table} ORDER BY id DESC LIMIT 1`)).toEqual([
      { late_reason: null },
    ]);
  });

  test('is not rehearsed for somebody whose entry would wait, and no request is made', async () => {
    await workTwoDays(null);
    const staff = await staffFor(command);
    const before = await fingerprint(station.backend.database, ['idempotency_key']);
    expect(await actAs(staff)(command, { ...late(input()), rehearse: true })).toEqual({});
    expect(await fingerprint(station.backend.database, ['idempotency_key'])).toEqual(before);
  });

  test('waits for an admin if the user must not enter late, and is recorded by him exactly once', async () => {
    await workTwoDays(null);
    const staff = { ...(await staffFor(command)), clock: station.ctx.clock };
    const before = await fingerprint(station.backend.database, IGNORED);
    const rows = await countOf(table);
    const idempotencyKey = randomUUID();
    for (let sent = 0; sent < 2; sent++)
      await expect(actAs({ ...staff, idempotencyKey })(command, late(input()))).rejects.toMatchObject({
        kind: 'WAITING',
      });
    expect(await fingerprint(station.backend.database, IGNORED)).toEqual(before);
    const requests = await station.sql<{ id: number; comment: string }>(
      'SELECT id, comment FROM change_request WHERE permission = 4',
    );
    expect(requests).toEqual([{ id: expect.any(Number), comment: REASON }]);
    const { requests: shown } = await ask(station.ctx, changeReview, { table: command, rowId: requests[0]!.id });
    const shownOf = (name: string) => shown[0]!.changes.find((field) => field.name === name)?.shown;
    expect([shownOf('shiftId'), shownOf('lateReason')]).toEqual(['01-01-2026 Morning', REASON]);
    // The lists of what waits, and the bell, name them too.
    const inShift = `Late entry for shift 01-01-2026 Morning: ${REASON}`;
    expect(await ask(staff, waitingEntries, { command })).toMatchObject([{ lateText: { message: inShift } }]);
    expect(await ask(station.ctx, notifications, {})).toMatchObject([{ msg: expect.stringContaining(inShift) }]);
    const { effects } = await submit(station.ctx, decideChange, { requestId: requests[0]!.id, accept: true });
    if (missing > 0) expect(effects).toContainEqual(expect.stringMatching(/^Shortage of ram on P1: .* → ₹0.00$/));
    expect(await countOf(table)).toBe(rows + 1);
    expect(
      await station.sql(`SELECT shift_id, created_by_id, late_reason FROM ${table} ORDER BY id DESC LIMIT 1`),
    ).toEqual([{ shift_id: shiftId, created_by_id: staff.actor!.userId, late_reason: REASON }]);
    expect(
      await station.sql('SELECT reason FROM audit_row WHERE table_name = $1 ORDER BY id DESC LIMIT 1', [table]),
    ).toEqual([{ reason: `${REASON} (At the request of A USER)` }]);
  });
});

/** A creditor and an employee who has left are paid with too, and notes have no master to disable. */
const WITHOUT_MASTERS_IN_USE = ['recordCreditorPayment', 'recordCreditorAdjustment', 'exchangeCash', 'paySalary'];
test.each(kinds)(
  '$command late accepts what was disabled since',
  async ({ command, table, ready, input, missing, credit }) => {
    await ready?.();
    if (credit > 0) await station.act('recordCreditSale', saleOf({ amount: credit }));
    await closeShort(missing, credit);
    await station.start('2026-01-02');
    for (const master of [
      'employee',
      'expenditure_category',
      'transaction_account',
      'payment_mode',
      'creditor',
      'supplier',
    ])
      await station.sql(`UPDATE ${master} SET disabled = true`);
    if (!WITHOUT_MASTERS_IN_USE.includes(command)) await expect(station.act(command, input())).rejects.toThrow();
    await station.act(command, late(input()));
    expect(await countOf(table)).toBeGreaterThan(0);
  },
);

test('forms of late entries can list what was disabled since', async () => {
  for (const master of ['employee', 'transaction_account', 'payment_mode'])
    await station.sql(`UPDATE ${master} SET disabled = true`);
  expect(await ask(station.ctx, paymentWays, {})).toEqual({ accounts: [], modes: [] });
  expect(await ask(station.ctx, employeeStandings, {})).toEqual([]);
  const { accounts, modes } = await ask(station.ctx, paymentWays, { includeDisabled: true });
  const neft = { id: station.modes.neft, name: 'NEFT', disabled: true, isCheque: false };
  expect(accounts).toContainEqual({ id: station.bank, name: 'STATE BANK', disabled: true, modes: [neft] });
  expect(modes).toContainEqual(neft);
  const employees = await ask(station.ctx, employeeStandings, { includeDisabled: true });
  expect(employees).toContainEqual(expect.objectContaining({ employeeName: 'ram', hasLeft: true }));
});

test('a late payment to an unknown supplier is refused at its field', async () => {
  await closeShort(0);
  const paid = station.act('recordSupplierPayment', late({ supplierId: 999, amount: 100, notes: [] }));
  expect(await problemsOf(paid)).toEqual([['supplierId', 'Select a supplier']]);
});

describe('what a close would refuse', () => {
  const ofPump = (input: object): object => late({ pumpId: station.ids.pumps[0], ...input });

  test.each`
    what                                 | input                               | refused
    ${'litres above what the pump sold'} | ${{ litres: 200_001 }}              | ${['litres', 'P1: 200.001 L of HS on credit is more than the 200.000 L sold']}
    ${'the same in rupees'}              | ${{ amount: 1_850_100 }}            | ${['amount', 'P1: 200.011 L of HS on credit is more than the 200.000 L sold']}
    ${'a product that sold nothing'}     | ${{ product: 'ms', litres: 1_000 }} | ${['litres', 'P1: 1.000 L of MS on credit is more than the 0.000 L sold']}
    ${'no quantity'}                     | ${{}}                               | ${['litres', 'Enter quantity or amount']}
  `('of a sale, at its field: $what', async ({ input: { product = 'hs', ...input }, refused }) => {
    await closeShort(rupees('9215.00'));
    const before = await fingerprint(station.backend.database, ['idempotency_key']);
    const ids = { creditorId: station.ids.creditors[0], productId: station.ids[product as 'hs' | 'ms'] };
    expect(await problemsOf(station.act('recordCreditSale', ofPump({ ...ids, ...input })))).toEqual([refused]);
    expect(await fingerprint(station.backend.database, ['idempotency_key'])).toEqual(before);
  });

  test('of a collection: more cash than the pump took', async () => {
    await closeShort(rupees('9215.00'));
    const at = { employeeId: station.ids.employees[0] };
    expect(await problemsOf(station.act('collectCash', ofPump({ ...at, amount: 1_850_001, notes: [] })))).toEqual([
      ['amount', 'P1: cash collected ₹18,500.01 is more than sale − credit, ₹18,500.00'],
    ]);
    const notes = [{ value: 500, in: 38, out: 0 }];
    expect(await problemsOf(station.act('collectCash', ofPump({ ...at, notes })))).toEqual([
      ['notes', 'P1: cash collected ₹19,000.00 is more than sale − credit, ₹18,500.00'],
    ]);
  });

  test('of an expenditure: more than the safe holds now', async () => {
    await closeShort(0);
    const input = late({ expenditureCategoryId: station.tea, amount: 10_000_000, notes: [] });
    expect((await problemsOf(station.act('recordExpenditure', input)))[0]![0]).toBe('amount');
  });
});

test('the closed shifts of a date are the choices, however old, and without a date the last ones', async () => {
  await closeShort(0);
  const night = await station.start('2026-01-01', 'night');
  await closeRunningShift(station, []);
  const later = await station.start('2026-02-03');
  await closeRunningShift(station, []);
  await station.start('2026-02-04');
  const listed = async (input: object): Promise<number[]> =>
    (await ask(station.ctx, lateEntryShifts, input)).map(({ id }) => id);
  expect(await listed({ shiftDate: '2026-01-01' })).toEqual([night, shiftId]);
  expect(await listed({ shiftDate: '2026-02-04' })).toEqual([]);
  expect(await listed({})).toEqual([later, night, shiftId]);
});

/** Runs commands, and collects the warnings of each answer. */
function collectWarnings(): { act: typeof station.act; warnings: (string[] | undefined)[] } {
  const warnings: (string[] | undefined)[] = [];
  const act: typeof station.act = async (command, input) => {
    const answer = await station.act(command, input);
    warnings.push((answer as { warnings?: { message: string }[] }).warnings?.map(({ message }) => message));
    return answer as never;
  };
  return { act, warnings };
}

test('a close says which readings look wrong, and is done', async () => {
  const { act, warnings } = collectWarnings();
  // The shift started this minute, in which a nozzle pours 80 L.
  const last = { employeeId: station.ids.employees[0], amount: rupees('18500.00') };
  await closeRunningShift({ act, sql: station.sql, ids: station.ids }, [{ sold: [200_000, 0], last, shortages: [] }]);
  expect(warnings).toEqual([
    [expect.stringMatching(/^P1, nozzle \w+: 200\.000 L is more than it can dispense in this shift, \d+\.000 L$/)],
  ]);
});

test('a close warns of the entries of its shift that wait, and of no others', async () => {
  const { act, warnings } = collectWarnings();
  await setSetting(station.act, 'advanceByStaff', '0');
  const staff = actAs(await contextOf(station.backend, false));
  const advance = { employeeId: station.ids.employees[0], amount: 100, notes: [] };
  await expect(staff('recordEmployeeAdvance', advance)).rejects.toMatchObject({ kind: 'WAITING' });
  await closeRunningShift({ act, sql: station.sql, ids: station.ids }, []);
  await station.start('2026-01-01', 'night');
  await closeRunningShift({ act, sql: station.sql, ids: station.ids }, []);
  expect(warnings).toEqual([
    [
      '1 entry of this shift waits for approval and is not in its figures. What is accepted is recorded late, and the shortages follow.',
    ],
    undefined,
  ]);
});

test('an over-limit sale needs its reason and its approval besides', async () => {
  await closeShort(rupees('9215.00'));
  const sale = late(saleOf({ creditorId: station.ids.creditors[1] }));
  expect((await problemsOf(station.act('recordCreditSale', sale)))[0]![0]).toBe('overLimitReason');
  const { effects } = await station.act<Recorded>('recordCreditSale', {
    ...sale,
    overLimitReason: 'The owner said so',
  });
  expect(effects).toContain('Due of SMALL LIMIT: ₹0.00 → ₹9,215.00');
  await setSetting(station.act, 'advanceByStaff', '0');
  const rights = new Set([...BUILT_IN_ROLES.staff, 'shift.lateEntry'] as const);
  const staff = await contextOf(station.backend, false);
  const foreman = actAs({ ...staff, actor: { ...staff.actor!, rights } });
  const advance = late({ employeeId: station.ids.employees[0], amount: 100, notes: [] });
  await expect(foreman('recordEmployeeAdvance', advance)).rejects.toMatchObject({ kind: 'WAITING' });
  expect(
    await foreman('recordExpenditure', late({ expenditureCategoryId: station.tea, amount: 100, notes: [] })),
  ).toEqual(expect.objectContaining({ effects: ['Cash in the safe: ₹18,165.00 → ₹18,164.00'] }));
});

test('a payment before those that have settled a bill comes first', async () => {
  const creditorId = station.ids.creditors[0];
  const pay = (amount: number, over: object = {}) =>
    station.act<Recorded & { allocations: object[]; advance: number }>('recordCreditorPayment', {
      creditorId,
      amount,
      notes: [],
      ...over,
    });
  await station.act('recordCreditSale', saleOf({ amount: 925_000 }));
  await closeShort(0, 925_000);
  await station.start('2026-01-02');
  await station.act('makeBill', { creditorId, from: '2026-01-01', to: '2026-01-01' }, { clock: clockOn('2026-01-02') });
  await pay(925_000);
  const answer = await pay(500_000, { shiftId, lateReason: REASON });
  expect(answer).toMatchObject({
    allocations: [{ label: 'CR/2025-26/000001', amount: 500_000 }],
    advance: 0,
    effects: [
      'Advance of SHREE TRANSPORT: ₹0.00 → ₹5,000.00',
      'Cash in the safe: ₹27,380.00 → ₹32,380.00',
      'Due of SHREE TRANSPORT: ₹0.00 → −₹5,000.00',
    ],
  });
});

test('a late payment shows what interest can be charged without the days after it', async () => {
  const creditorId = station.ids.creditors[0];
  await station.act('recordCreditSale', saleOf({ amount: 925_000 }));
  await closeShort(0, 925_000);
  await station.start('2026-01-02');
  await station.act('makeBill', { creditorId, from: '2026-01-01', to: '2026-01-01' }, { clock: clockOn('2026-01-02') });
  await closeRunningShift(station, []);
  await station.start('2026-03-31');
  const { effects } = await station.act<Recorded>('recordCreditorPayment', {
    ...{ creditorId, amount: 500_000, notes: [], shiftId, lateReason: REASON },
  });
  // Of 73 days at 18 %.
  expect(effects).toContain('Interest to charge on bill CR/2025-26/000001, up to 31-03-2026: ₹333.00 → ₹153.00');
});

test('an advance of days that a salary has paid is on the account of the employee', async () => {
  const [, , employeeId] = station.ids.employees;
  await closeShort(0);
  const onDuty = [{ employeeId, pumpId: station.ids.pumps[0] }];
  await station.act('startShift', { shiftDate: '2026-01-02', shiftTypeId: station.ids.morning, onDuty });
  await closeRunningShift(station, []);
  await station.start('2026-01-03');
  const salary = { employeeId, from: '2026-01-02', to: '2026-01-02', amount: 0 };
  await station.act('paySalary', { ...salary, accountId: station.bank, paymentModeId: station.modes.neft, notes: [] });
  const paid = await station.sql('SELECT * FROM salary_payment');
  const { effects } = await station.act<Recorded>(
    'recordEmployeeAdvance',
    late({ employeeId, amount: 70_000, notes: [] }),
  );
  expect(effects).toEqual(['Cash in the safe: ₹27,380.00 → ₹26,680.00', expect.stringMatching(/^Account of sita: /)]);
  expect(await station.sql('SELECT * FROM salary_payment')).toEqual(paid);
});

test('a late salary counts its own days and the account of its shift, and the next one counts the rest', async () => {
  const [, , employeeId] = station.ids.employees;
  const onDuty = [{ employeeId, pumpId: station.ids.pumps[0] }];
  const advance = (amount: number) =>
    station.act('recordEmployeeAdvance', { employeeId, amount, notes: [], confirmed: true });
  const begin = async (shiftDate: string): Promise<number> =>
    (await station.act<{ shiftId: number }>('startShift', { shiftDate, shiftTypeId: station.ids.morning, onDuty }))
      .shiftId;
  await closeShort(0);
  await begin('2026-01-02');
  await advance(10_000);
  await closeRunningShift(station, []);
  const third = await begin('2026-01-03');
  await closeRunningShift(station, []);
  await begin('2026-01-04');
  await advance(7_000);
  const pay = (to: string, amount: number, over: object = {}) =>
    station.act<Recorded & { carried: number; salaryPaymentId: number }>('paySalary', {
      ...{ employeeId, from: to, to, amount, notes: [] },
      ...over,
    });
  const lateIn = { shiftId: third, lateReason: REASON };
  expect(await problemsOf(pay('2026-01-03', 0, lateIn))).toEqual([
    ['to', 'To must be 02-01-2026 or earlier, the last day that can be paid now'],
  ]);
  expect(await problemsOf(pay('2026-01-02', 40_001, lateIn))).toEqual([
    ['amount', 'The salary is ₹400.00. Record anything more as an advance.'],
  ]);
  const first = await pay('2026-01-02', 40_000, lateIn);
  expect(first).toMatchObject({
    carried: 0,
    effects: [expect.stringMatching(/^Cash in the safe: /), expect.stringMatching(/^Account of sita: /)],
  });
  await expectBooksInOrder(station.backend.database);
  const second = await pay('2026-01-03', 43_000);
  expect(second.carried).toBe(0);
  expect(await problemsOf(pay('2026-01-01', 0, { shiftId: third, lateReason: REASON }))).toEqual([
    [
      'employeeId',
      'The salary for 03-01-2026 to 03-01-2026 was paid in a later shift and counts on the balance before it. Delete it first, and enter it again afterwards.',
    ],
  ]);
});

test('a late deposit is refused if a shift since would have had less than nothing in the safe', async () => {
  await closeShort(0);
  await station.start('2026-01-02');
  await station.act('recordExpenditure', {
    ...{ expenditureCategoryId: station.tea, amount: rupees('20000.00'), notes: [], confirmed: true },
  });
  await closeRunningShift(station, []);
  await station.start('2026-01-03');
  await station.act('transferCash', {
    kind: 'DRAWING',
    accountId: station.bank,
    notes: [{ value: 500, in: 40, out: 0 }],
  });
  const deposit = (count: number) =>
    station.act<Recorded>(
      'transferCash',
      late({ kind: 'DEPOSIT', accountId: station.bank, notes: [{ value: 500, in: 0, out: count }] }),
    );
  expect(await problemsOf(deposit(20))).toEqual([
    ['notes', 'The safe would be ₹2,620.00 short at the end of the shift 02-01-2026 Morning'],
  ]);
  expect((await deposit(14)).effects).toEqual([
    'STATE BANK: −₹20,000.00 → −₹13,000.00',
    'Cash in the safe: ₹27,380.00 → ₹20,380.00',
  ]);
});

test('the shift that was undone and closed again keeps the late sale and what followed', async () => {
  await closeShort(rupees('9215.00'));
  await station.act('recordCreditSale', late(saleOf()));
  const closed = await pumpNow();
  await station.act('undoLastShift', { shiftId });
  await expectBooksInOrder(station.backend.database);
  const { draft } = await ask(station.ctx, closeForm);
  await station.act('closeShift', JSON.parse(draft!));
  expect(await pumpNow()).toEqual(closed);
});

test('cash of a late entry is in its shift, and the next one opens with what is left', async () => {
  await closeRunningShift(station, []);
  const idle = await station.start('2026-01-02');
  await closeRunningShift(station, []);
  const running = await station.start('2026-01-03');
  await station.collect(500);
  const spentAndOpened = async () => {
    const first = await cashMovedIn(station.sql, shiftId);
    const then = await cashMovedIn(station.sql, idle);
    const now = await cashMovedIn(station.sql, running);
    return { first: first.opening, spent: then.flow.expenditure, opened: now.opening, collected: now.flow.collections };
  };
  const before = await spentAndOpened();
  await station.act('recordExpenditure', {
    ...late({ expenditureCategoryId: station.tea, amount: 100, notes: [] }),
    shiftId: idle,
  });
  expect(await spentAndOpened()).toEqual({ ...before, spent: 100, opened: before.opened - 100 });
});

test('late sales and an undo at once: each is in the closed shift, or an ordinary one of the reopened', async () => {
  await closeShort(rupees('9250.00'));
  const results = await Promise.allSettled([
    ...Array.from({ length: 4 }, () => station.act('recordCreditSale', late(saleOf({ amount: 925_00 })))),
    station.act('undoLastShift', { shiftId }),
  ]);
  for (const result of results) if (result.status === 'rejected') throw result.reason;
  expect(await station.sql('SELECT shift_id, amount FROM credit_sale')).toEqual(
    Array.from({ length: 4 }, () => ({ shift_id: shiftId, amount: 92_500 })),
  );
});
