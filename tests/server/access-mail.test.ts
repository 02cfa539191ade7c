import { setTimeout } from 'node:timers/promises';
import { type Env, readEnv } from '../../server/env';
import { enqueueMessages } from '../../server/platform/outbox';
import { submit } from '../../server/platform/submit';
import { transaction } from '../../server/platform/transaction';
import { recoverPassword } from '../../server/services/access/recover-password';
import { startOutboxWorker } from '../../server/services/messages/outbox-worker';
import { type MailSink, openMailSink } from './access-mail-sink';
import { type Backend, openBackend } from './backend';

let backend: Backend;
let sink: MailSink;
let env: Env;
const workers: { stop(): Promise<void> }[] = [];

beforeAll(async () => {
  backend = await openBackend();
});
afterAll(() => backend.close());
beforeEach(async () => {
  await backend.sql('DELETE FROM outbox_message');
  sink = await openMailSink();
  env = readEnv({ SMTP_URL: sink.url, MAIL_FROM: 'Station <office@station.example>' });
});
afterEach(async () => {
  await stopWorkers();
  await sink.close();
});

const startWorkers = (count: number) => {
  for (let n = 0; n < count; n++)
    workers.push(startOutboxWorker({ database: backend.database, env, log: backend.request().log }));
};
const stopWorkers = () => Promise.all(workers.splice(0).map((worker) => worker.stop()));
const put = async (n: number, over: { subject?: string; recipient?: string } = {}) => {
  const message = { channel: 'mail' as const, recipient: `u${n}@x.example`, subject: `Mail ${n}`, body: 'Hello' };
  await transaction(backend.database, (tx) => enqueueMessages(tx, [{ ...message, eventKey: `event ${n}`, ...over }]));
};
interface Message {
  sent: boolean;
  failed: boolean;
  attempts: number;
  body: string;
  lastError: string | null;
  inSeconds: number;
}
const messages = () =>
  backend.sql<Message>(
    `SELECT sent_at IS NOT NULL AS sent, failed_at IS NOT NULL AS failed, attempts, body, last_error AS "lastError",
            extract(epoch FROM next_attempt_at - now())::float AS "inSeconds"
     FROM outbox_message ORDER BY id`,
  );

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + 15_000;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error('It did not come to be');
    await setTimeout(50);
  }
}
const allSent = async () => (await messages()).every(({ sent }) => sent);

describe('the outbox', () => {
  it('is processed by three workers, each message once', async () => {
    for (let n = 0; n < 40; n++) await put(n);
    await put(7);
    startWorkers(3);
    await until(allSent);
    const subjects = sink.taken.map((mail) => /^Subject: (.*)\r$/m.exec(mail)![1]);
    expect(subjects.sort()).toEqual(Array.from({ length: 40 }, (_, n) => `Mail ${n}`).sort());
    expect((await messages()).every(({ attempts }) => attempts === 1)).toBe(true);
  });

  it('creates a recovery link when it sends it, and stores it nowhere', async () => {
    await backend.addUser('anna@station.example');
    await submit(
      backend.request({ env: { ...backend.env, ...env, publicUrl: 'https://station.example' } }),
      recoverPassword,
      {
        email: 'anna@station.example',
      },
    );
    expect((await messages())[0]!.body).toBe('');
    expect(await backend.sql('SELECT FROM password_recovery')).toEqual([]);
    startWorkers(1);
    await until(allSent);
    expect(sink.taken[0]!.replaceAll('=\r\n', '')).toMatch(/update-password\?autoGen=(3D)?[\w-]{43}&id=/);
    expect((await messages())[0]!.body).toBe('');
  });

  it('backs off after every failure and gives up after about sixty', async () => {
    sink.answer = '451 not now';
    await put(1);
    const waits: number[] = [];
    for (const attempt of [1, 2, 3, 4, 5, 6, 7, 8, 9, 59, 60]) {
      await backend.sql('UPDATE outbox_message SET attempts = $1', [attempt - 1]);
      startWorkers(1);
      await until(async () => (await messages())[0]!.lastError !== null);
      await stopWorkers();
      const [message] = await messages();
      expect(message).toMatchObject({ attempts: attempt, sent: false, failed: attempt === 60 });
      waits.push(message!.inSeconds / Math.min(3600, 7.5 * 2 ** attempt));
      await backend.sql(`UPDATE outbox_message SET last_error = NULL, next_attempt_at = now() - interval '1 second'`);
    }
    for (const wait of waits) expect(wait > 0.4 && wait < 1.51).toBe(true);
    expect(new Set(waits.map((wait) => wait.toFixed(2))).size).toBeGreaterThan(3);
    sink.answer = '250 taken';
    startWorkers(1);
    await setTimeout(500);
    expect(sink.taken).toEqual([]);
  });

  it('retries with the same Message-ID when the answer was lost', async () => {
    sink.answer = null;
    await put(1);
    startWorkers(1);
    await until(async () => (await messages())[0]!.lastError !== null);
    sink.answer = '250 taken';
    await backend.sql('UPDATE outbox_message SET next_attempt_at = now()');
    await until(allSent);
    expect(sink.taken).toHaveLength(2);
    const ids = sink.taken.map((mail) => /^Message-ID: (.*)\r$/im.exec(mail)![1]);
    expect(ids).toEqual([ids[0], ids[0]]);
    expect(ids[0]).toMatch(/@station\.example>$/);
  });

  it('skips messages that are no longer useful', async () => {
    await put(1);
    await backend.sql(`UPDATE outbox_message SET useful_until = now() - interval '1 second'`);
    await put(2);
    startWorkers(1);
    await until(() => sink.taken.length > 0);
    expect((await messages()).map(({ sent }) => sent)).toEqual([false, true]);
  });

  it('writes one header line for any subject, and one recipient for any address', async () => {
    await put(1, { subject: 'Hello\r\nBcc: thief@x.example', recipient: 'a,b@x.example' });
    startWorkers(1);
    await until(allSent);
    expect(sink.taken[0]).not.toMatch(/^Bcc:/m);
    expect(sink.taken[0]).toMatch(/^Subject: Hello Bcc: thief@x.example\r$/m);
  });

  it('keeps its messages without a mail server', async () => {
    await put(1);
    const worker = startOutboxWorker({ database: backend.database, env: readEnv({}), log: backend.request().log });
    await worker.stop();
    expect(await messages()).toMatchObject([{ sent: false, attempts: 0, body: 'Hello' }]);
  });
});
