import { BUILT_IN_ROLES } from '../../server/domain/rights';
import '../../server/api/graphql/resolvers';
import '../../server/api/rest/routes';
import type { Context } from '../../server/platform/context';
import { PASSWORD, refusalOf } from '../server/backend';
import { type OpenChangeStation, openChangeStation } from '../server/changes/change-station';
import { changeSamples } from '../server/changes/samples';
import { actAs } from '../support/closing-station';
import { linkIn, mailedTo } from './recovery';

let station: OpenChangeStation;
let users = 0;

const set = (name: string, value: unknown) =>
  station.sql(
    'INSERT INTO station_setting (key, value) VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET value = EXCLUDED.value',
    [name, JSON.stringify(value)],
  );

beforeAll(async () => {
  station = await openChangeStation();
}, 120_000);
afterAll(() => station.backend.close());
beforeEach(async () => {
  await set('fourEyes', true);
  await station.sql('DELETE FROM guess_count');
});

const EXPENDITURE = changeSamples.find(({ table, change }) => table === 'expenditure' && change !== null)!;

/** Requests a forged change of an amount as `asker`; returns the request's id. */
async function askedBy(asker: Context): Promise<number> {
  const rowId = await EXPENDITURE.seed(station);
  const changes = Object.entries(EXPENDITURE.change!(station)).map(([field, value]) => ({ field, value }));
  const answer = await actAs(asker)<{ changeRequestId: number; state: string }>('changeRow', {
    table: 'expenditure',
    rowId,
    permission: 2,
    changes,
    comment: 'A forged amount',
    confirmed: true,
  });
  expect(answer.state).toBe('PENDING');
  return answer.changeRequestId;
}

const decide = (ctx: Context, requestId: number, accept = true) =>
  actAs(ctx)<{ state: string }>('decideChange', { requestId, accept });

const newUser = (over = {}) => ({
  name: 'PUPPET',
  email: `puppet-${++users}@station.example`,
  password: 'puppet-1',
  phoneNo: '9876543210',
  address: 'MAIN ROAD',
  ...over,
});

type Made = { id: number; changeRequestId: number | null; message: string; row: { disabled: boolean } };

async function versionOf(userId: number): Promise<number> {
  const [user] = await station.sql<{ version: number }>('SELECT version FROM app_user WHERE id = $1', [userId]);
  return user!.version;
}

/** The context of the user, logged in with the password. */
async function logInAs(email: string, password = 'puppet-1'): Promise<Context> {
  const ctx = await station.backend.requestOf(await station.backend.logIn(email, password));
  return { ...ctx, clock: station.admin.clock };
}

test("a user created by one admin cannot log in before another admin accepts, and only the other admin can decide that user's requests", async () => {
  const input = newUser();
  const made = await actAs(station.admin)<Made>('createUser', input);
  expect(made).toMatchObject({
    message: 'Sent for approval. The new user can log in after somebody else accepts.',
    row: { disabled: true },
    changeRequestId: expect.any(Number),
  });
  expect(await refusalOf(station.backend.logIn(input.email, input.password))).toMatchObject({
    kind: 'UNAUTHENTICATED',
  });
  expect(await refusalOf(decide(station.admin, made.changeRequestId!))).toMatchObject({ code: 'OWN_REQUEST' });
  const enable = { id: made.id, version: await versionOf(made.id), reason: 'I need them' };
  expect(await actAs(station.admin)('enableUser', enable).catch((error) => error.message)).toMatch(
    /already requested this/,
  );

  await decide(station.other, made.changeRequestId!);
  const puppet = await logInAs(input.email);
  const forged = await askedBy(puppet);
  expect(await refusalOf(decide(station.admin, forged))).toMatchObject({
    code: 'SAME_ACCOUNT_HANDLER',
    message: expect.stringMatching(/^A USER created, enabled or changed the account of PUPPET, so somebody else/),
  });
  expect(await decide(station.other, forged)).toMatchObject({ state: 'ACCEPTED' });
});

test('an admin who created a puppet before four eyes cannot decide its requests, even after it set its own password', async () => {
  await set('fourEyes', false);
  const input = newUser();
  await actAs(station.admin)('createUser', input);
  await set('fourEyes', true);
  const puppet = await logInAs(input.email);
  await actAs(puppet)('changePassword', { currentPassword: 'puppet-1', newPassword: 'puppet-2' });
  const forged = await askedBy(await logInAs(input.email, 'puppet-2'));
  expect(await refusalOf(decide(station.admin, forged))).toMatchObject({ code: 'SAME_ACCOUNT_HANDLER' });
  expect(await decide(station.admin, forged, false)).toMatchObject({ state: 'REJECTED' });
});

test.each<[string, (id: number, email: string) => Promise<unknown>]>([
  [
    'changed the e-mail address of a user',
    async (id) =>
      actAs(station.admin)('updateUser', {
        id,
        version: await versionOf(id),
        email: `taken-${id}@station.example`,
        reason: 'Moved',
      }),
  ],
  [
    'disabled and enabled a user',
    async (id) => {
      await actAs(station.admin)('removeUser', { id, version: await versionOf(id), reason: 'Left' });
      await actAs(station.admin)('enableUser', { id, version: await versionOf(id), reason: 'Back' });
    },
  ],
  ['issued a password link for a user', (userId) => actAs(station.admin)('issuePasswordLink', { userId })],
])("an admin who %s cannot decide that user's requests", async (_what, handle) => {
  const email = `real-${++users}@station.example`;
  const userId = await station.backend.addUser(email);
  await set('fourEyes', false);
  await handle(userId, email);
  await set('fourEyes', true);
  const forged = await askedBy({ ...station.staff, actor: { ...station.staff.actor!, userId } });
  expect(await refusalOf(decide(station.admin, forged))).toMatchObject({ code: 'SAME_ACCOUNT_HANDLER' });
  expect(await decide(station.other, forged)).toMatchObject({ state: 'ACCEPTED' });
});

test("an admin promoted at the request of one admin cannot decide that admin's requests until the password is replaced at the server", async () => {
  const input = newUser();
  const made = await actAs(station.admin)<Made>('createUser', input);
  await decide(station.other, made.changeRequestId!);
  const promotion = await actAs(station.admin)<Made>('updateUser', {
    id: made.id,
    version: await versionOf(made.id),
    isAdmin: true,
    reason: 'A friend',
  });
  await decide(station.other, promotion.changeRequestId!);
  const friend = await logInAs(input.email);
  expect(friend.actor!.rights).toEqual(BUILT_IN_ROLES.admin);
  const forged = await askedBy(station.admin);
  expect(await refusalOf(decide(friend, forged))).toMatchObject({
    code: 'SAME_ACCOUNT_HANDLER',
    message: expect.stringContaining('changed the account of PUPPET'),
  });
  // A puppet of the same admin requests and the promoted one decides, so one person controls both.
  const second = newUser();
  const asker = await actAs(station.admin)<Made>('createUser', second);
  await decide(station.other, asker.changeRequestId!);
  expect(await refusalOf(decide(friend, await askedBy(await logInAs(second.email))))).toMatchObject({
    code: 'SAME_ACCOUNT_HANDLER',
  });

  const link = await linkIn(station.backend, made.id, 'server');
  await actAs({ ...station.admin, actor: null })('resetPassword', { password: 'quite-new', ...link });
  expect(await decide(await logInAs(input.email, 'quite-new'), forged)).toMatchObject({ state: 'ACCEPTED' });
});

test('handlers of handlers count: an admin who handles B, who handles C, cannot decide the requests of C, nor C theirs', async () => {
  const [middle, last] = [
    await station.backend.addUser(`b-${++users}@station.example`),
    `c-${++users}@station.example`,
  ];
  const lastId = await station.backend.addUser(last, { isAdmin: true });
  await station.sql(
    'INSERT INTO account_handler (user_id, handler_id, four_eyes) VALUES ($1, $2, true), ($3, $1, true), ($1, $3, true)',
    [middle, station.third.actor!.userId, lastId],
  );
  // A cycle, as two admins may have enabled each other, ends.
  const asked = await askedBy({ ...station.staff, actor: { ...station.staff.actor!, userId: lastId } });
  expect(await refusalOf(decide(station.third, asked))).toMatchObject({ code: 'SAME_ACCOUNT_HANDLER' });
  const lastOne = await logInAs(last, PASSWORD);
  const byThird = await askedBy(station.third);
  expect(await refusalOf(decide(lastOne, byThird))).toMatchObject({ code: 'SAME_ACCOUNT_HANDLER' });
  expect(await decide(station.other, asked)).toMatchObject({ state: 'ACCEPTED' });
  await station.sql('UPDATE app_user SET enabled = false WHERE id = $1', [lastId]);
});

test('another e-mail address invalidates the link mailed to the old one', async () => {
  await set('fourEyes', false);
  const email = `old-${++users}@station.example`;
  const id = await station.backend.addUser(email);
  await actAs(station.backend.request())('recoverPassword', { email });
  const link = await mailedTo(station.backend, email);
  await actAs(station.admin)('updateUser', {
    id,
    version: await versionOf(id),
    email: `new-${users}@station.example`,
    reason: 'Moved',
  });
  const reset = actAs(station.backend.request())('resetPassword', { password: 'too-late', ...link });
  expect(await refusalOf(reset)).toMatchObject({ code: 'LINK_VOID' });
});

test('a mailed link makes whoever set its address a handler of the account', async () => {
  await set('fourEyes', false);
  const input = newUser();
  const { id } = await actAs(station.admin)<Made>('createUser', input);
  const recovered = async (email: string, password: string) => {
    await actAs(station.backend.request())('recoverPassword', { email });
    const link = await mailedTo(station.backend, email);
    await actAs(station.backend.request())('resetPassword', { password, ...link });
    return askedBy(await logInAs(email, password));
  };
  await set('fourEyes', true);
  expect(await refusalOf(decide(station.admin, await recovered(input.email, 'by-mail-1')))).toMatchObject({
    code: 'SAME_ACCOUNT_HANDLER',
  });
  const moved = `own-${id}@station.example`;
  const change = await actAs(station.other)<Made>('updateUser', {
    id,
    version: await versionOf(id),
    email: moved,
    reason: 'Their own address',
  });
  await decide(station.third, change.changeRequestId!);
  const asked = await recovered(moved, 'by-mail-2');
  expect(await refusalOf(decide(station.other, asked))).toMatchObject({ code: 'SAME_ACCOUNT_HANDLER' });
  expect(await decide(station.admin, asked)).toMatchObject({ state: 'ACCEPTED' });
});

test.each<[string, (id: number) => Promise<unknown>]>([
  ['change a user', async (id) => actAs(station.admin)('updateUser', { id, email: 'x@y.in', reason: 'Because' })],
  [
    'change a user by a change request',
    async (rowId) =>
      actAs(station.admin)('changeRow', {
        table: 'app_user',
        rowId,
        permission: 2,
        comment: 'Because',
        changes: [{ field: 'email', value: 'x@z.in' }],
      }),
  ],
  [
    'turn four eyes off',
    () =>
      actAs(station.admin)('changeRow', {
        table: 'station_setting',
        rowId: 1,
        permission: 2,
        comment: 'No need',
        changes: [{ field: 'fourEyes', value: 'false' }],
      }),
  ],
])('one admin alone cannot %s', async (_what, attempt) => {
  const userId = await station.backend.addUser(`staff-${++users}@station.example`);
  const before = await station.sql('SELECT email FROM app_user WHERE id = $1', [userId]);
  const { changeRequestId } = (await attempt(userId)) as { changeRequestId: number };
  expect(await station.sql('SELECT email FROM app_user WHERE id = $1', [userId])).toEqual(before);
  expect(await station.sql("SELECT value FROM station_setting WHERE key = 'fourEyes'")).toEqual([{ value: true }]);
  expect(await refusalOf(decide(station.admin, changeRequestId))).toMatchObject({ code: 'OWN_REQUEST' });
});

test('one admin alone cannot issue a password link, and is told what to do instead', async () => {
  const userId = await station.backend.addUser(`staff-${++users}@station.example`);
  expect(await refusalOf(actAs(station.admin)('issuePasswordLink', { userId }))).toMatchObject({
    code: 'NOT_ALONE',
    message:
      'With four eyes, nobody resets the password of another user alone. Run npm run new-password on the server with the e-mail address.',
  });
  const env = { ...station.admin.env, smtpUrl: 'smtp://mail.example:25', mailFrom: 'office@station.example' };
  const withMail: Context = { ...station.admin, env };
  expect(await refusalOf(actAs(withMail)('issuePasswordLink', { userId }))).toMatchObject({
    code: 'NOT_ALONE',
    message:
      'With four eyes, nobody resets the password of another user alone. The user can ask for a mail on the login page, or ' +
      'npm run new-password can be run on the server with the e-mail address.',
  });
  expect(await station.sql('SELECT FROM password_recovery WHERE user_id = $1', [userId])).toEqual([]);
});

test('four eyes cannot be turned on where only one admin can log in', async () => {
  await set('fourEyes', false);
  const { sql } = station;
  const others = [station.other, station.third].map(({ actor }) => actor!.userId);
  await sql('UPDATE app_user SET enabled = false WHERE is_admin AND id <> $1', [station.admin.actor!.userId]);
  const attempt = actAs(station.admin)('changeRow', {
    table: 'station_setting',
    rowId: 1,
    permission: 2,
    changes: [{ field: 'fourEyes', value: 'true' }],
  });
  expect(await refusalOf(attempt)).toMatchObject({ code: 'TOO_FEW_ADMINS' });
  await sql('UPDATE app_user SET enabled = true WHERE id = ANY($1)', [others]);
});
