import { readEnv } from '../../server/env';
import { masters } from '../../server/masters';
import { ensureFirstAdmin } from '../../server/services/access/first-admin';
import '../../server/api/graphql/resolvers';
import '../../server/api/rest/routes';
import type { Context } from '../../server/platform/context';
import type { UserPrincipal } from '../../server/platform/principal';
import { submit } from '../../server/platform/submit';
import { signIn } from '../../server/services/access/sign-in';
import { mailedTo } from '../security/recovery';
import { type Backend, openBackend, PASSWORD } from '../server/backend';
import { CrashPoints, isOfNewStation } from '../server/crash-points';
import { addRow, contextOf, sampleInput } from '../server/masters-samples';
import { challengeOf, codeOf, later, turnOn } from '../support/second-factor';
import { SoftAuthenticator } from '../support/soft-authenticator';
import { expectBooksInOrder } from '../support/state-of-books';

let crash: CrashPoints;
let backend: Backend;
let admin: Context;

beforeAll(async () => {
  backend = await openBackend();
  crash = new CrashPoints(backend, isOfNewStation);
});
afterEach(() => expectBooksInOrder(backend.database));
afterAll(async () => {
  await backend.close();
});

it('set-up, log-ins and passwords can be interrupted at each statement', async () => {
  const email = 'anna@station.example';
  await ensureFirstAdmin({ database: backend.database, env: readEnv({}), log: backend.request().log });
  const code = backend.logged.flatMap((line) => /code ([A-Z0-9-]{14})/.exec(line)?.[1] ?? []).at(-1)!;
  const asAnyone = crash.actAs(backend.request());
  await asAnyone('setUpStation', { code, name: 'Anna', email, password: PASSWORD });
  const logIn = async (password: string): Promise<Context> =>
    backend.requestOf((await asAnyone<{ token: string }>('signIn', { email, password })).token);
  const me = await logIn(PASSWORD);
  const other = await logIn(PASSWORD);
  await crash.actAs(me)('revokeSession', { sessionId: (other.actor as UserPrincipal).sessionId });
  await crash.actAs(me)('changePassword', { currentPassword: PASSWORD, newPassword: 'brand-new' });
  await crash.actAs(me)('setLanguage', { language: 'hi' });
  await asAnyone('recoverPassword', { email });
  const link = await mailedTo(backend, email);
  await asAnyone('checkPasswordLink', link);
  await asAnyone('resetPassword', { password: 'newest', ...link });
  await crash.actAs(await logIn('newest'))('signOut', {});
}, 60_000);

it('a second factor can be interrupted at each statement', async () => {
  const [email, password] = ['factor@station.example', PASSWORD];
  await backend.addUser(email);
  const me = await backend.requestOf(await backend.logIn(email));
  const { key } = await crash.actAs(me)<{ key: string }>('startAuthenticator', { password });
  const earlier = { ...me, clock: later(me.clock, -120) };
  await crash.actAs(earlier)('confirmAuthenticator', { code: codeOf(key, earlier.clock.now()) });
  const asAnyone = backend.request({ clock: earlier.clock });
  const { challenge } = await challengeOf(submit(asAnyone, signIn, { email, password }));
  const clock = later(me.clock, -30);
  await crash.actAs({ ...asAnyone, clock })('completeSignIn', { challenge, code: codeOf(key, clock.now()) });
  await crash.actAs(me)('renewRecoveryCodes', { password });
  await crash.actAs(me)('turnOffSecondFactor', { password });
  const passkey = new SoftAuthenticator('https://station.example', 'station.example');
  const { options } = await crash.actAs(me)<{ options: string }>('startPasskey', { password });
  // Interrupted in between, it was begun again.
  const [newest] = await backend.sql<{ challenge: string }>('SELECT challenge FROM passkey_challenge');
  expect(JSON.parse(options).challenge).toBe(newest!.challenge);
  await crash.actAs(me)('addPasskey', { name: 'Phone', response: passkey.create(newest!.challenge) });
  const [{ id: passkeyId }] = (await backend.sql('SELECT id FROM passkey')) as [{ id: number }];
  await crash.actAs(me)('startConfirmation', {});
  const [asked] = await backend.sql<{ challenge: string }>('SELECT challenge FROM passkey_challenge');
  await crash.actAs(me)('confirmSession', { passkey: passkey.get(asked!.challenge) });
  await crash.actAs(me)('removePasskey', { passkeyId, password });
  await turnOn(me, password);
  await crash.actAs(await contextOf(backend, true))('resetSecondFactor', { userId: me.actor!.userId });
}, 60_000);

it('API keys can be interrupted at each statement', async () => {
  admin ??= await contextOf(backend, true);
  const act = crash.actAs(admin);
  const { apiKeyId } = await act<{ apiKeyId: number }>('createApiKey', { name: 'Tally', rights: ['shift.read'] });
  await act('revokeApiKey', { apiKeyId });
}, 60_000);

it.each(masters.map((module) => [module.master.name, module] as const))(
  'the commands of the master %s can be interrupted at each statement',
  async (_name, module) => {
    const { master, commands: own } = module;
    admin ??= await contextOf(backend, true);
    const act = crash.actAs(admin);
    await act(own.create.name, await sampleInput(admin, module));
    const row = await addRow(admin, module);
    const changed = master.fields.find(
      ({ options, rule }) => !options.readOnlyAfterCreate && !options.reference && rule.required,
    );
    const reason = 'because';
    let { id, version } = row;
    if (own.update) {
      const field = changed ? { [changed.name]: (await sampleInput(admin, module))[changed.name] } : {};
      ({ version } = (await act<{ row: { version: number } }>(own.update.name, { id, version, ...field, reason })).row);
    }
    if (own.enable) {
      await backend
        .sql(`UPDATE ${master.table} SET disabled = true WHERE id = $1`, [id])
        .catch(() => backend.sql(`UPDATE ${master.table} SET enabled = false WHERE id = $1`, [id]));
      ({ version } = (await act<{ row: { version: number } }>(own.enable.name, { id, version, reason })).row);
    }
    await act(own.remove.name, { id, version, reason });
  },
  30_000,
);

it('every command of a new station was interrupted at each of its statements', () => {
  const enumerated = [...crash.found].map(([label, { statements }]) => [label, statements] as const);
  CrashPoints.expectAll(new Map(enumerated), isOfNewStation);
});
