import { poolOf, sqlOn } from '../../server/platform/sql';
import { openStaffStation, type StaffStation } from '../server/staff-station';
import { expectBooksInOrder } from '../support/state-of-books';

jest.setTimeout(90_000);

const DAY = '2026-01-01';
const EACH = 8;

let station: StaffStation;
let tea: number;
let crew: number[];

beforeAll(async () => {
  station = await openStaffStation();
  const { act, ids } = station;
  tea = (await act('createExpenditureCategory', { name: 'Tea' })).id;
  const person = { contactNo: '9876543210', address: 'Main road', payRate: 50_000, joinDate: DAY };
  crew = [];
  for (const name of ['arun', 'bala', 'chitra', 'deepa', 'eshan', 'farid', 'gita', 'hari'])
    crew.push((await act('createEmployee', { name, ...person })).id);
  await station.work(DAY, 1, crew);
  await station.start('2026-01-02', crew);
  // Change for all payments below, and something to bill.
  await act('collectCash', { ...handedIn(0), notes: [{ value: 100, in: 200, out: 0 }] });
  for (const creditorId of ids.creditors) await act('recordCreditSale', sale(creditorId));
});
afterAll(() => station.backend.close());

const handedIn = (index: number) => ({ pumpId: station.ids.pumps[index % 2], employeeId: crew[index] });
const sale = (creditorId: number | undefined) => ({
  creditorId,
  litres: 1000,
  productId: station.ids.hs,
  pumpId: station.ids.pumps[0],
});
const firmOf = (index: number) => station.ids.creditors[index % 2];

/** Deadlocks that PostgreSQL detected in this database. A connection reports its count when it ends. */
async function deadlocks(): Promise<number> {
  const { database } = station.backend;
  await database.destroy();
  await database.initialize();
  const [row] = await sqlOn(poolOf(database))<{ deadlocks: number }>(
    'SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()',
  );
  return row!.deadlocks;
}

/** All commands that move money, for the same few employees and creditors. */
const WORKS: ((index: number) => Promise<unknown>)[] = [
  (index) => station.act('collectCash', { ...handedIn(index), notes: [{ value: 50, in: 2, out: 0 }] }),
  (index) => station.act('recordEmployeeAdvance', { employeeId: crew[index], amount: 10_000 }),
  (index) => station.act('recordEmployeeAdvance', { employeeId: crew[EACH - 1 - index], amount: 10_000 }),
  (index) => station.act('paySalary', { employeeId: crew[index], from: DAY, to: DAY, amount: 20_000 }),
  () => station.act('recordExpenditure', { expenditureCategoryId: tea, amount: 10_000 }),
  (index) => station.act('recordCreditorPayment', { creditorId: firmOf(index), amount: 1_000 }),
  (index) => station.act('recordCreditSale', sale(firmOf(index))),
];

test('collections, advances, salaries, expenditures, payments, bills and sales at once all succeed without deadlocks', async () => {
  const bills = station.ids.creditors.map(
    (creditorId) => () => station.act('makeBill', { creditorId, from: DAY, to: '2026-01-02' }),
  );
  const writers = Array.from({ length: EACH }, (_, index) => WORKS.map((work) => () => work(index))).flat();
  const results = await Promise.allSettled([...writers, ...bills].map((work) => work()));
  const refused = results.flatMap((result) => (result.status === 'rejected' ? [String(result.reason)] : []));
  expect(refused).toEqual([]);
  expect(await deadlocks()).toBe(0);
  await expectBooksInOrder(station.backend.database);
});
