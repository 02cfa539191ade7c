import { balanceOf } from '../../server/services/ledger/balances.queries';
import { type AccountRef, account } from '../../server/services/ledger/post';
import { books, type Close, correct } from '../support/corrections';
import { type OpenClosingStation, openClosingStation } from '../support/open-closing-station';
import { expectBooksInOrder } from '../support/state-of-books';

/** Corrections of shifts whose cards were settled, or whose shortages a salary has taken. */

const opened: OpenClosingStation[] = [];

afterEach(async () => {
  for (const { backend } of opened.splice(0)) {
    await expectBooksInOrder(backend.database);
    await backend.close();
  }
});

const DAY = '2026-01-01';
/** 100 L of HS. */
const SALE = 925_000;

/** Closes a shift that sells 100 L at the first pump, and starts the next one. */
async function work(
  shifts: readonly { cards: number; missing?: number }[],
  inBetween: (station: OpenClosingStation) => Promise<unknown> = async () => {},
): Promise<OpenClosingStation> {
  const station = await openClosingStation();
  opened.push(station);
  const { act, station: ids } = station;
  await act('createTransactionAccount', { name: 'SBI' });
  for (const [index, { cards, missing = 0 }] of shifts.entries()) {
    const onDuty = [{ employeeId: ids.employees[0], pumpId: ids.pumps[0] }];
    await act('startShift', { shiftDate: `2026-01-0${index + 1}`, shiftTypeId: ids.morning, onDuty });
    if (index > 0) await inBetween(station);
    await act('closeShift', {
      pumps: ids.pumps.map((pumpId, pump) => ({
        pumpId,
        nozzles: [
          { nozzleId: 2 * pump + 1, close: 1_000_000 + (pump === 0 ? 100_000 * (index + 1) : 0) },
          { nozzleId: 2 * pump + 2, close: 2_000_000 },
        ],
        swipes: pump === 0 && cards > 0 ? [{ swipeMachineId: ids.swipes[0], amount: cards }] : [],
        lastCollection: pump === 0 ? { employeeId: ids.employees[0], amount: SALE - cards - missing } : null,
        shortages: pump === 0 && missing > 0 ? [{ employeeId: ids.employees[0], amount: missing }] : [],
      })),
      tanks: ids.tanks.map((tankId) => ({ tankId, isAtg: true, volume: 9_000_000 })),
    });
  }
  return station;
}

const balance = ({ backend }: OpenClosingStation, of: AccountRef) => balanceOf(backend.sql, of);

const settle = ({ act, station }: OpenClosingStation, paid: number, paidOn: string) =>
  act('settleSwipe', { swipeMachineId: station.swipes[0], paid, charges: 0, accountId: 1, paidOn });

test('cards of a settled day that are corrected net with the next settlement of the machine', async () => {
  // The bank paid for what its machine took: ₹2,250.00; ₹2,000.00 was typed, and the man answered for the rest.
  const settled = (station: OpenClosingStation) => settle(station, 200_000, '2026-01-02');
  const wrong = await work([{ cards: 200_000, missing: 25_000 }, { cards: 300_000 }], settled);
  const { swipes } = wrong.station;
  expect(
    await correct(wrong, {
      shiftId: 1,
      change: ({ pumps: [pump] }) => {
        pump!.swipes[0]!.amount = 225_000;
        pump!.shortages = [];
      },
    }),
  ).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/ at P1, 01-01-2026 Morning: ₹2,000\.00 → ₹2,250\.00$/),
      'Shortage of ram on P1, 01-01-2026 Morning: ₹250.00 → ₹0.00',
      expect.stringMatching(/^To be settled by .*: ₹3,000\.00 → ₹3,250\.00$/),
    ]),
  );
  await wrong.act('startShift', { shiftDate: '2026-01-03', shiftTypeId: wrong.station.morning });
  await settle(wrong, 325_000, '2026-01-03');
  expect(await balance(wrong, account('SWIPE', swipes[0]))).toBe(0);
});

test('cards of a settled day that belong to the other machine leave a balance that its next settlement lowers', async () => {
  const settled = (station: OpenClosingStation) => settle(station, 200_000, '2026-01-02');
  const wrong = await work([{ cards: 200_000 }, { cards: 300_000 }], settled);
  const { swipes } = wrong.station;
  await correct(wrong, {
    shiftId: 1,
    change: ({ pumps: [pump] }) => {
      pump!.swipes[0]!.swipeMachineId = swipes[1];
    },
  });
  expect(await balance(wrong, account('SWIPE', swipes[0]))).toBe(100_000);
  expect(await balance(wrong, account('SWIPE', swipes[1]))).toBe(200_000);
});

test('a shortage that a salary has taken goes back to the account of the employee', async () => {
  const pay = ({ act, station }: OpenClosingStation) =>
    act('paySalary', { employeeId: station.employees[0], from: DAY, to: DAY, amount: 0 });
  const wrong = await work([{ cards: 0, missing: 832_500 }, { cards: 0 }], pay);
  const [ram] = wrong.station.employees;
  const owed = await balance(wrong, account('EMPLOYEE', ram));
  const paid = await wrong.backend.sql('SELECT * FROM salary_payment');
  expect(
    await correct(wrong, {
      shiftId: 1,
      change: ({ pumps: [pump] }) => {
        pump!.lastCollection!.amount = SALE;
        pump!.shortages = [];
      },
    }),
  ).toContainEqual(expect.stringMatching(/^Account of ram: ₹7,825\.00 → −₹500\.00$/));
  expect(await balance(wrong, account('EMPLOYEE', ram))).toBe(owed - 832_500);
  expect(await wrong.backend.sql('SELECT * FROM salary_payment')).toEqual(paid);
});

test('the employee of a last collection is corrected, and corrected back', async () => {
  const station = await work([{ cards: 0 }]);
  const stood = await books(station);
  const handedInBy = (employee: number) => ({
    shiftId: 1,
    change: ({ pumps: [pump] }: Close) => {
      pump!.lastCollection = { ...pump!.lastCollection!, employeeId: station.station.employees[employee]! };
    },
  });
  expect(await correct(station, handedInBy(1))).toEqual([
    'Last collection of P1 by shyam, 01-01-2026 Morning: ₹0.00 → ₹9,250.00',
    'Last collection of P1 by ram, 01-01-2026 Morning: ₹9,250.00 → ₹0.00',
  ]);
  const [collection] = (await books(station)).collections!;
  expect(collection).toMatchObject({ employee_id: station.station.employees[1], amount: SALE });
  await correct(station, handedInBy(0));
  expect(await books(station)).toEqual(stood);
});
