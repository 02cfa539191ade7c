import { employeeAdvance } from '../../server/modules/staff/employee-advance';
import { employeeStandings } from '../../server/modules/staff/employee-standings.queries';
import { ask } from '../../server/platform/ask';
import { expectBooksInOrder } from '../support/state-of-books';
import { openStaffStation, type StaffStation } from './staff-station';

let station: StaffStation;
let ram: number;
let shyam: number;
let sita: number;

beforeAll(async () => {
  station = await openStaffStation();
  [ram, shyam, sita] = station.ids.employees;
});
afterEach(() => expectBooksInOrder(station.backend.database));
afterAll(() => station.backend.close());

interface Advanced {
  employeeAdvanceId: number;
}
const advance = (input: object, over = {}) => station.act<Advanced>('recordEmployeeAdvance', input, over);
const notesOf = async (value: number) =>
  (await station.sql<{ available: number }>('SELECT available FROM denomination WHERE value = $1', [value]))[0]!
    .available;
const rows = async () => (await station.sql<{ n: number }>('SELECT count(*)::int AS n FROM employee_advance'))[0]!.n;

test('there is none without a running shift, and the list is empty', async () => {
  expect(await station.refused(advance({ employeeId: ram, amount: 50_000 }))).toEqual(['No shift is running !!!']);
  expect(await ask(station.ctx, employeeAdvance.list)).toEqual([]);
});

test('an advance in cash takes the counted notes from the safe, and the employee owes the amount', async () => {
  const shiftId = await station.start('2026-01-05', [ram]);
  const notes = [
    { value: 500, in: 0, out: 3 },
    { value: 200, in: 1, out: 0 },
  ];
  const { employeeAdvanceId } = await advance({ employeeId: ram, amount: 130_000, notes, comment: ' Festival ' });
  expect(await notesOf(50_000)).toBe(7);
  expect(await notesOf(20_000)).toBe(11);
  expect(await station.balanceOf(ram)).toBe(130_000);
  expect(
    await station.sql('SELECT shift_id, business_date FROM journal_entry WHERE document_kind = $1', [
      'EMPLOYEE_ADVANCE',
    ]),
  ).toEqual([{ shift_id: shiftId, business_date: '2026-01-05' }]);
  expect(await station.sql("SELECT row_id, command FROM audit_row WHERE table_name = 'employee_advance'")).toEqual([
    { row_id: String(employeeAdvanceId), command: 'recordEmployeeAdvance' },
  ]);
});

test('uncounted cash leaves as the notes of the safe, and an account gives none', async () => {
  const { accountId, paymentModeId } = station.bank;
  await advance({ employeeId: shyam, amount: 20_000 });
  expect(await notesOf(20_000)).toBe(10);
  await advance({ employeeId: shyam, amount: 30_001, accountId, paymentModeId });
  expect(await notesOf(20_000)).toBe(10);
  expect(await station.balanceOf(shyam)).toBe(50_001);
});

test("the shift's list is newest first, and balances are the ledger's, with former employees who owe", async () => {
  expect(await ask(station.ctx, employeeAdvance.list)).toMatchObject([
    { employeeName: 'shyam', amount: 30_001, accountName: 'STATE BANK', paymentModeName: 'NEFT', comment: null },
    { employeeName: 'shyam', amount: 20_000, accountName: null, paymentModeName: null },
    { employeeName: 'ram', amount: 130_000, accountName: null, comment: 'Festival', enteredBy: 'A USER' },
  ]);
  const standings = () => ask(station.ctx, employeeStandings);
  const at = (employeeId: number, employeeName: string, balance: number, hasLeft = false) => ({
    employeeId,
    employeeName,
    contactNo: '9876543210',
    balance,
    hasLeft,
  });
  expect(await standings()).toEqual([at(ram, 'ram', 130_000), at(shyam, 'shyam', 50_001), at(sita, 'sita', 0)]);
  await station.sql('UPDATE employee SET disabled = true WHERE id IN ($1, $2)', [shyam, sita]);
  expect(await standings()).toEqual([at(ram, 'ram', 130_000), at(shyam, 'shyam', 50_001, true)]);
});

describe('is refused without effect', () => {
  test.each<[string, (bank: StaffStation['bank']) => object, string]>([
    ['an unknown employee', () => ({ employeeId: 9999 }), 'employeeId: Select an employee'],
    ['a disabled employee', () => ({ employeeId: shyam }), 'employeeId: shyam is disabled'],
    ['an amount of 0', () => ({ amount: 0 }), 'amount: amount must be more than 0 and at most ₹99,99,99,999.99'],
    ['an unknown account', () => ({ accountId: 9999, paymentModeId: 1 }), 'accountId: Select an account'],
    ['an account without a payment mode', ({ accountId }) => ({ accountId }), 'paymentModeId: Select a payment mode'],
    [
      'a mode that the account does not take',
      ({ accountId, otherModeId }) => ({ accountId, paymentModeId: otherModeId }),
      'paymentModeId: STATE BANK does not accept UPI',
    ],
    [
      'a bank mode without an account',
      ({ paymentModeId }) => ({ paymentModeId }),
      'accountId: Select the account for NEFT',
    ],
    [
      'notes that differ from the amount',
      () => ({ notes: [{ value: 500, in: 0, out: 1 }] }),
      'notes: The notes add up to ₹500.00, but the amount is ₹100.00',
    ],
    ['more than the safe holds', () => ({ amount: 9_000_000 }), 'amount: The safe holds only ₹7,380.00'],
    [
      'a comment that is too long',
      () => ({ comment: 'x'.repeat(501) }),
      'comment: Comment must be at most 500 characters',
    ],
  ])('%s', async (_what, given, said) => {
    const before = await rows();
    expect(await station.refused(advance({ employeeId: ram, amount: 10_000, ...given(station.bank) }))).toEqual([said]);
    expect(await rows()).toBe(before);
  });
});

test('a retry after a lost answer returns the first answer, without a second advance', async () => {
  const before = await rows();
  const send = () => advance({ employeeId: ram, amount: 1_000 }, { idempotencyKey: 'advance-once' });
  const answers = await Promise.all([send(), send()]);
  expect(answers[1]).toEqual(answers[0]);
  expect(await rows()).toBe(before + 1);
});

test('of two advances from the last notes at once one is refused', async () => {
  const last = await notesOf(50_000);
  const take = () => advance({ employeeId: ram, amount: last * 50_000, notes: [{ value: 500, in: 0, out: last }] });
  const refusals = (await Promise.all([station.refused(take()), station.refused(take())])).flat();
  expect(refusals).toEqual([expect.stringContaining('₹500')]);
  expect(await notesOf(50_000)).toBe(0);
});

test('an earlier close can no longer be undone', async () => {
  await station.close();
  await station.start('2026-01-06');
  const { accountId, paymentModeId } = station.bank;
  await advance({ employeeId: ram, amount: 100, accountId, paymentModeId, confirmed: true });
  expect(await station.refused(station.act('undoLastShift', {}))).toEqual([
    'Shift 05-01-2026 Morning cannot be undone: Shift 06-01-2026 Morning runs after it and has entries',
  ]);
});
