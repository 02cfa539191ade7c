import type { ProblemError } from '../../server/domain/kernel/problem';
import { ALL_RIGHTS, BUILT_IN_ROLES } from '../../server/domain/rights';
import { ask } from '../../server/platform/ask';
import type { Context } from '../../server/platform/context';
import { wordingIn } from '../../server/platform/language';
import { submit } from '../../server/platform/submit';
import { actorOf } from '../../server/services/access/session';
import { signIn } from '../../server/services/access/sign-in';
import { notification, notifications, permissionCounts } from '../../server/services/approvals/notifications.queries';
import { myChangeRequests } from '../../server/services/approvals/review.queries';
import { actAs } from '../support/closing-station';
import { type Station, startStation } from '../support/station';
import { type AnyRow, masterNamed } from './masters-samples';

let station: Station;
let admin: Context;
let counted = 0;

beforeAll(async () => {
  station = await startStation();
  admin = station.request({ actor: await actorOf(station.database, station.adminToken) });
}, 60_000);
afterAll(() => station.close());

const roleNamed = async (name: string): Promise<AnyRow> => {
  const rows = (await ask(admin, masterNamed('Role').queries.list, {})) as unknown as AnyRow[];
  return rows.find((row) => row.name === name)!;
};
const addRole = async (rights: string): Promise<AnyRow> =>
  (await actAs(admin)<{ row: AnyRow }>('createRole', { name: `Own role ${++counted}`, rights })).row;

const USER = { password: 'sesame-1', phoneNo: '9876543210', address: 'MAIN ROAD' };
const addUser = async (over: object, by: Context = admin): Promise<AnyRow> => {
  const email = `user${++counted}@station.example`;
  return (await actAs(by)<{ row: AnyRow }>('createUser', { ...USER, name: 'SOMEBODY', email, ...over })).row;
};
const logIn = async (user: AnyRow): Promise<Context> => {
  const { token } = await submit(station.request(), signIn, { email: String(user.email), password: USER.password });
  return station.request({ actor: await actorOf(station.database, token) });
};
const whyNot = (act: Promise<unknown>): Promise<unknown> =>
  act.then(
    () => 'not refused',
    ({ problems }: ProblemError) => problems,
  );
const refusals = (act: Promise<unknown>): Promise<unknown> =>
  act.then(
    () => 'not refused',
    (error: ProblemError) => error.problems.map(({ code, field }) => [code, field]),
  );

test('the built-in roles exist, and a user has the rights of the role', async () => {
  for (const [name, builtIn] of [
    ['Admin', 'admin'],
    ['Staff', 'staff'],
    ['Accountant', 'accountant'],
  ] as const) {
    const role = await roleNamed(name);
    expect(role).toMatchObject({ builtIn });
    const { actor } = await logIn(await addUser({ roleId: role.id }));
    expect(actor!.rights).toEqual(BUILT_IN_ROLES[builtIn]);
  }
  const own = await addRole('shift.read  shift.close');
  const { actor } = await logIn(await addUser({ roleId: own.id }));
  expect(actor!.rights).toEqual(new Set(['shift.read', 'shift.close']));
});

test('a refusal says to staff what old tools know, and to other roles which right is missing', async () => {
  const accountant = await roleNamed('Accountant');
  const own = await addRole('shift.read');
  const told = async (over: object): Promise<unknown> => {
    const user = await logIn(await addUser(over));
    return whyNot(actAs(user)('startShift', {}));
  };
  const named = { messageId: 'access.rightMissing', message: 'This needs a right that you do not have: Start a shift' };
  expect(await told({ roleId: accountant.id })).toMatchObject([named]);
  expect(await told({ roleId: own.id })).toMatchObject([named]);
  const staff = await logIn(await addUser({}));
  expect(await whyNot(actAs(staff)('createRole', {}))).toEqual([
    { code: 'FORBIDDEN', messageId: 'access.adminsOnly', params: {}, message: 'Only an admin can do this' },
  ]);
});

test('old tools set isAdmin, which makes the user an admin or staff', async () => {
  const [adminRole, staff, accountant] = [
    await roleNamed('Admin'),
    await roleNamed('Staff'),
    await roleNamed('Accountant'),
  ];
  expect(await addUser({})).toMatchObject({ isAdmin: false, roleId: staff.id });
  const user = await addUser({ isAdmin: true });
  expect(user).toMatchObject({ isAdmin: true, roleId: adminRole.id, roleName: 'Admin' });
  const change = (changes: object) =>
    actAs(admin)<{ row: AnyRow }>('updateUser', { id: user.id, reason: 'because', ...changes }).then(({ row }) => row);
  expect(await change({ isAdmin: false })).toMatchObject({ isAdmin: false, roleId: staff.id });
  expect(await change({ roleId: adminRole.id })).toMatchObject({ isAdmin: true, roleId: adminRole.id });
  expect(await change({ roleId: accountant.id })).toMatchObject({ isAdmin: false, roleId: accountant.id });
  // The flag has its value already: an old tool that sends all fields does not change the role.
  expect(await change({ isAdmin: false, name: 'SOMEBODY ELSE' })).toMatchObject({ roleId: accountant.id });
});

test('a change of a role ends the sessions of its users, and is audited', async () => {
  const role = await addRole('shift.read');
  const user = await addUser({ roleId: role.id });
  const { token } = await submit(station.request(), signIn, { email: String(user.email), password: USER.password });
  await actAs(admin)('updateRole', { id: role.id, rights: 'shift.read shift.start', reason: 'They start shifts now' });
  expect(await actorOf(station.database, token)).toBeNull();
  expect((await logIn(user)).actor!.rights).toEqual(new Set(['shift.read', 'shift.start']));
  const [audited] = await station.sql<{ after: object; before: object; reason: string }>(
    "SELECT before, after, reason FROM audit_row WHERE table_name = 'role' AND row_id = $1 ORDER BY chain_sequence DESC LIMIT 1",
    [String(role.id)],
  );
  expect(audited).toMatchObject({
    before: { rights: 'shift.read' },
    after: { rights: 'shift.read shift.start' },
    reason: 'They start shifts now',
  });
});

test('refuses unknown rights, all rights, and changes of built-in roles', async () => {
  const add = (rights: string) => actAs(admin)('createRole', { name: `Own role ${++counted}`, rights });
  expect(await refusals(add('shift.read everything'))).toEqual([['INVALID', 'rights']]);
  expect(await refusals(add([...ALL_RIGHTS].join(' ')))).toEqual([['ALL_RIGHTS', 'rights']]);
  const { id } = await roleNamed('Staff');
  expect(await refusals(actAs(admin)('updateRole', { id, rights: 'books.read', reason: 'x' }))).toEqual([
    ['BUILT_IN', 'name'],
  ]);
  expect(await refusals(actAs(admin)('updateRole', { id, name: 'Crew', reason: 'x' }))).toEqual([['BUILT_IN', 'name']]);
  expect(await refusals(actAs(admin)('removeRole', { id, version: 1 }))).toEqual([['BUILT_IN', 'name']]);
  const forged = { name: 'Super', rights: '', builtIn: 'admin' };
  expect(await refusals(actAs(admin)('createRole', forged))).toEqual([['BUILT_IN', 'name']]);
});

test('a role that somebody has is neither deleted nor disabled', async () => {
  const role = await addRole('shift.read');
  const user = await addUser({ roleId: role.id });
  const remove = () => actAs(admin)('removeRole', { id: role.id, version: role.version });
  expect(await refusals(remove())).toEqual([['ROLE_IN_USE', 'name']]);
  await actAs(admin)('updateUser', { id: user.id, roleId: (await roleNamed('Staff')).id, reason: 'because' });
  expect(await remove()).toMatchObject({ row: null });
});

test('who manages users gives and takes only rights of their own', async () => {
  const manager = await addRole('users.manage changes.request changes.decide shift.read masters.read');
  const by = await logIn(await addUser({ roleId: manager.id }));
  const [adminRole, staff] = [await roleNamed('Admin'), await roleNamed('Staff')];
  const lesser = await addRole('shift.read');
  const user = await addUser({ roleId: lesser.id }, by);
  const give = (roleId: number) => actAs(by)('updateUser', { id: user.id, roleId, reason: 'because' });
  expect(await refusals(give(adminRole.id))).toEqual([['RIGHT_NOT_OWN', 'roleId']]);
  expect(await refusals(give(staff.id))).toEqual([['RIGHT_NOT_OWN', 'roleId']]);
  expect(await refusals(actAs(by)('updateUser', { id: user.id, isAdmin: true, reason: 'x' }))).toEqual([
    ['RIGHT_NOT_OWN', 'isAdmin'],
  ]);
  expect(await refusals(addUser({ roleId: adminRole.id }, by))).toEqual([['RIGHT_NOT_OWN', 'roleId']]);
  await give(manager.id);
  // Nor may they act on a user with more rights: change the address of an admin and have the password mailed.
  const { id } = await addUser({ isAdmin: true });
  expect(await refusals(actAs(by)('updateUser', { id, email: 'mine@station.example', reason: 'x' }))).toEqual([
    ['RIGHT_NOT_OWN', 'isAdmin'],
  ]);
  expect(await refusals(actAs(by)('issuePasswordLink', { userId: id }))).toEqual([['RIGHT_NOT_OWN', 'userId']]);
  const widen = { id: lesser.id, rights: 'shift.read books.read', reason: 'x' };
  expect(await refusals(actAs(by)('updateRole', widen))).toEqual([['RIGHT_NOT_OWN', 'rights']]);
  expect(await refusals(actAs(by)('createRole', { name: 'Boss', rights: 'books.read' }))).toEqual([
    ['RIGHT_NOT_OWN', 'rights'],
  ]);
});

test('who decides on changes does not decide on those of users and roles', async () => {
  const supervisor = await addRole('changes.request changes.decide');
  const by = await logIn(await addUser({ roleId: supervisor.id }));
  const asker = await logIn(await addUser({ roleId: (await addRole('users.manage changes.request shift.read')).id }));
  const user = await addUser({ roleId: (await addRole('shift.read')).id });
  const { changeRequestId } = await actAs(asker)<{ changeRequestId: number }>('updateUser', {
    id: user.id,
    name: 'ANOTHER NAME',
    reason: 'because',
  });
  expect(changeRequestId).toEqual(expect.any(Number));
  for (const accept of [true, false])
    expect(await refusals(actAs(by)('decideChange', { requestId: changeRequestId, accept }))).toEqual([
      ['FORBIDDEN', undefined],
    ]);
  expect(await refusals(actAs(by)('rehearseChange', { requestId: changeRequestId }))).toEqual([
    ['FORBIDDEN', undefined],
  ]);
  expect(await ask(by, notifications, {})).toEqual([]);
  expect(await ask(by, permissionCounts, {})).toEqual({ pending: 0, notices: 0 });
  expect((await ask(admin, notifications, {})).map((each) => each.notificationId)).toContain(changeRequestId);
});

test('those who manage users, and no others, are notified of a new user, a new role and new rights', async () => {
  const all = await roleNamed('Admin');
  const other = await logIn(await addUser({ roleId: all.id }));
  const decider = await logIn(await addUser({ roleId: (await addRole('changes.decide')).id }));
  const own = await ask(admin, permissionCounts, {});
  const role = await addRole('shift.read');
  const user = await addUser({ roleId: role.id, name: 'MEENA' });
  await actAs(admin)('updateRole', { id: role.id, rights: 'shift.read credit.read' });
  await actAs(admin)('updateUser', { id: user.id, roleId: all.id });
  const by = admin.actor!.name;
  const told = await ask(other, notifications, {});
  expect(
    told
      .filter(({ permission }) => permission === 3)
      .map(({ msg }) => msg)
      .slice(0, 4),
  ).toEqual([
    `${by} changed user MEENA`,
    `${by} changed role ${role.name}`,
    `${by} added user MEENA`,
    `${by} added role ${role.name}`,
  ]);
  const added = told.find(({ msg }) => msg === `${by} added user MEENA`)!.msgText;
  expect([wordingIn('hi')(added), wordingIn('mr')(added)]).toEqual([
    `${by} ने जोड़ा: यूज़र MEENA`,
    `${by} यांनी जोडले: यूजर MEENA`,
  ]);
  expect(await ask(decider, notifications, {})).toEqual([]);
  expect(await ask(admin, permissionCounts, {})).toEqual(own);
});

test('a user who manages only users, or only keys, is notified of these alone', async () => {
  const only = async (rights: string) => logIn(await addUser({ roleId: (await addRole(rights)).id }));
  const ofUsers = await only('users.manage changes.request');
  const ofKeys = await only('keys.manage');
  const asker = await only('users.manage changes.request shift.read');
  const neither = await only('changes.request shift.read');
  const told = async (who: Context) => (await ask(who, notifications, {})).map(({ msg }) => msg);
  const before = await told(ofUsers);
  const role = await addRole('shift.read');
  const user = await addUser({ roleId: role.id, name: 'MEENA' });
  const { key } = await actAs(admin)<{ key: string }>('createApiKey', { name: 'Scale', rights: ['shift.read'] });
  // Waits for those who decide.
  await actAs(asker)('updateUser', { id: user.id, name: 'MEENA DEVI', reason: 'because' });
  // What its maker added was never asked for.
  expect((await ask(admin, myChangeRequests, {})).filter(({ rowId }) => rowId === user.id)).toEqual([]);
  expect(await ask(asker, myChangeRequests, {})).toMatchObject([{ rowId: user.id, state: 'PENDING' }]);
  const by = admin.actor!.name;
  expect((await told(ofUsers)).slice(0, -before.length || undefined)).toEqual([
    `${by} added user MEENA`,
    `${by} added role ${role.name}`,
  ]);
  expect(await told(ofKeys)).toEqual([`${by} added API key SCALE, ${key.slice(0, 8)}`]);
  expect(await ask(ofKeys, permissionCounts, {})).toEqual({ pending: 0, notices: 1 });
  const requestId = (await ask(ofKeys, notifications, {}))[0]!.notificationId;
  expect(await ask(ofUsers, notification, { requestId })).toBeNull();
  expect(await ask(ofKeys, notification, { requestId })).toMatchObject({ tableName: 'api_key' });
  // Marks as seen what the reader sees, and nothing else.
  expect(await actAs(ofUsers)('seeNotices', { notificationId: requestId })).toEqual({ seen: 0 });
  expect(await actAs(ofKeys)('seeNotices', {})).toEqual({ seen: 1 });
  expect(await ask(ofKeys, permissionCounts, {})).toEqual({ pending: 0, notices: 0 });
  expect(await refusals(ask(neither, notifications, {}))).toEqual([['FORBIDDEN', undefined]]);
});
