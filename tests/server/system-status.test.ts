import { readEnv } from '../../server/env';
import { ask } from '../../server/platform/ask';
import type { Context } from '../../server/platform/context';
import { systemStatus } from '../../server/services/settings/system-status.query';
import { type Backend, openBackend } from './backend';
import { contextOf } from './masters-samples';

let backend: Backend;
let admin: Context;
let staff: Context;

beforeAll(async () => {
  backend = await openBackend();
  [admin, staff] = [await contextOf(backend, true), await contextOf(backend, false)];
});
afterAll(() => backend.close());

const MAIL = { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'office@station.example' };
const HOOK = { MESSAGE_WEBHOOK_URL: 'https://gateway.example' };
const PASSED = "now() - interval '1 minute'";
const TO_COME = "now() + interval '1 hour'";

test.each<[string, Record<string, string>, number]>([
  ['nothing configured', {}, 0],
  ['a mail server', MAIL, 1],
  ['a webhook', HOOK, 2],
  ['both', { ...MAIL, ...HOOK }, 3],
])('counts messages that can be sent as due with %s', async (_, ways, due) => {
  await backend.sql('DELETE FROM outbox_message');
  let keys = 0;
  const put = (channel: string, over: Record<string, string> = {}) => {
    const columns = { next_attempt_at: PASSED, ...over };
    return backend.sql(
      `INSERT INTO outbox_message (channel, recipient, subject, body, event_key, ${Object.keys(columns)})
       VALUES ('${channel}', 'SOMEBODY', 'Subject', 'Words', '${++keys}', ${Object.values(columns)})`,
    );
  };
  for (const channel of ['mail', 'sms', 'whatsapp']) await put(channel);
  await put('mail', { sent_at: PASSED });
  await put('sms', { failed_at: PASSED });
  await put('sms', { next_attempt_at: TO_COME });
  await put('mail', { useful_until: PASSED });
  const env = readEnv(ways);
  expect((await ask({ ...admin, env }, systemStatus)).messagesDue).toBe(due);
  expect((await ask({ ...staff, env }, systemStatus)).messagesDue).toBeNull();
});

test('shows a pending migration', async () => {
  const whole = await ask(staff, systemStatus);
  expect(whole.migrationsApplied).toBe(whole.migrationsKnown);
  expect(whole.migrationsKnown).toBeGreaterThan(10);
  await backend.sql('DELETE FROM migrations WHERE id = (SELECT max(id) FROM migrations)');
  const { migrationsApplied, migrationsKnown } = await ask(staff, systemStatus);
  expect([migrationsApplied, migrationsKnown]).toEqual([whole.migrationsApplied - 1, whole.migrationsKnown]);
});

test("shows the exact version of PostgreSQL to admins, its major version to others; the clock is the server's", async () => {
  const [server] = await backend.sql<{ exact: string }>("SELECT current_setting('server_version') AS exact");
  expect((await ask(admin, systemStatus)).databaseVersion).toBe(server!.exact);
  const { databaseVersion, serverTime, databaseMs, version } = await ask(staff, systemStatus);
  expect(databaseVersion).toMatch(/^\d+$/);
  expect(server!.exact.startsWith(`${databaseVersion}.`)).toBe(true);
  expect(Math.abs(serverTime.getTime() - Date.now())).toBeLessThan(5_000);
  expect(databaseMs).toBeGreaterThan(0);
  expect(version).toMatch(/^\d+\.\d+\.\d+/);
});

test('refuses anonymous callers', () =>
  expect(ask(backend.request(), systemStatus)).rejects.toMatchObject({ kind: 'UNAUTHENTICATED' }));
