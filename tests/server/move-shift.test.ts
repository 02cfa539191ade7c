import { actAs } from '../support/closing-station';
import { books } from '../support/corrections';
import { type OpenClosingStation, openClosingStation } from '../support/open-closing-station';
import { expectBooksInOrder } from '../support/state-of-books';
import { problemOf } from './backend';
import { contextOf } from './masters-samples';

const opened: OpenClosingStation[] = [];
afterEach(async () => {
  for (const { backend } of opened.splice(0)) {
    await expectBooksInOrder(backend.database);
    await backend.close();
  }
});

/** A station with a morning closed on 02-01-2026 that sold nothing, and another rate of HS from 03-01 on. */
async function openStation(): Promise<OpenClosingStation> {
  const station = await openClosingStation();
  opened.push(station);
  const { act, station: ids } = station;
  const later = { productId: ids.hs, shiftDate: '2026-01-03', shiftTypeId: ids.morning };
  await act('createProductRate', { ...later, rate: 9_300 });
  return station;
}

interface Slot {
  shiftDate: string;
  type: 'morning' | 'night';
}
const RIGHT: Slot = { shiftDate: '2026-01-02', type: 'morning' };
const WRONG: Slot = { shiftDate: '2026-01-03', type: 'night' };

const start = async ({ act, station }: OpenClosingStation, { shiftDate, type }: Slot): Promise<number> =>
  (await act<{ shiftId: number }>('startShift', { shiftDate, shiftTypeId: station[type], confirmAhead: true })).shiftId;

const move = ({ act, station }: OpenClosingStation, shiftId: number, { shiftDate, type }: Slot) =>
  act<{ effects: string[] }>('moveShift', { shiftId, shiftDate, shiftTypeId: station[type] });

/** One entry of each kind, among them cash that one entry brings and the next takes to the bank. */
async function work({ act, station, backend }: OpenClosingStation): Promise<void> {
  const [creditorId] = station.creditors;
  const [pumpId] = station.pumps;
  const [employeeId] = station.employees;
  const at = { creditorId, pumpId, productId: station.hs };
  await act('recordCreditSale', { ...at, litres: 10_000, slipNo: '1' });
  await act('recordCreditSale', { ...at, amount: 50_000, slipNo: '2' });
  const [note] = await backend.sql<{ value: number; available: number }>(
    'SELECT value / 100 AS value, available FROM denomination WHERE NOT is_uncounted ORDER BY value DESC LIMIT 1',
  );
  const count = note!.available + 3;
  const { id: expenditureCategoryId } = await act<{ id: number }>('createExpenditureCategory', { name: 'TEA' });
  await act('collectCash', { pumpId, employeeId, notes: [{ value: note!.value, in: 3, out: 0 }] });
  const amount = count * note!.value * 100;
  await act('recordExpenditure', {
    ...{ expenditureCategoryId, amount, confirmed: true },
    notes: [{ value: note!.value, in: 0, out: count }],
  });
  await act('recordCreditorPayment', { creditorId, amount: 30_000 });
}

test('a shift that was started with the wrong date and type ends as one that was started right', async () => {
  const [moved, right] = [await openStation(), await openStation()];
  const shiftId = await start(moved, WRONG);
  await start(right, RIGHT);
  for (const station of [moved, right]) await work(station);
  const { effects } = await move(moved, shiftId, RIGHT);
  expect(effects.slice(0, 2)).toEqual([
    'Shift 03-01-2026 Night is now Shift 02-01-2026 Morning',
    'Rate of HS: ₹93.00 → ₹92.50',
  ]);
  expect(await books(moved)).toEqual(await books(right));
});

test('moved there and back, it is as it was', async () => {
  const station = await openStation();
  const shiftId = await start(station, RIGHT);
  await work(station);
  const before = await books(station);
  await move(station, shiftId, WRONG);
  expect(await books(station)).not.toEqual(before);
  await move(station, shiftId, RIGHT);
  expect(await books(station)).toEqual(before);
});

test('it stays after the shift before it, and is refused where it is already', async () => {
  const station = await openStation();
  const shiftId = await start(station, RIGHT);
  expect(await problemOf(move(station, shiftId, RIGHT))).toMatchObject({ code: 'NO_CHANGE', field: 'shiftDate' });
  expect(await problemOf(move(station, shiftId + 1, WRONG))).toMatchObject({ code: 'SHIFT_OVER' });
});

test('a bill that has its sales must be deleted first', async () => {
  const station = await openStation();
  const shiftId = await start(station, RIGHT);
  await work(station);
  await station.act('makeBill', {
    creditorId: station.station.creditors[0],
    from: RIGHT.shiftDate,
    to: RIGHT.shiftDate,
  });
  expect(await problemOf(move(station, shiftId, WRONG))).toMatchObject({
    code: 'SHIFT_NOT_MOVABLE',
    field: 'shiftDate',
    message: expect.stringContaining('bills (1)'),
  });
});

test('needs the right to cancel a shift', async () => {
  const station = await openStation();
  const shiftId = await start(station, RIGHT);
  const staff = actAs(await contextOf(station.backend, false));
  await expect(
    staff('moveShift', { shiftId, shiftDate: WRONG.shiftDate, shiftTypeId: station.station.night }),
  ).rejects.toThrow();
});
