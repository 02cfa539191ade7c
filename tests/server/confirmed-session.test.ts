import type { ProblemError } from '../../server/domain/kernel/problem';
import { CONFIRM_SESSION } from '../../server/domain/second-factor.rules';
import { masters } from '../../server/masters';
import type { Context } from '../../server/platform/context';
import { commands, submit } from '../../server/platform/submit';
import { addPasskey, startPasskey } from '../../server/services/access/second-factor/add-passkey';
import { completeSignIn } from '../../server/services/access/second-factor/complete-sign-in';
import { confirmSession, startConfirmation } from '../../server/services/access/second-factor/confirm-session';
import { renewRecoveryCodes } from '../../server/services/access/second-factor/renew-recovery-codes';
import { signIn } from '../../server/services/access/sign-in';
import { ChangePermission } from '../../server/services/approvals/change-request.entity';
import { actAs } from '../support/closing-station';
import { challengeOf, codeOf, later, turnOn } from '../support/second-factor';
import { SoftAuthenticator } from '../support/soft-authenticator';
import { setSetting } from '../support/station-settings';
import '../../server/api/graphql/resolvers';
import { type Backend, openBackend, PASSWORD, problemOf } from './backend';

const REFUSED = { code: CONFIRM_SESSION };

let backend: Backend;
let counted = 0;
beforeAll(async () => {
  backend = await openBackend();
});
afterAll(() => backend.close());
beforeEach(() => backend.sql('DELETE FROM guess_count'));

/** A session that was confirmed so many minutes ago. */
interface Session {
  userId: number;
  email: string;
  /** A request of the session as it is now. */
  now(): Promise<Context>;
}

async function openSession({ isAdmin = true, minutesAgo = 10 } = {}): Promise<Session> {
  const email = `person${++counted}@station.example`;
  const userId = await backend.addUser(email, { isAdmin });
  const token = await backend.logIn(email);
  await age(userId, minutesAgo);
  return { userId, email, now: () => backend.requestOf(token) };
}

const age = (userId: number, minutes: number): Promise<unknown> =>
  backend.sql(`UPDATE user_session SET confirmed_at = now() - $2 * interval '1 minute' WHERE user_id = $1`, [
    userId,
    minutes,
  ]);

const newPasskey = (): SoftAuthenticator => new SoftAuthenticator('https://station.example', 'station.example');

const confirm = async (session: Session, input: object): Promise<object> =>
  submit(await session.now(), confirmSession, input);

const newUser = async (enabled = true): Promise<number> =>
  backend.addUser(`person${++counted}@station.example`, { enabled });
const newRole = async (disabled = false): Promise<number> => {
  const [role] = await backend.sql<{ id: number }>(
    'INSERT INTO role (name, rights, disabled) VALUES ($1, $2, $3) RETURNING id',
    [`OWN ${++counted}`, 'shift.read', disabled],
  );
  return role!.id;
};
const newRowOf: Record<string, (isDisabled?: boolean) => Promise<number>> = {
  User: (isDisabled = false) => newUser(!isDisabled),
  Role: newRole,
};
const NEW_ROW: Record<string, () => object> = {
  User: () => ({
    name: 'SOMEBODY',
    email: `new${++counted}@station.example`,
    password: 'sesame-1',
    phoneNo: '9876543210',
    address: 'MAIN ROAD',
  }),
  Role: () => ({ name: `New role ${++counted}`, rights: 'shift.read' }),
};
const changeOf = (table: string, rowId: number): object => ({
  table,
  rowId,
  permission: ChangePermission.MODIFY,
  changes: [{ field: 'name', value: `RENAMED ${++counted}` }],
});

/** Inputs of the commands that need a confirmed session by themselves. */
const INPUTS: Record<string, () => Promise<object>> = {
  createApiKey: async () => ({ name: `Tool ${++counted}`, rights: ['shift.read'] }),
  issuePasswordLink: async () => ({ userId: await newUser() }),
  resetSecondFactor: async () => {
    const { userId, now } = await openSession({ minutesAgo: 0 });
    await turnOn(await now(), PASSWORD);
    return { userId };
  },
};

const needing = masters.filter(({ master }) => master.options.needsConfirmation);

/** Every way to change a row of such a master. */
const waysOf = (name: string, table: string): [string, () => Promise<object>][] => [
  [`create${name}`, async () => NEW_ROW[name]!()],
  [`update${name}`, async () => ({ id: await newRowOf[name]!(), name: `RENAMED ${++counted}` })],
  [`remove${name}`, async () => ({ id: await newRowOf[name]!(), version: 1 })],
  [`enable${name}`, async () => ({ id: await newRowOf[name]!(true), version: 1 })],
  ['changeRow', async () => changeOf(table, await newRowOf[name]!())],
  [
    'importRows',
    async () => {
      const row = Object.entries(NEW_ROW[name]!());
      return { master: name, text: [0, 1].map((at) => row.map((cell) => cell[at]).join('\t')).join('\n') };
    },
  ],
];

test('users and roles need it', () => {
  expect(needing.map(({ master }) => master.name).sort()).toEqual(['Role', 'User']);
});

const ways: [string, () => Promise<object>][] = [
  ...[...commands.values()]
    .filter(({ needsConfirmation }) => needsConfirmation)
    .map(({ name }): [string, () => Promise<object>] => [name, async () => INPUTS[name]!()]),
  ...needing.flatMap(({ master }) => waysOf(master.name, master.table)),
];

test.each(ways)('%s is refused in an old session, and works once it is confirmed', async (name, input) => {
  const session = await openSession();
  const given = await input();
  const act = async (): Promise<object> => actAs(await session.now())(name, given);
  expect(await problemOf(act())).toMatchObject(REFUSED);
  await confirm(session, { password: PASSWORD });
  await act();
});

test('an import in an old session is refused as a whole, not at each row', async () => {
  const session = await openSession();
  const text = ['name\trights', `New role ${++counted}\tshift.read`, `New role ${++counted}\tshift.read`].join('\n');
  const answer = actAs(await session.now())('importRows', { master: 'Role', text });
  const { kind, problems } = (await answer.catch((error: unknown) => error)) as ProblemError;
  expect(kind).toBe('FORBIDDEN');
  expect(problems.map(({ code, field }) => [code, field])).toEqual([[CONFIRM_SESSION, undefined]]);
});

test('a log-in confirms its session for ten minutes, whatever was confirmed in others', async () => {
  const session = await openSession({ minutesAgo: 9.9 });
  await actAs(await session.now())('createRole', NEW_ROW.Role!());
  await age(session.userId, 10);
  const other = await openSession({ minutesAgo: 0 });
  await confirm(other, { password: PASSWORD });
  expect(await problemOf(actAs(await session.now())('createRole', NEW_ROW.Role!()))).toMatchObject(REFUSED);
  // What gives no right to anyone needs none.
  const { apiKeyId } = await actAs(await other.now())<{ apiKeyId: number }>('createApiKey', {
    name: 'To revoke',
    rights: ['shift.read'],
  });
  await actAs(await session.now())('revokeApiKey', { apiKeyId });
});

test('with four eyes the one who accepts confirms, not the one who asks or looks', async () => {
  const [asks, decides] = [await openSession(), await openSession()];
  const fresh = await openSession({ minutesAgo: 0 });
  await setSetting(actAs(await fresh.now()), 'fourEyes', 'true');
  const { changeRequestId: requestId } = await actAs(await asks.now())<{ changeRequestId: number }>('changeRow', {
    ...changeOf('app_user', await newUser()),
    comment: 'Married',
  });
  expect(await actAs(await decides.now())('rehearseChange', { requestId })).toMatchObject({ problems: [] });
  const accept = async () => actAs(await decides.now())('decideChange', { requestId, accept: true });
  expect(await problemOf(accept())).toMatchObject(REFUSED);
  await confirm(decides, { password: PASSWORD });
  await accept();
  await backend.sql(`DELETE FROM station_setting WHERE key = 'fourEyes'`);
});

test('a wrong password is refused at its field, and delayed as at the log-in', async () => {
  const session = await openSession();
  expect(await problemOf(confirm(session, {}))).toMatchObject({ code: 'PASSWORD_MISSING', field: 'password' });
  for (let i = 0; i < 5; i++)
    expect(await problemOf(confirm(session, { password: 'not-mine' }))).toMatchObject({
      code: 'WRONG_PASSWORD',
      field: 'password',
    });
  expect(await problemOf(confirm(session, { password: PASSWORD }))).toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
});

test('a user with a second step confirms by it, not by the password', async () => {
  const session = await openSession({ minutesAgo: 0 });
  const { key, recoveryCodes } = await turnOn(await session.now(), PASSWORD);
  expect(await submit(await session.now(), startConfirmation, {})).toEqual({
    secondSteps: ['AUTHENTICATOR', 'RECOVERY_CODE'],
    passkeyOptions: null,
  });
  await age(session.userId, 60);
  const renew = async () => submit(await session.now(), renewRecoveryCodes, { password: PASSWORD });
  expect(await problemOf(confirm(session, { password: PASSWORD }))).toMatchObject({
    code: 'WRONG_SECOND_STEP',
    field: 'code',
  });
  // None of them counts as a wrong guess of the password.
  for (let i = 0; i < 6; i++) expect(await problemOf(renew())).toMatchObject(REFUSED);
  const { clock } = await session.now();
  await confirm(session, { code: codeOf(key, later(clock, 0).now()) });
  await renew();
  await age(session.userId, 60);
  expect(await problemOf(confirm(session, { recoveryCode: recoveryCodes[0] }))).toMatchObject({
    code: 'WRONG_SECOND_STEP',
    field: 'recoveryCode',
  });
});

test('a passkey confirms by a challenge that works once', async () => {
  const session = await openSession({ minutesAgo: 0 });
  const passkey = newPasskey();
  const { options } = await submit(await session.now(), startPasskey, { password: PASSWORD });
  const response = passkey.create(JSON.parse(options!).challenge);
  const { recoveryCodes } = await submit(await session.now(), addPasskey, { name: 'Phone', response });
  await age(session.userId, 60);
  const started = await submit(await session.now(), startConfirmation, {});
  expect(started.secondSteps).toEqual(['PASSKEY', 'RECOVERY_CODE']);
  const asked = JSON.parse(started.passkeyOptions!);
  expect(asked).toMatchObject({ rpId: 'station.example', allowCredentials: [{ type: 'public-key' }] });
  const answer = passkey.get(asked.challenge);
  await confirm(session, { passkey: answer });
  expect((await session.now()).actor).toMatchObject({ mustConfirm: false });
  expect(await problemOf(confirm(session, { passkey: answer }))).toMatchObject({ field: 'passkey' });
  await age(session.userId, 60);
  await confirm(session, { recoveryCode: recoveryCodes![0] });
  expect((await session.now()).actor).toMatchObject({ mustConfirm: false });
});

describe('the challenge of a passkey', () => {
  const add = async (session: Session, response: string) =>
    submit(await session.now(), addPasskey, { name: 'Phone', response });
  const startAdding = async (session: Session): Promise<string> =>
    JSON.parse((await submit(await session.now(), startPasskey, { password: PASSWORD })).options!).challenge;
  const startConfirming = async (session: Session): Promise<string> =>
    JSON.parse((await submit(await session.now(), startConfirmation, {})).passkeyOptions!).challenge;

  async function withPasskey(): Promise<{ session: Session; passkey: SoftAuthenticator }> {
    const session = await openSession({ minutesAgo: 0 });
    const passkey = newPasskey();
    await add(session, passkey.create(await startAdding(session)));
    return { session, passkey };
  }

  test('that confirms a session adds no passkey', async () => {
    const { session } = await withPasskey();
    const challenge = await startConfirming(session);
    expect(await problemOf(add(session, newPasskey().create(challenge)))).toMatchObject({ code: 'PASSKEY_REFUSED' });
  });

  test('that adds a passkey confirms no session, and both may be open at once', async () => {
    const { session, passkey } = await withPasskey();
    const adding = await startAdding(session);
    const confirming = await startConfirming(session);
    expect(await problemOf(confirm(session, { passkey: passkey.get(adding) }))).toMatchObject({ field: 'passkey' });
    await confirm(session, { passkey: passkey.get(confirming) });
    await add(session, newPasskey().create(adding));
  });

  test('counts in its session only', async () => {
    const { session, passkey } = await withPasskey();
    const { challenge } = await challengeOf(
      submit(backend.request(), signIn, { email: session.email, password: PASSWORD }),
    );
    const { token } = await submit(backend.request(), completeSignIn, { challenge, passkey: passkey.get(challenge) });
    const other = { ...session, now: () => backend.requestOf(token) };
    const [here, there] = [await startConfirming(session), await startConfirming(other)];
    expect(await problemOf(confirm(other, { passkey: passkey.get(here) }))).toMatchObject({ field: 'passkey' });
    await confirm(session, { passkey: passkey.get(here) });
    await confirm(other, { passkey: passkey.get(there) });
  });

  test('adds a passkey only in a confirmed session once two-step login is on', async () => {
    const { session } = await withPasskey();
    const response = newPasskey().create(await startAdding(session));
    await age(session.userId, 10);
    expect(await problemOf(add(session, response))).toMatchObject(REFUSED);
    await age(session.userId, 9.9);
    await add(session, response);
  });
});
