import { correctionForm } from '../../server/modules/closing/close-form.query';
import { closedShiftsOn } from '../../server/modules/stock/closed-shifts.queries';
import { ask } from '../../server/platform/ask';
import { correct } from '../support/corrections';
import { type OpenClosingStation, openClosingStation } from '../support/open-closing-station';
import { expectBooksInOrder } from '../support/state-of-books';

/** Charts of a tank, in litres per millimetre: the first one is set when the station is seeded. */
const FIRST = 10;
const SECOND = 12;
const THIRD = 11;
const chartOf = (litres: number) => [10, 500, 1000, 2000].map((dip) => ({ dip, volume: dip * litres * 1000 }));

let opened: OpenClosingStation;
let tankId: number;
/** The morning was measured by the first chart, the night by the second one; the tank has the third one now. */
let morning: number;
let night: number;

beforeEach(async () => {
  opened = await openClosingStation();
  [tankId] = opened.station.tanks;
  morning = await work('morning');
  await opened.act('setDipChart', { tankId, rows: chartOf(SECOND) });
  night = await work('night');
  await opened.act('setDipChart', { tankId, rows: chartOf(THIRD) });
});
afterEach(async () => {
  await expectBooksInOrder(opened.backend.database);
  await opened.backend.close();
});

/** A shift without a sale, whose first tank is measured by hand. */
async function work(shift: 'morning' | 'night'): Promise<number> {
  const { act, station } = opened;
  const started = { shiftDate: '2026-01-01', shiftTypeId: station[shift] };
  const { shiftId } = await act<{ shiftId: number }>('startShift', started);
  await act('closeShift', {
    pumps: station.pumps.map((pumpId, index) => ({
      pumpId,
      nozzles: [
        { nozzleId: index * 2 + 1, close: 1_000_000, testing: 0 },
        { nozzleId: index * 2 + 2, close: 2_000_000, testing: 0 },
      ],
      swipes: [],
      shortages: [],
    })),
    tanks: [
      { tankId, isAtg: false, dip: 980, waterDip: 0 },
      { tankId: station.tanks[1], isAtg: true, volume: 10_000_000 },
    ],
  });
  return shiftId;
}

const levelOf = async (shiftId: number) =>
  (
    await opened.backend.sql<{ id: number; dip: number; volume: number }>(
      `SELECT id, dip, volume FROM tank_dip WHERE shift_id = $1 AND tank_id = $2 AND kind = 'CLOSE'`,
      [shiftId, tankId],
    )
  )[0]!;

test.each([
  ['the first chart', () => morning, FIRST],
  ['the second chart', () => night, SECOND],
])('a corrected dip of a shift that was measured by %s has the volume of that chart', async (_, shiftId, litres) => {
  await correct(opened, {
    shiftId: shiftId(),
    change: ({ tanks: [tank] }) => {
      tank!.dip = 970;
    },
  });
  expect(await levelOf(shiftId())).toMatchObject({ dip: 970, volume: 970 * litres * 1000 });
});

test('so has a changed row of the dips, and a close that is not corrected keeps its volume', async () => {
  const { id } = await levelOf(morning);
  const change = { table: 'tank_dip', rowId: id, permission: 2, comment: 'Misread' };
  await opened.act('changeRow', { ...change, changes: [{ field: 'dip', value: '960' }] });
  expect(await levelOf(morning)).toMatchObject({ dip: 960, volume: 960 * FIRST * 1000 });
  expect(await levelOf(night)).toMatchObject({ dip: 980, volume: 980 * SECOND * 1000 });
});

test('the forms of closed shifts calculate with the charts and capacities of those days', async () => {
  const ofForm = async (shiftId: number) => (await ask(opened.ctx, correctionForm, { shiftId })).tanks[0];
  const calibration = (litres: number) => ({ chart: chartOf(litres), capacity: 2000 * litres * 1000 });
  expect(await ofForm(morning)).toMatchObject(calibration(FIRST));
  expect(await ofForm(night)).toMatchObject(calibration(SECOND));
  const shifts = await ask(opened.ctx, closedShiftsOn, { shiftDate: '2026-01-01' });
  expect(shifts.map(({ tanks }) => tanks[0])).toMatchObject([calibration(FIRST), calibration(SECOND)]);
});

test('a chart that a tank got for the first time is also that of the days before', async () => {
  const { act, station } = opened;
  const { id } = await act('createTank', { name: 'T3', productId: station.hs, capacity: 20_000_000, openingVolume: 0 });
  await act('startShift', { shiftDate: '2026-01-02', shiftTypeId: station.morning });
  await act('measureTank', { tankId: id, isAtg: true, volume: 5_000_000 });
  const [dip] = await opened.backend.sql<{ id: number }>('SELECT MAX(id) AS id FROM tank_dip');
  await act('setDipChart', { tankId: id, rows: chartOf(SECOND) });
  await act('setDipChart', { tankId: id, rows: chartOf(THIRD) });
  const changes = [
    { field: 'isAtg', value: 'false' },
    { field: 'dip', value: '500' },
    { field: 'waterDip', value: '0' },
    { field: 'volume', value: '5000.000' },
  ];
  await act('changeRow', { table: 'tank_dip', rowId: dip!.id, permission: 2, comment: 'By hand', changes });
  expect(await opened.backend.sql('SELECT volume FROM tank_dip WHERE id = $1', [dip!.id])).toEqual([
    { volume: 500 * SECOND * 1000 },
  ]);
});
