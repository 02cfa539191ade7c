import { hash } from '@node-rs/argon2';
import { BUILT_IN_ROLES } from '../../server/domain/rights';
import { ask, NoInput } from '../../server/platform/ask';
import type { UserPrincipal } from '../../server/platform/principal';
import { defineCommand, submit } from '../../server/platform/submit';
import { transaction } from '../../server/platform/transaction';
import { changePassword } from '../../server/services/access/change-password';
import { keepAnAdmin } from '../../server/services/access/keep-an-admin';
import { me } from '../../server/services/access/me';
import { mySessions, revokeSession } from '../../server/services/access/my-sessions';
import { hashPassword } from '../../server/services/access/password';
import { actorOf, endSessionsOf } from '../../server/services/access/session';
import { signIn } from '../../server/services/access/sign-in';
import { signOut } from '../../server/services/access/sign-out';
import { type Backend, openBackend, PASSWORD, refusalOf } from './backend';

const REFUSED = {
  kind: 'UNAUTHENTICATED',
  code: 'LOGIN_REFUSED',
  message: 'Invalid email address or password !!!',
};

let backend: Backend;
let anna: number;

beforeAll(async () => {
  backend = await openBackend();
  anna = await backend.addUser('anna@station.example', { isAdmin: true });
  await backend.addUser('gone@station.example', { enabled: false });
});
afterAll(() => backend.close());
beforeEach(() => backend.sql('DELETE FROM guess_count'));

const actor = (token: string) => actorOf(backend.database, token) as Promise<UserPrincipal | null>;
const logIn = (email: string, password: string) => submit(backend.request(), signIn, { email, password });

describe('log-in', () => {
  it('returns a token and the user, ignoring case and blanks of the address', async () => {
    const { token, user } = await logIn('  Anna@Station.Example ', PASSWORD);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(user).toEqual({
      userId: anna,
      name: 'A USER',
      email: 'anna@station.example',
      phoneNo: '9876543210',
      address: 'Main road',
      language: null,
      isAdmin: true,
      role: 'Admin',
      rights: [...BUILT_IN_ROLES.admin],
      documentPath: null,
    });
    expect(await ask(await backend.requestOf(token), me)).toEqual(user);
  });

  it.each([
    ['a wrong password', 'anna@station.example', 'open-sesam'],
    ['an unknown address', 'nobody@station.example', PASSWORD],
    ['a disabled user', 'gone@station.example', PASSWORD],
    ['no address at all', 'anna', PASSWORD],
    ['a password that is too short', 'anna@station.example', 'open'],
    ['a password that is too long', 'anna@station.example', 'x'.repeat(16)],
    ['neither address nor password', undefined, undefined],
  ])('refuses %s with the same message', async (_, email, password) => {
    expect(await refusalOf(submit(backend.request(), signIn, { email, password }))).toEqual(REFUSED);
  });

  it('refuses unknown fields', async () => {
    const input = { email: 'anna@station.example', password: PASSWORD, isAdmin: true };
    expect(await refusalOf(submit(backend.request(), signIn, input))).toMatchObject({ kind: 'INVALID' });
  });

  it('compares a hash for an unknown user too, so that timing reveals nothing', async () => {
    // Spied on, not mocked.
    const compared = jest.spyOn(jest.requireActual<typeof import('@node-rs/argon2')>('@node-rs/argon2'), 'verify');
    for (const email of ['anna@station.example', 'nobody@station.example', 'gone@station.example'])
      await refusalOf(logIn(email, 'wrong-one'));
    const costs = compared.mock.calls.map(([stored]) => String(stored).split('$').slice(0, 4));
    compared.mockRestore();
    expect(costs).toEqual([costs[0], costs[0], costs[0]]);
  });

  it('upgrades a password hash of a lower cost', async () => {
    const id = await backend.addUser('cheap@station.example');
    const cheap = await hash(PASSWORD, { memoryCost: 8192, timeCost: 1, parallelism: 1 });
    await backend.sql('UPDATE app_user SET password_hash = $2 WHERE id = $1', [id, cheap]);
    await logIn('cheap@station.example', PASSWORD);
    const [user] = await backend.sql<{ hash: string }>('SELECT password_hash AS hash FROM app_user WHERE id = $1', [
      id,
    ]);
    expect(user!.hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await logIn('cheap@station.example', PASSWORD)).user.userId).toBe(id);
  });
});

describe('a session', () => {
  const age = (token: string, column: string, by: string) =>
    backend.sql(
      `UPDATE user_session SET ${column} = ${column} - $2::interval WHERE token_hash = sha256(convert_to($1, 'UTF8'))`,
      [token, by],
    );

  it.each([
    ['expires_at', '11 hours 59 minutes', true],
    ['expires_at', '12 hours', false],
    ['last_seen_at', '1 hour 59 minutes', true],
    ['last_seen_at', '2 hours', false],
  ])('a session whose %s is %s ago is valid: %s', async (column, by, holds) => {
    const token = await backend.logIn('anna@station.example');
    await age(token, column, by);
    expect((await actor(token)) !== null).toBe(holds);
  });

  it('is extended by use, written at most once a minute', async () => {
    const token = await backend.logIn('anna@station.example');
    const seen = async () => {
      await actor(token);
      const [row] = await backend.sql<{ at: string }>(
        `SELECT last_seen_at::text AS at FROM user_session WHERE token_hash = sha256(convert_to($1, 'UTF8'))`,
        [token],
      );
      return row!.at;
    };
    const first = await seen();
    expect(await seen()).toBe(first);
    await age(token, 'last_seen_at', '90 minutes');
    expect((await seen()) > first).toBe(true);
  });

  it.each(['', 'x', '\0', 'a'.repeat(10_000)])('does not exist for the token %j', async (token) => {
    expect(await actor(token)).toBeNull();
  });

  it('is read with name and rights at every request', async () => {
    const id = await backend.addUser('risen@station.example');
    const token = await backend.logIn('risen@station.example');
    await backend.sql(`UPDATE app_user SET is_admin = true, name = 'RISEN' WHERE id = $1`, [id]);
    expect(await actor(token)).toMatchObject({ userId: id, name: 'RISEN', rights: BUILT_IN_ROLES.admin });
    await backend.sql('UPDATE app_user SET enabled = false WHERE id = $1', [id]);
    expect(await actor(token)).toBeNull();
  });

  it("lists the user's other sessions and ends one, but none of another user", async () => {
    await backend.addUser('many@station.example');
    const [first, second] = [await backend.logIn('many@station.example'), await backend.logIn('many@station.example')];
    const request = await backend.requestOf(first);
    const sessions = await ask(request, mySessions);
    expect(sessions.map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
    expect(sessions[0]).toMatchObject({ userAgent: 'a test', address: expect.stringContaining('198.51.100.') });

    const others = (await actor(await backend.logIn('anna@station.example')))!.sessionId;
    expect(await refusalOf(submit(request, revokeSession, { sessionId: others }))).toMatchObject({ kind: 'NOT_FOUND' });
    await submit(request, revokeSession, { sessionId: sessions[1]!.sessionId });
    expect(await actor(second)).toBeNull();
    expect(await actor(first)).not.toBeNull();
    expect(await ask(request, mySessions)).toHaveLength(1);
  });
});

/** Changes a user in the order of the users' page: first the row, then the sessions. */
const demoteForTest = defineCommand({
  name: 'test: demote',
  right: 'users.manage',
  input: NoInput,
  async run(tx) {
    await tx.sql(`UPDATE app_user SET is_admin = false WHERE email = 'fallen@station.example'`);
    const [{ id }] = (await tx.sql(`SELECT id FROM app_user WHERE email = 'fallen@station.example'`)) as [
      { id: number },
    ];
    await endSessionsOf(tx, id);
    return {};
  },
});

describe('the end of sessions', () => {
  const endedIds = (count: number) => {
    const ended = backend.events.subscribe('sessionsEnded');
    return async () => {
      const told: unknown[] = [];
      for await (const ids of ended) if (told.push(ids) === count) break;
      return told;
    };
  };

  it('signing out ends only that session, announced to every process', async () => {
    const [mine, other] = [await backend.logIn('anna@station.example'), await backend.logIn('anna@station.example')];
    const request = await backend.requestOf(mine);
    const told = endedIds(1);
    await submit(request, signOut, {});
    expect(await actor(mine)).toBeNull();
    expect(await actor(other)).not.toBeNull();
    expect(await told()).toEqual([{ userId: anna, sessionId: (request.actor as UserPrincipal).sessionId }]);
    expect(await refusalOf(submit(await backend.requestOf(mine), signOut, {}))).toMatchObject({
      message: 'Please log in',
    });
  });

  it('a password change ends all other sessions', async () => {
    const id = await backend.addUser('changer@station.example');
    const [mine, other] = [
      await backend.logIn('changer@station.example'),
      await backend.logIn('changer@station.example'),
    ];
    const told = endedIds(1);
    await submit(await backend.requestOf(mine), changePassword, {
      currentPassword: PASSWORD,
      newPassword: 'brand-new',
    });
    expect(await actor(mine)).not.toBeNull();
    expect(await actor(other)).toBeNull();
    expect(await told()).toEqual([{ userId: id, exceptSessionId: (await actor(mine))!.sessionId }]);
    expect(await refusalOf(logIn('changer@station.example', PASSWORD))).toEqual(REFUSED);
    expect((await logIn('changer@station.example', 'brand-new')).user.userId).toBe(id);
  });

  it("disabling a user or removing admin rights ends the user's sessions", async () => {
    const id = await backend.addUser('fallen@station.example', { isAdmin: true });
    const token = await backend.logIn('fallen@station.example');
    const told = endedIds(1);
    await submit(await backend.requestOf(await backend.logIn('anna@station.example')), demoteForTest, {});
    expect(await actor(token)).toBeNull();
    expect(await told()).toEqual([{ userId: id }]);
  });

  it('a password change refuses a log-in that is still checking the old password', async () => {
    const id = await backend.addUser('racer@station.example');
    const newHash = await hashPassword('brand-new');
    const holder = backend.database.createQueryRunner();
    await holder.startTransaction();
    await holder.query('UPDATE app_user SET password_hash = $2 WHERE id = $1', [id, newHash]);
    const late = refusalOf(logIn('racer@station.example', PASSWORD));
    await new Promise((resolve) => setTimeout(resolve, 300));
    await holder.commitTransaction();
    await holder.release();
    expect(await late).toEqual(REFUSED);
  });
});

describe('a password change', () => {
  it.each([
    [{ currentPassword: 'not-mine', newPassword: 'brand-new' }, 'This is not your password'],
    [{ currentPassword: PASSWORD, newPassword: 'four' }, 'password must be 5 to 15 characters'],
    [{ currentPassword: PASSWORD, newPassword: 'x'.repeat(16) }, 'password must be 5 to 15 characters'],
  ])('refuses %j: %s', async (input, message) => {
    const request = await backend.requestOf(await backend.logIn('anna@station.example'));
    expect(await refusalOf(submit(request, changePassword, input))).toMatchObject({ kind: 'INVALID', message });
    expect((await logIn('anna@station.example', PASSWORD)).user.userId).toBe(anna);
  });

  it('a password change repeated with one key happens once and returns the same answer', async () => {
    await backend.addUser('twice@station.example');
    const token = await backend.logIn('twice@station.example');
    const send = async () =>
      submit(await backend.requestOf(token, { idempotencyKey: 'change-1' }), changePassword, {
        currentPassword: PASSWORD,
        newPassword: 'brand-new',
      });
    expect(await send()).toEqual(await send());
  });
});

describe('the last admin', () => {
  const lose = (userId: number) =>
    transaction(backend.database, async (tx) => {
      await keepAnAdmin(tx, userId, 'isAdmin');
      await tx.sql('UPDATE app_user SET is_admin = false WHERE id = $1', [userId]);
    });

  it('remains, even when two remove each other at once', async () => {
    await backend.sql('UPDATE app_user SET is_admin = false WHERE id <> $1', [anna]);
    await backend.addUser('off@station.example', { isAdmin: true, enabled: false });
    expect(await refusalOf(lose(anna))).toMatchObject({
      message: 'This is the last admin. Make someone else an admin first.',
    });
    for (let round = 0; round < 10; round++) {
      const other = await backend.addUser(`admin${round}@station.example`, { isAdmin: true });
      await Promise.allSettled([lose(anna), lose(other)]);
      const admins = await backend.sql<{ id: number }>('SELECT id FROM app_user WHERE is_admin AND enabled');
      expect(admins).toHaveLength(1);
      await backend.sql('UPDATE app_user SET is_admin = (id = $1)', [anna]);
    }
  });
});
