import { salaryPreview } from '../../server/modules/staff/salary.queries';
import { ask } from '../../server/platform/ask';
import { expectBooksInOrder } from '../support/state-of-books';
import { openStaffStation, type StaffStation } from './staff-station';

jest.setTimeout(30_000);

let station: StaffStation;
beforeAll(async () => {
  station = await openStaffStation();
});
afterEach(() => expectBooksInOrder(station.backend.database));
afterAll(() => station.backend.close());

const person = { contactNo: '9876543210', address: 'Main road', payBasis: 'MONTH', payRate: 3_000_000 };
const join = async (name: string, joinDate: string) =>
  (await station.act('createEmployee', { name, ...person, joinDate })).id;
const correct = (id: number, joinDate: string) =>
  station.refused(station.act('updateEmployee', { id, joinDate, reason: 'Typed wrong' }));
const since = async (id: number) =>
  (await station.sql<{ since: string }>('SELECT since FROM pay_terms WHERE employee_id = $1 ORDER BY since', [id])).map(
    (terms) => terms.since,
  );
const january = (employeeId: number) => ({ employeeId, from: '2026-01-01', to: '2026-01-31' });

test("a manager's join date corrected from 20 January to the 1st earns the whole month", async () => {
  const manager = await join('manager', '2026-01-20');
  await station.start('2026-02-01');
  expect((await ask(station.ctx, salaryPreview, january(manager))).earned).toBe(1_161_290);
  expect(await correct(manager, '2026-01-01')).toEqual([]);
  expect(await since(manager)).toEqual(['2026-01-01']);
  expect((await ask(station.ctx, salaryPreview, january(manager))).earned).toBe(3_000_000);
  expect(
    await station.sql(
      "SELECT before, after FROM audit_row WHERE table_name = 'pay_terms' AND command = 'updateEmployee'",
    ),
  ).toEqual([{ before: { since: '2026-01-20' }, after: { since: '2026-01-01' } }]);
});

test('paid days keep the join date and its terms', async () => {
  const paid = await join('paid', '2026-01-20');
  await station.act('paySalary', {
    ...january(paid),
    amount: 100_000,
    accountId: station.bank.accountId,
    paymentModeId: station.bank.paymentModeId,
  });
  const said = ['joinDate: The salary is paid up to 31-01-2026, so the join date can no longer be changed'];
  expect(await correct(paid, '2026-01-01')).toEqual(said);
  expect(await correct(paid, '2026-02-05')).toEqual(said);
  expect(await since(paid)).toEqual(['2026-01-20']);
  expect(await station.refused(station.act('updateEmployee', { id: paid, address: 'Here', reason: 'Moved' }))).toEqual(
    [],
  );
});

test('the first terms stay before the second', async () => {
  const raised = await join('raised', '2026-01-20');
  const raise = { payBasis: 'MONTH', payRate: 3_500_000, reason: 'Raise' };
  await station.act('changePayRate', { employeeId: raised, since: '2026-03-01', ...raise });
  expect(await correct(raised, '2026-03-01')).toEqual([
    'joinDate: The join date must be before the pay terms of 01-03-2026',
  ]);
  expect(await correct(raised, '2026-02-28')).toEqual([]);
  expect(await since(raised)).toEqual(['2026-02-28', '2026-03-01']);
});

test('terms that already differed from the join date are not changed', async () => {
  const apart = await join('apart', '2026-01-20');
  await station.sql("UPDATE employee SET join_date = '2026-01-05' WHERE id = $1", [apart]);
  expect(await correct(apart, '2026-01-01')).toEqual([
    'joinDate: The pay terms do not begin with the join date, so it can no longer be changed',
  ]);
  expect(await since(apart)).toEqual(['2026-01-20']);
});
