import { setTimeout } from 'node:timers/promises';
import { readEnv } from '../../server/env';
import { ask } from '../../server/platform/ask';
import { submit } from '../../server/platform/submit';
import { transaction } from '../../server/platform/transaction';
import { ensureFirstAdmin, insertFirstAdmin } from '../../server/services/access/first-admin';
import { setUpStation, stationState } from '../../server/services/access/set-up-station';
import { signIn } from '../../server/services/access/sign-in';
import { type Backend, openBackend, PASSWORD, refusalOf } from './backend';

let backend: Backend;

beforeAll(async () => {
  backend = await openBackend();
});
afterAll(() => backend.close());
beforeEach(async () => {
  // Not truncated: papers that refer to users are append-only.
  const tables = ['guess_count', 'station_setting', 'idempotency_key', 'known_device', 'user_session', 'app_user'];
  for (const table of tables) await backend.sql(`DELETE FROM ${table}`);
  backend.logged.length = 0;
});

const start = (settings: Record<string, string> = {}) =>
  ensureFirstAdmin({ database: backend.database, env: readEnv(settings), log: backend.request().log });
const toldCode = () => backend.logged.flatMap((line) => /code ([A-Z0-9-]{14})/.exec(line)?.[1] ?? []).at(-1)!;
const setUp = (code: string, over = {}) =>
  submit(backend.request(), setUpStation, { code, name: 'Anna', email: 'Anna@x.example', password: PASSWORD, ...over });
const state = () => ask(backend.request(), stationState);
const users = () => backend.sql('SELECT name, email, is_admin AS "isAdmin", enabled FROM app_user');

describe('the first admin', () => {
  const settings = { ADMIN_EMAIL: 'Boss@x.example', ADMIN_PASSWORD: PASSWORD };

  it('is created from the settings once, even when two servers start at the same time or again', async () => {
    await Promise.all([start(settings), start(settings)]);
    await start({ ...settings, ADMIN_EMAIL: 'other@x.example' });
    expect(await users()).toEqual([{ name: 'ADMIN', email: 'boss@x.example', isAdmin: true, enabled: true }]);
    expect(
      (await submit(backend.request(), signIn, { email: 'boss@x.example', password: PASSWORD })).user.isAdmin,
    ).toBe(true);
    expect(backend.logged.join()).not.toContain(PASSWORD);
  });

  it('is not created with a password that the log-in refuses', async () => {
    await expect(start({ ...settings, ADMIN_PASSWORD: 'x'.repeat(16) })).rejects.toThrow(
      'password must be 5 to 15 characters',
    );
    expect(await users()).toEqual([]);
  });

  it('is created with the set-up code from the log, also when typed with spaces or in lower case', async () => {
    await start();
    expect(await state()).toEqual({ needsSetUp: true });
    await setUp(toldCode().toLowerCase().replaceAll('-', ' '));
    expect(await users()).toEqual([{ name: 'ANNA', email: 'anna@x.example', isAdmin: true, enabled: true }]);
    expect(await state()).toEqual({ needsSetUp: false });
    expect(await refusalOf(setUp(toldCode(), { email: 'b@x.example' }))).toMatchObject({
      message: 'This station is already set up',
    });
  });

  it('accepts the code of any running server and no other code', async () => {
    await start();
    const first = toldCode();
    await start();
    expect(toldCode()).not.toBe(first);
    expect(await refusalOf(setUp('ABCD-EFGH-JKLM'))).toMatchObject({ code: 'WRONG_CODE' });
    await setUp(first);
    expect(await users()).toHaveLength(1);
  });

  it('is created once by two servers at the same moment', async () => {
    const make = (email: string, pause: number) =>
      transaction(backend.database, async (tx) => {
        const id = await insertFirstAdmin(tx, { name: 'ANNA', email, passwordHash: 'none' });
        await setTimeout(pause);
        return id;
      });
    const first = make('a@x.example', 300);
    await setTimeout(100);
    expect(await Promise.all([first, make('b@x.example', 0)])).toEqual([expect.any(Number), null]);
    expect(await users()).toHaveLength(1);
  });

  it('has a set-up code that cannot be guessed', async () => {
    await start();
    const kinds: string[] = [];
    for (let n = 0; n < 8; n++) kinds.push((await refusalOf(setUp(`ABCD-EFGH-${n}`))).kind);
    expect(kinds.filter((kind) => kind === 'TOO_MANY')).toHaveLength(3);
  });

  it.each([
    [{ name: '' }, 'Name canot be empty'],
    [{ email: 'anna' }, 'Must be a valid email within 45 character'],
    [{ password: 'four' }, 'password must be 5 to 15 characters'],
  ])('refuses %j: %s', async (over, message) => {
    await start();
    expect(await refusalOf(setUp(toldCode(), over))).toMatchObject({ kind: 'INVALID', message });
  });
});
