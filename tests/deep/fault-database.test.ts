import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pino } from 'pino';
import { type Embedded, startEmbedded } from '../../server/database/embedded';
import { serverOf } from '../../server/database/postmaster';
import { chanceOf } from '../../server/database/seed/chance';
import { type Backend, openBackendOn } from '../server/backend';
import { until } from '../server/live-line';
import type { ClosingStation } from '../support/closing-station';
import { newSale, SELL, startSelling, vehiclesSold } from '../support/credit-sales';
import { addressesIn, askServer, type ServerProcess, startServerProcess } from '../support/server-process';
import { expectBooksInOrder } from '../support/state-of-books';

const KILLS = 6;
const CLIENTS = 8;
/** The size of a server's connection pool. */
const CONNECTIONS = 10;

const chance = chanceOf(3);
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'forecourt-fault-'));
let embedded: Embedded;
let server: ServerProcess;
let backend: Backend;
let station: ClosingStation;
let token: string;

beforeAll(async () => {
  fs.chmodSync(folder, 0o755);
  embedded = await startEmbedded({ dir: folder, log: pino({ level: 'silent' }), elsewhere: os.tmpdir() });
  embedded.watch();
  server = await startServerProcess({ ...addressesIn(embedded), WRITES_PER_MINUTE: '1000000' });
  backend = await openBackendOn(embedded.url);
  ({ station, token } = await startSelling(backend));
}, 60_000);
afterEach(() => expectBooksInOrder(backend.database));
afterAll(async () => {
  await server.stop();
  await backend.close();
  await embedded.stop();
  fs.rmSync(folder, { recursive: true, force: true });
});

/** The number of answers by status; 0 counts requests without an answer. */
const seen = new Map<number, number>();

/** Sends a sale once; true if it was acknowledged. */
async function sell(input: object, key: string): Promise<boolean> {
  const answer = await askServer(server.url, SELL, { input }, { token, key }).catch(() => null);
  seen.set(answer?.status ?? 0, (seen.get(answer?.status ?? 0) ?? 0) + 1);
  if (answer?.status !== 200) return false;
  // Status 200 alone does not acknowledge a sale, because GraphQL errors have it too.
  expect(answer.body).toEqual({ data: { recordCreditSale: { creditSaleId: expect.any(Number), userErrors: [] } } });
  return true;
}

/** Kills all database processes at once, like a power cut. */
function killDatabase(): void {
  const { pid } = serverOf(path.join(embedded.dir, 'cluster'))!;
  const children = fs.readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number);
  for (const each of [pid, ...children])
    try {
      process.kill(each, 'SIGKILL');
    } catch (error) {
      if ((error as { code?: string }).code !== 'ESRCH') throw error;
    }
}

it(`the database is killed ${KILLS} times under load: every acknowledged sale is stored, none twice, and the server recovers by itself`, async () => {
  const acknowledged = new Set<string>();
  const attempted = new Set<string>();
  let isOver = false;
  const client = async (): Promise<void> => {
    while (!isOver) {
      const sale = newSale(station);
      const key = randomUUID();
      attempted.add(sale.vehicle);
      // Some clients give up at the first fault: their sale may be stored once or not at all.
      const givesUp = chance.happens(20);
      for (let tries = 0; !(await sell(sale, key)); tries++) {
        if (givesUp || tries === 200) break;
        await setTimeout(50);
      }
      if (await sell(sale, key)) acknowledged.add(sale.vehicle);
    }
  };
  const { pid } = server.child;
  const clients = Array.from({ length: CLIENTS }, client);
  for (let kill = 0; kill < KILLS; kill++) {
    await setTimeout(chance.between(300, 900));
    killDatabase();
    const before = acknowledged.size;
    for (let waited = 0; acknowledged.size === before; waited += 20) {
      if (waited > 20_000) throw new Error('It does not come back');
      await setTimeout(20);
    }
  }
  isOver = true;
  await Promise.all(clients);

  const stored = await vehiclesSold(backend);
  expect(new Set(stored).size).toBe(stored.length);
  expect([...acknowledged].filter((vehicle) => !stored.includes(vehicle))).toEqual([]);
  expect(stored.filter((vehicle) => !attempted.has(vehicle))).toEqual([]);
  expect(acknowledged.size).toBeGreaterThan(KILLS);
  // The server kept running and answered only 200 or 503.
  expect([...seen.keys()].filter((status) => ![200, 503].includes(status))).toEqual([]);
  expect(server.child.pid).toBe(pid);
  expect(server.child.exitCode).toBeNull();
}, 120_000);

it('while all connections are busy, requests get 503, /healthz answers, and everything works when they are free again', async () => {
  const release = await holdCreditor();
  const waiting = Array.from({ length: CONNECTIONS }, () => sell(newSale(station), randomUUID()));
  await until(async () => (await waitingForLocks()) === CONNECTIONS, 20_000);
  expect(await waitingForLocks()).toBe(CONNECTIONS);
  const [graphql, rest, health] = await Promise.all([
    fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ runningShift { id } }' }),
    }),
    fetch(`${server.url}/api/v1/availablecurrency`, { headers: { authorization: `Bearer ${token}` } }),
    fetch(`${server.url}/healthz`),
  ]);
  expect([graphql.status, graphql.headers.get('retry-after')]).toEqual([503, '1']);
  expect([rest.status, rest.headers.get('retry-after')]).toEqual([503, '1']);
  expect(await rest.json()).toEqual({ msg: 'The database is not responding right now. Please try again.' });
  expect(health.status).toBe(200);
  await release();
  await Promise.all(waiting);
  expect(await sell(newSale(station), randomUUID())).toBe(true);
}, 30_000);

/** The number of the server's connections that wait for a lock. */
async function waitingForLocks(): Promise<number> {
  const [row] = await backend.sql<{ waiting: number }>(
    "SELECT count(*)::int AS waiting FROM pg_stat_activity WHERE wait_event_type = 'Lock'",
  );
  return row!.waiting;
}

/** Locks the creditor that every sale needs; returns a function that releases it. */
async function holdCreditor(): Promise<() => Promise<void>> {
  const runner = backend.database.createQueryRunner();
  await runner.startTransaction();
  await runner.query('SELECT FROM creditor WHERE id = $1 FOR UPDATE', [station.creditors[0]]);
  return async () => {
    await runner.rollbackTransaction();
    await runner.release();
  };
}
