import { closeRunningShift } from '../support/close-running-shift';
import { books } from '../support/corrections';
import { type OpenClosingStation, openClosingStation } from '../support/open-closing-station';
import { expectBooksInOrder } from '../support/state-of-books';
import { problemOf } from './backend';

const opened: OpenClosingStation[] = [];
afterEach(async () => {
  for (const { backend } of opened.splice(0)) {
    await expectBooksInOrder(backend.database);
    await backend.close();
  }
});

/** A station whose first shift runs, and its first nozzle: N1 of P1, which sells HS from T1. */
async function openStation() {
  const station = await openClosingStation();
  opened.push(station);
  const { act, station: ids } = station;
  const change = async (over: object) => {
    const [row] = await station.backend.sql<{ id: number; version: number }>(
      'SELECT id, version FROM nozzle ORDER BY id LIMIT 1',
    );
    return act('updateNozzle', { ...row!, ...over });
  };
  return {
    ...station,
    ids,
    change,
    start: () => act('startShift', { shiftDate: '2026-01-02', shiftTypeId: ids.morning }),
  };
}

const sell = ({ act, station: ids }: OpenClosingStation, productId: number) =>
  act('recordCreditSale', {
    ...{ creditorId: ids.creditors[0], pumpId: ids.pumps[0], productId, litres: 10_000, slipNo: '1' },
  });

test('a nozzle that was set to the wrong tank is mended while its shift runs', async () => {
  const [mended, right] = [await openStation(), await openStation()];
  await mended.change({ tankId: mended.ids.tanks[1] });
  for (const station of [mended, right]) await station.start();
  await mended.change({ tankId: mended.ids.tanks[0] });
  for (const station of [mended, right]) {
    await sell(station, station.ids.hs);
    const last = { employeeId: station.ids.employees[0]!, amount: 1_757_500 };
    await closeRunningShift({ act: station.act, sql: station.backend.sql, ids: station.ids }, [
      { sold: [200_000, 0], last },
    ]);
  }
  expect(await books(mended)).toEqual(await books(right));
});

test('stays where entries of the running shift need it', async () => {
  const station = await openStation();
  await station.start();
  await sell(station, station.ids.hs);
  expect(await problemOf(station.change({ tankId: station.ids.tanks[1] }))).toMatchObject({
    field: 'tankId',
    message: expect.stringMatching(/^Entries of the running shift need nozzle N1 where it is/),
  });
});
