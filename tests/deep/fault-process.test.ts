import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Backend, openBackendOn } from '../server/backend';
import { openLine, until } from '../server/live-line';
import type { ClosingStation } from '../support/closing-station';
import { newSale, SELL, startSelling, vehiclesSold } from '../support/credit-sales';
import { createTestDatabase, type TestDatabase } from '../support/database';
import { askServer, type ServerProcess, startServerProcess } from '../support/server-process';
import { expectBooksInOrder } from '../support/state-of-books';

const CLIENTS = 10;
const SERVICE_RESTART = 1012;
const FATAL = 60;

/** Preloaded into the server: fails unexpectedly when the test sends a signal. */
const ACCIDENTS = `
  process.on('SIGUSR2', () => setTimeout(() => { throw new Error('planted in a timer'); }));
  process.on('SIGWINCH', () => void Promise.reject(new Error('planted in a promise')));
`;

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'forecourt-accidents-'));
const accidents = path.join(folder, 'accidents.cjs');
let scratch: TestDatabase;
let backend: Backend;
let station: ClosingStation;
let server: ServerProcess;
let token: string;

beforeAll(async () => {
  fs.writeFileSync(accidents, ACCIDENTS);
  scratch = await createTestDatabase();
  backend = await openBackendOn(scratch.url, () => scratch.drop());
  ({ station, token } = await startSelling(backend));
}, 60_000);
beforeEach(async () => {
  server = await startServerProcess({
    DATABASE_URL: scratch.url,
    WRITES_PER_MINUTE: '1000000',
    NODE_OPTIONS: `--require ${accidents}`,
  });
}, 60_000);
afterEach(async () => {
  await server.kill();
  await expectBooksInOrder(backend.database);
});
afterAll(async () => {
  await backend.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

/**
 * Sells until the server stops accepting. Returns the acknowledged sales; fails on anything but complete answers and
 * refused connections.
 */
async function sellOn(): Promise<string[]> {
  const acknowledged: string[] = [];
  for (;;) {
    const input = newSale(station);
    const answer = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
      },
      body: JSON.stringify({ query: SELL, variables: { input } }),
    }).catch(() => null);
    if (answer === null || answer.status === 503) return acknowledged;
    // Throws if the answer is incomplete.
    const { data } = (await answer.json()) as { data: { recordCreditSale: { userErrors: object[] } } };
    expect([answer.status, data.recordCreditSale.userErrors]).toEqual([200, []]);
    acknowledged.push(input.vehicle);
  }
}

/** Whether a connection of the server waits for a lock. */
async function isWaitingForLock(): Promise<boolean> {
  const waiting = await backend.sql(
    "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
  );
  return waiting.length > 0;
}

const isReachable = (): Promise<boolean> =>
  fetch(`${server.url}/healthz`).then(
    () => true,
    () => false,
  );

const stored = (): Promise<string[]> => vehiclesSold(backend);

it.each([
  ['SIGTERM', 'SIGTERM', 0],
  ['an uncaught error', 'SIGUSR2', 1],
  ['an unhandled rejection', 'SIGWINCH', 1],
] as const)(
  '%s under load: answers are complete or absent, sockets are closed with a code, and the process exits',
  async (_what, signal, exitCode) => {
    const line = await openLine(server.url, token);
    const before = (await stored()).length;
    const clients = Array.from({ length: CLIENTS }, sellOn);
    await until(async () => (await stored()).length > before + CLIENTS);
    const ended = new Promise((resolve) => server.child.once('exit', resolve));
    const started = performance.now();
    server.child.kill(signal);
    const acknowledged = (await Promise.all(clients)).flat();
    expect(await ended).toBe(exitCode);
    expect(performance.now() - started).toBeLessThan(10_000);
    expect(line.closed?.code).toBe(SERVICE_RESTART);
    const found = await stored();
    expect(acknowledged.filter((vehicle) => !found.includes(vehicle))).toEqual([]);
    expect(new Set(found).size).toBe(found.length);
    const fatal = server.log.filter((each) => each.startsWith('{') && JSON.parse(each).level === FATAL);
    expect(fatal.map((each) => JSON.parse(each).err.message)).toEqual(
      exitCode === 0 ? [] : [expect.stringContaining('planted in a')],
    );
  },
  60_000,
);

it('a request in progress at SIGTERM gets its answer', async () => {
  const runner = backend.database.createQueryRunner();
  await runner.startTransaction();
  await runner.query('SELECT FROM creditor WHERE id = $1 FOR UPDATE', [station.creditors[0]]);
  const input = newSale(station);
  const answer = askServer(server.url, SELL, { input }, { token, key: randomUUID() });
  await until(isWaitingForLock, 20_000);
  const ended = server.stop();
  await until(async () => !(await isReachable()), 20_000);
  expect([await isReachable(), await isWaitingForLock()]).toEqual([false, true]);
  await runner.rollbackTransaction();
  await runner.release();
  expect((await answer).body.data!.recordCreditSale).toMatchObject({ userErrors: [] });
  expect(await ended).toBe(0);
  expect(await stored()).toContain(input.vehicle);
}, 60_000);

/** Sends the start of a request, then one byte a second; returns how the connection ended. */
async function dribble(start: string): Promise<{ afterMs: number; reply: string }> {
  const slow = net.connect(Number(new URL(server.url).port), '127.0.0.1');
  const started = performance.now();
  let reply = '';
  slow.on('data', (bytes) => {
    reply += String(bytes);
  });
  slow.on('error', () => {});
  const closed = new Promise((resolve) => slow.once('close', resolve));
  slow.write(start);
  const letters = setInterval(() => slow.write('x'), 1000);
  await closed;
  clearInterval(letters);
  return { afterMs: performance.now() - started, reply };
}

it('a client that sends one byte a second is cut off after ten seconds of headers or thirty of body, while others are served', async () => {
  const head = 'host: station\r\ncontent-length: 1000';
  const slow = [
    { within: 14_000, ended: dribble('GET /healthz HTTP/1.1\r\nhost: station\r\nx-slow: ') },
    ...[
      'POST /graphql HTTP/1.1\r\ncontent-type: application/json',
      'POST /login HTTP/1.1\r\ncontent-type: application/x-www-form-urlencoded',
      `POST /api/v1/file HTTP/1.1\r\nauthorization: Bearer ${token}\r\ncontent-type: multipart/form-data; boundary=b`,
    ].map((start) => ({ within: 36_000, ended: dribble(`${start}\r\n${head}\r\n\r\n{`) })),
  ];
  let isOver = false;
  const others = (async () => {
    for (; !isOver; await setTimeout(1000)) expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  })();
  const ends = await Promise.all(slow.map(({ ended }) => ended));
  isOver = true;
  await others;
  expect(ends.map(({ reply }) => reply.split('\r\n')[0])).toEqual(slow.map(() => 'HTTP/1.1 408 Request Timeout'));
  // The server checks every two seconds.
  for (const [index, { afterMs }] of ends.entries()) expect(afterMs).toBeLessThan(slow[index]!.within);
  const answer = await askServer(server.url, SELL, { input: newSale(station) }, { token, key: randomUUID() });
  expect(answer.status).toBe(200);
}, 60_000);
