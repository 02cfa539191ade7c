import { ProblemError } from '../../server/domain/kernel/problem';
import type { MeterEventKind } from '../../server/domain/meter-event';
import { correctionForm } from '../../server/modules/closing/close-form.query';
import { ask } from '../../server/platform/ask';
import { books, type Close, correct } from '../support/corrections';
import { type OpenClosingStation, openClosingStation } from '../support/open-closing-station';
import { expectBooksInOrder } from '../support/state-of-books';

/** The stations of a test; the second one has everything right at once. */
const opened: OpenClosingStation[] = [];

afterEach(async () => {
  for (const { backend } of opened.splice(0)) {
    await expectBooksInOrder(backend.database);
    await backend.close();
  }
});

interface Event {
  kind: MeterEventKind;
  lastReading?: number;
  firstReading?: number;
  testing?: number;
}

const RESET: Event = { kind: 'RESET', lastReading: 1_100_000, firstReading: 0 };

/** What happened at nozzle 1 (HS at P1), which begins at 1,000 L, and what P1 handed in, in paise. */
interface Worked {
  day: string;
  shift: 'morning' | 'night';
  events?: Event[];
  close: number;
  last: number;
}

/** 150 L, 30 L and 70 L. */
const MORNING: Worked = { day: '2026-01-01', shift: 'morning', events: [RESET], close: 50_000, last: 1_387_500 };
const NIGHT: Worked = { day: '2026-01-01', shift: 'night', close: 80_000, last: 277_500 };
const NEXT: Worked = { day: '2026-01-02', shift: 'morning', close: 150_000, last: 647_500 };
/** The reset was forgotten: the reading is one that gives the same sale, and the night had to set the meter. */
const FORGOTTEN: Worked = { ...MORNING, events: [], close: 1_150_000 };
const SET_LATER: Worked = { ...NIGHT, events: [{ kind: 'RESET', lastReading: 1_150_000, firstReading: 50_000 }] };

async function work(...shifts: Worked[]): Promise<OpenClosingStation> {
  const station = await openClosingStation();
  opened.push(station);
  for (const shift of shifts) await workShift(station, shift);
  return station;
}

async function workShift({ act, station: ids }: OpenClosingStation, { day, shift, events, close, last }: Worked) {
  await act('startShift', { shiftDate: day, shiftTypeId: ids[shift] });
  for (const event of events ?? []) await act('recordMeterEvent', { nozzleId: 1, ...event, reason: 'Seen by Ravi' });
  await act('closeShift', {
    pumps: [
      {
        pumpId: ids.pumps[0],
        nozzles: [
          { nozzleId: 1, close },
          { nozzleId: 2, close: 2_000_000 },
        ],
        swipes: [],
        lastCollection: { employeeId: ids.employees[0], amount: last },
        shortages: [],
      },
      {
        pumpId: ids.pumps[1],
        nozzles: [
          { nozzleId: 3, close: 1_000_000 },
          { nozzleId: 4, close: 2_000_000 },
        ],
        swipes: [],
        lastCollection: null,
        shortages: [],
      },
    ],
    tanks: ids.tanks.map((tankId) => ({ tankId, isAtg: true, volume: 9_000_000 })),
  });
}

/** Corrects the meter events of nozzle 1 in a shift, and its close reading. */
const setEvents = (
  station: OpenClosingStation,
  shiftId: number,
  events: Event[],
  close: number,
  over: object = {},
): Promise<string[]> =>
  correct(station, {
    shiftId,
    change: (typed) => {
      typed.pumps[0]!.nozzles[0]!.close = close;
      Object.assign(typed, { meterEvents: [{ nozzleId: 1, events }], ...over });
    },
  });

const eventsOf = ({ backend: { sql } }: OpenClosingStation) =>
  sql(
    `SELECT e.shift_id, e.kind, a.chain, a.sequence, a.close, b.open FROM meter_event e
     JOIN nozzle_reading a ON a.id = e.ended_leg_id JOIN nozzle_reading b ON b.id = e.begun_leg_id ORDER BY 1, 3, 4`,
  );

const stateOf = async (station: OpenClosingStation): Promise<Record<string, object[]>> => ({
  ...(await books(station)),
  events: await eventsOf(station),
});

const refusalOf = async (work: Promise<unknown>) => {
  const [result] = await Promise.allSettled([work]);
  if (result!.status === 'fulfilled') throw new Error('It was not refused');
  if (!(result!.reason instanceof ProblemError)) throw result!.reason;
  return result!.reason.problems.map(({ code, field, message }) => ({ code, field, message }));
};

test('a forgotten reset is added, and the one recorded a shift later is taken away: as if recorded right at once', async () => {
  const wrong = await work(FORGOTTEN, SET_LATER, NEXT);
  const right = await work(MORNING, NIGHT, NEXT);
  const stood = await stateOf(wrong);
  expect(await setEvents(wrong, 1, [RESET], 50_000)).toEqual([
    'Meter events of P1 N1, 01-01-2026 Morning: – → reset at 1,100.000 L, from 0.000 L on',
    'Open reading of P1 N1, 01-01-2026 Morning: 1,000.000 L → 0.000 L',
    'Close reading of P1 N1, 01-01-2026 Morning: 1,150.000 L → 50.000 L',
    'Litres sold by P1 N1, 01-01-2026 Morning: 150.000 L → 50.000 L',
    'Litres sold by P1 N1 before its reset, 01-01-2026 Morning: 0.000 L → 100.000 L',
    'Open reading of P1 N1 before its reset, 01-01-2026 Night: 1,150.000 L → 50.000 L',
    'Close reading of P1 N1 before its reset, 01-01-2026 Night: 1,150.000 L → 50.000 L',
  ]);
  await expectBooksInOrder(wrong.backend.database);
  await setEvents(wrong, 1, [], 1_150_000);
  expect(await stateOf(wrong)).toEqual(stood);
  await setEvents(wrong, 1, [RESET], 50_000);
  expect(await setEvents(wrong, 2, [], 80_000)).toContain(
    'Meter events of P1 N1, 01-01-2026 Night: reset at 50.000 L, from 50.000 L on → –',
  );
  expect(await stateOf(wrong)).toEqual(await stateOf(right));
});

test('the corrected reading of an event moves each figure of the meter before it once', async () => {
  const REPLACED: Event = { kind: 'REPLACEMENT', lastReading: 1_060_000, firstReading: 500_000 };
  const station = await work({ ...MORNING, events: [REPLACED], close: 590_000 });
  expect(await setEvents(station, 1, [{ ...REPLACED, lastReading: 1_045_000 }], 605_000)).toEqual([
    'Meter events of P1 N1, 01-01-2026 Morning: replacement at 1,060.000 L, from 500.000 L on → replacement at 1,045.000 L, from 500.000 L on',
    'Close reading of P1 N1, 01-01-2026 Morning: 590.000 L → 605.000 L',
    'Close reading of P1 N1 before its replacement, 01-01-2026 Morning: 1,060.000 L → 1,045.000 L',
    'Litres sold by P1 N1, 01-01-2026 Morning: 90.000 L → 105.000 L',
    'Litres sold by P1 N1 before its replacement, 01-01-2026 Morning: 60.000 L → 45.000 L',
  ]);
});

test('a correction of events and back leaves the books as they were, with the running shift and later events', async () => {
  const station = await work(MORNING, { ...NIGHT, events: [{ ...RESET, lastReading: 60_000 }], close: 20_000 });
  await station.act('startShift', { shiftDate: '2026-01-02', shiftTypeId: station.station.morning });
  await station.act('recordMeterEvent', {
    ...{ nozzleId: 1, kind: 'REPLACEMENT', lastReading: 20_000, firstReading: 7_000, reason: 'Seen by Ravi' },
  });
  const stood = await stateOf(station);
  const twice: Event[] = [
    { kind: 'REPLACEMENT', lastReading: 1_060_000, firstReading: 500_000 },
    { kind: 'RESET', lastReading: 540_000, firstReading: 0, testing: 0 },
  ];
  await setEvents(station, 1, twice, 50_000);
  await expectBooksInOrder(station.backend.database);
  expect(await eventsOf(station)).toMatchObject([
    { shift_id: 1, kind: 'REPLACEMENT', chain: 1, sequence: 1, close: 1_060_000, open: 500_000 },
    { shift_id: 1, kind: 'RESET', chain: 2, sequence: 1, close: 540_000, open: 0 },
    { shift_id: 2, kind: 'RESET', chain: 3, sequence: 2 },
    { shift_id: 3, kind: 'REPLACEMENT', chain: 4, sequence: 2 },
  ]);
  await setEvents(station, 1, [RESET], 50_000);
  expect(await stateOf(station)).toEqual(stood);
  expect(await refusalOf(setEvents(station, 1, [RESET], 50_000))).toMatchObject([{ code: 'NOTHING_CHANGED' }]);
});

test('an undo after the correction restores the shift with its events', async () => {
  const station = await work(FORGOTTEN);
  await setEvents(station, 1, [RESET], 50_000);
  await station.act('undoLastShift', { shiftId: 1 });
  expect(await eventsOf(station)).toMatchObject([{ kind: 'RESET', close: 1_100_000, open: 0 }]);
  const { draft } = (await station.backend.sql<{ draft: Close }>('SELECT draft FROM shift'))[0]!;
  await station.act('closeShift', draft);
  const { readings } = await stateOf(await work(MORNING));
  expect(await stateOf(station)).toMatchObject({ readings });
});

test('the form has the last figure of each meter, at which it rolls over', async () => {
  const station = await work(MORNING);
  await station.backend.sql('UPDATE nozzle SET meter_max = 9999999 WHERE id = 1');
  const { nozzles } = await ask(station.ctx, correctionForm, { shiftId: 1 });
  const endOf = (id: number) => nozzles.filter(({ nozzleId }) => nozzleId === id).map(({ meterMax }) => meterMax);
  expect([endOf(1), endOf(2)]).toEqual([[9_999_999, 9_999_999], [null]]);
});

test('what cannot have been is refused at its field', async () => {
  const station = await work(MORNING, NIGHT);
  const refused = (events: Event[], close = 50_000, over: object = {}) =>
    refusalOf(setEvents(station, 1, events, close, over));
  expect(await refused([{ ...RESET, lastReading: 999_000 }])).toEqual([
    {
      code: 'LAST_BELOW_OPEN',
      field: 'meterEvents.0.events.0.lastReading',
      message: 'Nozzle N1: the meter ended at 999.000, below its open reading 1,000.000',
    },
  ]);
  expect(await refused([{ kind: 'ROLLOVER' }])).toMatchObject([
    { code: 'NO_METER_MAX', field: 'meterEvents.0.events.0.kind' },
  ]);
  expect(await refused([])).toMatchObject([{ code: 'CLOSE_BELOW_OPEN', field: 'pumps.0.nozzles.0.close' }]);
  // The night read 80 L.
  expect(await refused([{ ...RESET, firstReading: 60_000 }], 90_000)).toMatchObject([
    { code: 'ABOVE_NEXT_CLOSE', field: 'pumps.0.nozzles.0.close' },
  ]);
  expect(await refused([RESET], 50_000, { meterEvents: [{ nozzleId: 99, events: [] }] })).toMatchObject([
    { code: 'UNKNOWN_NOZZLE', field: 'meterEvents.0.nozzleId' },
  ]);
  expect(
    await refused([{ ...RESET, lastReading: 1_090_000 }], 50_000, { endedLegs: [{ legId: 1, close: 1_100_000 }] }),
  ).toMatchObject([{ code: 'UNKNOWN_LEG', field: 'endedLegs.0.legId' }]);
});

describe('a nozzle at the wrong pump', () => {
  /** Nozzle 5, HS: it belongs to P2, and sells 40 L and 10 L. Both pumps hand in what they should if it is right. */
  async function workAt(pump: 0 | 1): Promise<OpenClosingStation> {
    const station = await openClosingStation();
    opened.push(station);
    const { act, station: ids } = station;
    await act('createNozzle', { name: 'N3', pumpId: ids.pumps[pump], tankId: ids.tanks[0], initialReading: 0 });
    let [read, third] = [1_000_000, 0];
    for (const [shift, sold] of [
      ['morning', 40_000],
      ['night', 10_000],
    ] as const) {
      await act('startShift', { shiftDate: '2026-01-01', shiftTypeId: ids[shift] });
      read += 100_000;
      third += sold;
      const missing = (pump === 0 ? sold * 9_250 : 0) / 1000;
      const last = [925_000, (sold * 9_250) / 1000];
      await act('closeShift', {
        pumps: ids.pumps.map((pumpId, index) => ({
          pumpId,
          nozzles: [
            { nozzleId: 2 * index + 1, close: index === 0 ? read : 1_000_000 },
            { nozzleId: 2 * index + 2, close: 2_000_000 },
            ...(index === pump ? [{ nozzleId: 5, close: third }] : []),
          ],
          swipes: [],
          lastCollection: { employeeId: ids.employees[index], amount: last[index] },
          shortages: index === 0 && missing > 0 ? [{ employeeId: ids.employees[0], amount: missing }] : [],
        })),
        tanks: ids.tanks.map((tankId) => ({ tankId, isAtg: true, volume: 9_000_000 })),
      });
    }
    return station;
  }

  const moveTo = (station: OpenClosingStation, pump: 0 | 1, shortage: number, through: number | null = 2) =>
    correct(station, {
      shiftId: 1,
      change: (typed) => {
        const { pumps, employees } = station.station;
        const from = typed.pumps.find(({ nozzles }) => nozzles.some(({ nozzleId }) => nozzleId === 5))!;
        const at = from.nozzles.findIndex(({ nozzleId }) => nozzleId === 5);
        typed.pumps[pump]!.nozzles.push(...from.nozzles.splice(at, 1));
        typed.pumps[0]!.shortages = shortage === 0 ? [] : [{ employeeId: employees[0], amount: shortage }];
        Object.assign(typed, { nozzleTanks: [{ nozzleId: 5, pumpId: pumps[pump], throughShiftId: through }] });
      },
    });

  test('is put right with the later shifts, and corrected back is the original', async () => {
    const [wrong, right] = [await workAt(0), await workAt(1)];
    const stood = await books(wrong);
    expect(await moveTo(wrong, 1, 0)).toEqual([
      'Pump of P1 N3, 01-01-2026 Morning: P1 → P2',
      'Pump of P1 N3, 01-01-2026 Night: P1 → P2',
      'Sale of P1, 01-01-2026 Morning: ₹12,950.00 → ₹9,250.00',
      'Sale of P2, 01-01-2026 Morning: ₹0.00 → ₹3,700.00',
      'Shortage of ram on P1, 01-01-2026 Morning: ₹3,700.00 → ₹0.00',
      'Cash over (short −) of P2, 01-01-2026 Morning: ₹3,700.00 → ₹0.00',
      'Sale of P1, 01-01-2026 Night: ₹10,175.00 → ₹9,250.00',
      'Sale of P2, 01-01-2026 Night: ₹0.00 → ₹925.00',
      'Shortage of ram on P1, 01-01-2026 Night: ₹925.00 → ₹0.00',
      'Cash over (short −) of P2, 01-01-2026 Night: ₹925.00 → ₹0.00',
    ]);
    expect(await books(wrong)).toEqual(await books(right));
    await moveTo(wrong, 0, 370_000);
    expect(await books(wrong)).toEqual(stood);
  });

  test('with a wrong reading and only in its shift moves that shift, and the next one opens at the reading', async () => {
    const wrong = await workAt(0);
    await correct(wrong, {
      shiftId: 1,
      change: (typed) => {
        const [nozzle] = typed.pumps[0]!.nozzles.splice(2, 1);
        typed.pumps[1]!.nozzles.push({ ...nozzle!, close: 41_000 });
        typed.pumps[0]!.shortages = [];
        typed.pumps[1]!.shortages = [{ employeeId: wrong.station.employees[1], amount: 9_200 }];
        Object.assign(typed, { nozzleTanks: [{ nozzleId: 5, pumpId: wrong.station.pumps[1] }] });
      },
    });
    expect(await wrong.backend.sql('SELECT pump_id, open FROM nozzle_reading WHERE nozzle_id = 5 ORDER BY 2')).toEqual([
      { pump_id: wrong.station.pumps[1], open: 0 },
      { pump_id: wrong.station.pumps[0], open: 41_000 },
    ]);
  });

  test('is offered with the pumps and tanks that a later shift lacks', async () => {
    const station = await workAt(0);
    const { act, ctx, station: ids } = station;
    const laterShifts = async (shiftId: number) => (await ask(ctx, correctionForm, { shiftId })).laterShifts;
    expect(await laterShifts(1)).toHaveLength(5);
    for (const { lacking } of await laterShifts(1)) expect(lacking).toEqual([]);
    for (const id of [3, 4]) await act('updateNozzle', { id, version: 1, disabled: true, reason: 'It is broken' });
    await act('startShift', { shiftDate: '2026-01-02', shiftTypeId: ids.morning });
    await act('closeShift', {
      pumps: [
        {
          ...{ pumpId: ids.pumps[0], swipes: [], shortages: [], lastCollection: null },
          nozzles: [
            { nozzleId: 1, close: 1_200_000 },
            { nozzleId: 2, close: 2_000_000 },
            { nozzleId: 5, close: 50_000 },
          ],
        },
      ],
      tanks: ids.tanks.map((tankId) => ({ tankId, isAtg: true, volume: 9_000_000 })),
    });
    const found = (await laterShifts(1)).find(({ nozzleId }) => nozzleId === 5);
    expect(found).toMatchObject({ shifts: 2, throughShiftId: 3 });
    expect(found!.lacking).toEqual([
      { pumpId: ids.pumps[1], tankId: null, shiftDate: '2026-01-02', shiftName: 'Morning' },
    ]);
    expect(await refusalOf(moveTo(station, 1, 0, 3))).toMatchObject([
      { code: 'PUMP_NOT_IN_SHIFT', message: expect.stringContaining('02-01-2026 Morning') },
    ]);
  });

  test('is refused at the pump where nothing can follow', async () => {
    const station = await workAt(0);
    const { act, station: ids } = station;
    const { id: third } = await act('createPump', { name: 'P3' });
    const at = (nozzleTanks: object[], change: (typed: Close) => void = () => {}) =>
      refusalOf(
        correct(station, { shiftId: 1, change: (typed) => void Object.assign(typed, { nozzleTanks }, change(typed)) }),
      );
    expect(await at([{ nozzleId: 5, pumpId: third }])).toEqual([
      {
        code: 'PUMP_NOT_IN_SHIFT',
        field: 'nozzleTanks.0.pumpId',
        message:
          'P3 has no other nozzle in Shift 01-01-2026 Morning, so it has no close that this nozzle could be read in',
      },
    ]);
    expect(await at([3, 4].map((nozzleId) => ({ nozzleId, pumpId: ids.pumps[0] })))).toMatchObject([
      { code: 'PUMP_WITHOUT_NOZZLE', field: 'nozzleTanks.0.pumpId' },
      { code: 'PUMP_WITHOUT_NOZZLE', field: 'nozzleTanks.1.pumpId' },
    ]);
    expect(await at([{ nozzleId: 5, pumpId: 99 }])).toMatchObject([
      { code: 'UNKNOWN_PUMP', field: 'nozzleTanks.0.pumpId' },
    ]);
    const late = { shiftId: 1, lateReason: 'It was forgotten' };
    await act('recordCreditSale', {
      ...{ creditorId: ids.creditors[0], pumpId: ids.pumps[0], productId: ids.hs, litres: 120_000 },
      ...{ vehicle: 'MH12AB1234', ...late },
    });
    expect(await refusalOf(moveTo(station, 1, 0))).toMatchObject([
      {
        code: 'CREDIT_ABOVE_CONSUMPTION',
        field: 'nozzleTanks.0.pumpId',
        message: expect.stringContaining('Change the pump of these sales first.'),
      },
    ]);
  });
});
