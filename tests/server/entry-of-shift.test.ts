import { randomUUID } from 'node:crypto';
import { closeRunningShift } from '../support/close-running-shift';
import { expectBooksInOrder } from '../support/state-of-books';
import { CashStation, problemsOf } from './cash-station';

const HS_RATE = 9_250;
const OVER = [[undefined, 'The shift this was entered for is no longer running']];

let station: CashStation;

beforeAll(async () => {
  station = await CashStation.open();
});
afterAll(async () => {
  await expectBooksInOrder(station.backend.database);
  await station.backend.close();
});

/** Closes the running shift: the first pump sold what was recorded on credit and collected, and a little more. */
async function close(): Promise<void> {
  const [{ taken }] = (await station.sql<{ taken: number }>(
    `SELECT COALESCE(SUM(amount), 0)::bigint AS taken
     FROM (SELECT shift_id, amount FROM cash_collection UNION ALL SELECT shift_id, amount FROM credit_sale) t
     JOIN shift s ON s.id = t.shift_id AND s.state = 'RUNNING'`,
  )) as [{ taken: number }];
  const litres = Math.floor(taken / HS_RATE) + 1;
  const last = { employeeId: station.ids.employees[0], amount: litres * HS_RATE - taken };
  await closeRunningShift(station, [{ sold: [litres * 1_000, 0], last }]);
}

/** The input of each command, without the shift. */
const entries: [command: string, table: string, input: () => object][] = [
  [
    'recordCreditSale',
    'credit_sale',
    () => ({
      creditorId: station.ids.creditors[0],
      pumpId: station.ids.pumps[0],
      productId: station.ids.hs,
      litres: 1_000,
    }),
  ],
  ['recordCreditorPayment', 'creditor_payment', () => ({ creditorId: station.ids.creditors[0], amount: 1_000 })],
  ['recordExpenditure', 'expenditure', () => ({ expenditureCategoryId: station.tea, amount: 1_000 })],
  ['recordEmployeeAdvance', 'employee_advance', () => ({ employeeId: station.ids.employees[0], amount: 1_000 })],
  [
    'collectCash',
    'cash_collection',
    () => ({ pumpId: station.ids.pumps[0], employeeId: station.ids.employees[0], amount: 1_000, notes: [] }),
  ],
];

test.each(entries)('%s is recorded in its own shift or not at all', async (command, table, inputOf) => {
  const input = inputOf();
  const shiftsOf = async () =>
    (await station.sql<{ shift: number }>(`SELECT shift_id AS shift FROM ${table} ORDER BY id`)).map(
      ({ shift }) => shift,
    );
  const send = (over: object = {}, key: string = randomUUID()) =>
    station.act(command, { ...input, ...over }, { idempotencyKey: key });

  const [day] = await station.sql<{ next: string }>(
    "SELECT (COALESCE(MAX(shift_date), '2025-12-31') + 1)::text AS next FROM shift",
  );
  const first = await station.start(day!.next);
  const earlier = await shiftsOf();
  const key = randomUUID();
  const recorded = await send({ shiftId: first }, key);
  await send();
  expect(await shiftsOf()).toEqual([...earlier, first, first]);

  await close();
  const before = await shiftsOf();
  expect(await problemsOf(send({ shiftId: first }))).toEqual(OVER);
  const second = await station.start(day!.next, 'night');
  expect(await problemsOf(send({ shiftId: first }))).toEqual(OVER);
  // A retry after a lost answer returns the recorded entry and does not record a second one.
  expect(await send({ shiftId: first }, key)).toEqual(recorded);
  expect(await problemsOf(send({ shiftId: second }, key))).toEqual([
    [undefined, 'This Idempotency-Key was used with another body'],
  ]);
  expect(await shiftsOf()).toEqual(before);

  await send({ shiftId: second });
  expect(await shiftsOf()).toEqual([...before, second]);
  await close();
});
