import { transaction } from '../../server/platform/transaction';
import { post } from '../../server/services/ledger/post';
import { type Act, type ClosingStation } from '../support/closing-station';
import { openClosingStation } from '../support/open-closing-station';
import { expectBooksInOrder } from '../support/state-of-books';
import type { Backend } from './backend';

let backend: Backend;
let act: Act;
let station: ClosingStation;

beforeAll(async () => {
  ({ backend, act, station } = await openClosingStation());
});
afterAll(() => backend.close());

const problemsOf = (work: Promise<unknown>) =>
  work.then(
    () => [],
    (error: { problems?: object[] }) => error.problems ?? [error],
  );

/** ₹9,250 from each pump, with ten notes of ₹200 given back from the safe's ten, or none. */
const changeOf = (givesBack: boolean) => [
  { value: 500, in: givesBack ? 22 : 18, out: 0 },
  { value: 50, in: 5, out: 0 },
  { value: 200, in: 0, out: givesBack ? 10 : 0 },
];

test('two pumps do not pay out the same last notes, no last collection is below 0, and other notes close the shift', async () => {
  const { shiftId } = await act<{ shiftId: number }>('startShift', {
    shiftDate: '2026-01-01',
    shiftTypeId: station.morning,
  });
  const close = (secondGivesBack: boolean, lastOfFirst: object = {}) =>
    act('closeShift', {
      shiftId,
      pumps: station.pumps.map((pumpId, index) => ({
        pumpId,
        nozzles: [
          { nozzleId: 2 * index + 1, close: 1_100_000 },
          { nozzleId: 2 * index + 2, close: 2_000_000 },
        ],
        swipes: [],
        lastCollection: {
          employeeId: station.employees[0],
          amount: 925_000,
          notes: changeOf(index === 0 || secondGivesBack),
          ...(index === 0 ? lastOfFirst : {}),
        },
        shortages: [],
      })),
      tanks: station.tanks.map((tankId) => ({ tankId, isAtg: true, volume: 9_000_000 })),
    });
  expect(await problemsOf(close(true))).toMatchObject([
    {
      code: 'NOTES_NOT_AVAILABLE',
      message: '₹200: only 0 of these are in the safe',
      field: 'pumps.1.lastCollection.notes.2.out',
    },
  ]);
  for (const lastOfFirst of [
    { amount: -10_000, notes: [] },
    { amount: -10_000, notes: null },
  ])
    expect(await problemsOf(close(false, lastOfFirst))).toMatchObject([
      {
        code: 'LAST_COLLECTION_NEGATIVE',
        message: 'Total amount should be positive !',
        field: 'pumps.0.lastCollection.amount',
      },
    ]);
  expect(await problemsOf(close(false))).toEqual([]);
  expect(await backend.sql('SELECT available FROM denomination WHERE value = 20000')).toEqual([{ available: 0 }]);
  await expectBooksInOrder(backend.database);
});

test("the safe's own count refuses what the rules did not detect", async () => {
  const [note] = await backend.sql<{ id: number }>('SELECT id FROM denomination WHERE value = 20000');
  const entry = {
    document: { kind: 'CASH_EXCHANGE', id: 1 },
    businessDate: '2026-01-01',
    shiftId: null,
    lines: [],
    notes: [{ denominationId: note!.id, count: -1 }],
  };
  expect(await problemsOf(transaction(backend.database, (tx) => post(tx, null, [entry])))).toMatchObject([
    { code: 'NOTES_NOT_AVAILABLE', message: 'These notes are no longer in the safe' },
  ]);
});
