import { BUILT_IN_ROLES } from '../../server/domain/rights';
import { ask } from '../../server/platform/ask';
import type { Context } from '../../server/platform/context';
import { savedViews } from '../../server/views/saved-views/saved-views.query';
import { type Act, actAs } from '../support/closing-station';
import { expectBooksInOrder } from '../support/state-of-books';
import { type Backend, openBackend, refusalOf } from './backend';
import { contextOf } from './masters-samples';

let backend: Backend;
let admin: Context;
let staff: Context;
let asAdmin: Act;
let asStaff: Act;

beforeEach(async () => {
  backend = await openBackend();
  [admin, staff] = [await contextOf(backend, true), await contextOf(backend, false)];
  [asAdmin, asStaff] = [actAs(admin), actAs(staff)];
});
afterEach(async () => {
  await expectBooksInOrder(backend.database);
  await backend.close();
});

const VIEW = { route: 'dsr', name: 'Diesel, November', search: 'from=2026-11-01&tank=2&hide=comment,enteredBy' };
const save = async (act: Act, over: object = {}): Promise<number> =>
  (await act<{ savedViewId: number }>('saveView', { ...VIEW, ...over })).savedViewId;
const viewsOf = (ctx: Context, route?: string) => ask(ctx, savedViews, { route });
const namesOf = async (ctx: Context, route?: string) => (await viewsOf(ctx, route)).map(({ name }) => name);
const auditOf = (id: number) =>
  backend.sql('SELECT command, before, after FROM audit_row WHERE table_name = $1 AND row_id = $2 ORDER BY id', [
    'saved_view',
    String(id),
  ]);

test('a view is private and returned as saved', async () => {
  const id = await save(asStaff);
  expect(await viewsOf(staff)).toEqual([{ id, ...VIEW, shared: false, isOwn: true, byName: 'A USER' }]);
  expect(await viewsOf(admin)).toEqual([]);
  const after = { id, ...VIEW, shared: false };
  expect(await auditOf(id)).toEqual([{ command: 'saveView', before: null, after }]);
});

test('saving under the same name replaces it; other reports and users can use the name too', async () => {
  const id = await save(asStaff);
  expect(await save(asStaff, { name: ` ${VIEW.name} `, search: 'from=2026-12-01' })).toBe(id);
  await save(asStaff, { route: 'sell' });
  await save(asAdmin);
  const views = await viewsOf(staff);
  expect(views.map(({ route, search }) => [route, search])).toEqual([
    ['dsr', 'from=2026-12-01'],
    ['sell', VIEW.search],
  ]);
  expect(await auditOf(id)).toEqual([
    expect.objectContaining({ before: null }),
    expect.objectContaining({
      before: expect.objectContaining({ search: VIEW.search }),
      after: expect.objectContaining({ search: 'from=2026-12-01' }),
    }),
  ]);
});

test('two saves at once under one name leave one view', async () => {
  await Promise.all(['sort=a', 'sort=b', 'sort=c'].map((search) => save(asStaff, { search })));
  expect(await viewsOf(staff)).toHaveLength(1);
});

test('another spelling of a route is the same report', async () => {
  await save(asStaff, { route: 'current-shift-detail-credit-report' });
  const [report] = await viewsOf(staff);
  expect(await viewsOf(staff, report!.route)).toEqual([report]);
  expect(await viewsOf(staff, 'dsr')).toEqual([]);
  expect(await viewsOf(staff, 'no-such-report')).toEqual([]);
});

test('admins share views: all users see them after their own, and only admins remove them', async () => {
  const shared = await save(asAdmin, { name: 'All tanks', shared: true });
  await save(asAdmin, { name: 'For me' });
  const own = await save(asStaff);
  expect(await namesOf(staff)).toEqual([VIEW.name, 'All tanks']);
  expect((await viewsOf(staff))[1]).toMatchObject({ id: shared, isOwn: false, shared: true });
  expect(await refusalOf(asStaff('removeView', { savedViewId: shared }))).toMatchObject({ kind: 'NOT_FOUND' });

  const other = actAs(await contextOf(backend, true));
  expect(await refusalOf(other('removeView', { savedViewId: own }))).toMatchObject({ kind: 'NOT_FOUND' });
  await other('removeView', { savedViewId: shared });
  expect(await namesOf(staff)).toEqual([VIEW.name]);
  expect(await auditOf(shared)).toEqual([
    expect.objectContaining({ command: 'saveView' }),
    { command: 'removeView', before: expect.objectContaining({ userId: admin.actor!.userId }), after: null },
  ]);
});

test('a former admin keeps and removes the shared views, and shares no new ones', async () => {
  const id = await save(asAdmin, { shared: true });
  const demoted = { ...admin, actor: { ...admin.actor!, rights: BUILT_IN_ROLES.staff } };
  expect(await namesOf(demoted)).toEqual([VIEW.name]);
  expect((await refusalOf(save(actAs(demoted), { shared: true }))).message).toBe('Only an admin can do this');
  await actAs(demoted)('removeView', { savedViewId: id });
  expect(await viewsOf(admin)).toEqual([]);
});

test('a shared view of a report for admins is hidden from others', async () => {
  await save(asAdmin, { route: 'trial-balance', shared: true });
  expect(await viewsOf(staff)).toEqual([]);
  expect(await viewsOf(staff, 'trial-balance')).toEqual([]);
  expect(await refusalOf(save(asStaff, { route: 'trial-balance' }))).toMatchObject({
    code: 'UNKNOWN',
    message: 'This report was not found',
    kind: 'INVALID',
  });
});

test.each<[string, object, string]>([
  ['an unknown route', { route: 'nowhere' }, 'route'],
  ['a route with its parameters', { route: 'dsr?tank=2' }, 'route'],
  ['an empty name', { name: '  ' }, 'name'],
  ['a name that is too long', { name: 'x'.repeat(61) }, 'name'],
  ['a view shared by staff', { shared: true }, 'shared'],
  ['a search with a leading question mark', { search: '?from=2026-11-01' }, 'search'],
  ['a search with a fragment', { search: 'from=2026-11-01#main' }, 'search'],
  ['a search with a space', { search: 'from=2026 11' }, 'search'],
  ['a search that is not encoded', { search: 'vehicle=रोकड़' }, 'search'],
  ['a search with a broken escape', { search: 'vehicle=%E' }, 'search'],
  ['a search with markup', { search: 'a="><script>' }, 'search'],
  ['a search that is too long', { search: 'x'.repeat(2001) }, 'search'],
  ['a search that is no text', { search: 5 }, 'search'],
])('refuses %s at its field', async (_, over, field) => {
  await expect(save(asStaff, over)).rejects.toMatchObject({ problems: [{ field }] });
  expect(await viewsOf(staff)).toEqual([]);
});

test('accepts an empty and the longest search; an unknown id is not found', async () => {
  await save(asStaff, { search: '' });
  await save(asStaff, { name: 'All of it', search: 'x'.repeat(2000) });
  expect((await viewsOf(staff)).map(({ search }) => search.length)).toEqual([2000, 0]);
  expect(await refusalOf(asStaff('removeView', { savedViewId: 999 }))).toMatchObject({ kind: 'NOT_FOUND' });
  expect(await refusalOf(asStaff('removeView', { savedViewId: 2 ** 31 }))).toMatchObject({ kind: 'INVALID' });
});

test("refuses a user's 201st view but allows replacing one", async () => {
  await backend.sql(
    `INSERT INTO saved_view (user_id, route, name, search) SELECT $1, 'dsr', 'View ' || n, '' FROM generate_series(1, 200) n`,
    [staff.actor!.userId],
  );
  expect((await refusalOf(save(asStaff))).message).toBe('You already have 200 views. Remove one first.');
  await save(asStaff, { name: 'View 7', search: 'tank=1' });
  await save(asAdmin);
});

test('of five new views at once with one slot left, one succeeds', async () => {
  await backend.sql(
    `INSERT INTO saved_view (user_id, route, name, search) SELECT $1, 'dsr', 'View ' || n, '' FROM generate_series(1, 199) n`,
    [staff.actor!.userId],
  );
  const saves = ['a', 'b', 'c', 'd', 'e'].map((name) => save(asStaff, { name }));
  const results = await Promise.allSettled(saves);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await viewsOf(staff)).toHaveLength(200);
});
