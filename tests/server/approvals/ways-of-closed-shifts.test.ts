import { submit } from '../../../server/platform/submit';
import { changeRow } from '../../../server/services/approvals/change-row';
import { decideChange } from '../../../server/services/approvals/decide-change';
import { editableTables, existing } from '../../../server/services/approvals/editable-table';
import { rehearseChange } from '../../../server/services/approvals/rehearse-change';
import { changeableRow } from '../../../server/services/approvals/review.queries';
import '../../../server/modules/changes';
import { ask } from '../../../server/platform/ask';
import type { Context } from '../../../server/platform/context';
import { startNextShift } from '../../support/close-running-shift';
import { expectBooksInOrder, fingerprint } from '../../support/state-of-books';
import { refusalOf } from '../backend';
import type { ChangeSample } from '../changes/change-sample';
import { type OpenChangeStation, openChangeStation } from '../changes/change-station';
import { closeAsTaken } from '../changes/credit-samples';
import { changeSamples } from '../changes/samples';

/**
 * Every way to correct a closed shift besides the correction itself, where the policy says that a correction waits: the
 * change of a row of each editable table that counts in one, and of a rate that it has used.
 */

let station: OpenChangeStation;
beforeAll(async () => {
  station = await openChangeStation();
}, 120_000);
beforeEach(() => waitIf('ALLOWED'));
afterEach(() => expectBooksInOrder(station.backend.database));
afterAll(() => station.backend.close());

const waitIf = (value: 'ALLOWED' | 'ADMINS') =>
  station.sql(
    `INSERT INTO station_setting (key, value) VALUES ('correctionByAdmin', $1)
     ON CONFLICT (key) DO UPDATE SET value = EXCLUDED.value`,
    [JSON.stringify(value)],
  );

const BESIDES = ['change_request', 'audit_row', 'audit_head', 'idempotency_key', 'outbox_message'];
const books = () => fingerprint(station.backend.database, BESIDES);
const correctionsNow = async (): Promise<number> =>
  (await station.sql<{ count: number }>('SELECT COUNT(*)::int FROM shift_correction'))[0]!.count;

interface Row {
  table: string;
  rowId: number;
}

const change = (ctx: Context, row: Row, changes: Record<string, string | null>) =>
  submit(ctx, changeRow, {
    ...row,
    permission: 2,
    changes: Object.entries(changes).map(([field, value]) => ({ field, value })),
    comment: 'It was typed wrong',
    confirmed: true,
  });

const remove = (ctx: Context, row: Row) =>
  submit(ctx, changeRow, { ...row, permission: 1, changes: [], comment: 'It was twice', confirmed: true });

const tables = [...editableTables.values()].filter(({ isOfClosedShift }) => isOfClosedShift !== undefined);
const changed = changeSamples.filter(
  ({ table, change: wanted }) => wanted !== null && tables.some((one) => one.table === table),
);

/** A row of the sample in a shift that is closed. */
async function closedRow({ table, seed }: ChangeSample): Promise<Row> {
  const rowId = await seed(station);
  const editableTable = editableTables.get(table)!;
  if (!editableTable.isOfClosedShift!(await existing(station.sql, editableTable, rowId))) {
    // Enough for a sample that moves its cash to the other pump.
    await closeAsTaken(station, 0, 50_000);
    await startNextShift(station);
  }
  return { table, rowId };
}

/** Expects what was asked to wait, unchanged, until another admin accepts it, who sees before what it does. */
async function expectWaiting(call: () => Promise<{ state: string; changeRequestId: number }>): Promise<void> {
  const [before, corrections] = [await books(), await correctionsNow()];
  const { state, changeRequestId: requestId } = await call();
  expect(state).toBe('PENDING');
  expect(await books()).toEqual(before);
  expect(await refusalOf(submit(station.admin, decideChange, { requestId, accept: true }))).toMatchObject({
    code: 'OWN_REQUEST',
  });
  expect(await submit(station.other, rehearseChange, { requestId })).toMatchObject({ problems: [] });
  expect(await submit(station.other, decideChange, { requestId, accept: true })).toMatchObject({ state: 'ACCEPTED' });
  expect(await correctionsNow()).toBeGreaterThan(corrections);
}

test('every table whose rows count in a closed shift has a sample', () => {
  expect([...new Set(changed.map(({ table }) => table))].sort()).toEqual(tables.map(({ table }) => table).sort());
});

test('a change of a row of the running shift does not wait', async () => {
  const sample = changed.find(({ table }) => table === 'expenditure')!;
  const row = { table: sample.table, rowId: await sample.seed(station) };
  await waitIf('ADMINS');
  expect(await ask(station.admin, changeableRow, row)).toMatchObject({ isChangedAtOnce: true, isDeletedAtOnce: true });
  expect(await change(station.admin, row, sample.change!(station))).toMatchObject({ state: 'DONE' });
});

test('who may hold the account of the first admin is not the second', async () => {
  const sample = changed.find(({ table }) => table === 'expenditure')!;
  const row = await closedRow(sample);
  await waitIf('ADMINS');
  const { changeRequestId: requestId } = await change(station.admin, row, sample.change!(station));
  const users = [station.admin, station.third].map(({ actor }) => actor!.userId);
  await station.sql('INSERT INTO account_handler (user_id, handler_id, four_eyes) VALUES ($1, $2, false)', users);
  const refused = { problems: [{ code: 'SAME_ACCOUNT_HANDLER' }] };
  expect(await submit(station.third, rehearseChange, { requestId })).toMatchObject(refused);
  await expect(submit(station.third, decideChange, { requestId, accept: true })).rejects.toMatchObject(refused);
  expect(await submit(station.other, decideChange, { requestId, accept: true })).toMatchObject({ state: 'ACCEPTED' });
});

describe.each(changed.map((sample) => [[sample.table, sample.about].filter(Boolean).join(' '), sample] as const))(
  '%s',
  (_name, sample) => {
    const wanted = () => sample.change!(station);

    test('a change waits for another admin where corrections do', async () => {
      const row = await closedRow(sample);
      await waitIf('ADMINS');
      expect(await ask(station.admin, changeableRow, row)).toMatchObject({ isChangedAtOnce: false });
      await expectWaiting(() => change(station.admin, row, wanted()));
    });

    test('a change is made at once where corrections are', async () => {
      const row = await closedRow(sample);
      expect(await ask(station.admin, changeableRow, row)).toMatchObject({ isChangedAtOnce: true });
      expect(await change(station.admin, row, wanted())).toMatchObject({ state: 'DONE' });
    });

    if (sample.notDeleted === undefined)
      test('a deletion waits too', async () => {
        const row = await closedRow(sample);
        await waitIf('ADMINS');
        await expectWaiting(() => remove(station.admin, row));
      });
  },
);
