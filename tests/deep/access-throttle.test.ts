import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { labelled } from '../../server/domain/kernel/message';
import { Semaphore } from '../../server/platform/semaphore';
import { submit } from '../../server/platform/submit';
import { answered } from '../../server/platform/user-error';
import { recoverPassword } from '../../server/services/access/recover-password';
import { resetPassword } from '../../server/services/access/reset-password';
import { signIn } from '../../server/services/access/sign-in';
import { type Backend, openBackend, PASSWORD, refusalOf } from '../server/backend';

// A thousand attempts, of which fifty check a password.
jest.setTimeout(60_000);

let backend: Backend;

beforeAll(async () => {
  backend = await openBackend();
  await backend.addUser('anna@station.example');
  await backend.addUser('ben@station.example');
});
afterAll(() => backend.close());
beforeEach(() => backend.sql('DELETE FROM guess_count'));

const logIn = (email: string, password: string, address = '192.0.2.1') =>
  submit(backend.request({ address }), signIn, { email, password });
const kindOf = async (email: string, password: string, address?: string) =>
  (await refusalOf(logIn(email, password, address))).kind;
const pass = (minutes: number) =>
  backend.sql(`UPDATE guess_count SET last_at = last_at - $1 * interval '1 minute'`, [minutes]);

/** Each address is in a different network. */
const addressOf = (n: number): string => `10.${n >> 8}.${n & 255}.1`;

describe('guessing one account', () => {
  it('is limited to fifty checked attempts from all addresses, however many arrive at once', async () => {
    const kinds: string[] = [];
    for (let round = 0; round < 20; round++) {
      const guesses = Array.from({ length: 50 }, (_, n) =>
        kindOf('anna@station.example', `guess-${round}-${n}`, addressOf(round * 50 + n)),
      );
      kinds.push(...(await Promise.all(guesses)));
    }
    expect(kinds).toHaveLength(1000);
    // Some of the concurrent attempts are refused because too many passwords are being hashed.
    const looked = kinds.filter((kind) => kind === 'UNAUTHENTICATED').length;
    expect(looked).toBeGreaterThan(30);
    expect(looked).toBeLessThanOrEqual(50);
    expect(kinds.filter((kind) => kind === 'TOO_MANY')).toHaveLength(1000 - looked);
    expect(await kindOf('anna@station.example', PASSWORD, '203.0.113.9')).toBe('TOO_MANY');
  });

  it('pauses for 1, 2, 4, 8, then 15 minutes', async () => {
    for (let n = 0; n < 5; n++) expect(await kindOf('anna@station.example', 'wrong-one')).toBe('UNAUTHENTICATED');
    for (const minutes of [1, 2, 4, 8, 15, 15]) {
      const refusal = await refusalOf(logIn('anna@station.example', PASSWORD));
      const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
      expect(refusal).toMatchObject({ kind: 'TOO_MANY', message: `Too many attempts. Please try again in ${wait}.` });
      await pass(minutes - 0.1);
      expect(await kindOf('anna@station.example', 'wrong-one')).toBe('TOO_MANY');
      await pass(0.2);
      expect(await kindOf('anna@station.example', 'wrong-one')).toBe('UNAUTHENTICATED');
    }
    await pass(31);
    for (let n = 0; n < 5; n++) expect(await kindOf('anna@station.example', 'wrong-one')).toBe('UNAUTHENTICATED');
  });

  it('is reset by the right password', async () => {
    for (let round = 0; round < 3; round++) {
      for (let n = 0; n < 4; n++) await refusalOf(logIn('anna@station.example', 'wrong-one'));
      await logIn('anna@station.example', PASSWORD);
    }
    expect(await kindOf('anna@station.example', 'wrong-one')).toBe('UNAUTHENTICATED');
  });

  it('blocks neither another account nor a password reset from another address', async () => {
    for (let n = 0; n < 6; n++) await refusalOf(logIn('anna@station.example', 'wrong-one'));
    expect((await logIn('ben@station.example', PASSWORD)).user.email).toBe('ben@station.example');
    const elsewhere = backend.request({ address: '203.0.113.5' });
    expect(await submit(elsewhere, recoverPassword, { email: 'anna@station.example' })).toEqual({});
  });
});

describe('guessing from one address', () => {
  it('is limited to thirty checked attempts over all accounts', async () => {
    const kinds: string[] = [];
    for (let n = 0; n < 40; n++) kinds.push(await kindOf(`user${n}@station.example`, 'wrong-one'));
    expect(kinds.slice(0, 30).every((kind) => kind === 'UNAUTHENTICATED')).toBe(true);
    expect(kinds.slice(30).every((kind) => kind === 'TOO_MANY')).toBe(true);
    expect((await logIn('ben@station.example', PASSWORD, '203.0.113.7')).user.email).toBe('ben@station.example');
  });

  it('does not count right passwords or attempts blocked for another account', async () => {
    for (let n = 0; n < 40; n++) await logIn('ben@station.example', PASSWORD);
    for (let n = 0; n < 40; n++) await refusalOf(logIn('anna@station.example', 'wrong-one'));
    expect((await logIn('ben@station.example', PASSWORD)).user.email).toBe('ben@station.example');
  });

  it.each([
    ['one IPv6 /64 network as one address', (n: number) => `2001:db8:1:2:${n.toString(16)}::1`, 30],
    ['different IPv6 /64 networks as different addresses', (n: number) => `2001:db8:1:${n.toString(16)}::1`, 40],
    ['IPv4 addresses written as IPv6 as different addresses', (n: number) => `::ffff:192.0.2.${n}`, 40],
  ])('treats %s', async (_, address, looked) => {
    const kinds: string[] = [];
    for (let n = 0; n < 40; n++) kinds.push(await kindOf(`user${n}@station.example`, 'wrong-one', address(n)));
    expect(kinds.filter((kind) => kind === 'UNAUTHENTICATED')).toHaveLength(looked);
  });
});

describe('recovery and reset', () => {
  it('recovery mails one account five links, then answers without a mail until the pause is over', async () => {
    const ask = (n: number) =>
      submit(backend.request({ address: addressOf(n) }), recoverPassword, { email: 'ben@station.example' });
    const mails = () => backend.sql(`SELECT FROM outbox_message WHERE recipient = 'ben@station.example'`);
    const before = (await mails()).length;
    for (let n = 0; n < 9; n++) expect(await ask(n)).toEqual({});
    expect(await mails()).toHaveLength(before + 5);
    await pass(1);
    await ask(9);
    expect(await mails()).toHaveLength(before + 6);
  });

  it('recovery and reset do not reveal whether an address exists', async () => {
    const kinds: string[] = [];
    for (let n = 0; n < 35; n++)
      kinds.push(
        (await refusalOf(submit(backend.request(), recoverPassword, { email: `user${n}@station.example` }))).kind,
      );
    expect(kinds.filter((kind) => kind === 'NOT_FOUND')).toHaveLength(30);
  });

  it('a reset limits attempts at links', async () => {
    const kinds: string[] = [];
    for (let n = 0; n < 35; n++) {
      const input = { password: 'brand-new', autoGen: randomBytes(32).toString('base64url'), id: String(n % 4) };
      kinds.push((await refusalOf(submit(backend.request(), resetPassword, input))).kind);
    }
    expect(kinds.filter((kind) => kind === 'REFUSED')).toHaveLength(20);
  });
});

describe('password hashing', () => {
  it('runs a few at once, queues some and refuses the rest', async () => {
    const semaphore = new Semaphore(3, 32, labelled('Later'));
    let running = 0;
    let most = 0;
    const work = async () => {
      most = Math.max(most, ++running);
      await setTimeout(5);
      running--;
    };
    const all = await Promise.allSettled(Array.from({ length: 50 }, () => semaphore.run(work)));
    expect(most).toBe(3);
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(35);
    const refused = all.flatMap((one) => (one.status === 'rejected' ? [one.reason.kind] : []));
    expect(refused).toEqual(Array(15).fill('TOO_MANY'));
  });

  it('refuses with an error that is no userError and says when to retry', async () => {
    const busy = new Semaphore(0, 0, labelled('Later'));
    const refused = { kind: 'TOO_MANY', problems: [{ code: 'BUSY', message: 'Later', retryAfter: 1 }] };
    await expect(answered(() => busy.run(async () => ({})))).rejects.toMatchObject(refused);
  });

  it('frees its slot when the work fails', async () => {
    const semaphore = new Semaphore(1, 0, labelled('Later'));
    await expect(semaphore.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    await expect(semaphore.run(async () => 'done')).resolves.toBe('done');
  });
});
