import { ask } from '../../server/platform/ask';
import type { Context } from '../../server/platform/context';
import { submit } from '../../server/platform/submit';
import { transaction } from '../../server/platform/transaction';
import { changeRow } from '../../server/services/approvals/change-row';
import { decideChange } from '../../server/services/approvals/decide-change';
import { notifications } from '../../server/services/approvals/notifications.queries';
import { changeReview } from '../../server/services/approvals/review.queries';
import { reverse } from '../../server/services/ledger/reverse';
import { expectBooksInOrder } from '../support/state-of-books';
import { refusalOf } from './backend';
import { cashSamples } from './changes/cash-samples';
import { type OpenChangeStation, openChangeStation } from './changes/change-station';

const TABLE = 'expenditure';

let station: OpenChangeStation;

beforeAll(async () => {
  station = await openChangeStation();
});
afterEach(() => expectBooksInOrder(station.backend.database));
afterAll(() => station.backend.close());

const spend = () => cashSamples.find(({ table }) => table === TABLE)!.seed(station);

/** Requests another comment, or a deletion if `typed` is null. */
const askFor = (ctx: Context, rowId: number, typed: string | null) =>
  submit(ctx, changeRow, {
    table: TABLE,
    rowId,
    permission: typed === null ? 1 : 2,
    comment: 'It was typed wrong',
    changes: typed === null ? [] : [{ field: 'comment', value: typed }],
  });

const fourEyes = (value: boolean) =>
  station.sql(
    "INSERT INTO station_setting (key, value) VALUES ('fourEyes', $1) ON CONFLICT (key) DO UPDATE SET value = EXCLUDED.value",
    [JSON.stringify(value)],
  );

/** Requests as an admin who may not decide alone. */
async function askAsAdmin(ctx: Context, rowId: number, typed: string | null): Promise<number> {
  await fourEyes(true);
  return (await askFor(ctx, rowId, typed).finally(() => fourEyes(false))).changeRequestId;
}

const statesOf = async (rowId: number): Promise<Record<number, string>> => {
  const { requests, ended } = await ask(station.admin, changeReview, { table: TABLE, rowId });
  return Object.fromEntries([...requests, ...ended].map(({ id, state }) => [id, state]));
};

const behindBellOf = async (ctx: Context, rowId: number) =>
  (await ask(ctx, notifications)).filter((one) => one.rowId === rowId && one.tableName === TABLE && one.permission < 3);

test("a deletion accepted by an admin closes the row's other requests", async () => {
  const { staff, admin, other } = station;
  const rowId = await spend();
  const { changeRequestId: byStaff } = await askFor(staff, rowId, 'tea');
  const own = await askAsAdmin(admin, rowId, 'coffee');
  const { changeRequestId: deletion } = await askFor(staff, rowId, null);
  await submit(admin, decideChange, { requestId: deletion, accept: true });
  expect(await statesOf(rowId)).toEqual({ [byStaff]: 'REJECTED', [own]: 'WITHDRAWN', [deletion]: 'ACCEPTED' });
  for (const ctx of [admin, other]) expect(await behindBellOf(ctx, rowId)).toEqual([]);
  const audited = await station.sql(
    `SELECT row_id, after FROM audit_row WHERE table_name = 'change_request' AND command = 'decideChange'
       AND row_id = ANY($1) ORDER BY row_id::int`,
    [[byStaff, own, deletion].map(String)],
  );
  expect(audited).toEqual([
    { row_id: String(byStaff), after: { state: 'REJECTED' } },
    { row_id: String(own), after: { state: 'WITHDRAWN' } },
    { row_id: String(deletion), after: { state: 'ACCEPTED' } },
  ]);
});

test('a deletion made by an admin closes them too', async () => {
  const rowId = await spend();
  const { changeRequestId: byStaff } = await askFor(station.staff, rowId, 'tea');
  const { changeRequestId: deletion } = await askFor(station.admin, rowId, null);
  expect(await statesOf(rowId)).toEqual({ [byStaff]: 'REJECTED', [deletion]: 'DONE' });
});

test('a user cannot repeat a pending request, but another user can', async () => {
  const { staff, admin, third } = station;
  const rowId = await spend();
  const { changeRequestId: first } = await askFor(staff, rowId, 'tea');
  expect(await refusalOf(askFor(staff, rowId, 'tea'))).toMatchObject({
    code: 'ASKED_ALREADY',
    message: 'You have already requested this. Somebody who may approve it will decide.',
  });
  await askFor(staff, rowId, 'coffee');
  await askAsAdmin(third, rowId, 'tea');
  await submit(admin, decideChange, { requestId: first, accept: false });
  await expect(askFor(staff, rowId, 'tea')).resolves.toMatchObject({ state: 'PENDING' });
});

test('a request for a row removed with its shift is shown without it, and rejected', async () => {
  const { staff, admin } = station;
  const rowId = await spend();
  const { changeRequestId } = await askFor(staff, rowId, 'tea');
  await transaction(station.backend.database, (tx) => reverse(tx, null, { kind: 'EXPENDITURE', id: rowId }));
  await station.sql('DELETE FROM expenditure WHERE id = $1', [rowId]);
  expect(await ask(admin, changeReview, { table: TABLE, rowId })).toMatchObject({
    row: null,
    requests: [{ id: changeRequestId }],
  });
  await submit(admin, decideChange, { requestId: changeRequestId, accept: false });
  expect(await statesOf(rowId)).toEqual({ [changeRequestId]: 'REJECTED' });
});
