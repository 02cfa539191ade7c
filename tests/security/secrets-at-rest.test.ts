import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { makeBackup } from '../../server/database/backup/make-backup';
import { issuePasswordLink } from '../../server/masters/issue-password-link';
import { myPasswordLinks } from '../../server/masters/my-password-links';
import { ask } from '../../server/platform/ask';
import { deleteExpiredKeys } from '../../server/platform/idempotency';
import { submit } from '../../server/platform/submit';
import { changePassword } from '../../server/services/access/change-password';
import { recoverPassword, recoveryMail } from '../../server/services/access/recover-password';
import { notifications } from '../../server/services/approvals/notifications.queries';
import { outboxMessages } from '../../server/services/messages/outbox.queries';
import { startOutboxWorker } from '../../server/services/messages/outbox-worker';
import { openMailSink } from '../server/access-mail-sink';
import { type Backend, openBackend, PASSWORD, refusalOf } from '../server/backend';
import '../../server/api/graphql/resolvers';
import { until } from '../server/live-line';
import { actAs } from '../support/closing-station';
import { readLink } from './recovery';

let backend: Backend;
let admin: number;
let folder: string;

beforeAll(async () => {
  backend = await openBackend();
  admin = await backend.addUser('boss@station.example', { isAdmin: true });
  await backend.addUser('anna@station.example');
  await backend.addUser('second@station.example', { isAdmin: true });
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'forecourt-secrets-'));
});
afterAll(async () => {
  await backend.close();
  fs.rmSync(folder, { recursive: true });
});
beforeEach(() => backend.sql('DELETE FROM guess_count'));

const as = async (email: string, over = {}) => backend.requestOf(await backend.logIn(email), over);
const idOf = async (email: string): Promise<number> =>
  (await backend.sql<{ id: number }>('SELECT id FROM app_user WHERE email = $1', [email]))[0]!.id;

/** Every row of every table, as text. */
async function dump(): Promise<string> {
  const tables = await backend.sql<{ name: string }>(
    `SELECT format('%I', tablename) AS name FROM pg_tables WHERE schemaname = 'public'`,
  );
  const rows: string[] = [];
  for (const { name } of tables)
    rows.push(...(await backend.sql<{ row: string }>(`SELECT t::text AS row FROM ${name} t`)).map(({ row }) => row));
  return rows.join('\n');
}

async function backup(): Promise<string> {
  const file = path.join(folder, `${Date.now()}.tar.gz`);
  const { url } = backend.database.options as { url: string };
  await makeBackup(url, file);
  return gunzipSync(fs.readFileSync(file)).toString('latin1');
}

/** Texts that open an account: the secret itself, or an address that contains it. */
const openers = (text: string): string[] => text.match(/autoGen=[\w-]+/g) ?? [];

test('a mailed link is in no table, backup or page, before and after it is sent', async () => {
  const sink = await openMailSink();
  const env = { ...backend.env, smtpUrl: sink.url, mailFrom: 'Station <office@station.example>' };
  await submit(backend.request({ env }), recoverPassword, { email: 'anna@station.example' });
  for (const smtp of [env, backend.env]) {
    const page = await ask(await as('boss@station.example', { env: smtp }), outboxMessages);
    expect(openers(JSON.stringify(page))).toEqual([]);
  }
  expect(openers(`${await dump()}${await backup()}`)).toEqual([]);

  const worker = startOutboxWorker({ database: backend.database, env, log: backend.request().log });
  await until(() => sink.taken.length > 0);
  await worker.stop();
  await sink.close();
  const { autoGen, id } = readLink(sink.taken[0]!.replaceAll('=\r\n', '').replaceAll('=3D', '='));
  const stored = `${await dump()}${await backup()}`;
  expect(stored.includes(autoGen)).toBe(false);
  expect(openers(stored)).toEqual([]);
  await actAs(backend.request())('resetPassword', { password: 'by-mail', autoGen, id });
  await expect(backend.logIn('anna@station.example', 'by-mail')).resolves.toEqual(expect.any(String));
  await backend.sql('UPDATE app_user SET password_hash = (SELECT password_hash FROM app_user WHERE id = $1)', [admin]);
});

test('without a mail server no link is created, and the outbox explains how a password is reset', async () => {
  await backend.sql('DELETE FROM password_recovery');
  for (const email of ['anna@station.example', 'second@station.example'])
    await submit(backend.request(), recoverPassword, { email });
  expect(await backend.sql('SELECT FROM password_recovery')).toEqual([]);
  const [newest] = await ask(await as('boss@station.example'), outboxMessages);
  expect(newest).toMatchObject({
    recipient: 'second@station.example',
    isSecret: true,
    body: expect.stringMatching(
      /^No mail server is set up, so no link was created\. Another admin can issue one under .*new-password/,
    ),
  });
});

test('a mail is not sent to a former address of the user, nor to a disabled user', async () => {
  const sink = await openMailSink();
  const env = { ...backend.env, smtpUrl: sink.url, mailFrom: 'Station <office@station.example>' };
  await backend.sql('DELETE FROM outbox_message');
  const moving = await backend.addUser('moving@station.example');
  await backend.addUser('leaving@station.example');
  for (const email of ['moving@station.example', 'leaving@station.example'])
    await submit(backend.request(), recoverPassword, { email });
  await backend.sql(`UPDATE app_user SET email = 'moved@station.example' WHERE id = $1`, [moving]);
  await backend.sql(`UPDATE app_user SET enabled = false WHERE email = 'leaving@station.example'`);
  const worker = startOutboxWorker({ database: backend.database, env, log: backend.request().log });
  const failed = () => backend.sql("SELECT FROM outbox_message WHERE last_error LIKE '%disabled, or has another%'");
  await until(async () => (await failed()).length === 2);
  await worker.stop();
  await sink.close();
  expect(sink.taken).toEqual([]);
});

describe('a link issued by another admin', () => {
  it('is displayed once, works once and is stored nowhere; the user and the other admins see who issued it', async () => {
    const userId = await idOf('anna@station.example');
    const boss = await as('boss@station.example', { idempotencyKey: 'reset-anna' });
    const { link } = await submit(boss, issuePasswordLink, { userId });
    const { autoGen, id } = readLink(link!);
    // A repeat with the same key returns no link.
    expect(await submit(boss, issuePasswordLink, { userId })).toEqual({ link: null, minutes: 30 });
    const stored = `${await dump()}${await backup()}`;
    expect(stored.includes(autoGen)).toBe(false);
    expect(backend.logged.filter((line) => line.includes(autoGen))).toEqual([]);

    const anna = await as('anna@station.example');
    expect(await ask(anna, myPasswordLinks)).toMatchObject([{ by: 'A USER', at: expect.any(Date) }]);
    await actAs(backend.request())('resetPassword', { password: 'handed-on', autoGen, id });
    const again = actAs(backend.request())('resetPassword', { password: 'once-more', autoGen, id });
    expect(await refusalOf(again)).toMatchObject({ code: 'LINK_VOID' });
    expect(
      await backend.sql(
        "SELECT user_id AS by, row_id AS of FROM audit_row WHERE command = 'issuePasswordLink' AND table_name = 'password_recovery'",
      ),
    ).toEqual([{ by: admin, of: String(userId) }]);
  });

  it('is announced to the other admins as a password link', async () => {
    const userId = await idOf('anna@station.example');
    await submit(await as('boss@station.example'), issuePasswordLink, { userId });
    const [notice] = await ask(await as('second@station.example'), notifications);
    expect(notice!.msg).toBe('A USER issued a password link for user A USER');
  });

  it('stays valid while a mail of the user is pending or requested, and cancels the pending ones', async () => {
    await backend.sql('DELETE FROM outbox_message');
    const email = 'patient@station.example';
    const userId = await backend.addUser(email);
    await submit(backend.request(), recoverPassword, { email });
    const { link } = await submit(await as('boss@station.example'), issuePasswordLink, { userId });
    expect(await backend.sql('SELECT FROM outbox_message WHERE useful_until > now()')).toEqual([]);
    await submit(backend.request(), recoverPassword, { email });
    const mail = () => recoveryMail(backend.database, backend.env, { userId, recipient: email });
    await expect(mail()).rejects.toThrow('An issued link is still valid');
    await actAs(backend.request())('resetPassword', { password: 'handed-on', ...readLink(link!) });
    expect(await mail()).toContain('autoGen=');
    expect(await mail()).toContain('autoGen=');
  });

  it('a link cannot be issued by staff, or for oneself, an unknown or a disabled user', async () => {
    const userId = await idOf('leaving@station.example');
    const boss = await as('boss@station.example');
    const issue = (of: number, ctx = boss) => refusalOf(submit(ctx, issuePasswordLink, { userId: of }));
    await backend.sql(`UPDATE app_user SET password_hash = (SELECT password_hash FROM app_user WHERE id = $1)`, [
      admin,
    ]);
    expect(await issue(admin, await as('anna@station.example'))).toMatchObject({ kind: 'FORBIDDEN' });
    expect(await issue(admin)).toMatchObject({ code: 'OWN_PASSWORD' });
    expect(await issue(userId)).toMatchObject({ code: 'DISABLED' });
    expect(await issue(2_000_000)).toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('an idempotency key', () => {
  const under = async (key: string) => as('anna@station.example', { idempotencyKey: key });
  const change = async (ctx: Parameters<typeof submit>[0], currentPassword: string, newPassword: string) =>
    submit(ctx, changePassword, { currentPassword, newPassword });

  it('covers passwords: another one with a used key is refused, the same one returns the answer', async () => {
    const anna = await under('change-1');
    await change(anna, PASSWORD, 'quite-new');
    const [row] = await backend.sql<{ hash: string }>(
      "SELECT password_hash AS hash FROM app_user WHERE email = 'anna@station.example'",
    );
    expect(await refusalOf(change({ ...anna, replayed: false }, 'quite-wrong', 'other-one'))).toMatchObject({
      code: expect.stringMatching(/WRONG_PASSWORD|KEY_REUSED/),
    });
    expect(await refusalOf(change(anna, 'quite-new', 'other-one'))).toMatchObject({ code: 'KEY_REUSED' });
    const [after] = await backend.sql<{ hash: string }>(
      "SELECT password_hash AS hash FROM app_user WHERE email = 'anna@station.example'",
    );
    expect(after).toEqual(row);
    expect(await change(anna, PASSWORD, 'quite-new')).toEqual({});
    expect(anna.replayed).toBe(true);
  });

  it('hashes passwords with a key that no backup contains', async () => {
    const [secret] = await backend.sql<{ hex: string }>("SELECT encode(value, 'hex') AS hex FROM server_secret");
    expect(secret!.hex).toMatch(/^[0-9a-f]{64}$/);
    expect((await backup()).includes(secret!.hex)).toBe(false);
  });

  it("a key of a client may have the prefix of the server's own keys, and is stored as long as any other", async () => {
    const boss = await as('boss@station.example', { idempotencyKey: 'own:mine' });
    const other = await idOf('second@station.example');
    await submit(boss, issuePasswordLink, { userId: other });
    await backend.sql("UPDATE idempotency_key SET created_at = now() - interval '2 days'");
    await deleteExpiredKeys(backend.sql);
    expect(await backend.sql("SELECT key FROM idempotency_key WHERE key = 'own:mine'")).toHaveLength(1);
    expect(await backend.sql('SELECT key FROM idempotency_key WHERE is_own')).toEqual([]);
  });
});
