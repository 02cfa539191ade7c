import { BUILT_IN_ROLES } from '../../server/domain/rights';
import { ask } from '../../server/platform/ask';
import type { Context } from '../../server/platform/context';
import { submit } from '../../server/platform/submit';
import { closedShiftReport } from '../../server/reports/definitions/closed-shift-report';
import { employeeSalaryDetail } from '../../server/reports/definitions/employee-salary-detail';
import { actorOf } from '../../server/services/access/session';
import { signIn } from '../../server/services/access/sign-in';
import { rehearseChange } from '../../server/services/approvals/rehearse-change';
import { balanceOf } from '../../server/services/ledger/balances.queries';
import { account } from '../../server/services/ledger/post';
import { closeRunningShift } from '../support/close-running-shift';
import { actAs } from '../support/closing-station';
import { correct, standingClose } from '../support/corrections';
import { type OpenClosingStation, openClosingStation } from '../support/open-closing-station';
import { expectBooksInOrder } from '../support/state-of-books';

const DAY = '2026-01-01';
const PAID_ON = '2026-01-02';
/** Pay of a shift, in paise. */
const RATE = 45_000;

let station: OpenClosingStation;
let shiftId: number;
let ram: number;
let shyam: number;

beforeEach(async () => {
  station = await openClosingStation();
  [ram, shyam] = station.station.employees;
  await station.backend.sql('UPDATE pay_terms SET pay_rate = $1', [RATE]);
  await station.backend.sql('UPDATE employee SET pay_rate = $1', [RATE]);
  shiftId = await start(DAY, [{ employeeId: ram }]);
  const { act, station: ids, backend } = station;
  await closeRunningShift({ act, ids, sql: backend.sql }, []);
  await start(PAID_ON, []);
});
afterEach(async () => {
  await expectBooksInOrder(station.backend.database);
  await station.backend.close();
});

const start = async (shiftDate: string, onDuty: object[]): Promise<number> => {
  const started = { shiftDate, shiftTypeId: station.station.morning, onDuty };
  return (await station.act<{ shiftId: number }>('startShift', started)).shiftId;
};
const pay = (employeeId: number, amount: number): Promise<{ salaryPaymentId: number }> =>
  station.act('paySalary', { employeeId, from: DAY, to: DAY, amount, notes: [] });
const crew = (of: OpenClosingStation, ...employeeIds: number[]): Promise<string[]> =>
  correct(of, {
    shiftId,
    change: (typed) => Object.assign(typed, { onDuty: employeeIds.map((employeeId) => ({ employeeId })) }),
  });
/** What an employee owes, in paise. */
const owes = (employeeId: number): Promise<number> =>
  balanceOf(station.backend.sql, account('EMPLOYEE', employeeId), '2026-12-31');
const linesOf = async (employee: number) => {
  const { sections } = await ask(station.ctx, employeeSalaryDetail.query, { employee, from: PAID_ON, to: PAID_ON });
  return sections[1]!.rows.map(({ what, debit, credit, shiftId: of }) => ({
    what: (what as { message: string }).message,
    debit,
    credit,
    shiftId: of,
  }));
};

test('the crew of a day whose salary is paid is corrected, and the difference of pay goes to the account', async () => {
  await pay(ram, RATE);
  expect(await owes(ram)).toBe(0);
  expect(await crew(station, shyam)).toEqual([
    'On duty: ram → shyam',
    'The salary of ram for this day is paid: the difference of pay goes to the account',
    'Pay of ram for this shift: ₹450.00 → ₹0.00',
    'Account of ram: ₹0.00 → ₹450.00',
  ]);
  // On the day of the salary, which would have paid less.
  const earned = await balanceOf(station.backend.sql, account('EMPLOYEE', ram), DAY);
  expect(earned).toBe(0);
  // shyam has no salary of that day yet: his next one counts the shift.
  expect([await owes(ram), await owes(shyam)]).toEqual([RATE, 0]);
  expect((await linesOf(ram)).at(-1)).toMatchObject({
    what: expect.stringMatching(
      /^Pay corrected, Morning: correction of shift 01-01-2026 Morning on .* \(Typed wrong\)$/,
    ),
    ...{ debit: RATE, credit: 0, shiftId },
  });
  await pay(shyam, RATE);
  // And back.
  await crew(station, ram);
  expect([await owes(ram), await owes(shyam)]).toEqual([0, RATE]);
});

test('the effects name pay only to those who may see it, and the sheet never', async () => {
  await pay(ram, RATE);
  const rights = new Set([...BUILT_IN_ROLES.admin].filter((right) => right !== 'pay.read'));
  const ctx = { ...station.ctx, actor: { ...station.ctx.actor!, rights } };
  const paid = 'The salary of ram for this day is paid: the difference of pay goes to the account';
  expect(await crew({ ...station, ctx, act: actAs(ctx) }, shyam)).toEqual(['On duty: ram → shyam', paid]);
  await crew(station, ram);
  const { sections } = await ask(station.ctx, closedShiftReport.query, { shiftId, shiftDate: DAY });
  const { rows } = sections[closedShiftReport.sections.findIndex(({ name }) => name === 'corrections')]!;
  expect(rows.map(({ change }) => (change as { message: string }).message)).toEqual([
    ...['On duty: ram → shyam', paid],
    ...['On duty: shyam → ram', paid],
  ]);
});

test('who accepts a correction sees what it changes in pay, and only if they may', async () => {
  await pay(ram, RATE);
  const boss = await withRole('boss', { isAdmin: true });
  const rights = [...BUILT_IN_ROLES.admin].filter((right) => right !== 'pay.read').join(' ');
  const { id: roleId } = await station.act<{ id: number }>('createRole', { name: 'Corrector', rights });
  const corrector = await withRole('corrector', { roleId });
  const { sql } = station.backend;
  await sql(`INSERT INTO station_setting (key, value) VALUES ('correctionByAdmin', '"ADMINS"')`);
  const { version, close } = await standingClose(station, shiftId);
  const correction = { ...close, onDuty: [{ employeeId: shyam }], reason: 'Typed wrong', expectedVersion: version };
  const request = async (by: Context): Promise<number> => {
    await expect(actAs(by)('correctShift', correction)).rejects.toMatchObject({ kind: 'WAITING' });
    const [last] = await sql<{ id: number }>('SELECT id FROM change_request ORDER BY id DESC LIMIT 1');
    return last!.id;
  };
  const payShown = async (by: Context, requestId: number): Promise<string[]> => {
    const { effects, problems } = await submit(by, rehearseChange, { requestId });
    expect(problems).toEqual([]);
    return effects.filter((effect) => /^(Pay|Account) of ram/.test(effect));
  };
  expect(await payShown(boss, await request(corrector))).toEqual([
    ...['Pay of ram for this shift: ₹450.00 → ₹0.00', 'Account of ram: ₹0.00 → ₹450.00'],
  ]);
  expect(await payShown(corrector, await request(boss))).toEqual([]);
});

async function withRole(name: string, role: object): Promise<Context> {
  const login = { email: `${name}@station.example`, password: 'open-sesame-2' };
  await station.act('createUser', { name, ...login, ...role, phoneNo: '9876543210', address: 'MAIN ROAD' });
  const { token } = await submit({ ...station.ctx, actor: null }, signIn, login);
  return { ...station.ctx, actor: (await actorOf(station.backend.database, token))! };
}

test('the salary that is deleted and paid again counts the corrected crew', async () => {
  const { salaryPaymentId } = await pay(ram, RATE);
  await crew(station, shyam);
  await station.act('changeRow', {
    ...{ table: 'salary_payment', rowId: salaryPaymentId, permission: 1, changes: [], comment: 'Paid wrong' },
  });
  expect(await owes(ram)).toBe(0);
  await expect(pay(ram, RATE)).rejects.toThrow();
});

test('monthly pay does not depend on the crew', async () => {
  await station.backend.sql("UPDATE pay_terms SET pay_basis = 'MONTH', pay_rate = 3100000 WHERE employee_id = $1", [
    ram,
  ]);
  await station.backend.sql("UPDATE employee SET pay_basis = 'MONTH', pay_rate = 3100000 WHERE id = $1", [ram]);
  await pay(ram, 0);
  const before = await owes(ram);
  expect(await crew(station, shyam)).toEqual(['On duty: ram → shyam']);
  expect(await owes(ram)).toBe(before);
});
