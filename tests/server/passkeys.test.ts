import { ask } from '../../server/platform/ask';
import type { Context } from '../../server/platform/context';
import { submit } from '../../server/platform/submit';
import { addPasskey, startPasskey } from '../../server/services/access/second-factor/add-passkey';
import { completeSignIn } from '../../server/services/access/second-factor/complete-sign-in';
import { mySecondFactor } from '../../server/services/access/second-factor/my-second-factor';
import { removePasskey } from '../../server/services/access/second-factor/remove-passkey';
import { signIn } from '../../server/services/access/sign-in';
import { challengeOf } from '../support/second-factor';
import { SoftAuthenticator } from '../support/soft-authenticator';
import { type Backend, openBackend, PASSWORD, refusalOf } from './backend';

const [ORIGIN, HOST] = ['https://station.example', 'station.example'];

let backend: Backend;
let people = 0;
beforeAll(async () => {
  backend = await openBackend();
});
afterAll(() => backend.close());
beforeEach(() => backend.sql('DELETE FROM guess_count'));

const newUser = async (): Promise<{ email: string; ctx: Context }> => {
  const email = `person${++people}@station.example`;
  await backend.addUser(email);
  return { email, ctx: await backend.requestOf(await backend.logIn(email)) };
};

const optionsOf = async (ctx: Context): Promise<{ challenge: string }> =>
  JSON.parse((await submit(ctx, startPasskey, { password: PASSWORD })).options!);

async function withPasskey() {
  const user = await newUser();
  const passkey = new SoftAuthenticator(ORIGIN, HOST);
  const { challenge } = await optionsOf(user.ctx);
  const { recoveryCodes } = await submit(user.ctx, addPasskey, { name: 'Phone', response: passkey.create(challenge) });
  return { ...user, passkey, recoveryCodes: recoveryCodes! };
}

const challenged = (email: string) => challengeOf(submit(backend.request(), signIn, { email, password: PASSWORD }));
const complete = (challenge: string, passkey: string, over: Partial<Context> = {}) =>
  submit(backend.request(over), completeSignIn, { challenge, passkey });

it('a passkey completes a log-in, and is named on the account page', async () => {
  const { email, ctx, passkey, recoveryCodes } = await withPasskey();
  expect(recoveryCodes).toHaveLength(10);
  const { challenge, secondSteps, passkeys } = await challenged(email);
  expect(secondSteps).toEqual(['PASSKEY', 'RECOVERY_CODE']);
  expect(JSON.parse(passkeys!)).toEqual({
    rpId: HOST,
    allowCredentials: [{ id: passkey.id.toString('base64url'), type: 'public-key', transports: ['internal'] }],
  });
  expect((await complete(challenge, passkey.get(challenge))).user.email).toBe(email);
  expect(await ask(ctx, mySecondFactor)).toMatchObject({
    isOn: true,
    passkeyHost: HOST,
    passkeys: [{ name: 'Phone', lastUsedAt: expect.any(Date) }],
  });
});

it('refuses an answer to another challenge, of another site, another passkey, or a copied one', async () => {
  const { email, passkey } = await withPasskey();
  const refused = async (answer: (challenge: string) => string | Promise<string>) => {
    const { challenge } = await challenged(email);
    expect(await refusalOf(complete(challenge, await answer(challenge)))).toMatchObject({ code: 'WRONG_SECOND_STEP' });
  };
  const stranger = new SoftAuthenticator(ORIGIN, HOST);
  await refused(async () => passkey.get((await challenged(email)).challenge));
  await refused((challenge) => stranger.get(challenge));
  await refused((challenge) => {
    const forged = JSON.parse(stranger.get(challenge));
    return JSON.stringify({ ...forged, id: passkey.id.toString('base64url'), rawId: passkey.id.toString('base64url') });
  });
  passkey.origin = 'https://station.example.evil';
  await refused((challenge) => passkey.get(challenge));
  passkey.origin = ORIGIN;
  await backend.sql('DELETE FROM guess_count');
  await refused(() => 'not JSON');
  await refused(() => '{}');
  const { challenge } = await challenged(email);
  await complete(challenge, passkey.get(challenge));
  passkey.rewind();
  await refused((next) => passkey.get(next));
});

it('refuses to add a passkey without the password, for another challenge, too late, or without https', async () => {
  const { ctx } = await newUser();
  const passkey = new SoftAuthenticator(ORIGIN, HOST);
  const add = (challenge: string) =>
    refusalOf(submit(ctx, addPasskey, { name: 'Phone', response: passkey.create(challenge) }));
  expect(await refusalOf(submit(ctx, startPasskey, { password: 'not-mine' }))).toMatchObject({
    code: 'WRONG_PASSWORD',
  });
  expect(await add('never-given')).toMatchObject({ code: 'PASSKEY_REFUSED' });
  const { challenge } = await optionsOf(ctx);
  expect(await add('another')).toMatchObject({ code: 'PASSKEY_REFUSED' });
  await backend.sql("UPDATE passkey_challenge SET expires_at = expires_at - interval '5 minutes'");
  expect(await add(challenge)).toMatchObject({ code: 'PASSKEY_REFUSED' });
  const lan = { ...ctx, env: { ...ctx.env, publicUrl: 'http://192.168.1.10:4000' } };
  expect(await refusalOf(submit(lan, startPasskey, { password: PASSWORD }))).toMatchObject({ code: 'NO_PASSKEYS' });
  expect(await ask(lan, mySecondFactor)).toMatchObject({ isOn: false, passkeyHost: null });
});

it('removing the last second step turns two-step login off', async () => {
  const { email, ctx } = await withPasskey();
  const other = await withPasskey();
  const { passkeyId } = (await ask(ctx, mySecondFactor)).passkeys[0]!;
  const remove = (who: Context, password = PASSWORD) => submit(who, removePasskey, { passkeyId, password });
  expect(await refusalOf(remove(ctx, 'not-mine'))).toMatchObject({ code: 'WRONG_PASSWORD' });
  expect(await refusalOf(remove(other.ctx))).toMatchObject({ code: 'NOT_FOUND' });
  await remove(ctx);
  expect(await ask(ctx, mySecondFactor)).toMatchObject({ isOn: false, passkeys: [], recoveryCodesLeft: 0 });
  expect((await submit(backend.request(), signIn, { email, password: PASSWORD })).user.email).toBe(email);
});
