import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as passed } from 'node:timers/promises';
import { labelled } from '../../server/domain/kernel/message';
import { refusal } from '../../server/domain/kernel/problem';
import { poolOf } from '../../server/platform/sql';
import { inThread } from '../../server/platform/thread-job';
import { count, text } from '../../server/reports/column';
import { parameter } from '../../server/reports/parameter';
import { defineReport } from '../../server/reports/report';
import { expectNothingHeld, type ReportServer, serveReports, until } from '../reports/report-server';
import { type Station, startStation } from '../support/station';

jest.setTimeout(60_000);

/** A report whose first row comes late and whose row `failing` divides by zero. */
const slowReport = defineReport({
  route: 'a-slow-report',
  right: 'shift.read',
  title: 'A slow report',
  parameters: {
    rows: parameter('integer', 'Rows', { fallback: () => 300_000 }),
    tenths: parameter('integer', 'Tenths of a second', { fallback: () => 0 }),
    failing: parameter('integer', 'Failing', { fallback: () => 0 }),
  },
  columns: [count('number'), text('firm'), count('reckoned')],
  sql: `SELECT n AS number, 'SHREE TRANSPORT ' || n AS firm, 1000 / (:failing - n) AS reckoned
        FROM (SELECT pg_sleep(:tenths / 10.0)) late, generate_series(1, :rows) n`,
});

let station: Station;
let server: ReportServer;
let download: ReportServer['download'];

beforeAll(async () => {
  station = await startStation();
  server = await serveReports(station, slowReport);
  ({ download } = server);
}, 60_000);
afterAll(async () => {
  await server?.close();
  await station?.close();
});

afterEach(() => expectNothingHeld(station));

/** Runs `work` with this setting on every connection of the station's pool. */
async function withSetting<T>(setting: string, work: () => Promise<T>): Promise<T> {
  const pool = poolOf(station.database);
  const set = (client: { query(text: string): unknown }): void => void client.query(`SET ${setting}`);
  const [name] = setting.split(' ');
  pool.on('acquire', set);
  try {
    return await work();
  } finally {
    pool.removeListener('acquire', set);
    const clients = await Promise.all(Array.from({ length: pool.totalCount }, () => pool.connect()));
    for (const client of clients) {
      await client.query(`RESET ${name}`);
      client.release();
    }
  }
}

const sleeping = async (): Promise<number> => {
  const [found] = await station.sql<{ count: number }>(
    `SELECT COUNT(*) FROM pg_stat_activity
     WHERE datname = current_database() AND state = 'active' AND query LIKE 'FETCH%'`,
  );
  return found!.count;
};

test('of ten long exports at once two run, and most connections stay free for others', async () => {
  const leaving = new AbortController();
  const ten = Array.from({ length: 10 }, () =>
    // Never read and larger than all buffers, so the first two stay active on a machine of any speed.
    download('a-slow-report?format=csv&tenths=10&rows=2000000', {
      signal: leaving.signal,
      headers: { 'accept-encoding': 'identity' },
    }),
  );
  await until(async () => (await sleeping()) > 0);
  await passed(200);
  expect(await sleeping()).toBeLessThanOrEqual(4);
  const started = Date.now();
  await station.sql('SELECT 1');
  expect(Date.now() - started).toBeLessThan(500);
  const statuses = (await Promise.all(ten)).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, 200, ...Array.from({ length: 8 }, () => 429)]);
  expect((await download('a-slow-report?rows=10')).status).toBe(200);
  leaving.abort();
});

test('a client that leaves before the first row ends its statement', async () => {
  const leaving = new AbortController();
  const leftDownload = download('a-slow-report?format=csv&tenths=250', { signal: leaving.signal });
  await until(async () => (await sleeping()) === 1);
  leaving.abort();
  await expect(leftDownload).rejects.toThrow();
  const left = Date.now();
  await until(async () => (await sleeping()) === 0);
  expect(Date.now() - left).toBeLessThan(5_000);
  await expectNothingHeld(station);
  expect(station.logged.join('\n')).not.toContain('The client has disconnected');
});

test('a client may pause longer than the idle timeout of a transaction', async () => {
  await withSetting("idle_in_transaction_session_timeout = '300ms'", async () => {
    const answer = await download('a-slow-report?format=csv', { headers: { 'accept-encoding': 'identity' } });
    const reader = answer.body!.getReader();
    await reader.read();
    await passed(1_500);
    let lines = 0;
    for (let piece = await reader.read(); !piece.done; piece = await reader.read())
      lines += Buffer.from(piece.value).toString().split('\n').length - 1;
    expect(lines).toBeGreaterThan(200_000);
  });
});

test('the first rows of a file are sent before the last ones are read', async () => {
  const answer = await download('a-slow-report?format=csv&failing=250000', {
    headers: { 'accept-encoding': 'identity' },
  });
  expect(answer.status).toBe(200);
  let received = '';
  const read = async () => {
    for await (const chunk of answer.body as unknown as AsyncIterable<Uint8Array>)
      received += Buffer.from(chunk).toString();
  };
  await expect(read()).rejects.toThrow();
  expect(received).toContain('SHREE TRANSPORT 100000');
});

test('a report that exceeds the statement timeout is refused with a message by REST and by GraphQL', async () => {
  const locker = await poolOf(station.database).connect();
  await locker.query('BEGIN; LOCK TABLE creditor IN ACCESS EXCLUSIVE MODE');
  try {
    await withSetting("statement_timeout = '300ms'", async () => {
      const msg = 'This takes too long. Choose fewer rows.';
      const { status, headers, body } = await station.rest('GET', '/api/v1/report/showall-creditors?format=pdf');
      expect([status, body, headers.get('retry-after')]).toEqual([504, { msg }, null]);
      const { body: answer, ...reply } = await station.graphql(
        '{ reports { showallCreditors { rows { firmName } } } }',
      );
      expect([reply.status, reply.headers.get('retry-after')]).toEqual([504, null]);
      expect(answer.errors).toEqual([
        expect.objectContaining({
          message: msg,
          extensions: { code: 'TOO_LONG', problems: [expect.objectContaining({ code: 'TOO_LONG' })] },
        }),
      ]);
    });
  } finally {
    await locker.query('ROLLBACK');
    locker.release();
  }
});

test('HEAD returns the headers of a file and reads no rows', async () => {
  const started = Date.now();
  const head = await download('a-slow-report?format=csv&tenths=100', { method: 'HEAD' });
  expect(Date.now() - started).toBeLessThan(3_000);
  expect(['content-type', 'content-disposition', 'content-length'].map((name) => head.headers.get(name))).toEqual([
    'text/csv; charset=utf-8',
    'attachment; filename="a-slow-report.csv"',
    null,
  ]);
  expect([head.status, await head.text()]).toEqual([200, '']);
  expect((await download('a-slow-report?format=doc', { method: 'HEAD' })).status).toBe(400);
});

describe('a worker thread', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'thread-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const worked = async (script: string, withinMs: number): Promise<[unknown, boolean]> => {
    const path = join(folder, 'worker.js');
    writeFileSync(path, script);
    let isFed = false;
    const feed = async (post: (message: unknown) => void, end: AbortSignal): Promise<void> => {
      while (!end.aborted) {
        post('more');
        await passed(20);
      }
      await passed(100);
      isFed = true;
    };
    const tooLong = refusal('TOO_LONG', labelled('Too long'), undefined, 'TOO_LONG');
    const job = { script: path, data: null, feed, withinMs, mostMemoryMb: 64, tooLong };
    const fault = await inThread(job).catch((error: unknown) => error);
    return [fault, isFed];
  };

  test('is stopped with its input when it takes too long', async () => {
    const [fault, isFed] = await worked('setInterval(() => {}, 1000)', 500);
    expect(fault).toMatchObject({ kind: 'TOO_LONG', problems: [{ code: 'TOO_LONG', message: 'Too long' }] });
    expect(isFed).toBe(true);
  });

  test('is refused with the same message when it takes too much memory', async () => {
    const [fault, isFed] = await worked('const all = []; for (;;) all.push(new Array(1000).fill({}))', 20_000);
    expect(fault).toMatchObject({ kind: 'TOO_LONG', problems: [{ code: 'TOO_LONG', message: 'Too long' }] });
    expect(isFed).toBe(true);
  });

  test('is stopped with its input when it exits', async () => {
    const [fault, isFed] = await worked('process.exit(3)', 20_000);
    expect(fault).toMatchObject({ message: 'The worker thread exited with code 3 and no result' });
    expect(isFed).toBe(true);
  });
});
