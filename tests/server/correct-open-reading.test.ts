import { ProblemError } from '../../server/domain/kernel/problem';
import { closeForm, correctionForm } from '../../server/modules/closing/close-form.query';
import { ask } from '../../server/platform/ask';
import { books, type Close, correct } from '../support/corrections';
import { type OpenClosingStation, openClosingStation } from '../support/open-closing-station';
import { expectBooksInOrder } from '../support/state-of-books';

/** The stations of a test; the second one has the right figures at once. */
const opened: OpenClosingStation[] = [];

afterEach(async () => {
  for (const { backend } of opened.splice(0)) {
    await expectBooksInOrder(backend.database);
    await backend.close();
  }
});

interface Worked {
  /** Initial reading of nozzle 1 (HS at pump 1, ₹92.50), which closes at 1,400 L. */
  initial: number;
  /** Its meter is reset in the shift at 1,350 L, to this reading, and closes at 150 L. */
  resetTo?: number;
  /** Paise that pump 1 hands in, and that ram answers for. */
  last: number;
  shortage?: number;
}

/** Starts the first shift with a nozzle that was set up with this reading. */
async function start(initial: number): Promise<OpenClosingStation> {
  const station = await openClosingStation();
  opened.push(station);
  const { act, station: ids } = station;
  await act('updateNozzle', { id: 1, version: 1, initialReading: initial });
  await act('startShift', { shiftDate: '2026-01-01', shiftTypeId: ids.morning });
  return station;
}

async function close(station: OpenClosingStation, { resetTo, last, shortage = 0 }: Worked): Promise<void> {
  const { act, station: ids } = station;
  const [ram] = ids.employees;
  await act('closeShift', {
    pumps: [
      {
        pumpId: ids.pumps[0],
        nozzles: [
          { nozzleId: 1, close: resetTo === undefined ? 1_400_000 : 150_000 },
          { nozzleId: 2, close: 2_000_000 },
        ],
        swipes: [],
        lastCollection: { employeeId: ram, amount: last },
        shortages: shortage === 0 ? [] : [{ employeeId: ram, amount: shortage }],
      },
      {
        pumpId: ids.pumps[1],
        nozzles: [
          { nozzleId: 3, close: 1_000_000 },
          { nozzleId: 4, close: 2_000_000 },
        ],
        swipes: [],
        shortages: [],
      },
    ],
    tanks: ids.tanks.map((tankId) => ({ tankId, isAtg: true, volume: 9_900_000 })),
  });
}

async function work(worked: Worked): Promise<OpenClosingStation> {
  const station = await start(worked.initial);
  if (worked.resetTo !== undefined) {
    const readings = { lastReading: 1_350_000, firstReading: worked.resetTo };
    await station.act('recordMeterEvent', { nozzleId: 1, kind: 'RESET', ...readings, reason: 'Serviced' });
  }
  await close(station, worked);
  return station;
}

const opensAt =
  (open: number, shortages: { employeeId: number; amount: number }[] = []) =>
  (typed: Close): void => {
    typed.pumps[0]!.nozzles[0]!.open = open;
    typed.pumps[0]!.shortages = shortages;
  };

const initialReadings = ({ backend }: OpenClosingStation) =>
  backend.sql('SELECT id, initial_reading FROM nozzle ORDER BY id');

const refusalOf = async (answer: Promise<unknown>) => {
  const [result] = await Promise.allSettled([answer]);
  if (result!.status === 'fulfilled') throw new Error('It was not refused');
  if (!(result!.reason instanceof ProblemError)) throw result!.reason;
  return result!.reason.problems.map(({ code, field, message }) => ({ code, field, message }));
};

test('a wrong initial reading is corrected in the first shift, as if it had been right at once', async () => {
  // 369.875 L at ₹92.50 are ₹34,213.44; 270 L of them were sold before.
  const wrong = await work({ initial: 1_030_125, last: 923_844, shortage: 2_497_500 });
  const right = await work({ initial: 1_300_125, last: 923_844 });
  const before = await books(wrong);
  expect(await correct(wrong, { shiftId: 1, change: opensAt(1_300_125) })).toEqual([
    'Open reading of P1 N1, 01-01-2026 Morning: 1,030.125 L → 1,300.125 L',
    'Litres sold by P1 N1, 01-01-2026 Morning: 369.875 L → 99.875 L',
    'Sale of P1, 01-01-2026 Morning: ₹34,213.44 → ₹9,238.44',
    'Shortage of ram on P1, 01-01-2026 Morning: ₹24,975.00 → ₹0.00',
    'Variation of T1, 01-01-2026 Morning: 269.875 L → −0.125 L',
  ]);
  expect(await books(wrong)).toEqual(await books(right));
  expect(await initialReadings(wrong)).toEqual(await initialReadings(right));

  const [ram] = wrong.station.employees;
  const back = opensAt(1_030_125, [{ employeeId: ram, amount: 2_497_500 }]);
  await correct(wrong, { shiftId: 1, change: back });
  expect(await books(wrong)).toEqual(before);
});

test('the first reading after a reset is corrected, and the leg before it too', async () => {
  const wrong = await work({ initial: 1_250_000, resetTo: 0, last: 2_312_500 });
  const right = await work({ initial: 1_300_000, resetTo: 50_000, last: 1_387_500 });
  const { nozzles } = await ask(wrong.ctx, correctionForm, { shiftId: 1 });
  const first = nozzles.filter(({ nozzleId }) => nozzleId === 1);
  expect(first.map(({ open, isFirst }) => ({ open, isFirst }))).toEqual([
    { open: 1_250_000, isFirst: true },
    { open: 0, isFirst: true },
  ]);
  await correct(wrong, {
    shiftId: 1,
    change(typed) {
      opensAt(50_000)(typed);
      typed.pumps[0]!.lastCollection!.amount = 1_387_500;
      Object.assign(typed, { endedLegs: [{ legId: first[0]!.legId, open: 1_300_000, close: 1_350_000 }] });
    },
  });
  expect(await books(wrong)).toEqual(await books(right));
  expect(await initialReadings(wrong)).toEqual(await initialReadings(right));
});

test('refuses an open reading above the close at its field, and any other of a later shift', async () => {
  const station = await work({ initial: 1_300_000, last: 925_000 });
  expect(await refusalOf(correct(station, { shiftId: 1, change: opensAt(1_400_001) }))).toMatchObject([
    { code: 'CLOSE_BELOW_OPEN', field: 'pumps.0.nozzles.0.open' },
  ]);
  await station.act('startShift', { shiftDate: '2026-01-01', shiftTypeId: station.station.night });
  await station.act('closeShift', {
    pumps: station.station.pumps.map((pumpId, p) => ({
      pumpId,
      nozzles: [0, 1].map((n) => ({
        nozzleId: 2 * p + n + 1,
        close: [1_400_000, 2_000_000, 1_000_000, 2_000_000][2 * p + n],
      })),
      swipes: [],
      shortages: [],
    })),
    tanks: station.station.tanks.map((tankId) => ({ tankId, isAtg: true, volume: 9_900_000 })),
  });
  expect(await refusalOf(correct(station, { shiftId: 2, change: opensAt(1_390_000) }))).toMatchObject([
    { code: 'OPEN_CHANGED', field: 'pumps.0.nozzles.0.open' },
  ]);
});

test('while the first shift runs, the initial reading is changed at the nozzle', async () => {
  const station = await start(1_030_125);
  await station.act('updateNozzle', { id: 1, initialReading: 1_300_125 });
  expect((await ask(station.ctx, closeForm, {})).nozzles[0]).toMatchObject({ nozzleId: 1, open: 1_300_125 });
  await close(station, { initial: 1_300_125, last: 923_844 });
  const right = await work({ initial: 1_300_125, last: 923_844 });
  expect(await books(station)).toEqual(await books(right));
  expect(await refusalOf(station.act('updateNozzle', { id: 1, initialReading: 1_200_000 }))).toEqual([
    {
      code: 'METER_READ',
      field: 'initialReading',
      message: 'Nozzle N1 has been read since. Correct the open reading of its first shift: Shift 01-01-2026 Morning.',
    },
  ]);
});
