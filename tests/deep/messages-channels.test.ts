import { setTimeout } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type Env, readEnv } from '../../server/env';
import { enqueueMessages, type Message } from '../../server/platform/outbox';
import { transaction } from '../../server/platform/transaction';
import { startOutboxWorker } from '../../server/services/messages/outbox-worker';
import { type MailSink, openMailSink } from '../server/access-mail-sink';
import { type Backend, openBackendOn } from '../server/backend';
import { openWebhookSink, takes, type WebhookSink } from '../server/webhook-sink';
import { createTestDatabase, type TestDatabase } from '../support/database';
import { startServerProcess } from '../support/server-process';

let scratch: TestDatabase;
let backend: Backend;
let gateway: WebhookSink;
let mail: MailSink;
const workers: { stop(): Promise<void> }[] = [];

beforeAll(async () => {
  scratch = await createTestDatabase();
  backend = await openBackendOn(scratch.url, () => scratch.drop());
});
afterAll(() => backend.close());
beforeEach(async () => {
  await backend.sql('DELETE FROM outbox_message');
  gateway = await openWebhookSink();
  mail = await openMailSink();
});
afterEach(async () => {
  // A worker stops only after the message it is sending, so hanging calls are released first.
  await Promise.all([gateway.close(), mail.close()]);
  await Promise.all(workers.splice(0).map((worker) => worker.stop()));
});

const webhook = (): Env => readEnv({ MESSAGE_WEBHOOK_URL: `${gateway.url}/send?key=1` });
const both = (): Env =>
  readEnv({ MESSAGE_WEBHOOK_URL: gateway.url, SMTP_URL: mail.url, MAIL_FROM: 'office@station.example' });

const startWorkers = (env: Env, count = 1) => {
  for (let n = 0; n < count; n++)
    workers.push(startOutboxWorker({ database: backend.database, env, log: backend.request().log }));
};

const message = (over: Partial<Message> = {}): Message => ({
  channel: 'sms',
  recipient: '9876543210',
  subject: 'A sale',
  body: '120 L\nfor you',
  eventKey: 'creditSale:7',
  ...over,
});
const put = (...messages: Message[]) => transaction(backend.database, (open) => enqueueMessages(open, messages));

interface Standing {
  id: string;
  channel: string;
  sent: boolean;
  attempts: number;
  lastError: string | null;
  inSeconds: number;
}
const standing = () =>
  backend.sql<Standing>(
    `SELECT id::text, channel, sent_at IS NOT NULL AS sent, attempts, last_error AS "lastError",
            extract(epoch FROM next_attempt_at - now())::float AS "inSeconds"
     FROM outbox_message ORDER BY id`,
  );
const isSent = async () => (await standing()).every(({ sent }) => sent);
const dueNow = () => backend.sql('UPDATE outbox_message SET last_error = NULL, next_attempt_at = now()');
const errorOf = async () => (await standing())[0]!.lastError;

async function until(isSo: () => boolean | Promise<boolean>, withinMs = 15_000): Promise<void> {
  const end = Date.now() + withinMs;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error('It did not come to be');
    await setTimeout(50);
  }
}

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

describe('the webhook', () => {
  it('receives each message as JSON with its own key', async () => {
    await put(message(), message({ channel: 'whatsapp', recipient: '+919876543210' }));
    startWorkers(webhook());
    await until(isSent);
    const [sms, whatsapp] = await standing();
    const posted = (id: string, channel: string, to: string) => ({
      path: '/send?key=1',
      headers: expect.objectContaining({ 'idempotency-key': id, 'content-type': 'application/json' }),
      body: { id, channel, to, text: '120 L\nfor you', subject: 'A sale', event: 'creditSale' },
    });
    expect(gateway.posted).toEqual([
      posted(sms!.id, 'sms', '9876543210'),
      posted(whatsapp!.id, 'whatsapp', '+919876543210'),
    ]);
  });

  it('is served by three workers, each message once', async () => {
    await put(...Array.from({ length: 40 }, (_, n) => message({ eventKey: `creditSale:${n}` })));
    await put(message({ eventKey: 'creditSale:3' }));
    startWorkers(webhook(), 3);
    await until(isSent);
    expect(new Set(gateway.posted.map(({ headers }) => headers['idempotency-key'])).size).toBe(40);
    expect(gateway.posted).toHaveLength(40);
  });

  it('a webhook that fails and recovers gets each message once more, with the same key, after its backoff', async () => {
    const answers = [500, 429, 202];
    gateway.answer = (response) => void response.writeHead(answers.shift()!).end('no');
    await put(message());
    startWorkers(webhook());
    for (const status of [500, 429]) {
      await until(async () => (await errorOf()) !== null);
      const [failed] = await standing();
      expect(failed).toMatchObject({ sent: false, lastError: `Error: The webhook answered ${status}` });
      expect(failed!.inSeconds).toBeGreaterThan(5);
      await dueNow();
    }
    await until(isSent);
    await setTimeout(2500);
    const keys = gateway.posted.map(({ headers }) => headers['idempotency-key']);
    expect(keys).toEqual([keys[0], keys[0], keys[0]]);
  });

  it('a webhook that redirects is not followed', async () => {
    const elsewhere = await openWebhookSink();
    gateway.answer = (response) => void response.writeHead(307, { location: elsewhere.url }).end();
    await put(message());
    startWorkers(webhook());
    await until(async () => (await errorOf()) !== null);
    expect(await errorOf()).toBe('Error: The webhook answered 307');
    expect(elsewhere.posted).toEqual([]);
    await elsewhere.close();
  });

  it('a webhook that hangs is abandoned after ten seconds without delaying mail', async () => {
    gateway.answer = () => {};
    await put(message(), ...[1, 2, 3].map((n) => message({ channel: 'mail', recipient: `u${n}@x.example` })));
    startWorkers(both());
    await until(() => mail.taken.length === 3, 5000);
    const sms = async () => (await standing()).find(({ channel }) => channel === 'sms')!;
    expect(await sms()).toMatchObject({ attempts: 1, sent: false, lastError: null });
    // A timer that is only weakly referenced is lost at the next garbage collection, and the call then hangs for ever.
    collectGarbage();
    await until(async () => (await sms()).lastError !== null);
    expect((await sms()).lastError).toContain('TimeoutError');
  });

  it('an unreachable webhook is recorded as the reason of the failure', async () => {
    await put(message());
    await gateway.close();
    startWorkers(webhook());
    await until(async () => (await errorOf()) !== null);
    expect(await errorOf()).toMatch(/fetch failed: .*ECONNREFUSED/);
  });

  it('a webhook with credentials in its address gets them in a header, and no log line has them', async () => {
    await put(message());
    startWorkers(readEnv({ MESSAGE_WEBHOOK_URL: gateway.url.replace('//', '//gate:s%40crit@') }));
    await until(isSent);
    expect(gateway.posted[0]!.headers.authorization).toBe(`Basic ${Buffer.from('gate:s@crit').toString('base64')}`);
    expect(backend.logged.join()).not.toMatch(/s@crit|s%40crit/);
  });
});

describe('an unconfigured channel', () => {
  it.each([
    ['sms', () => readEnv({ SMTP_URL: mail.url, MAIL_FROM: 'office@station.example' }), ['mail']],
    ['mail', webhook, ['sms', 'whatsapp']],
  ] as const)('keeps its messages: %s', async (_channel, env, sent) => {
    const to = { mail: 'u@x.example', sms: '9876543210', whatsapp: '9876543210' };
    await put(...(['mail', 'sms', 'whatsapp'] as const).map((channel) => message({ channel, recipient: to[channel] })));
    startWorkers(env());
    await until(async () => (await standing()).filter((row) => row.sent).length === sent.length);
    await setTimeout(500);
    for (const row of await standing())
      expect([row.channel, row.sent, row.attempts]).toEqual([
        row.channel,
        (sent as readonly string[]).includes(row.channel),
        (sent as readonly string[]).includes(row.channel) ? 1 : 0,
      ]);
  });
});

describe('a message', () => {
  it('expires after three days, so that a gateway set up later sends no backlog', async () => {
    await put(message(), message({ eventKey: 'creditSale:8' }));
    const [news] = await backend.sql<{ days: number }>(
      'SELECT extract(epoch FROM useful_until - created_at)::float / 86400 AS days FROM outbox_message LIMIT 1',
    );
    expect(news!.days).toBeCloseTo(3);
    await backend.sql(
      "UPDATE outbox_message SET useful_until = useful_until - interval '3 days' WHERE event_key = 'creditSale:7'",
    );
    startWorkers(webhook());
    await until(async () => (await standing()).some(({ sent }) => sent));
    await setTimeout(500);
    expect((await standing()).map(({ sent }) => sent)).toEqual([false, true]);
  });

  it('is given up after the last attempt if no attempt got an answer', async () => {
    await put(message());
    await backend.sql('UPDATE outbox_message SET attempts = 60');
    startWorkers(webhook());
    await until(async () => (await errorOf()) !== null);
    expect(await errorOf()).toBe('Error: Given up: the server stopped during every attempt to send it');
    expect(await backend.sql('SELECT failed_at IS NOT NULL AS failed FROM outbox_message')).toEqual([{ failed: true }]);
    expect(gateway.posted).toEqual([]);
  });

  it('a sent message is marked as sent once the database accepts the write', async () => {
    await put(message());
    await backend.sql(`CREATE FUNCTION not_now() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'not now'; END $$`);
    await backend.sql(`CREATE TRIGGER not_now BEFORE UPDATE OF sent_at ON outbox_message
                     FOR EACH ROW EXECUTE FUNCTION not_now()`);
    startWorkers(webhook());
    await until(() => gateway.posted.length === 1);
    await setTimeout(300);
    await backend.sql('DROP FUNCTION not_now CASCADE');
    await until(isSent, 5000);
    expect(gateway.posted).toHaveLength(1);
  });

  it('a message being sent at shutdown gets a few seconds and is then abandoned', async () => {
    gateway.answer = () => {};
    await put(message());
    startWorkers(webhook());
    await until(() => gateway.posted.length === 1);
    const began = Date.now();
    await Promise.all(workers.splice(0).map((worker) => worker.stop()));
    expect(Date.now() - began).toBeLessThan(7000);
    expect(await errorOf()).toContain('AbortError');
    expect((await standing())[0]).toMatchObject({ sent: false, attempts: 1 });
  });
});

describe('a mail server with temporary failures', () => {
  it('gets each message once', async () => {
    mail.answer = '451 not now';
    await put(...[1, 2, 3].map((n) => message({ channel: 'mail', recipient: `u${n}@x.example` })));
    startWorkers(both(), 2);
    await until(async () => (await standing()).every(({ lastError }) => lastError !== null));
    mail.answer = '250 taken';
    await dueNow();
    await until(isSent);
    await setTimeout(2500);
    const taken = mail.taken.map((text) => /^To: (.*)\r$/m.exec(text)![1]).toSorted();
    expect(taken).toEqual(['u1@x.example', 'u2@x.example', 'u3@x.example']);
  });
});

describe('a server killed between claim and answer', () => {
  it('leaves its message to another one, later and with the same key', async () => {
    gateway.answer = () => {};
    const server = await startServerProcess({ DATABASE_URL: scratch.url, MESSAGE_WEBHOOK_URL: gateway.url });
    await put(message());
    await until(() => gateway.posted.length === 1);
    await server.kill();
    gateway.answer = takes;
    startWorkers(webhook());
    await setTimeout(3500);
    expect(gateway.posted).toHaveLength(1);
    const [claimed] = await standing();
    expect(claimed).toMatchObject({ sent: false, attempts: 1 });
    expect(claimed!.inSeconds).toBeGreaterThan(90);
    await dueNow();
    await until(isSent);
    expect(gateway.posted.map(({ headers }) => headers['idempotency-key'])).toEqual([claimed!.id, claimed!.id]);
  }, 60_000);
});
