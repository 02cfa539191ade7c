import { closeForm } from '../../server/modules/closing/close-form.query';
import { tankDipsOfShift, tanksToMeasure } from '../../server/modules/stock/tank-dip.queries';
import { ask } from '../../server/platform/ask';
import type { Context } from '../../server/platform/context';
import { transaction } from '../../server/platform/transaction';
import { post } from '../../server/services/ledger/post';
import { type Act, actAs, type ClosingStation } from '../support/closing-station';
import { openClosingStation } from '../support/open-closing-station';
import { expectBooksInOrder } from '../support/state-of-books';
import { type Backend, refusalOf } from './backend';
import { contextOf } from './masters-samples';

const DAY = '2026-01-01';

let backend: Backend;
let ctx: Context;
let act: Act;
let staff: Act;
let station: ClosingStation;

/** Ten litres a millimetre from 10 to 2000 mm; 10,000 L in each tank by the books. */
beforeEach(async () => {
  ({ backend, ctx, act, station } = await openClosingStation());
  staff = actAs(await contextOf(backend, false));
});
afterEach(async () => {
  await expectBooksInOrder(backend.database);
  await backend.close();
});

const start = async (shift: 'morning' | 'night'): Promise<number> =>
  (await act<{ shiftId: number }>('startShift', { shiftDate: DAY, shiftTypeId: station[shift] })).shiftId;

interface Measured {
  tankDipId: number;
  volume: number;
  bookVolume: number;
}
const measure = (entry: object, by = staff) =>
  by<Measured>('measureTank', { tankId: station.tanks[0], isAtg: false, ...entry });

/** Receives fuel without an invoice in the running shift. */
const receive = (shiftId: number, litres: number) =>
  transaction(backend.database, (tx) =>
    post(tx, ctx.actor!.userId, [
      {
        document: { kind: 'FOUND_FUEL', id: 1 },
        businessDate: DAY,
        shiftId,
        lines: [],
        stock: [{ tankId: station.tanks[0], productId: station.hs, kind: 'ADJUSTMENT', litres }],
      },
    ]),
  );

/** Closes the running shift without sales, with the given levels. */
async function close(tanks: object[]): Promise<void> {
  const legs = await backend.sql<{ nozzleId: number; pumpId: number; close: number }>(
    `SELECT r.nozzle_id AS "nozzleId", r.pump_id AS "pumpId", r.open AS close
     FROM nozzle_reading r JOIN shift s ON s.id = r.shift_id AND s.state = 'RUNNING'`,
  );
  await act('closeShift', {
    pumps: station.pumps.map((pumpId) => ({
      pumpId,
      nozzles: legs.flatMap((leg) => (leg.pumpId === pumpId ? [{ nozzleId: leg.nozzleId, close: leg.close }] : [])),
      swipes: [],
      shortages: [],
    })),
    tanks: station.tanks.map((tankId, index) => ({ tankId, isAtg: true, ...tanks[index] })),
  });
}

test('a dip is listed beside the current book stock, and changes nothing', async () => {
  const shiftId = await start('morning');
  const [tankId] = station.tanks;
  expect(await measure({ isAtg: true, volume: 9_950_500 })).toMatchObject({
    volume: 9_950_500,
    bookVolume: 10_000_000,
  });
  await receive(shiftId, 500_000);
  expect(await measure({ dip: 1045 })).toMatchObject({ volume: 10_450_000, bookVolume: 10_500_000 });
  const heard = backend.events.subscribe('stockChanged');
  const { tankDipId } = await measure({ dip: 1050, waterDip: 40 });
  expect((await heard.next()).value).toEqual({ shiftId });
  expect(await ask(ctx, tankDipsOfShift)).toMatchObject([
    {
      id: tankDipId,
      tankName: 'T1',
      shortName: 'HS',
      kind: 'INTERIM',
      dip: 1050,
      waterDip: 40,
      isAtg: false,
      volume: 10_100_000,
      bookVolume: 10_500_000,
      measuredAt: expect.any(Date),
      measuredBy: 'A USER',
    },
    { dip: 1045, waterDip: null, volume: 10_450_000, bookVolume: 10_500_000 },
    { dip: null, waterDip: null, volume: 9_950_500, bookVolume: 10_000_000, isAtg: true },
  ]);
  expect(await ask(ctx, tanksToMeasure)).toMatchObject([
    { tankId, shortName: 'HS', capacity: 20_000_000, bookVolume: 10_500_000, chart: { length: 4 } },
    { tankName: 'T2', shortName: 'MS', bookVolume: 10_000_000 },
  ]);
  const [audited] = await backend.sql(
    "SELECT row_id::int AS id, after FROM audit_row WHERE table_name = 'tank_dip' ORDER BY id DESC LIMIT 1",
  );
  expect(audited).toMatchObject({ id: tankDipId, after: { kind: 'INTERIM', water_dip: 40, volume: 10_100_000 } });
});

test('by gauge the dip is optional, and water comes from the gauge', async () => {
  await start('morning');
  await measure({ isAtg: true, volume: 9_000_000, dip: 5, waterDip: 30 });
  expect(await ask(ctx, tankDipsOfShift)).toMatchObject([{ dip: 5, waterDip: null, volume: 9_000_000 }]);
});

test('by hand the chart gives the volume, whatever was sent', async () => {
  await start('morning');
  expect(await measure({ dip: 1000, volume: 1 })).toMatchObject({ volume: 10_000_000 });
});

const OFF_CHART = (what: string) => `The ${what} mm is outside the tank's dip chart, which goes from 10 to 2000 mm`;

const REFUSED: [string, object, string][] = [
  ['no dip', {}, 'Enter the dip'],
  ['a dip above the chart', { dip: 2001 }, OFF_CHART('dip 2001')],
  ['a dip below the chart', { dip: 9 }, OFF_CHART('dip 9')],
  ['half a millimetre', { dip: 10.5 }, 'Dip must be whole millimetres from 0 to 99999'],
  ['water above the dip', { dip: 500, waterDip: 501 }, 'The water dip 501 mm is above the dip 500 mm'],
  [
    'nothing but water',
    { dip: 500, waterDip: 500 },
    'The water dip 500 mm at the dip 500 mm leaves no fuel to measure',
  ],
  ['water below 0', { dip: 500, waterDip: -1 }, 'Water dip must be whole millimetres from 0 to 99999'],
  ['no volume', { isAtg: true, dip: 500 }, 'Enter the volume'],
  ['a volume of 0', { isAtg: true, volume: 0 }, 'Volume must be litres above 0'],
  [
    'more than the tank holds',
    { isAtg: true, volume: 20_000_001 },
    'T1: 20,000.001 L is more than the tank holds, 20,000.000 L',
  ],
  ['a tank that is not there', { tankId: 999, dip: 500 }, 'Select Tank'],
];

test('refuses impossible measurements', async () => {
  await start('morning');
  for (const [what, entry, message] of REFUSED)
    expect([what, await refusalOf(measure(entry))]).toMatchObject([what, { kind: 'INVALID', message }]);
  expect(await ask(ctx, tankDipsOfShift)).toEqual([]);
});

test('is refused without a running shift', async () => {
  const refused = { kind: 'REFUSED', message: 'No shift is running !!!', code: 'NO_SHIFT' };
  expect(await refusalOf(measure({ dip: 500 }))).toEqual(refused);
  await start('morning');
  await close([{ dip: 990, isAtg: false }, { volume: 9_000_000 }]);
  expect(await refusalOf(measure({ dip: 500 }))).toEqual(refused);
  expect(await ask(ctx, tankDipsOfShift)).toEqual([]);
});

test('water at the close is subtracted and stored, and the next shift opens without it', async () => {
  const morning = await start('morning');
  await measure({ dip: 1500 });
  const levels = [
    { isAtg: false, dip: 1010, waterDip: 30 },
    { volume: 9_990_000, waterDip: 30 },
  ];
  await close(levels);
  const dips = () =>
    backend.sql(
      "SELECT dip, water_dip, volume, book_volume, variation FROM tank_dip WHERE shift_id = $1 AND kind = 'CLOSE' ORDER BY tank_id",
      [morning],
    );
  const measured = [
    { dip: 1010, water_dip: 30, volume: 9_800_000, book_volume: 10_000_000, variation: -200_000 },
    { dip: null, water_dip: null, volume: 9_990_000, book_volume: 10_000_000, variation: -10_000 },
  ];
  expect(await dips()).toEqual(measured);
  await act('undoLastShift', {});
  expect(JSON.parse((await ask(ctx, closeForm)).draft!)).toMatchObject({ tanks: levels });
  expect(await ask(ctx, tankDipsOfShift)).toMatchObject([{ kind: 'INTERIM', volume: 15_000_000 }]);
  await close(levels);
  expect(await dips()).toEqual(measured);
  await start('night');
  expect(await ask(ctx, tanksToMeasure)).toMatchObject([{ bookVolume: 9_800_000 }, { bookVolume: 9_990_000 }]);
});

const REFUSED_AT_CLOSE: [object, string][] = [
  [{ dip: 500, waterDip: 501 }, 'T1: The water dip 501 mm is above the dip 500 mm'],
  [{ dip: 500, waterDip: 500 }, 'plase enter All dip value'],
  [{ dip: 500, waterDip: -1 }, 'Water dip must not be below 0'],
];

test('impossible water blocks the close', async () => {
  await start('morning');
  for (const [level, message] of REFUSED_AT_CLOSE)
    expect(await refusalOf(close([{ isAtg: false, ...level }, { volume: 9_000_000 }]))).toMatchObject({
      kind: 'INVALID',
      message,
    });
});

test('a shift with a measured tank is not empty: the previous one cannot be undone', async () => {
  await start('morning');
  await close([{ volume: 9_000_000 }, { volume: 9_000_000 }]);
  await start('night');
  await measure({ dip: 900 });
  expect(await refusalOf(act('undoLastShift', {}))).toMatchObject({
    message: 'Shift 01-01-2026 Morning cannot be undone: Shift 01-01-2026 Night runs after it and has entries',
  });
});
