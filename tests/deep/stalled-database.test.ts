import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pino } from 'pino';
import { type Embedded, startEmbedded } from '../../server/database/embedded';
import { serverOf } from '../../server/database/postmaster';
import { type Backend, openBackendOn, PASSWORD } from '../server/backend';
import { until } from '../server/live-line';
import type { ClosingStation } from '../support/closing-station';
import { newSale, SELL, startSelling, vehiclesSold } from '../support/credit-sales';
import { addressesIn, askServer, type ServerProcess, startServerProcess } from '../support/server-process';
import { expectBooksInOrder } from '../support/state-of-books';

const WRITERS = 6;

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'forecourt-stall-'));
let embedded: Embedded;
let server: ServerProcess;
let backend: Backend;
let station: ClosingStation;
let token: string;
let stopped: number[] = [];

beforeAll(async () => {
  fs.chmodSync(folder, 0o755);
  embedded = await startEmbedded({ dir: folder, log: pino({ level: 'silent' }), elsewhere: os.tmpdir() });
  server = await startServerProcess({ ...addressesIn(embedded), WRITES_PER_MINUTE: '1000000' });
  backend = await openBackendOn(embedded.url);
  ({ station, token } = await startSelling(backend));
  await backend.addUser('owner@station.example', { isAdmin: true });
}, 180_000);
afterAll(async () => {
  resume();
  await server?.stop();
  await backend?.close();
  await embedded?.stop();
  fs.rmSync(folder, { recursive: true, force: true });
});

/** Stops the postmaster and all its backends without ending them, like a machine that hangs. */
function stop(): void {
  const { pid } = serverOf(path.join(embedded.dir, 'cluster'))!;
  process.kill(pid, 'SIGSTOP');
  const children = fs.readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number);
  for (const child of children) process.kill(child, 'SIGSTOP');
  stopped = [...children, pid];
}

function resume(): void {
  for (const pid of stopped)
    try {
      process.kill(pid, 'SIGCONT');
    } catch (error) {
      if ((error as { code?: string }).code !== 'ESRCH') throw error;
    }
  stopped = [];
}

async function call(method: string, url: string, body?: object | FormData, own = token) {
  const answer = await fetch(server.url + url, {
    method,
    headers: {
      ...(own && { authorization: `Bearer ${own}` }),
      ...(body !== undefined && !(body instanceof FormData) && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: body instanceof FormData ? body : JSON.stringify(body) }),
  });
  return [answer.status, answer.headers.get('retry-after')];
}

const readShift = () => call('POST', '/graphql', { query: '{ runningShift { id } }' });

function picture(): FormData {
  const form = new FormData();
  form.append('file', new Blob([Buffer.from('%PDF-1.4\n%%EOF')], { type: 'application/pdf' }), 'paper.pdf');
  return form;
}

const LOG_IN = { email: 'owner@station.example', password: PASSWORD };
const report = (format: string): string =>
  `/api/v1/report/expenditure-between-two-day?from=2026-02-01&to=2026-02-28&format=${format}`;

it('while the database hangs every request gets 503 with Retry-After, and nothing is lost', async () => {
  const acknowledged = new Set<string>();
  const attempted = new Set<string>();
  const seen = new Set<number>();
  let isOver = false;
  /** Sends one sale after another, each under its key until it is acknowledged. */
  const writer = async (): Promise<void> => {
    while (!isOver) {
      const sale = newSale(station);
      const key = randomUUID();
      attempted.add(sale.vehicle);
      for (;;) {
        const answer = await askServer(server.url, SELL, { input: sale }, { token, key });
        seen.add(answer.status);
        if (answer.status === 200) break;
        await setTimeout(100);
      }
      acknowledged.add(sale.vehicle);
    }
  };
  const writers = Array.from({ length: WRITERS }, writer);
  for (let round = 0; round < 2; round++) {
    const before = acknowledged.size;
    await until(() => acknowledged.size > before + WRITERS, 30_000);
    expect(acknowledged.size).toBeGreaterThan(before + WRITERS);
    stop();
    const first = readShift();
    const answers = Promise.all([
      first,
      call('POST', '/graphql', { query: 'mutation { seeNotices(input: {}) { userErrors { message } } }' }),
      call(
        'POST',
        '/graphql',
        { query: `mutation { signIn(input: { email: "${LOG_IN.email}", password: "${PASSWORD}" }) { token } }` },
        '',
      ),
      call('POST', '/api/v1/login', LOG_IN, ''),
      call('GET', '/api/v1/availablecurrency'),
      call('POST', '/api/v1/credit', newSale(station)),
      call('GET', report('csv')),
      call('GET', report('json')),
      call('GET', report('xlsx')),
      call('GET', report('pdf')),
      call('POST', '/api/v1/print', { data: [['a'], ['b']] }),
      call('POST', '/api/v1/file', picture()),
      call('GET', '/readyz').then(([status]) => [status, '1']),
      // Sent when the first request has timed out.
      first.then(readShift),
    ]);
    expect(await call('GET', '/healthz')).toEqual([200, null]);
    // The database hangs until all have their answers.
    const all = await answers;
    expect(all).toEqual(all.map(() => [503, '1']));
    resume();
    await until(async () => (await readShift())[0] === 200, 30_000);
    expect(await readShift()).toEqual([200, null]);
  }
  isOver = true;
  await Promise.all(writers);
  const stored = await vehiclesSold(backend);
  expect(new Set(stored).size).toBe(stored.length);
  expect([...acknowledged].filter((vehicle) => !stored.includes(vehicle))).toEqual([]);
  expect(stored.filter((vehicle) => !attempted.has(vehicle))).toEqual([]);
  expect([...seen].toSorted()).toEqual([200, 503]);
  expect(server.log.filter((line) => line.includes('unhandled error'))).toEqual([]);
  await expectBooksInOrder(backend.database);
}, 180_000);
