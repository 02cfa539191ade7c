import { randomBytes } from 'node:crypto';
import { submit } from '../../server/platform/submit';
import { recoverPassword } from '../../server/services/access/recover-password';
import { signIn } from '../../server/services/access/sign-in';
import { type Backend, openBackend, PASSWORD, refusalOf } from '../server/backend';

const OWNER = 'owner@station.example';
const STRANGER = '203.0.113.7';
const HOME = '192.0.2.1';

let backend: Backend;
beforeAll(async () => {
  backend = await openBackend();
  await backend.addUser(OWNER);
  await backend.addUser('ben@station.example');
});
afterAll(() => backend.close());
beforeEach(async () => {
  await backend.sql('DELETE FROM guess_count');
  await backend.sql('DELETE FROM known_device');
});

const newDevice = () => randomBytes(32).toString('base64url');
const logIn = (password: string, address: string, device?: string, email = OWNER) =>
  submit(backend.request({ address }), signIn, { email, password, device });
const kindOf = async (...login: Parameters<typeof logIn>) => (await refusalOf(logIn(...login))).kind;
const guess = async (times: number, address: string): Promise<void> => {
  for (let n = 0; n < times; n++) await kindOf(`wrong-${n}`, address);
};
/** Tries wrong passwords from the given number of addresses, four from each. */
async function guessFromEverywhere(addresses: number): Promise<string[]> {
  const kinds: string[] = [];
  for (let n = 0; n < addresses; n++)
    for (let m = 0; m < 4; m++) kinds.push(await kindOf(`wrong-${m}`, `10.${n >> 8}.${n & 255}.1`));
  return kinds;
}

test('an attacker who guesses is slowed down, and the owner can log in from elsewhere at once', async () => {
  await guess(6, STRANGER);
  expect(await kindOf(PASSWORD, STRANGER)).toBe('TOO_MANY');
  expect((await logIn(PASSWORD, HOME)).user.email).toBe(OWNER);
});

test("the owner can log in from the attacker's own address with a known device", async () => {
  const device = newDevice();
  await logIn(PASSWORD, HOME, device);
  for (let n = 0; n < 40; n++) await kindOf(`wrong-${n}`, STRANGER, undefined, `user${n}@station.example`);
  await guess(6, STRANGER);
  expect(await kindOf(PASSWORD, STRANGER)).toBe('TOO_MANY');
  expect(await kindOf(PASSWORD, STRANGER, newDevice())).toBe('TOO_MANY');
  expect((await logIn(PASSWORD, STRANGER, device)).user.email).toBe(OWNER);
});

test('guesses from sixty addresses are checked fifty times, and a known device can still log in', async () => {
  const device = newDevice();
  await logIn(PASSWORD, HOME, device);
  const kinds = await guessFromEverywhere(60);
  expect(kinds.filter((kind) => kind === 'UNAUTHENTICATED')).toHaveLength(50);
  expect(await kindOf(PASSWORD, HOME)).toBe('TOO_MANY');
  expect((await logIn(PASSWORD, HOME, device)).user.email).toBe(OWNER);
  // Log-ins of the owner do not restore the attacker's attempts.
  expect(await kindOf('wrong-one', '10.200.0.1')).toBe('TOO_MANY');
  expect((await logIn(PASSWORD, HOME, undefined, 'ben@station.example')).user.email).toBe('ben@station.example');
});

test('a known device that guesses is slowed down too, and opens no other account', async () => {
  const device = newDevice();
  await logIn(PASSWORD, HOME, device);
  for (let n = 0; n < 5; n++) expect(await kindOf(`wrong-${n}`, `10.9.${n}.1`, device)).toBe('UNAUTHENTICATED');
  expect(await kindOf(PASSWORD, '10.9.9.1', device)).toBe('TOO_MANY');
  for (let n = 0; n < 5; n++) await kindOf(`wrong-${n}`, STRANGER, device, 'ben@station.example');
  expect(await kindOf(PASSWORD, STRANGER, device, 'ben@station.example')).toBe('TOO_MANY');
});

test('neither a wrong password nor a guessed id makes a device known, and the stored values open nothing', async () => {
  await kindOf('wrong-one', HOME, newDevice());
  for (const device of ['short', 'x'.repeat(101), 'with blanks and more than thirty-two'])
    await logIn(PASSWORD, HOME, device);
  // These logged in as a tool: its program at its address.
  expect(await backend.sql('SELECT FROM known_device')).toHaveLength(1);
  await backend.sql('DELETE FROM known_device');
  const device = newDevice();
  await logIn(PASSWORD, HOME, device);
  const [row] = await backend.sql<{ row: string }>('SELECT d::text AS row FROM known_device d');
  expect(row!.row).not.toContain(device);
});

test('an account remembers its twenty newest devices', async () => {
  const first = newDevice();
  await logIn(PASSWORD, HOME, first);
  for (let n = 0; n < 20; n++) await logIn(PASSWORD, HOME, newDevice());
  expect(await backend.sql('SELECT FROM known_device')).toHaveLength(20);
  await guess(6, STRANGER);
  expect(await kindOf(PASSWORD, STRANGER, first)).toBe('TOO_MANY');
});

test('an attacker who requests links is blocked, and the owner still gets one from elsewhere', async () => {
  const ask = (address: string) => submit(backend.request({ address }), recoverPassword, { email: OWNER });
  const mails = () =>
    backend.sql('SELECT FROM outbox_message WHERE recipient = $1 AND recovery_user_id IS NOT NULL', [OWNER]);
  for (let n = 0; n < 5; n++) await ask(STRANGER);
  expect(await refusalOf(ask(STRANGER))).toMatchObject({ kind: 'TOO_MANY' });
  expect(await ask(HOME)).toEqual({});
  // The attacker's mails went to the owner. The newest of their links is valid, and no flood follows.
  expect(await mails()).toHaveLength(5);
  await backend.sql(`UPDATE guess_count SET last_at = last_at - interval '15 minutes'`);
  await ask(HOME);
  expect(await mails()).toHaveLength(6);
});
