import type { Message } from '../../server/domain/kernel/message';
import { ProblemError } from '../../server/domain/kernel/problem';
import { closeForm, correctionForm } from '../../server/modules/closing/close-form.query';
import { ask } from '../../server/platform/ask';
import { closedShiftReport } from '../../server/reports/definitions/closed-shift-report';
import { employeeSalaryDetail } from '../../server/reports/definitions/employee-salary-detail';
import { notifications } from '../../server/services/approvals/notifications.queries';
import { changeReview } from '../../server/services/approvals/review.queries';
import { balanceOf } from '../../server/services/ledger/balances.queries';
import { account } from '../../server/services/ledger/post';
import { actAs, type ClosingStation, notesOf } from '../support/closing-station';
import { books, type Close, correct, standingClose } from '../support/corrections';
import { type OpenClosingStation, openClosingStation } from '../support/open-closing-station';
import { expectBooksInOrder } from '../support/state-of-books';
import { setSetting } from '../support/station-settings';
import { contextOf } from './masters-samples';

/** The stations of a test; the second one has the right figures at once. */
const opened: OpenClosingStation[] = [];

afterEach(async () => {
  for (const { backend } of opened.splice(0)) {
    await expectBooksInOrder(backend.database);
    await backend.close();
  }
});

async function openStation(): Promise<OpenClosingStation> {
  const station = await openClosingStation();
  opened.push(station);
  return station;
}

const refusalOf = async (work: Promise<unknown>) => {
  const [result] = await Promise.allSettled([work]);
  if (result!.status === 'fulfilled') throw new Error('It was not refused');
  if (!(result!.reason instanceof ProblemError)) throw result!.reason;
  return result!.reason.problems.map(({ code, field, message }) => ({ code, field, message }));
};

const start = async (
  { act, station }: OpenClosingStation,
  shift: 'morning' | 'night',
  shiftDate = '2026-01-01',
): Promise<number> =>
  (await act<{ shiftId: number }>('startShift', { shiftDate, shiftTypeId: station[shift] })).shiftId;

interface Typed {
  /** Close reading of nozzle 1 (HS at pump 1); the other meters stand still. */
  read: number;
  /** Paise. */
  last?: number;
  shortage?: number;
  swipe?: number;
  machine?: 0 | 1;
  volume?: number;
  testing?: number;
}

/** Closes the running shift: only nozzle 1 sold. Returns what it warns of. */
async function close({ act, station }: OpenClosingStation, shiftId: number, typed: Typed): Promise<string[]> {
  const [ram] = station.employees;
  const { warnings = [] } = await act<{ warnings?: Message[] }>('closeShift', {
    shiftId,
    comment: null,
    pumps: [
      {
        pumpId: station.pumps[0],
        nozzles: [
          { nozzleId: 1, close: typed.read, testing: typed.testing ?? 0 },
          { nozzleId: 2, close: 2_000_000, testing: 0 },
        ],
        swipes: typed.swipe ? [{ swipeMachineId: station.swipes[typed.machine ?? 0], amount: typed.swipe }] : [],
        lastCollection: typed.last ? { employeeId: ram, amount: typed.last, notes: [] } : null,
        shortages: typed.shortage ? [{ employeeId: ram, amount: typed.shortage }] : [],
      },
      {
        pumpId: station.pumps[1],
        nozzles: [
          { nozzleId: 3, close: 1_000_000 },
          { nozzleId: 4, close: 2_000_000 },
        ],
        swipes: [],
        lastCollection: null,
        shortages: [],
      },
    ],
    tanks: [
      { tankId: station.tanks[0], isAtg: true, volume: typed.volume ?? 9_800_000 },
      { tankId: station.tanks[1], isAtg: true, volume: 10_000_000 },
    ],
  });
  return warnings.map(({ message }) => message);
}

/** Works the morning; `later` shifts follow it, of which the last one runs. */
async function work(station: OpenClosingStation, morning: Typed, night?: Typed): Promise<number> {
  const shiftId = await start(station, 'morning');
  await close(station, shiftId, morning);
  if (night === undefined) return shiftId;
  const next = await start(station, 'night');
  await close(station, next, night);
  return shiftId;
}

/** 100 L of HS, ₹9,250.00; typed as 190 L, which charges the man ₹8,325. */
const RIGHT: Typed = { read: 1_100_000, last: 925_000 };
const WRONG: Typed = { read: 1_190_000, last: 925_000, shortage: 832_500 };
const RIGHT_NIGHT: Typed = { read: 1_250_000, last: 1_387_500, volume: 9_700_000 };
/** With the wrong opening the night sold 60 L only, and handed in ₹8,325.00 too much. */
const NIGHT_AFTER_WRONG: Typed = { ...RIGHT_NIGHT };

const toRight = (typed: Close): void => {
  const [pump] = typed.pumps;
  Object.assign(pump!.nozzles[0]!, { close: 1_100_000 });
  pump!.shortages = [];
};

test('a close reading corrected at once leaves the books as if it had been typed right', async () => {
  const [wrong, right] = [await openStation(), await openStation()];
  const shiftId = await work(wrong, WRONG);
  await work(right, RIGHT);
  expect(await correct(wrong, { shiftId, change: toRight })).toEqual([
    'Close reading of P1 N1, 01-01-2026 Morning: 1,190.000 L → 1,100.000 L',
    'Litres sold by P1 N1, 01-01-2026 Morning: 190.000 L → 100.000 L',
    'Sale of P1, 01-01-2026 Morning: ₹17,575.00 → ₹9,250.00',
    'Shortage of ram on P1, 01-01-2026 Morning: ₹8,325.00 → ₹0.00',
    'Variation of T1, 01-01-2026 Morning: −10.000 L → −100.000 L',
  ]);
  expect(await books(wrong)).toEqual(await books(right));
});

test('the next shift follows when it has been closed', async () => {
  const [wrong, right] = [await openStation(), await openStation()];
  const shiftId = await work(wrong, WRONG, NIGHT_AFTER_WRONG);
  await work(right, RIGHT, RIGHT_NIGHT);
  const effects = await correct(wrong, { shiftId, change: toRight });
  expect(effects).toContain('Open reading of P1 N1, 01-01-2026 Night: 1,190.000 L → 1,100.000 L');
  expect(effects).toContain('Sale of P1, 01-01-2026 Night: ₹5,550.00 → ₹13,875.00');
  expect(effects).toContain('Cash over (short −) of P1, 01-01-2026 Night: ₹8,325.00 → ₹0.00');
  expect(await books(wrong)).toEqual(await books(right));
});

test('a misread meter of an older shift: the shortage goes, and of the later shifts only the next one follows', async () => {
  /** 210 L of HS in the first shift, read as 300 L if `first` says so; then 100 L and 90 L, and a running shift. */
  const workFour = async (station: OpenClosingStation, first: Typed): Promise<number> => {
    const shiftId = await work(station, first, { read: 1_310_000, last: 925_000, volume: 9_700_000 });
    const shiftTypeId = station.station.morning;
    const { shiftId: third } = await station.act<{ shiftId: number }>('startShift', {
      ...{ shiftDate: '2026-01-02', shiftTypeId },
    });
    await close(station, third, { read: 1_400_000, last: 832_500, volume: 9_600_000 });
    await station.act('startShift', { shiftDate: '2026-01-02', shiftTypeId: station.station.night });
    return shiftId;
  };
  const [wrong, right] = [await openStation(), await openStation()];
  const shiftId = await workFour(wrong, { read: 1_300_000, last: 1_942_500, shortage: 832_500 });
  await workFour(right, { read: 1_210_000, last: 1_942_500 });
  const [ram] = wrong.station.employees;
  const owed = () => balanceOf(wrong.backend.sql, account('EMPLOYEE', ram));
  expect(await owed()).toBe(832_500);
  const effects = await correct(wrong, {
    shiftId,
    change: ({ pumps: [pump] }) => {
      Object.assign(pump!.nozzles[0]!, { close: 1_210_000 });
      pump!.shortages = [];
    },
  });
  expect(effects).toContain('Shortage of ram on P1, 01-01-2026 Morning: ₹8,325.00 → ₹0.00');
  expect(effects).toContain('Open reading of P1 N1, 01-01-2026 Night: 1,300.000 L → 1,210.000 L');
  expect(effects.filter((effect) => effect.includes('02-01-2026'))).toEqual([]);
  expect(await owed()).toBe(0);
  expect(await books(wrong)).toEqual(await books(right));
});

test('a reading that looks wrong once it is corrected is warned about, also by the dry run', async () => {
  const station = await openStation();
  const shiftId = await work(station, RIGHT);
  const ranFor = (time: string) =>
    station.backend.sql('UPDATE shift SET started_at = closed_at - $2::interval WHERE id = $1', [shiftId, time]);
  const warningsOf = async (command: string, change: (typed: Close) => void) => {
    const { version, close: typed } = await standingClose(station, shiftId);
    change(typed);
    const sent = { ...typed, reason: 'Misread', expectedVersion: version };
    const { warnings } = await station.act<{ warnings?: Message[] }>(command, sent);
    return warnings?.map(({ message }) => message);
  };
  const readHigh = ({ pumps: [pump] }: Close): void => {
    Object.assign(pump!.nozzles[0]!, { close: 1_500_000 });
    pump!.shortages = [{ employeeId: station.station.employees[0], amount: 3_700_000 }];
  };
  // 100 L in one minute looked wrong at the close already.
  await ranFor('1 minute');
  expect(await warningsOf('correctShift', (typed) => Object.assign(typed, { comment: 'Rain' }))).toBeUndefined();
  await ranFor('12 hours');
  const muchMore = ['P1, nozzle N1: 500.000 L is much more than its usual 100.000 L'];
  expect(await warningsOf('rehearseCorrection', readHigh)).toEqual(muchMore);
  expect(await warningsOf('correctShift', readHigh)).toEqual(muchMore);
});

test('what the correction makes doubtful in the closed shift that follows is warned about too', async () => {
  const station = await openStation();
  const shiftId = await work(station, WRONG, NIGHT_AFTER_WRONG);
  await station.backend.sql("UPDATE shift SET started_at = closed_at - interval '1 hour' WHERE id = $1", [shiftId]);
  // In its minute the night sold 60 L as typed, and 150 L as corrected.
  const { version, close: typed } = await standingClose(station, shiftId);
  toRight(typed);
  const sent = { ...typed, reason: 'Misread', expectedVersion: version };
  const expected = [
    expect.objectContaining({
      message: expect.stringMatching(/^Shift 01-01-2026 Night: P1, nozzle N1: 150\.000 L is more than it can dispense/),
    }),
  ];
  expect(await station.act('rehearseCorrection', sent)).toMatchObject({ warnings: expected });
  expect(await station.act('correctShift', sent)).toMatchObject({ warnings: expected });
});

/** What a correction of the level of tank 1 warns of, and its dry run. */
async function warnedOfLevel(station: OpenClosingStation, shiftId: number, volume: number) {
  const { version, close: typed } = await standingClose(station, shiftId);
  typed.tanks[0]!.volume = volume;
  const sent = { ...typed, reason: 'Misread', expectedVersion: version };
  const { warnings: rehearsed } = await station.act<{ warnings?: Message[] }>('rehearseCorrection', sent);
  const { warnings } = await station.act<{ warnings?: Message[] }>('correctShift', sent);
  expect(rehearsed).toEqual(warnings);
  return warnings?.map(({ message }) => message);
}

test('a tank far from its books is warned of at the close, and where a correction takes it further', async () => {
  const station = await openStation();
  const shiftId = await start(station, 'morning');
  expect(await close(station, shiftId, { ...RIGHT, volume: 9_000_000 })).toContain(
    'T1: loss of 900.000 L, more than the permitted 360.000 L',
  );
  expect(await warnedOfLevel(station, shiftId, 9_200_000)).toBeUndefined();
  expect(await warnedOfLevel(station, shiftId, 8_800_000)).toEqual([
    'T1: loss of 1,100.000 L, more than the permitted 352.000 L',
  ]);
  expect(await warnedOfLevel(station, shiftId, 10_500_000)).toEqual([
    'T1: gain of 600.000 L, more than the permitted 420.000 L',
  ]);
});

test('a book stock below zero is warned of at the close', async () => {
  const station = await openStation();
  const shiftId = await start(station, 'morning');
  const warnings = await close(station, shiftId, { read: 12_000_000, last: 101_750_000 });
  expect(warnings).toContain('T1: book stock below zero: check the readings and deliveries');
  expect(warnings.filter((warning) => warning.includes('permitted'))).toEqual([]);
});

test('a corrected level that takes the following shift far from its books is warned of with its name', async () => {
  const station = await openStation();
  const shiftId = await work(station, RIGHT, RIGHT_NIGHT);
  expect(await warnedOfLevel(station, shiftId, 9_000_000)).toEqual([
    'T1: loss of 900.000 L, more than the permitted 360.000 L',
    'Shift 01-01-2026 Night: T1: gain of 850.000 L, more than the permitted 388.000 L',
  ]);
  expect(await warnedOfLevel(station, shiftId, 9_800_000)).toBeUndefined();
});

test('a running shift opens at the corrected reading', async () => {
  const [wrong, right] = [await openStation(), await openStation()];
  const shiftId = await work(wrong, WRONG);
  await work(right, RIGHT);
  for (const station of [wrong, right]) await start(station, 'night');
  const heard = wrong.backend.events.subscribe('shiftChanged');
  await correct(wrong, { shiftId, change: toRight });
  const told = [(await heard.next()).value, (await heard.next()).value];
  await heard.return!();
  expect(told).toEqual([{ shiftId }, { shiftId: shiftId + 1 }]);
  expect(await books(wrong)).toEqual(await books(right));
});

const CASES: [string, Typed, Typed, (close: Close, ids: ClosingStation) => void][] = [
  [
    'a card amount',
    { ...RIGHT, swipe: 200_000, last: 700_000, shortage: 25_000 },
    { ...RIGHT, swipe: 225_000, last: 700_000 },
    ({ pumps: [pump] }) => {
      pump!.swipes[0]!.amount = 225_000;
      pump!.shortages = [];
    },
  ],
  [
    'the machine of a card amount',
    { ...RIGHT, swipe: 200_000, last: 725_000 },
    { ...RIGHT, swipe: 200_000, last: 725_000, machine: 1 },
    ({ pumps: [pump] }, { swipes }) => {
      pump!.swipes[0]!.swipeMachineId = swipes[1];
    },
  ],
  [
    'a card amount that was forgotten',
    { ...RIGHT, last: 725_000, shortage: 200_000 },
    { ...RIGHT, swipe: 200_000, last: 725_000 },
    ({ pumps: [pump] }, { swipes }) => {
      pump!.swipes = [{ swipeMachineId: swipes[0], amount: 200_000 }];
      pump!.shortages = [];
    },
  ],
  [
    'the last collection',
    { ...RIGHT, last: 900_000, shortage: 25_000 },
    RIGHT,
    ({ pumps: [pump] }) => {
      pump!.lastCollection!.amount = 925_000;
      pump!.shortages = [];
    },
  ],
  [
    'a level',
    { ...RIGHT, volume: 9_000_000 },
    { ...RIGHT, volume: 9_900_000 },
    ({ tanks: [tank] }) => {
      tank!.volume = 9_900_000;
    },
  ],
  [
    'testing',
    { ...RIGHT, last: 925_000 },
    { ...RIGHT, testing: 5_000, last: 925_000 },
    ({ pumps: [pump] }) => {
      pump!.nozzles[0]!.testing = 5_000;
    },
  ],
  [
    'the comment',
    RIGHT,
    RIGHT,
    (typed) => {
      typed.comment = 'rain all night';
    },
  ],
];

describe.each(CASES)('%s', (what, wrongTyped, rightTyped, change) => {
  test.each([
    ['alone', undefined],
    ['with a closed shift after it', RIGHT_NIGHT],
  ])('%s is corrected, and corrected back', async (_, night) => {
    const [wrong, right] = [await openStation(), await openStation()];
    const shiftId = await work(wrong, wrongTyped, night);
    await work(right, rightTyped, night);
    if (what === 'the comment')
      await right.backend.sql("UPDATE shift SET comment = 'rain all night' WHERE id = $1", [shiftId]);
    const before = await books(wrong);
    const stood = (await standingClose(wrong, shiftId)).close;
    await correct(wrong, { shiftId, change });
    expect(await books(wrong)).toEqual(await books(right));
    await expectBooksInOrder(wrong.backend.database);
    await correct(wrong, { shiftId, change: (typed) => Object.assign(typed, structuredClone(stood)) });
    expect(await books(wrong)).toEqual(before);
  });
});

test('the notes of a last collection are corrected in the safe', async () => {
  const station = await openStation();
  const shiftId = await work(station, RIGHT);
  const effects = await correct(station, {
    shiftId,
    change: ({ pumps: [pump] }) => {
      pump!.lastCollection = { ...pump!.lastCollection!, notes: notesOf(925_000) };
    },
  });
  expect(effects).toEqual([
    'Notes in the safe: ₹500: 10 → 28, ₹200: 10 → 11, ₹50: 10 → 11',
    'Uncounted cash: ₹9,250.00 → ₹0.00',
  ]);
  const safe = await station.backend.sql(
    'SELECT value, available FROM denomination WHERE available <> 10 ORDER BY value',
  );
  expect(safe).toEqual([
    { value: 1, available: 0 },
    { value: 5_000, available: 11 },
    { value: 20_000, available: 11 },
    { value: 50_000, available: 28 },
  ]);
  // The counted notes are not the amount.
  const change = (amount: number | null) => ({
    shiftId,
    change: ({ pumps: [pump] }: Close) => {
      pump!.lastCollection = { ...pump!.lastCollection!, amount, notes: notesOf(925_000) };
    },
  });
  expect(await refusalOf(correct(station, change(924_500)))).toMatchObject([
    { code: 'NOTES_NOT_AS_AMOUNT', field: expect.stringContaining('lastCollection') },
  ]);
  expect(await refusalOf(correct(station, change(null)))).toMatchObject([{ code: 'NOTHING_CHANGED' }]);
});

test('a dip that moves no stock is corrected too', async () => {
  const station = await openStation();
  const shiftId = await work(station, RIGHT);
  const dipTo = (dip: number) => ({
    shiftId,
    change: ({ tanks: [tank] }: Close) => Object.assign(tank!, { dip }),
  });
  expect(await correct(station, dipTo(1_450))).toEqual(['Dip of T1: – → 1450 mm']);
  expect(await correct(station, dipTo(1_440))).toEqual(['Dip of T1: 1450 mm → 1440 mm']);
});

const levelTo = (shiftId: number, level: object) => ({
  shiftId,
  change: ({ tanks: [tank] }: Close) => Object.assign(tank!, level),
});

test('a corrected level shows what it changes in the shift that opened at it, also between its own close and opening', async () => {
  const station = await openStation();
  const shiftId = await work(station, RIGHT);
  const night = await start(station, 'night');
  const tankId = station.station.tanks[0];
  await station.act('measureTank', { tankId, isAtg: true, volume: 9_750_000 });
  await station.backend.sql(
    "UPDATE tank_dip SET measured_at = '2026-01-01 22:30'::timestamp AT TIME ZONE $1 WHERE kind = 'INTERIM'",
    [station.ctx.clock.timeZone],
  );
  const heard = station.backend.events.subscribe('stockChanged');
  const effects = await correct(station, levelTo(shiftId, { dip: 1_450, volume: 9_900_000 }));
  // The form of the running shift is notified.
  for await (const { shiftId: changed } of heard) if (changed === night) break;
  expect(effects).toEqual([
    'Measured stock of T1, 01-01-2026 Morning: 9,800.000 L → 9,900.000 L',
    'Variation of T1, 01-01-2026 Morning: −100.000 L → 0.000 L',
    'Opening stock of T1, 01-01-2026 Night: 9,800.000 L → 9,900.000 L',
    'Opening dip of T1, 01-01-2026 Night: – → 1450 mm',
    'Book stock of T1 at 22:30, 01-01-2026 Night: 9,800.000 L → 9,900.000 L',
    'Dip of T1: – → 1450 mm',
  ]);
  await close(station, night, RIGHT_NIGHT);
  expect(await correct(station, levelTo(shiftId, { dip: 1_460, volume: 9_800_000 }))).toEqual([
    'Measured stock of T1, 01-01-2026 Morning: 9,900.000 L → 9,800.000 L',
    'Variation of T1, 01-01-2026 Morning: 0.000 L → −100.000 L',
    'Opening stock of T1, 01-01-2026 Night: 9,900.000 L → 9,800.000 L',
    'Opening dip of T1, 01-01-2026 Night: 1450 mm → 1460 mm',
    'Book stock of T1 at 22:30, 01-01-2026 Night: 9,900.000 L → 9,800.000 L',
    'Variation of T1, 01-01-2026 Night: −50.000 L → 50.000 L',
    'Dip of T1: 1450 mm → 1460 mm',
  ]);
});

test('a corrected level shows the shift that opened at it if it read no meter of the corrected one, and its sheet lists it', async () => {
  const station = await openStation();
  const { backend, act, station: ids } = station;
  const shiftId = await work(station, RIGHT);
  // T1 rests for a shift, and its nozzles for longer.
  const [tankId] = ids.tanks;
  await backend.sql('UPDATE nozzle SET disabled = true WHERE tank_id = $1', [tankId]);
  await backend.sql('UPDATE tank SET disabled = true WHERE id = $1', [tankId]);
  const night = await start(station, 'night');
  await act('closeShift', {
    shiftId: night,
    pumps: [
      { pumpId: ids.pumps[0], nozzles: [{ nozzleId: 2, close: 2_000_000 }], swipes: [], shortages: [] },
      { pumpId: ids.pumps[1], nozzles: [{ nozzleId: 4, close: 2_000_000 }], swipes: [], shortages: [] },
    ],
    tanks: [{ tankId: ids.tanks[1], isAtg: true, volume: 10_000_000 }],
  });
  await backend.sql('UPDATE tank SET disabled = false WHERE id = $1', [tankId]);
  const next = await start(station, 'morning', '2026-01-02');
  const opened = 'Opening stock of T1, 02-01-2026 Morning: 9,800.000 L → 9,900.000 L';
  expect(await correct(station, levelTo(shiftId, { volume: 9_900_000 }))).toContain(opened);
  expect(await backend.sql('SELECT shift_id, next_shift_id FROM shift_correction')).toEqual([
    { shift_id: shiftId, next_shift_id: next },
  ]);
  await backend.sql('UPDATE nozzle SET disabled = false');
});

test('a dry run answers the effects, and records nothing', async () => {
  const station = await openStation();
  const shiftId = await work(station, WRONG, NIGHT_AFTER_WRONG);
  const before = await books(station);
  const effects = await correct(station, { shiftId, change: toRight }, 'rehearseCorrection');
  expect(effects).toContain('Sale of P1, 01-01-2026 Night: ₹5,550.00 → ₹13,875.00');
  expect(await books(station)).toEqual(before);
  expect(await station.backend.sql('SELECT FROM shift_correction')).toEqual([]);
  expect(await correct(station, { shiftId, change: toRight })).toEqual(effects);
});

test('what cannot follow is refused at its field', async () => {
  const station = await openStation();
  const shiftId = await work(station, RIGHT, RIGHT_NIGHT);
  const before = await books(station);
  const refused = async (change: (typed: Close) => void, reason = 'Typed wrong') =>
    refusalOf(correct(station, { shiftId, change, reason }));
  expect(
    await refused(({ pumps: [pump] }) => {
      pump!.nozzles[0]!.close = 1_250_001;
    }),
  ).toMatchObject([
    {
      code: 'ABOVE_NEXT_CLOSE',
      field: 'pumps.0.nozzles.0.close',
      message:
        'P1, nozzle N1: the close reading must not be above 1,250.000: Shift 01-01-2026 Night read this meter at 1,250.000 later',
    },
    { code: 'SHORTAGE_TOTAL' },
  ]);
  expect(
    await refused(({ pumps: [pump] }) => {
      pump!.nozzles[0]!.close = 999_000;
    }),
  ).toMatchObject([{ code: 'CLOSE_BELOW_OPEN', field: 'pumps.0.nozzles.0.close' }]);
  expect(
    await refused(({ pumps: [pump] }) => {
      pump!.nozzles[0]!.close = 1_200_000;
    }),
  ).toMatchObject([
    { code: 'SHORTAGE_TOTAL', field: 'pumps.0.shortages', message: 'Total shortage amount must be 9250' },
  ]);
  expect(await refused(() => {})).toMatchObject([{ code: 'NOTHING_CHANGED' }]);
  expect(await refused(() => {}, ' ')).toMatchObject([{ field: 'reason' }]);
  expect(await books(station)).toEqual(before);
});

test('a form that others have overtaken is refused, and of two corrections at once one wins', async () => {
  const station = await openStation();
  const shiftId = await work(station, WRONG);
  const { version, close: typed } = await standingClose(station, shiftId);
  toRight(typed);
  const input = { ...typed, reason: 'Typed wrong', expectedVersion: version };
  const done = await Promise.allSettled([station.act('correctShift', input), station.act('correctShift', input)]);
  expect(done.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await refusalOf(station.act('correctShift', input))).toMatchObject([
    { code: 'STALE', field: 'expectedVersion' },
  ]);
});

test('an undo after a correction restores the corrected form, and the next one opens where the meter is', async () => {
  const station = await openStation();
  const shiftId = await work(station, WRONG, NIGHT_AFTER_WRONG);
  await correct(station, { shiftId, change: toRight });
  await station.act('undoLastShift', {});
  const [undone] = await station.backend.sql<{ draft: Close }>('SELECT draft FROM shift WHERE id = $1', [shiftId + 1]);
  await station.act('closeShift', undone!.draft);
  const right = await openStation();
  await work(right, RIGHT, RIGHT_NIGHT);
  expect(await books(station)).toEqual(await books(right));
});

test('the crew and the comment are corrected, and named among the effects', async () => {
  const station = await openStation();
  const shiftId = await work(station, RIGHT);
  const [ram, shyam] = station.station.employees;
  const [pumpId] = station.station.pumps;
  const crew = (...onDuty: object[]) => ({
    shiftId,
    change: (typed: object) => Object.assign(typed, { onDuty, comment: 'Rain' }),
  });
  expect(await correct(station, crew({ employeeId: ram, pumpId }, { employeeId: shyam }))).toEqual([
    'On duty: – → ram – P1, shyam',
    'Comment: – → Rain',
  ]);
  // Who has left stays where he was on duty, and was on duty where that was forgotten.
  await station.backend.sql('UPDATE employee SET disabled = true WHERE id = $1', [ram]);
  await station.backend.sql('UPDATE pump SET disabled = true WHERE id = $1', [pumpId]);
  await correct(station, crew({ employeeId: shyam }));
  await correct(station, crew({ employeeId: ram, pumpId }, { employeeId: shyam }));
  expect(await correct(station, crew({ employeeId: ram, pumpId }))).toEqual(['On duty: ram – P1, shyam → ram – P1']);
  expect(await station.backend.sql('SELECT employee_id FROM attendance WHERE shift_id = $1', [shiftId])).toEqual([
    { employee_id: ram },
  ]);
  await station.backend.sql("UPDATE employee SET name = 'ram', contact_no = '9000000001' WHERE id = $1", [shyam]);
  expect(await correct(station, crew({ employeeId: shyam }))).toEqual([
    'On duty: ram (9876543210) – P1 → ram (9000000001)',
  ]);
});

test('the form offers the card machine and the people of these days, though they were disabled since', async () => {
  const station = await openStation();
  const { employees, swipes } = station.station;
  const [ram, shyam, sita] = employees;
  const shiftId = await work(station, RIGHT, { ...RIGHT_NIGHT, swipe: 100_000, machine: 1, last: 1_287_500 });
  await correct(station, {
    shiftId: shiftId + 1,
    change: (typed) => Object.assign(typed, { onDuty: [{ employeeId: shyam }] }),
  });
  await station.backend.sql('UPDATE swipe_machine SET disabled = true WHERE id = $1', [swipes[1]]);
  await station.backend.sql('UPDATE employee SET disabled = true WHERE id IN ($1, $2)', [shyam, sita]);
  const offered = async () => {
    const form = await ask(station.ctx, correctionForm, { shiftId });
    return { machines: form.swipeMachines.map(({ id }) => id), people: form.employees.map(({ id }) => id).toSorted() };
  };
  expect(await offered()).toEqual({ machines: swipes, people: [ram, shyam] });
  // Two months later nobody remembers them.
  await station.backend.sql('UPDATE shift SET shift_date = $2 WHERE id = $1', [shiftId + 1, '2026-03-01']);
  expect(await offered()).toEqual({ machines: swipes.slice(0, 1), people: [ram] });
  await station.backend.sql('UPDATE shift SET shift_date = $2 WHERE id = $1', [shiftId + 1, '2026-01-01']);
  await start(station, 'night', '2026-01-02');
  const running = await ask(station.ctx, closeForm, {});
  expect(running.swipeMachines.map(({ id }) => id)).toEqual(swipes.slice(0, 1));
  expect(running.employees.map(({ id }) => id)).toEqual([ram]);
});

test('the other admins are notified of a correction', async () => {
  const station = await openStation();
  const other = await contextOf(station.backend, true);
  const shiftId = await work(station, WRONG);
  await correct(station, { shiftId, change: toRight, reason: 'A 0 read as a 9' });
  const bell = await ask(other, notifications, {});
  expect(bell).toMatchObject([
    {
      tableName: 'correctShift',
      permission: 3,
      title: '01-01-2026 Morning',
      tableLabel: 'Correction of a closed shift',
    },
  ]);
  expect(bell[0]!.msg).toMatch(/ recorded correction of a closed shift 01-01-2026 Morning$/);
  const { ended } = await ask(other, changeReview, { table: 'correctShift', rowId: bell[0]!.rowId });
  expect(ended).toMatchObject([{ state: 'DONE', comment: 'A 0 read as a 9' }]);
  expect(await ask(station.ctx, notifications, {})).toEqual([]);
});

test('the sheet of the next shift names a correction that changed it, and no other', async () => {
  const station = await openStation();
  const shiftId = await work(station, { ...WRONG, swipe: 100_000, last: 825_000 }, NIGHT_AFTER_WRONG);
  await correct(station, {
    shiftId,
    change: ({ pumps: [pump] }, { swipes }) => {
      pump!.swipes[0]!.swipeMachineId = swipes[1];
    },
  });
  await correct(station, { shiftId, change: toRight });
  expect(await station.backend.sql('SELECT next_shift_id FROM shift_correction ORDER BY id')).toEqual([
    { next_shift_id: null },
    { next_shift_id: shiftId + 1 },
  ]);
  // At its end: each figure from and to, with who corrected it, when and why.
  const sheetOf = async (id: number) => {
    const input = { shiftId: id, shiftDate: '2026-01-01' };
    const { sections } = await ask(station.ctx, closedShiftReport.query, input as never);
    return { head: sections[0]!.rows[0]!.corrections as { message: string } | null, last: sections.at(-1)!.rows };
  };
  const { head, last } = await sheetOf(shiftId);
  expect(head?.message).toBe('Corrected 2 times, see the end');
  const changes = last.map(({ change }) => (change as { message: string }).message);
  expect(changes).toEqual(
    expect.arrayContaining([
      'PHONEPE UPI at P1, 01-01-2026 Morning: ₹0.00 → ₹1,000.00',
      'SBI CARD at P1, 01-01-2026 Morning: ₹1,000.00 → ₹0.00',
    ]),
  );
  const second = changes.indexOf('Close reading of P1 N1, 01-01-2026 Morning: 1,190.000 L → 1,100.000 L');
  expect(second).toBeGreaterThan(1);
  for (const { at, by, reason } of last) expect([at, by, reason]).toEqual([expect.anything(), 'A USER', 'Typed wrong']);
  const next = await sheetOf(shiftId + 1);
  expect(next.head?.message).toBe('Corrected once, see the end');
  expect(next.last).toEqual(last.slice(second));
});

test('under four eyes another admin sees the effects, and accepts', async () => {
  const [wrong, right] = [await openStation(), await openStation()];
  const shiftId = await work(wrong, WRONG, NIGHT_AFTER_WRONG);
  await work(right, RIGHT, RIGHT_NIGHT);
  const other = await contextOf(wrong.backend, true);
  await setSetting(wrong.act, 'fourEyes', 'true');
  expect(await refusalOf(correct(wrong, { shiftId, change: toRight }))).toMatchObject([{ code: 'WAITS_FOR_APPROVAL' }]);
  const [request] = await wrong.backend.sql<{ id: number }>("SELECT id FROM change_request WHERE state = 'PENDING'");
  const act = actAs(other);
  const { effects } = await act<{ effects: string[] }>('rehearseChange', { requestId: request!.id });
  expect(effects).toContain('Sale of P1, 01-01-2026 Night: ₹5,550.00 → ₹13,875.00');
  await act('decideChange', { requestId: request!.id, accept: true });
  expect(await books(wrong)).toEqual(await books(right));
});

test('who corrected what, why, from and to is kept', async () => {
  const station = await openStation();
  const shiftId = await work(station, WRONG);
  const before = (await standingClose(station, shiftId)).close;
  await correct(station, { shiftId, change: toRight, reason: 'A 0 read as a 9' });
  const [row] = await station.backend.sql('SELECT shift_id, reason, before, effects FROM shift_correction');
  expect(row).toMatchObject({ shift_id: shiftId, reason: 'A 0 read as a 9', before });
  const [audited] = await station.backend.sql(
    "SELECT reason FROM audit_row WHERE command = 'correctShift' AND table_name = 'shift'",
  );
  expect(audited).toEqual({ reason: 'A 0 read as a 9' });
});

test('corrected and corrected back: the account has one line, with corrections each of them, and the original balance', async () => {
  const station = await openStation();
  const shiftId = await work(station, WRONG, NIGHT_AFTER_WRONG);
  const [ram] = station.station.employees;
  const owed = () => balanceOf(station.backend.sql, account('EMPLOYEE', ram), '2026-12-31');
  const before = await owed();
  const back = (typed: Close): void => {
    const [pump] = typed.pumps;
    Object.assign(pump!.nozzles[0]!, { close: 1_190_000 });
    pump!.shortages = [{ employeeId: ram, amount: 832_500 }];
  };
  await correct(station, { shiftId, change: toRight, reason: 'A 0 read as a 9' });
  expect(await owed()).toBe(0);
  await correct(station, { shiftId, change: back, reason: 'It was a 9' });
  expect(await owed()).toBe(before);
  const lines = async (corrections: boolean) => {
    const days = { employee: ram, from: '2026-01-01', to: '2026-01-01' };
    const { sections } = await ask(station.ctx, employeeSalaryDetail.query, { ...days, corrections });
    return sections[1]!.rows.map(({ what, debit, credit }) => [(what as Message).message, debit, credit]);
  };
  expect(await lines(false)).toEqual([['Shortage, Morning', 832_500, 0]]);
  expect(await lines(true)).toEqual([
    ['Shortage, Morning', 832_500, 0],
    [said('A 0 read as a 9'), 0, 832_500],
    [said('It was a 9'), 832_500, 0],
  ]);
});

const said = (reason: string) =>
  expect.stringMatching(
    new RegExp(
      `^Shortage changed, Morning: correction of shift 01-01-2026 Morning on \\d\\d-\\d\\d-\\d{4} \\d\\d:\\d\\d \\(${reason}\\)$`,
    ),
  );

test('the check value of the rules: MS at ₹104.21, read 90 L too high', async () => {
  const station = await openStation();
  const { act, backend, station: ids } = station;
  const [ram] = ids.employees;
  const [, petrolOfFirst] = await backend.sql<{ id: number; version: number }>(
    'SELECT id, version FROM nozzle ORDER BY id',
  );
  await act('updateNozzle', { ...petrolOfFirst, initialReading: 1_300_125 });
  const from = { shiftDate: '2026-01-01', shiftTypeId: ids.night };
  await act('createProductRate', { productId: ids.ms, rate: 10_421, ...from });
  const shiftId = await start(station, 'night');
  await act('closeShift', {
    pumps: [
      {
        pumpId: ids.pumps[0],
        nozzles: [
          { nozzleId: 1, close: 1_000_000 },
          { nozzleId: 2, close: 1_600_125 },
        ],
        swipes: [],
        lastCollection: { employeeId: ram, amount: 2_188_410, notes: [] },
        shortages: [{ employeeId: ram, amount: 937_800 }],
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
    tanks: [
      { tankId: ids.tanks[0], isAtg: true, volume: 10_000_000 },
      { tankId: ids.tanks[1], isAtg: true, volume: 9_790_000 },
    ],
  });
  const stands = async () => ({
    pump: await backend.sql(
      'SELECT sale, last, shortage, short_and_over FROM pump_close WHERE shift_id = $1 AND pump_id = $2',
      [shiftId, ids.pumps[0]],
    ),
    tank: await backend.sql('SELECT book_volume, variation FROM tank_dip WHERE shift_id = $1 AND tank_id = $2', [
      shiftId,
      ids.tanks[1],
    ]),
    owed: await balanceOf(backend.sql, account('EMPLOYEE', ram)),
  });
  expect(await stands()).toEqual({
    pump: [{ sale: 3_126_300, last: 2_188_410, shortage: 937_800, short_and_over: -90 }],
    tank: [{ book_volume: 9_700_000, variation: 90_000 }],
    owed: 937_800,
  });
  await correct(station, {
    shiftId,
    change: ({ pumps: [pump] }) => {
      Object.assign(pump!.nozzles.find(({ nozzleId }) => nozzleId === 2)!, { close: 1_510_125 });
      pump!.shortages = [];
    },
  });
  expect(await stands()).toEqual({
    pump: [{ sale: 2_188_410, last: 2_188_410, shortage: 0, short_and_over: 0 }],
    tank: [{ book_volume: 9_790_000, variation: 0 }],
    owed: 0,
  });
  await act('startShift', { shiftDate: '2026-01-02', shiftTypeId: ids.morning });
  expect(await backend.sql('SELECT open FROM nozzle_reading WHERE nozzle_id = 2 ORDER BY id DESC LIMIT 1')).toEqual([
    { open: 1_510_125 },
  ]);
});

test('a correction that leaves paise missing charges nobody, in its shift and in the next one', async () => {
  const shortOf = ({ backend }: OpenClosingStation) =>
    backend.sql(
      'SELECT shift_id AS shift, shortage, short_and_over AS over FROM pump_close WHERE pump_id = $1 ORDER BY 1',
      [opened[0]!.station.pumps[0]],
    );
  const read = (litres: number) => ({ ...RIGHT, read: litres });
  const toRead = (litres: number) => ({
    change: ({ pumps: [pump] }: Close) => void Object.assign(pump!.nozzles[0]!, { close: litres }),
  });
  const [wrong, more, less] = [await openStation(), await openStation(), await openStation()];
  const shiftId = await work(wrong, RIGHT, RIGHT_NIGHT);
  await work(more, read(1_100_005), RIGHT_NIGHT);
  await work(less, read(1_099_995), RIGHT_NIGHT);
  await correct(wrong, { shiftId, ...toRead(1_100_005) });
  expect(await shortOf(wrong)).toMatchObject([
    { shortage: 0, over: -46 },
    { shortage: 0, over: 46 },
  ]);
  expect(await books(wrong)).toEqual(await books(more));
  await correct(wrong, { shiftId, ...toRead(1_099_995) });
  expect(await shortOf(wrong)).toMatchObject([
    { shortage: 0, over: 46 },
    { shortage: 0, over: -46 },
  ]);
  expect(await books(wrong)).toEqual(await books(less));
});
