import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { actAs, type ClosingStation, plantClosingStation } from '../support/closing-station';
import { createTestDatabase, type TestDatabase } from '../support/database';
import { askServer, type ServerProcess, startServerProcess } from '../support/server-process';
import { expectBooksInOrder } from '../support/state-of-books';
import { type Doors, openDoorsOn, PASSWORD } from './access-doors';
import { openLine, until } from './live-line';
import { contextOf } from './masters-samples';

const CLIENTS = 10;
const SELL =
  'mutation Sell($input: RecordCreditSaleInput!) { recordCreditSale(input: $input) { creditSaleId userErrors { message } } }';
const SERVICE_RESTART = 1012;
const FATAL = 60;

/** Loaded into the server beside it: what nobody foresaw happens when the test says so. */
const ACCIDENTS = `
  process.on('SIGUSR2', () => setTimeout(() => { throw new Error('planted in a timer'); }));
  process.on('SIGWINCH', () => void Promise.reject(new Error('planted in a promise')));
`;

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'forecourt-accidents-'));
const accidents = path.join(folder, 'accidents.cjs');
let scratch: TestDatabase;
let doors: Doors;
let station: ClosingStation;
let server: ServerProcess;
let token: string;
let sales = 0;

beforeAll(async () => {
  fs.writeFileSync(accidents, ACCIDENTS);
  scratch = await createTestDatabase();
  doors = await openDoorsOn(scratch.url, () => scratch.drop());
  const act = actAs(await contextOf(doors, true));
  station = await plantClosingStation(act);
  await act('startShift', { shiftTypeId: station.morning, shiftDate: '2026-01-01' });
  await doors.addUser('staff@station.example');
  token = await doors.logIn('staff@station.example', PASSWORD);
}, 60_000);
beforeEach(async () => {
  server = await startServerProcess({
    ...{ DATABASE_URL: scratch.url, WRITES_PER_MINUTE: '1000000' },
    NODE_OPTIONS: `--require ${accidents}`,
  });
}, 60_000);
afterEach(async () => {
  await server.kill();
  await expectBooksInOrder(doors.database);
});
afterAll(async () => {
  await doors.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

const newSale = () => ({
  creditorId: station.creditors[0],
  pumpId: station.pumps[0],
  productId: station.hs,
  litres: '0.010',
  vehicle: `KA ${++sales}`,
});

/** Sells until the server takes nothing more. Answers what was acknowledged; anything but whole answers or a refused connection fails. */
async function sellOn(): Promise<string[]> {
  const acknowledged: string[] = [];
  for (;;) {
    const input = newSale();
    const answer = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: {
        ...{ authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      },
      body: JSON.stringify({ query: SELL, variables: { input } }),
    }).catch(() => null);
    if (answer === null || answer.status === 503) return acknowledged;
    // Throws where the answer ends before its end.
    const { data } = (await answer.json()) as { data: { recordCreditSale: { userErrors: object[] } } };
    expect([answer.status, data.recordCreditSale.userErrors]).toEqual([200, []]);
    acknowledged.push(input.vehicle);
  }
}

const stored = async (): Promise<string[]> =>
  (await doors.sql<{ vehicle: string }>('SELECT vehicle FROM credit_sale')).map(({ vehicle }) => vehicle);

it.each([
  ['SIGTERM', 'SIGTERM', 0],
  ['an error that nobody caught', 'SIGUSR2', 1],
  ['a rejection that nobody handled', 'SIGWINCH', 1],
] as const)(
  '%s under load: whole answers or none, sockets are told, and the process ends',
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
    const kept = await stored();
    expect(acknowledged.filter((vehicle) => !kept.includes(vehicle))).toEqual([]);
    expect(new Set(kept).size).toBe(kept.length);
    const fatal = server.log.filter((each) => each.startsWith('{') && JSON.parse(each).level === FATAL);
    expect(fatal.map((each) => JSON.parse(each).err.message)).toEqual(
      exitCode === 0 ? [] : [expect.stringContaining('planted in a')],
    );
  },
  60_000,
);

it('a request that was under way when the server was told to end has its answer', async () => {
  const runner = doors.database.createQueryRunner();
  await runner.startTransaction();
  await runner.query('SELECT FROM creditor WHERE id = $1 FOR UPDATE', [station.creditors[0]]);
  const input = newSale();
  const answer = askServer(server.url, SELL, { input }, { token, key: randomUUID() });
  await setTimeout(500);
  const ended = server.stop();
  await setTimeout(500);
  await expect(fetch(`${server.url}/healthz`)).rejects.toThrow();
  await runner.rollbackTransaction();
  await runner.release();
  expect((await answer).body.data!.recordCreditSale).toMatchObject({ userErrors: [] });
  expect(await ended).toBe(0);
  expect(await stored()).toContain(input.vehicle);
}, 60_000);

it('who sends the head of a request a letter at a time is cut off after ten seconds, and others are served meanwhile', async () => {
  const { port } = new URL(server.url);
  const slow = net.connect(Number(port), '127.0.0.1');
  let said = '';
  slow.on('data', (bytes) => {
    said += String(bytes);
  });
  slow.on('error', () => {});
  const started = performance.now();
  const closed = new Promise((resolve) => slow.once('close', resolve));
  slow.write('GET /healthz HTTP/1.1\r\nhost: station\r\nx-slow: ');
  const dribble = setInterval(() => slow.write('x'), 500);
  while (performance.now() - started < 9000) {
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    await setTimeout(1000);
  }
  await closed;
  clearInterval(dribble);
  // Looked at every two seconds.
  expect(performance.now() - started).toBeLessThan(14_000);
  expect(said).toMatch(/^HTTP\/1\.1 408 /);
}, 30_000);
