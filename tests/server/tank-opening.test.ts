import { stockWorthAt } from '../../server/modules/stock/stock-worth.queries';
import { closeRunningShift } from '../support/close-running-shift';
import { actAs } from '../support/closing-station';
import { books } from '../support/corrections';
import { type OpenClosingStation, openClosingStation } from '../support/open-closing-station';
import { expectBooksInOrder } from '../support/state-of-books';
import { problemOf } from './backend';
import { contextOf } from './masters-samples';

const RIGHT = 10_000_000;
const WRONG = 1_000_000;
const DAY = '2026-01-01';

const opened: OpenClosingStation[] = [];
const open = async (): Promise<OpenClosingStation> => {
  const station = await openClosingStation();
  opened.push(station);
  return station;
};
afterEach(async () => {
  for (const { backend } of opened.splice(0)) {
    await expectBooksInOrder(backend.database);
    await backend.close();
  }
});

/** Changes the first tank. */
async function changeTank({ act, backend, station }: OpenClosingStation, changes: object, reason: string | null) {
  const id = station.tanks[0];
  const [tank] = await backend.sql<{ version: number }>('SELECT version FROM tank WHERE id = $1', [id]);
  return act('updateTank', { id, version: tank!.version, ...changes, reason });
}

const start = ({ act, station }: OpenClosingStation, shiftDate: string, type: 'morning' | 'night' = 'morning') =>
  act<{ shiftId: number }>('startShift', { shiftDate, shiftTypeId: station[type] });

/** Closes the shift: 100 L of HS sold at P1 for cash, and every tank measured at 9,900 L. */
const close = ({ act, backend, station }: OpenClosingStation) => {
  const last = { employeeId: station.employees[0], amount: 925_000 };
  const facts = { act, sql: backend.sql, ids: station };
  return closeRunningShift(facts, [{ sold: [100_000, 0], last }], 9_900_000);
};

/** Two closed shifts and a running one, each measured with a level by the gauge in between. */
async function work(station: OpenClosingStation): Promise<void> {
  for (const type of ['morning', 'night'] as const) {
    await start(station, DAY, type);
    await station.act('measureTank', { tankId: station.station.tanks[0], isAtg: true, volume: 9_950_000 });
    await close(station);
  }
  await start(station, '2026-01-02');
}

test('a wrong opening volume that is corrected later leaves the books as if it had been right at once', async () => {
  const [wrong, right] = [await open(), await open()];
  await changeTank(wrong, { openingVolume: WRONG, openingDip: 100 }, null);
  await changeTank(right, { openingDip: 1000 }, null);
  await work(wrong);
  await work(right);
  const before = await books(wrong);
  await changeTank(wrong, { openingVolume: RIGHT, openingDip: 1000 }, 'A digit was missing');
  expect(await books(wrong)).toEqual(await books(right));
  const worth = async ({ backend }: OpenClosingStation) => stockWorthAt(backend.sql, DAY);
  expect(await worth(wrong)).toEqual(await worth(right));

  await changeTank(wrong, { openingVolume: WRONG, openingDip: 100 }, 'It was right');
  expect(await books(wrong)).toEqual(before);
});

test('the change names what follows, and the sheet of the first shift has it with its reason', async () => {
  const station = await open();
  await changeTank(station, { openingVolume: WRONG }, null);
  const { shiftId } = await start(station, DAY);
  await close(station);
  const id = station.station.tanks[0];
  const changes = [{ field: 'openingVolume', value: '10000' }];
  const change = { table: 'tank', rowId: id, permission: 2, changes };
  const { effects } = await station.act<{ effects: string[] }>('changeRow', {
    ...change,
    comment: 'A digit was missing',
  });
  expect(effects).toEqual([
    'Opening stock of T1, 01-01-2026 Morning: 1,000.000 L → 10,000.000 L',
    'Variation of T1, 01-01-2026 Morning: 9,000.000 L → 0.000 L',
  ]);
  const [recorded] = await station.backend.sql<{ reason: string; effects: { message: string }[] }>(
    'SELECT reason, effects FROM shift_correction WHERE shift_id = $1',
    [shiftId],
  );
  expect([recorded!.reason, recorded!.effects.map(({ message }) => message)]).toEqual([
    'A digit was missing',
    ['Tank T1 is changed', 'Opening volume: 1,000.000 L → 10,000.000 L', ...effects],
  ]);
});

test('once the first shift is closed a reason is needed, and the tank still must hold the volume', async () => {
  const station = await open();
  await changeTank(station, { openingVolume: WRONG }, null);
  await start(station, DAY);
  await changeTank(station, { openingVolume: WRONG + 1 }, null);
  await close(station);
  expect(await problemOf(changeTank(station, { openingVolume: RIGHT }, null))).toMatchObject({
    code: 'REQUIRED',
    field: 'reason',
  });
  expect(await problemOf(changeTank(station, { openingVolume: 20_000_001 }, 'Full'))).toMatchObject({
    code: 'ABOVE_CAPACITY',
    field: 'openingVolume',
  });
});

test('staff request the change, and it is decided with its effects', async () => {
  const station = await open();
  await start(station, DAY);
  await close(station);
  const staff = actAs(await contextOf(station.backend, false));
  const id = station.station.tanks[0];
  const asked = { id, version: 2, openingVolume: WRONG, reason: 'Typed wrong' };
  const { changeRequestId } = await staff<{ changeRequestId: number }>('updateTank', asked);
  expect(changeRequestId).not.toBeNull();
  const rehearsed = await station.act<{ effects: string[] }>('rehearseChange', { requestId: changeRequestId });
  expect(rehearsed.effects).toContain('Opening stock of T1, 01-01-2026 Morning: 10,000.000 L → 1,000.000 L');
  await station.act('decideChange', { requestId: changeRequestId, accept: true });
});

test('a corrected opening stays while a later shift is cancelled, and goes with the first one', async () => {
  const station = await open();
  await start(station, DAY);
  await close(station);
  const { shiftId } = await start(station, '2026-01-02');
  await changeTank(station, { openingVolume: RIGHT + 50_000 }, 'Measured again');
  await station.act('cancelRunningShift', { shiftId });
  const book =
    "SELECT COALESCE(SUM(litres), 0)::bigint AS litres FROM stock_movement WHERE kind = 'OPENING' AND tank_id = $1";
  expect(await station.backend.sql(book, [station.station.tanks[0]])).toEqual([{ litres: RIGHT + 50_000 }]);

  const other = await open();
  const first = await start(other, DAY);
  await changeTank(other, { openingVolume: WRONG }, null);
  await other.act('cancelRunningShift', first);
  expect(await other.backend.sql(book, [other.station.tanks[0]])).toEqual([{ litres: 0 }]);
  await start(other, DAY);
  expect(await other.backend.sql(book, [other.station.tanks[0]])).toEqual([{ litres: WRONG }]);
});

test('a tank that opened empty gets its stock, and the undone close is closed on it', async () => {
  const station = await open();
  await changeTank(station, { openingVolume: 0 }, null);
  const { shiftId } = await start(station, DAY);
  await changeTank(station, { openingVolume: WRONG }, null);
  await close(station);
  await changeTank(station, { openingVolume: RIGHT }, 'It was left out');
  await station.act('undoLastShift', { shiftId });
  await close(station);
  const [dip] = await station.backend.sql("SELECT variation FROM tank_dip WHERE tank_id = $1 AND kind = 'CLOSE'", [
    station.station.tanks[0],
  ]);
  expect(dip).toEqual({ variation: 0 });
});

test('the volume of a first chart is not that of a tank that has opened', async () => {
  const station = await open();
  const { act, station: ids, backend } = station;
  const { id } = await act('createTank', { name: 'T3', productId: ids.hs, openingDip: 500 });
  await start(station, DAY);
  await act('setDipChart', { tankId: id, rows: [10, 500, 1000].map((dip) => ({ dip, volume: dip * 10_000 })) });
  expect(await backend.sql('SELECT opening_volume FROM tank WHERE id = $1', [id])).toEqual([{ opening_volume: 0 }]);
});

test('at the same time as a start or a close of its first shift, both are done in some order', async () => {
  const station = await open();
  await Promise.all([start(station, DAY), changeTank(station, { openingVolume: WRONG }, 'Typed wrong')]);
  await Promise.all([close(station), changeTank(station, { openingVolume: RIGHT }, 'Typed wrong')]);
  const [level] = await station.backend.sql(
    `SELECT o.opening_volume AS opened, d.variation FROM shift_tank o JOIN tank_dip d USING (shift_id, tank_id)
     WHERE tank_id = $1`,
    [station.station.tanks[0]],
  );
  expect(level).toEqual({ opened: RIGHT, variation: 0 });
});
