import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { Secret } from 'otpauth';
import { makeBackup } from '../../server/database/backup/make-backup';
import { POWERS } from '../../server/domain/rights';
import { hasSecondFactor, resetSecondFactor } from '../../server/masters/reset-second-factor';
import { ask } from '../../server/platform/ask';
import { type Clock, stationClock } from '../../server/platform/clock';
import type { Context } from '../../server/platform/context';
import type { UserPrincipal } from '../../server/platform/principal';
import { seal, unseal } from '../../server/platform/sealed';
import { submit } from '../../server/platform/submit';
import { changePassword } from '../../server/services/access/change-password';
import { me } from '../../server/services/access/me';
import { mySessions } from '../../server/services/access/my-sessions';
import { recoverPassword } from '../../server/services/access/recover-password';
import { startPasskey } from '../../server/services/access/second-factor/add-passkey';
import { stepOf } from '../../server/services/access/second-factor/authenticator';
import { completeSignIn } from '../../server/services/access/second-factor/complete-sign-in';
import { confirmAuthenticator } from '../../server/services/access/second-factor/confirm-authenticator';
import { deleteExpiredChallenges } from '../../server/services/access/second-factor/log-in-challenge';
import { mySecondFactor } from '../../server/services/access/second-factor/my-second-factor';
import { removePasskey } from '../../server/services/access/second-factor/remove-passkey';
import { renewRecoveryCodes } from '../../server/services/access/second-factor/renew-recovery-codes';
import { startAuthenticator } from '../../server/services/access/second-factor/start-authenticator';
import { turnOffSecondFactor } from '../../server/services/access/second-factor/turn-off-second-factor';
import { hashOfSecret } from '../../server/services/access/secret';
import { actorOf } from '../../server/services/access/session';
import { setLanguage } from '../../server/services/access/set-language';
import { signIn } from '../../server/services/access/sign-in';
import { linkIn } from '../security/recovery';
import { actAs } from '../support/closing-station';
import { challengeOf, codeOf, later, turnOn } from '../support/second-factor';
import { setSetting } from '../support/station-settings';
import '../../server/api/graphql/resolvers';
import { type Backend, openBackend, PASSWORD, refusalOf } from './backend';

let backend: Backend;
let people = 0;

beforeAll(async () => {
  backend = await openBackend();
});
afterAll(() => backend.close());
beforeEach(() => backend.sql('DELETE FROM guess_count'));

interface Person {
  email: string;
  userId: number;
  /** A session that was started without a second factor. */
  ctx: Context;
  key: string;
  recoveryCodes: string[];
}

/** A user whose log-in needs a second step. */
async function protectedUser(): Promise<Person> {
  const email = `person${++people}@station.example`;
  const userId = await backend.addUser(email);
  const ctx = await as(email);
  return { email, userId, ctx, ...(await turnOn(ctx, PASSWORD)) };
}

/** The middle of the current time step, so that no step ends during a test. */
const HALF_STEP_MS = 15_000;
const AT = new Date(Math.floor(Date.now() / (2 * HALF_STEP_MS)) * 2 * HALF_STEP_MS + HALF_STEP_MS);
const CLOCK: Clock = { ...stationClock('Asia/Kolkata'), now: () => AT };
const request = (over: Partial<Context> = {}): Context => backend.request({ clock: CLOCK, ...over });
const as = async (email: string): Promise<Context> => backend.requestOf((await logIn(email)).token, { clock: CLOCK });

const logIn = (email: string, over: Partial<Context> = {}, input = {}) =>
  submit(request(over), signIn, { email, password: PASSWORD, ...input });
const challenged = (email: string, over: Partial<Context> = {}, input = {}) => challengeOf(logIn(email, over, input));
const complete = (input: object, over: Partial<Context> = {}) => submit(request(over), completeSignIn, input);
const now = CLOCK.now;

describe('codes of an authenticator app', () => {
  // RFC 6238, appendix B, for SHA-1: the last six of its eight digits, which is what six digits give.
  it.each([
    [59, '287082', 1],
    [1_111_111_109, '081804', 37_037_036],
    [1_111_111_111, '050471', 37_037_037],
    [1_234_567_890, '005924', 41_152_263],
    [2_000_000_000, '279037', 66_666_666],
    [20_000_000_000, '353130', 666_666_666],
  ])('at %d seconds the code is %s', (seconds, code, step) => {
    const key = Buffer.from('12345678901234567890');
    const at = (later: number) => new Date((seconds + later) * 1000);
    expect(stepOf(key, code, at(0))).toBe(step);
    expect(stepOf(key, `${code.slice(0, 3)} ${code.slice(3)}`, at(0))).toBe(step);
    expect([stepOf(key, code, at(30)), stepOf(key, code, at(-30))]).toEqual([step, step]);
    expect([stepOf(key, code, at(60)), stepOf(key, code, at(-60))]).toEqual([null, null]);
    expect([stepOf(key, '', at(0)), stepOf(key, code.slice(1), at(0)), stepOf(key, 'abcdef', at(0))]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('a stored key opens only with the key of the server, for its user, and unchanged', () => {
    const [key, secret] = [Buffer.alloc(32, 1), Buffer.from('a secret')];
    const sealed = seal(key, secret, 'authenticator 1');
    expect(unseal(key, sealed, 'authenticator 1')).toEqual(secret);
    expect(unseal(Buffer.alloc(32, 2), sealed, 'authenticator 1')).toBeNull();
    expect(unseal(key, sealed, 'authenticator 2')).toBeNull();
    expect(unseal(key, Buffer.concat([sealed.subarray(0, -1), Buffer.from([7])]), 'authenticator 1')).toBeNull();
    expect(unseal(key, Buffer.from('short'), 'authenticator 1')).toBeNull();
  });
});

describe('turning on', () => {
  it('begins with the password, and nothing changes before the first code is right', async () => {
    const email = 'careful@station.example';
    await backend.addUser(email);
    const ctx = await as(email);
    expect(await refusalOf(submit(ctx, startAuthenticator, { password: 'not-mine' }))).toMatchObject({
      code: 'WRONG_PASSWORD',
    });
    expect(await refusalOf(submit(ctx, confirmAuthenticator, { code: '123456' }))).toMatchObject({
      code: 'NOT_STARTED',
    });
    const { key, address } = await submit(ctx, startAuthenticator, { password: PASSWORD });
    expect(address).toMatch(
      new RegExp(`^otpauth://totp/Forecourt%20Filling%20Station:careful%40station.example\\?.*secret=${key}`),
    );
    expect(await refusalOf(submit(ctx, confirmAuthenticator, { code: '' }))).toMatchObject({ code: 'WRONG_CODE' });
    expect((await logIn(email)).user.email).toBe(email);
    expect(await ask(ctx, mySecondFactor)).toEqual({
      isOn: false,
      authenticatorSince: null,
      recoveryCodesLeft: 0,
      passkeys: [],
      passkeyHost: 'station.example',
      isRequired: false,
      mustSetUp: false,
    });

    const { recoveryCodes } = await submit(ctx, confirmAuthenticator, { code: codeOf(key!, now()) });
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes!) expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
    expect(await ask(ctx, mySecondFactor)).toEqual({
      isOn: true,
      authenticatorSince: expect.any(Date),
      recoveryCodesLeft: 10,
      passkeys: [],
      passkeyHost: 'station.example',
      isRequired: false,
      mustSetUp: false,
    });
    expect(await challenged(email)).toMatchObject({ secondSteps: ['AUTHENTICATOR', 'RECOVERY_CODE'] });
  });

  it('ends the other sessions of the user', async () => {
    const email = 'elsewhere@station.example';
    await backend.addUser(email);
    const [mine, other] = [await backend.logIn(email), await backend.logIn(email)];
    await turnOn(await backend.requestOf(mine), PASSWORD);
    expect(await actorOf(backend.database, mine)).not.toBeNull();
    expect(await actorOf(backend.database, other)).toBeNull();
  });

  it('a new app replaces the old one with its first code, and the recovery codes stay', async () => {
    const person = await protectedUser();
    const { key } = await submit(person.ctx, startAuthenticator, { password: PASSWORD });
    const { challenge } = await challenged(person.email);
    await complete({ challenge, code: codeOf(person.key, now()) });
    expect(await submit(person.ctx, confirmAuthenticator, { code: codeOf(key!, now()) })).toEqual({
      recoveryCodes: null,
    });
    const again = await challenged(person.email);
    const clock = later(person.ctx.clock, 90);
    const withOld = { challenge: again.challenge, code: codeOf(person.key, clock.now()) };
    expect(await refusalOf(complete(withOld, { clock }))).toMatchObject({ code: 'WRONG_SECOND_STEP' });
    await complete({ challenge: again.challenge, code: codeOf(key!, clock.now()) }, { clock });
    expect(await ask(person.ctx, mySecondFactor)).toMatchObject({ recoveryCodesLeft: 10 });
  });

  it('refuses a log-in that compared the password before', async () => {
    const email = 'racer@station.example';
    const id = await backend.addUser(email);
    const holder = backend.database.createQueryRunner();
    await holder.startTransaction();
    await holder.query('SELECT FROM app_user WHERE id = $1 FOR UPDATE', [id]);
    const late = refusalOf(logIn(email));
    await waitingFor('UPDATE app_user');
    await holder.query(
      "INSERT INTO authenticator (user_id, sealed_key, confirmed_at) VALUES ($1, 'a sealed key', now())",
      [id],
    );
    await holder.commitTransaction();
    await holder.release();
    expect(await late).toMatchObject({ code: 'LOGIN_REFUSED' });
  });
});

/** Waits until a statement of the server waits for a lock. */
async function waitingFor(statement: string): Promise<void> {
  const waits = () =>
    backend.sql(
      `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE $1`,
      [`${statement}%`],
    );
  while ((await waits()).length === 0) await new Promise((resolve) => setImmediate(resolve));
}

describe('a log-in with a second step', () => {
  it('is completed by a code, with the answer of a plain log-in', async () => {
    const { email, userId, key } = await protectedUser();
    const { challenge } = await challenged(email);
    const { token, user } = await complete({ challenge, code: codeOf(key, now()) });
    expect(user).toMatchObject({ userId, email });
    expect(await actorOf(backend.database, token)).toMatchObject({ userId });
  });

  it('refuses a wrong password without a challenge', async () => {
    const { email } = await protectedUser();
    expect(await refusalOf(submit(request(), signIn, { email, password: 'not-mine' }))).toMatchObject({
      code: 'LOGIN_REFUSED',
    });
  });

  it('accepts a code one step early or late, and each code once', async () => {
    const { email, key } = await protectedUser();
    for (const seconds of [-30, 0, 30]) {
      const code = codeOf(key, later(CLOCK, seconds).now());
      await complete({ challenge: (await challenged(email)).challenge, code });
      const { challenge } = await challenged(email);
      expect(await refusalOf(complete({ challenge, code }))).toMatchObject({
        kind: 'UNAUTHENTICATED',
        code: 'WRONG_SECOND_STEP',
      });
    }
    // An older code than the last is used up too.
    const { challenge } = await challenged(email);
    expect(await refusalOf(complete({ challenge, code: codeOf(key, now()) }))).toMatchObject({
      code: 'WRONG_SECOND_STEP',
    });
  });

  it('of two with one code at once, one is completed', async () => {
    const { email, key } = await protectedUser();
    const code = codeOf(key, now());
    const challenges = [await challenged(email), await challenged(email)];
    const done = await Promise.allSettled(challenges.map(({ challenge }) => complete({ challenge, code })));
    expect(done.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('uses a challenge once, for five minutes, and leaves it after a wrong code', async () => {
    const { email, key, recoveryCodes } = await protectedUser();
    const { challenge } = await challenged(email);
    expect(await refusalOf(complete({ challenge, code: '' }))).toMatchObject({ code: 'WRONG_SECOND_STEP' });
    await complete({ challenge, code: codeOf(key, now()) });
    expect(await refusalOf(complete({ challenge, recoveryCode: recoveryCodes[0] }))).toMatchObject({
      code: 'CHALLENGE_OVER',
    });
    for (const [age, isOver] of [
      ['4 minutes 50 seconds', false],
      ['5 minutes', true],
    ] as const) {
      const next = await challenged(email);
      await backend.sql('UPDATE log_in_challenge SET expires_at = expires_at - $1::interval', [age]);
      const done = complete({ challenge: next.challenge, recoveryCode: recoveryCodes.pop() });
      if (isOver) expect(await refusalOf(done)).toMatchObject({ code: 'CHALLENGE_OVER' });
      else await expect(done).resolves.toMatchObject({ token: expect.any(String) });
    }
  });

  it('is deleted when it is over', async () => {
    const { email } = await protectedUser();
    const [over, open] = [await challenged(email), await challenged(email)];
    await backend.sql(
      `UPDATE log_in_challenge SET expires_at = now() - interval '1 second' WHERE challenge_hash = $1`,
      [hashOfSecret(over.challenge)],
    );
    await deleteExpiredChallenges(backend.sql);
    const left = await backend.sql('SELECT FROM log_in_challenge WHERE challenge_hash = ANY($1)', [
      [over, open].map(({ challenge }) => hashOfSecret(challenge)),
    ]);
    expect(left).toHaveLength(1);
  });

  it('is continued only by the browser that began it or, without a device id, from its network', async () => {
    const { email, key } = await protectedUser();
    const [device, other] = ['d'.repeat(64), 'e'.repeat(64)];
    const code = codeOf(key, now());
    const browser = await challenged(email, {}, { device });
    for (const input of [{}, { device: other }])
      expect(await refusalOf(complete({ challenge: browser.challenge, code, ...input }))).toMatchObject({
        code: 'CHALLENGE_OVER',
      });
    const tool = await challenged(email, { address: '203.0.113.1' });
    expect(await refusalOf(complete({ challenge: tool.challenge, code }))).toMatchObject({ code: 'CHALLENGE_OVER' });
    await complete({ challenge: browser.challenge, code, device }, { address: '203.0.113.9' });
  });

  it('is void after a change of the password, and for a disabled user', async () => {
    const { email, userId, ctx, recoveryCodes } = await protectedUser();
    const before = await challenged(email);
    await submit(ctx, changePassword, { currentPassword: PASSWORD, newPassword: 'brand-new' });
    expect(await refusalOf(complete({ challenge: before.challenge, recoveryCode: recoveryCodes[0] }))).toMatchObject({
      code: 'CHALLENGE_OVER',
    });
    const after = await challenged(email, {}, { password: 'brand-new' });
    await backend.sql('UPDATE app_user SET enabled = false WHERE id = $1', [userId]);
    expect(await refusalOf(complete({ challenge: after.challenge, recoveryCode: recoveryCodes[0] }))).toMatchObject({
      code: 'CHALLENGE_OVER',
    });
  });

  it('is needed after a password was recovered', async () => {
    const { email, userId } = await protectedUser();
    const link = await linkIn(backend, userId, 'mail');
    await actAs(backend.request())('resetPassword', { password: 'by-mail', ...link });
    expect(await challenged(email, {}, { password: 'by-mail' })).toMatchObject({ code: 'SECOND_FACTOR_REQUIRED' });
  });

  it('slows down who guesses codes, although the password was right each time', async () => {
    const { email, key } = await protectedUser();
    for (let guess = 0; guess < 5; guess++) {
      const { challenge } = await challenged(email);
      expect(await refusalOf(complete({ challenge, code: 'abcdef' }))).toMatchObject({ code: 'WRONG_SECOND_STEP' });
    }
    const { challenge } = await challenged(email);
    const right = { challenge, code: codeOf(key, now()) };
    expect(await refusalOf(complete(right))).toMatchObject({ kind: 'TOO_MANY' });
    await backend.sql("UPDATE guess_count SET last_at = last_at - interval '2 minutes'");
    await expect(complete(right)).resolves.toMatchObject({ token: expect.any(String) });
  });
});

describe('recovery codes', () => {
  it('each works once, however it is typed', async () => {
    const { email, ctx, recoveryCodes } = await protectedUser();
    const [first, second] = recoveryCodes as [string, string];
    const use = async (recoveryCode: string) =>
      complete({ challenge: (await challenged(email)).challenge, recoveryCode });
    await use(first);
    expect(await refusalOf(use(first))).toMatchObject({ code: 'WRONG_SECOND_STEP' });
    await use(` ${second.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')} `);
    expect(await ask(ctx, mySecondFactor)).toMatchObject({ recoveryCodesLeft: 8 });
  });

  it('of another user do not work', async () => {
    const [one, other] = [await protectedUser(), await protectedUser()];
    const { challenge } = await challenged(one.email);
    expect(await refusalOf(complete({ challenge, recoveryCode: other.recoveryCodes[0] }))).toMatchObject({
      code: 'WRONG_SECOND_STEP',
    });
  });

  it('are replaced by new ones, with the password', async () => {
    const { email, ctx, recoveryCodes } = await protectedUser();
    expect(await refusalOf(submit(ctx, renewRecoveryCodes, { password: 'not-mine' }))).toMatchObject({
      code: 'WRONG_PASSWORD',
    });
    const renewed = await submit(ctx, renewRecoveryCodes, { password: PASSWORD });
    expect(renewed.recoveryCodes).toHaveLength(10);
    const { challenge } = await challenged(email);
    expect(await refusalOf(complete({ challenge, recoveryCode: recoveryCodes[0] }))).toMatchObject({
      code: 'WRONG_SECOND_STEP',
    });
    await complete({ challenge, recoveryCode: renewed.recoveryCodes![0] });
  });

  it('cannot be made while the second factor is off', async () => {
    const email = 'plain@station.example';
    await backend.addUser(email);
    const ctx = await as(email);
    expect(await refusalOf(submit(ctx, renewRecoveryCodes, { password: PASSWORD }))).toMatchObject({
      code: 'SECOND_FACTOR_OFF',
    });
  });

  it('are not offered when none is left', async () => {
    const { email, userId } = await protectedUser();
    await backend.sql('UPDATE recovery_code SET used_at = now() WHERE user_id = $1', [userId]);
    expect(await challenged(email)).toMatchObject({ secondSteps: ['AUTHENTICATOR'] });
  });
});

describe('turning off', () => {
  it('needs the password, and the log-in then has one step', async () => {
    const { email, userId, ctx } = await protectedUser();
    expect(await refusalOf(submit(ctx, turnOffSecondFactor, { password: 'not-mine' }))).toMatchObject({
      code: 'WRONG_PASSWORD',
    });
    await challenged(email);
    await submit(ctx, turnOffSecondFactor, { password: PASSWORD });
    expect((await logIn(email)).user.userId).toBe(userId);
    expect(await backend.sql('SELECT FROM recovery_code WHERE user_id = $1', [userId])).toEqual([]);
  });
});

describe('a change while it is on', () => {
  it.each([
    ['another app', startAuthenticator, {}],
    ['new recovery codes', renewRecoveryCodes, {}],
    ['a passkey', startPasskey, {}],
    ['without passkey', removePasskey, { passkeyId: 1 }],
    ['turning off', turnOffSecondFactor, {}],
  ] as const)('needs a confirmed session besides the password: %s', async (_name, command, input) => {
    const { ctx } = await protectedUser();
    const change = (mustConfirm: boolean) =>
      refusalOf(
        submit(
          { ...ctx, actor: { ...(ctx.actor as UserPrincipal), mustConfirm } },
          command as typeof removePasskey,
          { ...input, password: PASSWORD } as never,
        ),
      );
    expect(await change(true)).toMatchObject({ code: 'CONFIRM_SESSION' });
    expect(await change(false).catch(() => ({ code: 'DONE' }))).not.toMatchObject({ code: 'CONFIRM_SESSION' });
  });
});

describe('a station that requires a second factor of admins', () => {
  const changeSetting = (ctx: Context, value: string) => setSetting(actAs(ctx), 'secondFactorFor', value);
  let boss: Context;
  beforeAll(async () => {
    await backend.addUser('boss@station.example', { isAdmin: true });
    await backend.addUser('staff-to-be@station.example');
    boss = await as('boss@station.example');
    expect(await refusalOf(changeSetting(boss, 'ADMINS'))).toMatchObject({ code: 'NO_SECOND_FACTOR' });
    await turnOn(boss, PASSWORD);
    await changeSetting(boss, 'ADMINS');
  });
  afterAll(() => changeSetting(boss, 'NOBODY'));

  it('lets an admin without one do nothing but set it up', async () => {
    const email = 'second@station.example';
    await backend.addUser(email, { isAdmin: true });
    const token = await backend.logIn(email);
    const ctx = await backend.requestOf(token, { clock: CLOCK });
    expect(await refusalOf(ask(ctx, mySessions))).toMatchObject({ kind: 'FORBIDDEN', code: 'SECOND_FACTOR_FIRST' });
    expect(await refusalOf(changeSetting(ctx, 'NOBODY'))).toMatchObject({ code: 'SECOND_FACTOR_FIRST' });
    expect(await ask(ctx, mySecondFactor)).toMatchObject({ isRequired: true, mustSetUp: true });
    await turnOn(ctx, PASSWORD);
    expect(await ask(await backend.requestOf(token), mySessions)).toHaveLength(1);
  });

  it('asks who has just logged in for no password again, unless the log-in was more than ten minutes ago', async () => {
    const email = 'third@station.example';
    await backend.addUser(email, { isAdmin: true });
    const ctx = await as(email);
    expect(await submit(ctx, startAuthenticator, {})).toMatchObject({ key: expect.any(String) });
    const later = { ...ctx, actor: { ...(ctx.actor as UserPrincipal), mustConfirm: true } };
    const refused = { code: 'PASSWORD_MISSING', message: 'Enter your password' };
    expect(await refusalOf(submit(later, startAuthenticator, {}))).toMatchObject(refused);
    expect(await submit(ctx, startAuthenticator, { password: PASSWORD })).toMatchObject({ key: expect.any(String) });
  });

  it('asks everybody else for the password', async () => {
    const refused = { code: 'PASSWORD_MISSING', message: 'Enter your password' };
    expect(await refusalOf(submit(boss, startAuthenticator, {}))).toMatchObject(refused);
    expect(await refusalOf(submit(await as('staff-to-be@station.example'), startAuthenticator, {}))).toMatchObject(
      refused,
    );
  });

  it('refuses to turn it off', async () => {
    expect(await refusalOf(submit(boss, turnOffSecondFactor, { password: PASSWORD }))).toMatchObject({
      code: 'SECOND_FACTOR_KEPT',
    });
    expect(await ask(boss, mySecondFactor)).toMatchObject({ isOn: true });
  });

  it.each(POWERS)('requires one of a role of the station with %s', async (right) => {
    const { id: roleId } = await actAs(boss)('createRole', { name: `With ${right}`, rights: `shift.read ${right}` });
    const email = `${right}@station.example`.toLowerCase();
    const userId = await backend.addUser(email);
    await backend.sql('UPDATE app_user SET role_id = $2 WHERE id = $1', [userId, roleId]);
    const ctx = await as(email);
    expect(await ask(ctx, mySecondFactor)).toMatchObject({ isRequired: true, mustSetUp: true });
    expect(await refusalOf(ask(ctx, mySessions))).toMatchObject({ code: 'SECOND_FACTOR_FIRST' });
  });

  it('is ended only by somebody who has one', async () => {
    const { actor } = await as('staff-to-be@station.example');
    const rights = new Set([...actor!.rights, 'station.configure' as const, 'changes.decide' as const]);
    const exempt = { ...boss, actor: { ...actor!, rights } } as Context;
    expect(await refusalOf(changeSetting(exempt, 'NOBODY'))).toMatchObject({ code: 'NO_SECOND_FACTOR' });
  });

  it('asks nothing of staff', async () => {
    const email = 'staff@station.example';
    await backend.addUser(email);
    const ctx = await as(email);
    expect(await ask(ctx, mySecondFactor)).toMatchObject({ isRequired: false, mustSetUp: false });
    expect(await ask(ctx, mySessions)).toHaveLength(1);
  });
});

describe('mails to the user', () => {
  const subjectsTo = async (email: string): Promise<string[]> =>
    (
      await backend.sql<{ subject: string }>('SELECT subject FROM outbox_message WHERE recipient = $1 ORDER BY id', [
        email,
      ])
    ).map(({ subject }) => subject.replace('Forecourt Filling Station: ', ''));

  it('each change of the second factor, and a used recovery code', async () => {
    const { email, ctx, recoveryCodes } = await protectedUser();
    await complete({ challenge: (await challenged(email)).challenge, recoveryCode: recoveryCodes[0] });
    await submit(ctx, turnOffSecondFactor, { password: PASSWORD });
    expect(await subjectsTo(email)).toEqual([
      'two-step login is on',
      'a recovery code was used',
      'two-step login is off',
    ]);
  });

  it('in the language that the user chose', async () => {
    const email = 'hindi@station.example';
    await backend.addUser(email);
    const ctx = await as(email);
    expect(await ask(ctx, me)).toMatchObject({ language: null });
    await submit(ctx, setLanguage, { language: 'hi' });
    expect(await ask(ctx, me)).toMatchObject({ language: 'hi' });
    await logIn(email, {}, { device: 'n'.repeat(64) });
    await submit(backend.request(), recoverPassword, { email });
    expect(await subjectsTo(email)).toEqual(['नए डिवाइस से लॉग इन', 'Forecourt Filling Station के लिए नया पासवर्ड']);
    const [{ body }] = (await backend.sql('SELECT body FROM outbox_message WHERE recipient = $1 ORDER BY id', [
      email,
    ])) as [{ body: string }];
    expect(body).toContain('अगर यह आपने नहीं किया');
    expect(await refusalOf(submit(ctx, setLanguage, { language: 'xx' }))).toMatchObject({
      message: 'Select a language',
    });
  });

  it('a log-in from a new device, but not the first one nor one from a known device', async () => {
    const email = 'traveller@station.example';
    await backend.addUser(email);
    const [home, phone] = [{ device: 'h'.repeat(64) }, { device: 'p'.repeat(64) }];
    for (const device of [home, home, phone, phone, home]) await logIn(email, {}, device);
    expect(await subjectsTo(email)).toEqual(['login from a new device']);
    const [{ body }] = (await backend.sql(`SELECT body FROM outbox_message WHERE recipient = $1`, [email])) as [
      { body: string },
    ];
    expect(body).toContain('a test, 192.0.2.1');
  });

  it('a log-in of a known device with another browser or from another network, saying which', async () => {
    const email = 'roaming@station.example';
    await backend.addUser(email);
    const device = { device: 'r'.repeat(64) };
    const chrome = (version: string) => ({ userAgent: `Mozilla/5.0 (Linux; Android 14) Chrome/${version} Mobile` });
    const roaming = { ...chrome('141.0.0.0'), address: '198.51.100.7' };
    const firefox = { userAgent: 'Mozilla/5.0 (Android 14; Mobile; rv:144.0) Gecko/144.0 Firefox/144.0' };
    for (const [over, news] of [
      [chrome('141.0.0.0'), []],
      // A new version of the browser, and another address of the same provider.
      [{ ...chrome('142.0.1.0'), address: '192.0.77.9' }, []],
      [roaming, ['login from a new network']],
      [roaming, []],
      [{ ...firefox, address: '198.51.100.7' }, ['login with a new browser']],
      [chrome('141.0.0.0'), []],
      // Both are new: the id of the device may be copied.
      [{ userAgent: 'curl/8.5.0', address: '2001:db8:7::1' }, ['login from a new device']],
      [{ userAgent: 'curl/8.5.0', address: '2001:db8:9::2' }, []],
    ] as const) {
      const before = await subjectsTo(email);
      await logIn(email, over, device);
      expect([over, (await subjectsTo(email)).slice(before.length)]).toEqual([over, news]);
    }
    const [, { body }] = (await backend.sql(`SELECT body FROM outbox_message WHERE recipient = $1 ORDER BY id`, [
      email,
    ])) as { body: string }[] as [unknown, { body: string }];
    expect(body).toContain('with a browser that this device did not use before: Mozilla/5.0 (Android 14');
  });

  it('a known device of an earlier version has no new browser or network at its next log-in', async () => {
    const email = 'earlier@station.example';
    const userId = await backend.addUser(email);
    const device = { device: 'e'.repeat(64) };
    await logIn(email, {}, device);
    await backend.sql("UPDATE known_device SET browsers = '{}', networks = '{}' WHERE user_id = $1", [userId]);
    await logIn(email, { userAgent: 'another browser', address: '203.0.113.9' }, device);
    expect(await subjectsTo(email)).toEqual([]);
    await logIn(email, {}, device);
    expect(await subjectsTo(email)).toEqual(['login from a new device']);
  });

  it('a log-in without a device id, unless the program is known at the address', async () => {
    const email = 'tool@station.example';
    await backend.addUser(email);
    const mails = async () => (await subjectsTo(email)).length;
    for (const [over, expected] of [
      [{}, 0],
      [{}, 0],
      [{ address: '203.0.113.1' }, 1],
      [{ userAgent: 'another tool' }, 2],
      [{ userAgent: 'another tool' }, 2],
      [{ userAgent: 'another tool', address: '203.0.113.1' }, 3],
    ] as const) {
      await logIn(email, over);
      expect([over, await mails()]).toEqual([over, expected]);
    }
  });

  it('a log-in that gives the program and the address of a browser, but not its device id', async () => {
    const email = 'copied@station.example';
    await backend.addUser(email);
    await logIn(email, {}, { device: 'b'.repeat(64) });
    await logIn(email);
    expect(await subjectsTo(email)).toEqual(['login from a new device']);
  });

  it('a reset by an admin, after which the password alone opens the account', async () => {
    const { email, userId } = await protectedUser();
    await backend.addUser('helper@station.example', { isAdmin: true });
    const admin = await as('helper@station.example');
    expect(await ask(admin, hasSecondFactor, { userId })).toBe(true);
    await submit(admin, resetSecondFactor, { userId });
    expect(await ask(admin, hasSecondFactor, { userId })).toBe(false);
    expect((await logIn(email)).user.userId).toBe(userId);
    expect(await subjectsTo(email)).toEqual(['two-step login is on', 'your two-step login was reset']);
    expect(
      await backend.sql(
        `SELECT user_id AS "by", row_id AS "of", after FROM audit_row WHERE command = 'resetSecondFactor'`,
      ),
    ).toEqual([{ by: admin.actor!.userId, of: String(userId), after: { reset: true } }]);
  });
});

describe('a reset by an admin', () => {
  it('is refused for oneself, for a user without one, for staff, and with four eyes', async () => {
    const { userId, ctx } = await protectedUser();
    const plain = await backend.addUser('no-factor@station.example');
    await backend.addUser('resetter@station.example', { isAdmin: true });
    const admin = await as('resetter@station.example');
    const reset = (of: number, who = admin) => refusalOf(submit(who, resetSecondFactor, { userId: of }));
    expect(await reset(admin.actor!.userId)).toMatchObject({ code: 'OWN_SECOND_FACTOR' });
    expect(await reset(plain)).toMatchObject({ code: 'SECOND_FACTOR_OFF' });
    expect(await reset(2_000_000)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await reset(userId, ctx)).toMatchObject({ kind: 'FORBIDDEN' });
    await backend.sql("INSERT INTO station_setting (key, value) VALUES ('fourEyes', 'true')");
    expect(await reset(userId)).toMatchObject({ code: 'NOT_ALONE' });
    await backend.sql("DELETE FROM station_setting WHERE key = 'fourEyes'");
  });

  it('at the server needs only the e-mail address', async () => {
    const { email, userId } = await protectedUser();
    const command = path.resolve(__dirname, '../../dist/server/cli/reset-second-factor.js');
    const { url } = backend.database.options as { url: string };
    const env = { PATH: process.env.PATH, DATABASE_URL: url };
    const run = (...args: string[]) => promisify(execFile)(process.execPath, [command, ...args], { env });
    await run(` ${email.toUpperCase()}`);
    expect((await logIn(email)).user.userId).toBe(userId);
    await expect(run('nobody@station.example')).rejects.toMatchObject({
      code: 1,
      stderr: 'Nothing was reset: no user has the address nobody@station.example\n',
    });
  });
});

it('keys and codes are in no table, backup or log, and the answer of a repeat has none', async () => {
  const email = 'secretive@station.example';
  await backend.addUser(email);
  const token = await backend.logIn(email);
  const under = (idempotencyKey: string) => backend.requestOf(token, { clock: CLOCK, idempotencyKey });
  const { key, address } = await submit(await under('start'), startAuthenticator, { password: PASSWORD });
  expect(await submit(await under('start'), startAuthenticator, { password: PASSWORD })).toEqual({
    address: null,
    key: null,
  });
  const code = codeOf(key!, now());
  const { recoveryCodes } = await submit(await under('confirm'), confirmAuthenticator, { code });
  expect(await submit(await under('confirm'), confirmAuthenticator, { code })).toEqual({ recoveryCodes: null });
  const renewed = await submit(await under('renew'), renewRecoveryCodes, { password: PASSWORD });
  const { challenge } = await challenged(email);

  const file = path.join(os.tmpdir(), `forecourt-second-factor-${process.pid}.tar.gz`);
  await makeBackup((backend.database.options as { url: string }).url, file);
  const backup = gunzipSync(fs.readFileSync(file)).toString('latin1');
  fs.rmSync(file);
  const tables = await backend.sql<{ name: string }>(
    `SELECT format('%I', tablename) AS name FROM pg_tables WHERE schemaname = 'public'`,
  );
  const rows = await Promise.all(tables.map(({ name }) => backend.sql(`SELECT t::text AS row FROM ${name} t`)));
  const raw = Buffer.from(Secret.fromBase32(key!).bytes);
  const [sealing] = await backend.sql<{ hex: string }>(
    `SELECT encode(value, 'hex') AS hex FROM server_secret WHERE name = 'sealingKey'`,
  );
  const secrets = [key!, address!, raw.toString('hex'), challenge, ...recoveryCodes!, ...renewed.recoveryCodes!];
  const found = (text: string, more: string[] = []) => [...secrets, ...more].filter((secret) => text.includes(secret));
  expect(found(JSON.stringify(rows))).toEqual([]);
  expect(found(backup, [sealing!.hex])).toEqual([]);
  expect(found(backend.logged.join('\n'))).toEqual([]);
  expect(backup).toContain('authenticator');
});
