import { cashMovedIn } from '../../server/modules/cash/cash-position.queries';
import { closeRunningShift } from '../support/close-running-shift';
import { type Act, actAs } from '../support/closing-station';
import { books } from '../support/corrections';
import { type OpenClosingStation, openClosingStation } from '../support/open-closing-station';
import { expectBooksInOrder } from '../support/state-of-books';
import { problemOf } from './backend';
import { contextOf } from './masters-samples';

const DAY = '2026-01-01';
const NEXT = '2026-01-02';
const NOTE = 50_000;

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

interface Note {
  id: number;
  version: number;
  available: number;
  openingCount: number;
}

const noteOf = async ({ backend }: OpenClosingStation): Promise<Note> =>
  (
    await backend.sql<Note>(
      'SELECT id, version, available, opening_count AS "openingCount" FROM denomination WHERE value = $1',
      [NOTE],
    )
  )[0]!;

/** Changes the ₹500 notes, of which 10 were counted. */
async function changeNotes(station: OpenClosingStation, changes: object, act: Act = station.act) {
  const { id, version } = await noteOf(station);
  return act<{ changeRequestId: number | null }>('updateDenomination', {
    id,
    version,
    ...changes,
    reason: 'Typed wrong',
  });
}

const start = ({ act, station }: OpenClosingStation, shiftDate: string) =>
  act<{ shiftId: number }>('startShift', { shiftDate, shiftTypeId: station.morning });
const close = ({ act, backend, station }: OpenClosingStation) =>
  closeRunningShift({ act, sql: backend.sql, ids: station }, []);

/** Pays an advance in ₹500 notes. */
const pay = ({ act, station }: OpenClosingStation, count: number) =>
  act('recordEmployeeAdvance', {
    employeeId: station.employees[0],
    amount: count * NOTE,
    notes: [{ value: 500, in: 0, out: count }],
    confirmed: true,
  });

const cashOf = async (station: OpenClosingStation, shiftIds: readonly number[]) =>
  Promise.all(shiftIds.map((shiftId) => cashMovedIn(station.backend.sql, shiftId)));

/** A closed shift that paid 4 notes, and a running one. */
async function work(station: OpenClosingStation): Promise<number[]> {
  const first = await start(station, DAY);
  await pay(station, 4);
  await close(station);
  return [first.shiftId, (await start(station, NEXT)).shiftId];
}

test('opening notes that are corrected later leave the books as if they had been right at once', async () => {
  const [wrong, right] = [await open(), await open()];
  await changeNotes(wrong, { openingCount: 1000 });
  expect(await noteOf(wrong)).toMatchObject({ available: 1000, openingCount: 1000 });
  const [shifts] = [await work(wrong), await work(right)];
  await changeNotes(wrong, { openingCount: 10 });
  expect(await noteOf(wrong)).toMatchObject({ available: 6, openingCount: 10 });
  expect(await books(wrong)).toEqual(await books(right));
  expect(await cashOf(wrong, shifts)).toEqual(await cashOf(right, shifts));
});

test('their day is corrected too, as far as the notes had not left the safe before it', async () => {
  const station = await open();
  await work(station);
  expect(await problemOf(changeNotes(station, { openingDate: NEXT }))).toMatchObject({
    code: 'NOTES_NOT_AVAILABLE',
    field: 'openingDate',
    message: expect.stringContaining('4 short of these on 01-01-2026'),
  });
  await changeNotes(station, { openingDate: '2025-12-31' });
  expect(
    await station.backend.sql(
      `SELECT e.business_date AS day, SUM(m.count)::int AS count FROM journal_entry e JOIN note_movement m ON m.entry_id = e.id
       WHERE e.document_kind = 'DENOMINATION_OPENING' AND e.document_id = $1 GROUP BY 1 HAVING SUM(m.count) <> 0`,
      [(await noteOf(station)).id],
    ),
  ).toEqual([{ day: '2025-12-31', count: 10 }]);
});

test('a number by which the safe would lack notes, now or on an earlier day, is refused at the field', async () => {
  const station = await open();
  await work(station);
  expect(await problemOf(changeNotes(station, { openingCount: 3 }))).toMatchObject({
    code: 'NOTES_NOT_AVAILABLE',
    field: 'openingCount',
  });
  await station.act('exchangeCash', {
    notes: [
      { value: 500, in: 2, out: 0 },
      { value: 100, in: 0, out: 10 },
    ],
  });
  expect(await problemOf(changeNotes(station, { openingCount: 3 }))).toMatchObject({
    code: 'NOTES_NOT_AVAILABLE',
    field: 'openingCount',
    message: expect.stringContaining('1 short of these on 01-01-2026'),
  });
  await changeNotes(station, { openingCount: 4 });
  expect(await noteOf(station)).toMatchObject({ available: 2 });
});

test('after the first shift the change waits without the right to enter opening cash, and names the cash', async () => {
  const station = await open();
  await work(station);
  const staff = actAs(await contextOf(station.backend, false));
  const { changeRequestId } = await changeNotes(station, { openingCount: 12 }, staff);
  expect(changeRequestId).not.toBeNull();
  const { effects } = await station.act<{ effects: string[] }>('rehearseChange', { requestId: changeRequestId });
  expect(effects).toEqual([expect.stringMatching(/^Cash in the safe: .* → /)]);
  await station.act('decideChange', { requestId: changeRequestId, accept: true });
  expect(await noteOf(station)).toMatchObject({ available: 8, openingCount: 12 });
});

test('notes that are all taken back can be disabled, and counted again', async () => {
  const station = await open();
  await start(station, DAY);
  await changeNotes(station, { openingCount: 0 });
  expect(await noteOf(station)).toMatchObject({ available: 0, openingCount: 0 });
  await changeNotes(station, { openingCount: 7, openingDate: DAY });
  expect(await noteOf(station)).toMatchObject({ available: 7, openingCount: 7 });
});
