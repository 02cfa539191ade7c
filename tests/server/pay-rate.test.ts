import { addDays } from '../../server/domain/kernel/business-date';
import { payTermsOf } from '../../server/modules/staff/pay-terms.queries';
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

const change = (input: object) =>
  station.act('changePayRate', { payBasis: 'SHIFT', payRate: 55_000, reason: 'A year here', ...input });
const employee = async (id: number) =>
  (await station.sql<{ version: number }>('SELECT pay_basis, pay_rate, version FROM employee WHERE id = $1', [id]))[0]!;

test("new terms follow the others, the employee's row has the newest, and both changes keep the reason", async () => {
  await change({ employeeId: ram, since: '2026-03-01' });
  await change({
    employeeId: ram,
    since: '2026-05-01',
    payBasis: 'MONTH',
    payRate: 1_500_000,
    reason: 'Now the manager',
  });
  expect(await ask(station.ctx, payTermsOf, { employeeId: ram })).toMatchObject({
    paidUpTo: null,
    terms: [
      { since: '2026-05-01', payBasis: 'MONTH', payRate: 1_500_000, reason: 'Now the manager', enteredBy: 'A USER' },
      { since: '2026-03-01', payBasis: 'SHIFT', payRate: 55_000, reason: 'A year here' },
      { since: '2026-01-01', payBasis: 'SHIFT', payRate: 50_000, reason: null },
    ],
  });
  expect(await employee(ram)).toEqual({ pay_basis: 'MONTH', pay_rate: 1_500_000, version: 3 });
  expect(
    await station.sql(
      "SELECT table_name, before, after, reason FROM audit_row WHERE command = 'changePayRate' AND reason = 'A year here' AND table_name <> 'change_request' ORDER BY id",
    ),
  ).toEqual([
    expect.objectContaining({ table_name: 'pay_terms' }),
    {
      table_name: 'employee',
      before: { payBasis: 'SHIFT', payRate: 50_000 },
      after: { payBasis: 'SHIFT', payRate: 55_000 },
      reason: 'A year here',
    },
  ]);
});

test('an employee form opened before is refused because the row has changed', async () => {
  const edit = { id: ram, version: 2, reason: 'They moved', address: 'Ward 9' };
  expect(await station.refused(station.act('updateEmployee', edit))).toEqual([expect.stringMatching(/changed/)]);
});

describe('refuses terms without changes', () => {
  test.each<[string, () => object, string]>([
    ['for an unknown employee', () => ({ employeeId: 9999 }), 'employeeId: Select an employee'],
    [
      'before the first terms',
      () => ({ since: '2025-12-31' }),
      'since: The first pay rate is of 01-01-2026. Choose that day or a later one.',
    ],
    [
      'that equal the current ones',
      () => ({ payBasis: 'MONTH', payRate: 1_500_000 }),
      'payRate: This is already the pay rate',
    ],
    ['with a rate of 0', () => ({ payRate: 0 }), 'payRate: please enter a valid payrate'],
    ['without a reason', () => ({ reason: ' ' }), 'reason: Enter the reason for the change'],
    ['by the week', () => ({ payBasis: 'WEEK' }), 'payBasis: Select by the shift or by the month'],
    ['on an impossible day', () => ({ since: '2026-06-31' }), 'since: Enter the day the new terms start'],
  ])('%s', async (_what, given, said) => {
    expect(await station.refused(change({ employeeId: ram, since: '2026-06-01', ...given() }))).toEqual([said]);
    expect((await ask(station.ctx, payTermsOf, { employeeId: ram })).terms).toHaveLength(3);
  });

  test('terms more than a year ahead', async () => {
    const furthest = addDays(station.ctx.clock.today(), 366);
    const [said] = await station.refused(change({ employeeId: ram, since: addDays(furthest, 1) }));
    expect(said).toMatch(/^since: .* is more than 366 days ahead$/);
    expect(await station.refused(change({ employeeId: ram, since: furthest }))).toEqual([]);
  });
});

test('paid days keep their rate', async () => {
  await station.work('2026-02-01', 2, [shyam]);
  await station.start('2026-02-10');
  await station.act('paySalary', { employeeId: shyam, from: '2026-02-01', to: '2026-02-05', amount: 100_000 });
  expect(await station.refused(change({ employeeId: shyam, since: '2026-02-05' }))).toEqual([
    'since: The salary is paid up to 05-02-2026, and its payslip keeps its rate. Choose a later day, or delete that salary, correct the rate and pay it again.',
  ]);
  expect(await station.refused(change({ employeeId: shyam, since: '2026-02-06' }))).toEqual([]);
});

test('of two changes of one day at once the second corrects the first', async () => {
  const at = (since: string, payRate: number) => station.refused(change({ employeeId: sita, since, payRate }));
  expect((await Promise.all([at('2026-04-01', 51_000), at('2026-04-01', 52_000)])).flat()).toEqual([]);
  const { terms } = await ask(station.ctx, payTermsOf, { employeeId: sita });
  expect(terms.map(({ since }) => since)).toEqual(['2026-04-01', '2026-01-01']);
  expect(await employee(sita)).toMatchObject({ pay_rate: terms[0]!.payRate });
});

test('terms in force that no salary was paid by are corrected, also the first, and the salary is by the new ones', async () => {
  const { id } = await station.act<{ id: number }>('createEmployee', {
    name: 'gita',
    contactNo: '9876543210',
    address: 'Main road',
    payRate: 60_000,
    joinDate: '2026-01-01',
  });
  const raised = { employeeId: id, since: '2026-02-08', payRate: 70_000 };
  await change(raised);
  await change({ employeeId: id, since: '2026-01-01', payRate: 50_000, reason: 'Typed wrong' });
  const { terms } = await ask(station.ctx, payTermsOf, { employeeId: id });
  expect(terms.map(({ since, payRate }) => [since, payRate])).toEqual([
    ['2026-02-08', 70_000],
    ['2026-01-01', 50_000],
  ]);
  expect(await employee(id)).toMatchObject({ pay_rate: 70_000 });
  expect(
    await station.sql(
      "SELECT before->'payRate' AS before FROM audit_row WHERE table_name = 'pay_terms' AND after IS NULL AND reason = 'Typed wrong'",
    ),
  ).toEqual([{ before: 60_000 }]);
  await change({ ...raised, payRate: 65_000 });
  expect(await employee(id)).toMatchObject({ pay_rate: 65_000 });
});

test('future terms are replaced by earlier ones, and the audit keeps them', async () => {
  const today = station.ctx.clock.today();
  const ahead = { employeeId: sita, since: addDays(today, 40), payRate: 53_000, reason: 'A slip in the year' };
  await change(ahead);
  await change({ employeeId: sita, since: today, payRate: 54_000, reason: 'From today' });
  const { terms } = await ask(station.ctx, payTermsOf, { employeeId: sita });
  expect(terms.map(({ since, payRate }) => [since, payRate])).toEqual([
    [today, 54_000],
    ['2026-04-01', expect.any(Number)],
    ['2026-01-01', 50_000],
  ]);
  expect(
    await station.sql(
      "SELECT before->>'since' AS since, before->'payRate' AS rate FROM audit_row WHERE table_name = 'pay_terms' AND after IS NULL AND reason = 'From today'",
    ),
  ).toEqual([{ since: ahead.since, rate: 53_000 }]);
  expect(await employee(sita)).toMatchObject({ pay_rate: 54_000 });
});

test('an employee who left gets no new terms', async () => {
  await station.sql('UPDATE employee SET disabled = true WHERE id = $1', [sita]);
  expect(await station.refused(change({ employeeId: sita, since: '2026-09-01' }))).toEqual([
    'employeeId: sita is disabled',
  ]);
});
