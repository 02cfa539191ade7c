import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pino } from 'pino';
import { type Embedded, startEmbedded } from '../../server/database/embedded';
import { serverOf } from '../../server/database/postmaster';
import { chanceOf } from '../../server/database/seed/chance';
import { type Backend, openBackendOn, PASSWORD } from '../server/backend';
import { contextOf } from '../server/masters-samples';
import { actAs, type ClosingStation, seedClosingStation } from '../support/closing-station';
import { addressesIn, askServer, type ServerProcess, startServerProcess } from '../support/server-process';
import { expectBooksInOrder } from '../support/state-of-books';

/** Kills of the server, and as many of the database. */
const KILLS = 50;
const CLOSE =
  'mutation Close($input: CloseShiftInput!) { closeShift(input: $input) { shiftId shiftDate userErrors { code message } } }';
const START =
  'mutation Start($input: StartShiftInput!) { startShift(input: $input) { shiftId userErrors { message } } }';

const chance = chanceOf(4);
const silent = pino({ level: 'silent' });
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'forecourt-kill-'));
let embedded: Embedded;
let server: ServerProcess;
let backend: Backend;
let station: ClosingStation;
let token: string;
let day = 0;

beforeAll(async () => {
  fs.chmodSync(folder, 0o755);
  embedded = await startEmbedded({ dir: folder, log: silent, elsewhere: os.tmpdir() });
  embedded.watch();
  server = await startServerProcess({ ...addressesIn(embedded) });
  backend = await openBackendOn(embedded.url);
  station = await seedClosingStation(actAs(await contextOf(backend, true)));
  await backend.addUser('closer@station.example');
  token = await backend.logIn('closer@station.example', PASSWORD);
}, 60_000);
afterAll(async () => {
  await server.stop();
  await backend.close();
  await embedded.stop();
  fs.rmSync(folder, { recursive: true, force: true });
});

/** Starts the next shift and returns a valid close of it, as the form would send it. */
async function shiftToClose(): Promise<{ input: object; key: string; shiftId: number }> {
  const shiftDate = new Date(Date.UTC(2026, 0, 1 + day++)).toISOString().slice(0, 10);
  const started = await askServer(server.url, START, { input: { shiftDate, shiftTypeId: station.morning } }, { token });
  const { shiftId } = started.body.data!.startShift as { shiftId: number };
  const legs = await backend.sql<{ nozzleId: number; pumpId: number; open: number }>(
    'SELECT nozzle_id AS "nozzleId", pump_id AS "pumpId", open FROM nozzle_reading WHERE shift_id = $1',
    [shiftId],
  );
  const litres = (ml: number) => (ml / 1000).toFixed(3);
  const pumps = station.pumps.map((pumpId) => ({
    pumpId,
    nozzles: legs
      .filter((leg) => leg.pumpId === pumpId)
      .map(({ nozzleId, open }) => ({ nozzleId, close: litres(open + 10_000) })),
    // 10 L of each: 925.00 + 1,042.00
    lastCollection: { employeeId: station.employees[0], amount: '1967.00' },
  }));
  const tanks = station.tanks.map((tankId) => ({ tankId, isAtg: true, volume: '9000.000' }));
  return { input: { shiftId, pumps, tanks }, key: randomUUID(), shiftId };
}

/** What a shift's close has written: everything or nothing. */
async function traceOf(shiftId: number): Promise<Record<string, unknown>> {
  const [trace] = await backend.sql<Record<string, unknown>>(
    `SELECT s.state, (SELECT COUNT(*) FROM pump_close WHERE shift_id = s.id)::int AS pumps,
            (SELECT COUNT(*) FROM tank_dip WHERE shift_id = s.id)::int AS dips,
            (SELECT COUNT(*) FROM cash_collection WHERE shift_id = s.id)::int AS collections,
            (SELECT COUNT(*) FROM journal_entry WHERE shift_id = s.id)::int AS entries
     FROM shift s WHERE s.id = $1`,
    [shiftId],
  );
  return trace!;
}
const ALL = { state: 'CLOSED', pumps: 2, dips: 2, collections: 2, entries: 3 };
const NOTHING = { state: 'RUNNING', pumps: 0, dips: 0, collections: 0, entries: 0 };

/** Sends the close and kills a process before the answer; returns the answer, or null. */
async function closeAmid(kill: () => Promise<void>, close: { input: object; key: string }, delay: number) {
  const sent = askServer(server.url, CLOSE, { input: close.input }, { token, key: close.key }).catch(() => null);
  await setTimeout(delay);
  await kill();
  return sent;
}

async function untilAnswered(close: { input: object; key: string }) {
  for (let tries = 0; ; tries++) {
    const answer = await askServer(server.url, CLOSE, { input: close.input }, { token, key: close.key }).catch(
      () => null,
    );
    if (answer?.body.data?.closeShift) return answer;
    if (tries === 100) throw new Error(`It does not come back: ${JSON.stringify(answer)}`);
    await setTimeout(100);
  }
}

async function expectOneEffect(
  close: { input: object; key: string; shiftId: number },
  first: Awaited<ReturnType<typeof closeAmid>>,
) {
  const again = await untilAnswered(close);
  expect(again.body.data!.closeShift).toMatchObject({ shiftId: close.shiftId, userErrors: [] });
  if (first?.body.data?.closeShift) {
    expect(again.body).toEqual(first.body);
    expect(again.replayed).toBe(true);
  }
  expect(await traceOf(close.shiftId)).toEqual(ALL);
  const repeated = await untilAnswered(close);
  expect({ body: repeated.body, replayed: repeated.replayed }).toEqual({ body: again.body, replayed: true });
}

it(`the server is killed ${KILLS} times during a close: all or nothing is stored, and the same key gets the same answer`, async () => {
  const traces = new Map<unknown, number>();
  for (let round = 0; round < KILLS; round++) {
    const close = await shiftToClose();
    const first = await closeAmid(() => server.kill(), close, chance.between(0, 60));
    const trace = await traceOf(close.shiftId);
    expect([ALL, NOTHING]).toContainEqual(trace);
    if (first?.body.data?.closeShift) expect(trace).toEqual(ALL);
    traces.set(trace.state, (traces.get(trace.state) ?? 0) + 1);
    server = await startServerProcess({ ...addressesIn(embedded) });
    await expectOneEffect(close, first);
  }
  // Some kills came before the commit and some after it.
  expect([...traces.keys()].sort()).toEqual(['CLOSED', 'RUNNING']);
  await expectBooksInOrder(backend.database);
}, 300_000);

it(`the database is killed ${KILLS} times during a close: all or nothing is stored, and the server keeps running and reconnects by itself`, async () => {
  const { pid } = server.child;
  for (let round = 0; round < KILLS; round++) {
    const close = await shiftToClose();
    const first = await closeAmid(killDatabase, close, chance.between(0, 40));
    await expectOneEffect(close, first);
  }
  expect(server.child.pid).toBe(pid);
  expect(server.child.exitCode).toBeNull();
  await expectBooksInOrder(backend.database);
}, 300_000);

/** Kills all database processes at once, like a power cut. */
async function killDatabase(): Promise<void> {
  const postmaster = serverOf(path.join(embedded.dir, 'cluster'))!;
  const children = fs
    .readFileSync(`/proc/${postmaster.pid}/task/${postmaster.pid}/children`, 'utf8')
    .trim()
    .split(' ')
    .map(Number);
  for (const pid of [postmaster.pid, ...children])
    try {
      process.kill(pid, 'SIGKILL');
    } catch (error) {
      if ((error as { code?: string }).code !== 'ESRCH') throw error;
    }
}
