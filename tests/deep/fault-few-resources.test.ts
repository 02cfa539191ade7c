import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { type Backend, openBackendOn } from '../server/backend';
import type { ClosingStation } from '../support/closing-station';
import { newSale, SELL, startSelling } from '../support/credit-sales';
import { createTestDatabase, type TestDatabase } from '../support/database';
import { type ServerProcess, startServerProcess } from '../support/server-process';
import { expectBooksInOrder } from '../support/state-of-books';

/** The limit of the server process, of which about forty are open at its start. */
const HANDLES = 128;
const SOCKETS = 300;
const HEAP_MB = 128;
const LOAD_MS = 10_000;

let scratch: TestDatabase;
let backend: Backend;
let station: ClosingStation;
let server: ServerProcess;
let token: string;
let leave = (): void => {};

beforeAll(async () => {
  scratch = await createTestDatabase();
  backend = await openBackendOn(scratch.url, () => scratch.drop());
  ({ station, token } = await startSelling(backend));
}, 60_000);
afterEach(async () => {
  leave();
  await server.stop();
  await expectBooksInOrder(backend.database);
});
afterAll(() => backend.close());

const start = (env: Record<string, string> = {}): Promise<ServerProcess> =>
  startServerProcess({ DATABASE_URL: scratch.url, WRITES_PER_MINUTE: '1000000', ...env });

/** Sends one sale over a keep-alive connection. */
function sellOn(agent: http.Agent, input = newSale(station)): Promise<number> {
  return new Promise((answered, failed) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const request = http.request(`${server.url}/graphql`, { agent, method: 'POST', headers }, (answer) => {
      answer.resume();
      answer.on('end', () => answered(answer.statusCode!));
    });
    request.on('error', failed);
    request.end(JSON.stringify({ query: SELL, variables: { input } }));
  });
}

/** Opens idle connections and reopens those that are cut off, until `leave` is called. Returns a counter of the cut ones. */
function crowd(): () => number {
  const { port } = new URL(server.url);
  const sockets = new Set<net.Socket>();
  let cut = 0;
  let isOver = false;
  const come = (): void => {
    if (isOver) return;
    const socket = net.connect(Number(port), '127.0.0.1').resume();
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => {
      sockets.delete(socket);
      cut++;
      void setTimeout(20).then(come);
    });
  };
  for (let socket = 0; socket < SOCKETS; socket++) come();
  leave = () => {
    isOver = true;
    for (const socket of sockets) socket.destroy();
  };
  return () => cut;
}

it(`with ${HANDLES} file handles and ${SOCKETS} idle sockets, new sockets are cut off, existing clients are served, and everything works when the sockets close`, async () => {
  server = await start();
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  expect(await sellOn(agent)).toBe(200);
  execFileSync('prlimit', ['--pid', String(server.child.pid), `--nofile=${HANDLES}:${HANDLES}`]);
  const cutOff = crowd();
  for (; cutOff() < SOCKETS; ) await setTimeout(10);
  expect(fs.readdirSync(`/proc/${server.child.pid}/fd`).length).toBeGreaterThan(HANDLES - 5);
  for (let sale = 0; sale < 20; sale++) expect(await sellOn(agent)).toBe(200);

  // The idle sockets take the handles of the database connections that are closed here.
  await backend.sql(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`,
  );
  const statuses = new Set<number>();
  for (let sale = 0; sale < 5; sale++) statuses.add(await sellOn(agent));
  expect([...statuses].filter((status) => ![200, 503].includes(status))).toEqual([]);

  leave();
  for (let waited = 0; (await sellOn(agent)) !== 200; waited += 100) {
    if (waited > 10_000) throw new Error('It does not come back');
    await setTimeout(100);
  }
  expect((await fetch(server.url)).status).toBe(200);
  agent.destroy();
  expect(server.child.exitCode).toBeNull();
}, 60_000);

it(`with a heap of ${HEAP_MB} MB, large bodies, prints and sales run for a while and the server does not crash`, async () => {
  server = await start({ NODE_OPTIONS: `--max-old-space-size=${HEAP_MB}` });
  const agent = new http.Agent({ keepAlive: true });
  const post = async (path: string, body: object): Promise<number> => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const answer = await fetch(`${server.url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    await answer.arrayBuffer();
    return answer.status;
  };
  const table = Array.from({ length: 2000 }, (_, row) => [`Row ${row}`, row, 'x'.repeat(100)]);
  const invoice = { invoiceNumber: 'x'.repeat(200_000), lines: Array.from({ length: 500 }, () => ({})) };
  const works = [
    ...Array.from({ length: 4 }, () => () => sellOn(agent)),
    ...Array.from({ length: 2 }, () => () => post('/api/v1/invoice', { invoice })),
    ...Array.from({ length: 2 }, () => () => post('/api/v1/print', { data: table })),
  ];
  const end = performance.now() + LOAD_MS;
  const seen = new Set<number>();
  await Promise.all(
    works.map(async (work) => {
      while (performance.now() < end) seen.add(await work());
    }),
  );
  // A print may time out beside the other requests.
  expect([...seen].filter((status) => ![200, 400, 503, 504].includes(status))).toEqual([]);
  expect(await sellOn(agent)).toBe(200);
  agent.destroy();
  expect(server.child.exitCode).toBeNull();
}, 60_000);
