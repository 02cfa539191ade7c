import type { Env } from '../../server/env';
import { ask } from '../../server/platform/ask';
import { submit } from '../../server/platform/submit';
import { checkPasswordLink } from '../../server/services/access/check-password-link';
import { recoverPassword } from '../../server/services/access/recover-password';
import { resetPassword } from '../../server/services/access/reset-password';
import { hashOfSecret } from '../../server/services/access/secret';
import { actorOf } from '../../server/services/access/session';
import { signIn } from '../../server/services/access/sign-in';
import { outboxMessages } from '../../server/services/messages/outbox.queries';
import { mailedTo } from '../security/recovery';
import { type Backend, openBackend, PASSWORD, refusalOf } from './backend';

let backend: Backend;
let anna: number;
let ben: number;

beforeAll(async () => {
  backend = await openBackend();
  anna = await backend.addUser('anna@station.example');
  ben = await backend.addUser('ben@station.example');
  await backend.addUser('gone@station.example', { enabled: false });
});
afterAll(() => backend.close());
beforeEach(() => backend.sql('DELETE FROM guess_count'));

const recover = (email: string) => submit(backend.request(), recoverPassword, { email });
const reset = (link: { autoGen?: string; id?: string }, password = 'brand-new', over = {}) =>
  submit(backend.request(over), resetPassword, { password, ...link });

const newLink = async (email: string) => {
  await recover(email);
  return mailedTo(backend, email.trim().toLowerCase());
};
const VOID = { kind: 'REFUSED', code: 'LINK_VOID' };

describe('a recovery link', () => {
  it('is checked without being used, and is void once it was used', async () => {
    const link = await newLink('anna@station.example');
    const check = (of = link) => submit(backend.request(), checkPasswordLink, of);
    // Checks more often than the number of free guesses.
    for (let time = 0; time < 7; time++) expect(await check()).toEqual({});
    expect(await refusalOf(check({ ...link, autoGen: 'x'.repeat(43) }))).toMatchObject(VOID);
    await reset(link, PASSWORD);
    expect(await refusalOf(check())).toMatchObject(VOID);
  });

  it('sets a new password once and ends every session', async () => {
    const token = await backend.logIn('anna@station.example');
    const link = await newLink(' ANNA@station.example');
    expect(link).toEqual({ autoGen: expect.stringMatching(/^[\w-]{43}$/), id: String(anna) });
    expect(await reset(link)).toEqual({});
    expect(await actorOf(backend.database, token)).toBeNull();
    const { user } = await submit(backend.request(), signIn, { email: 'anna@station.example', password: 'brand-new' });
    expect(user.userId).toBe(anna);
    expect(await refusalOf(reset(link, 'other-one'))).toMatchObject(VOID);
    expect(await refusalOf(backend.logIn('anna@station.example', PASSWORD))).toMatchObject({ kind: 'UNAUTHENTICATED' });
  });

  it('works once when used fifty times at once', async () => {
    const link = await newLink('ben@station.example');
    const uses = Array.from({ length: 50 }, (_, n) => reset(link, `password-${n}`, { address: `10.0.${n}.1` }));
    const done = (await Promise.allSettled(uses)).flatMap(({ status }, n) => (status === 'fulfilled' ? [n] : []));
    expect(done).toHaveLength(1);
    const { user } = await submit(backend.request(), signIn, {
      email: 'ben@station.example',
      password: `password-${done[0]}`,
    });
    expect(user.userId).toBe(ben);
  });

  it('is void after a newer one, after thirty minutes, and for any other user', async () => {
    const older = await newLink('ben@station.example');
    const newer = await newLink('ben@station.example');
    expect(await refusalOf(reset(older))).toMatchObject(VOID);
    expect(await refusalOf(reset({ ...newer, id: String(anna) }))).toMatchObject(VOID);
    await backend.sql(`UPDATE password_recovery SET expires_at = expires_at - interval '30 minutes'`);
    expect(await refusalOf(reset(newer))).toMatchObject(VOID);
    await backend.sql(`UPDATE password_recovery SET expires_at = expires_at + interval '1 minute'`);
    expect(await reset(newer)).toEqual({});
  });

  it.each(['0', '-1', '1e1', '99999999999999', "1' OR '1'='1", ' 1'])('is void with the id %j', async (id) => {
    const { autoGen } = await newLink('ben@station.example');
    expect(await refusalOf(reset({ autoGen, id }))).toMatchObject(VOID);
  });

  it.each([
    [{}, 'brand-new', 'missing token and id'],
    [{ autoGen: 'x' }, 'brand-new', 'missing token and id'],
    [{ id: '1' }, 'brand-new', 'missing token and id'],
    [{ autoGen: 'x', id: '1' }, 'four', 'password must be 5 to 15 characters'],
    [{ autoGen: 'x', id: '1' }, 'x'.repeat(16), 'password must be 5 to 15 characters'],
    [{ autoGen: 'x', id: '1', confirmation: 'brand-old' }, 'brand-new', "passwords don't match"],
  ])('refuses %j with %j: %s', async (link, password, message) => {
    expect(await refusalOf(reset(link, password))).toMatchObject({ kind: 'INVALID', message });
  });

  it.each(['nobody@station.example', 'gone@station.example', 'no address', ''])(
    'is not mailed to %j, and the refusal says so',
    async (email) => {
      expect(await refusalOf(recover(email))).toMatchObject({
        kind: 'NOT_FOUND',
        message: 'This is not a registered email address !!!',
      });
      expect(await backend.sql('SELECT FROM outbox_message WHERE recipient = $1', [email])).toHaveLength(0);
    },
  );
});

describe('the outbox page', () => {
  it('shows an admin the queued messages without links', async () => {
    await backend.addUser('boss@station.example', { isAdmin: true });
    await recover('boss@station.example');
    const token = await backend.logIn('boss@station.example');
    const [newest] = await ask(await backend.requestOf(token), outboxMessages);
    expect(newest).toMatchObject({
      recipient: 'boss@station.example',
      subject: 'A new password for Forecourt Filling Station',
    });
    expect(newest!.body).toContain('No mail server is set up, so no link was created.');
    const whereOut = async (over: Partial<Env>) =>
      (await ask(await backend.requestOf(token, { env: { ...backend.env, ...over } }), outboxMessages))[0];
    expect(await whereOut({ smtpUrl: 'smtp://mail.example:25' })).toMatchObject({ id: newest!.id, body: '' });
    // A webhook does not deliver mail, so the page still shows the outbox.
    expect(await whereOut({ messageWebhookUrl: 'https://gateway.example' })).toEqual(newest);
    const staff = await backend.requestOf(await backend.logIn('anna@station.example', 'brand-new'));
    expect(await refusalOf(ask(staff, outboxMessages))).toMatchObject({ message: 'Only an admin can do this' });
  });
});

describe('stored secrets', () => {
  it('give no access: no token or password in any table or log line', async () => {
    const secrets: string[] = [];
    const id = await backend.addUser('careful@station.example');
    const token = await backend.logIn('careful@station.example');
    // A log-in sent with a token and an idempotency key must not be stored as an answer to that key either.
    const again = await submit(await backend.requestOf(token, { idempotencyKey: 'login-1' }), signIn, {
      email: 'careful@station.example',
      password: PASSWORD,
    });
    const link = await newLink('careful@station.example');
    await reset(link, 'secret-of-mine');
    secrets.push(token, again.token, PASSWORD, 'secret-of-mine');
    await refusalOf(backend.logIn('careful@station.example', 'typed-wrong-1'));
    secrets.push('typed-wrong-1');

    const tables = await backend.sql<{ name: string }>(
      `SELECT format('%I', tablename) AS name FROM pg_tables WHERE schemaname = 'public'`,
    );
    expect(tables.length).toBeGreaterThan(10);
    const dump: string[] = [];
    for (const { name } of tables)
      dump.push(...(await backend.sql<{ row: string }>(`SELECT t::text AS row FROM ${name} t`)).map(({ row }) => row));
    expect(dump.join('\n')).toContain(hashOfSecret(again.token).toString('hex'));
    for (const secret of secrets) {
      expect(dump.filter((row) => row.includes(secret))).toEqual([]);
      expect(backend.logged.filter((line) => line.includes(secret))).toEqual([]);
    }
    const [user] = await backend.sql<{ hash: string }>('SELECT password_hash AS hash FROM app_user WHERE id = $1', [
      id,
    ]);
    expect(user!.hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });
});
