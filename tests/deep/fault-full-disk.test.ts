import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Client } from 'pg';
import { pino } from 'pino';
import { type Embedded, startEmbedded } from '../../server/database/embedded';
import { clusterIn } from '../../server/database/postgres-place';
import { join, serverOf } from '../../server/database/postmaster';
import { type Backend, openBackendOn } from '../server/backend';
import type { ClosingStation } from '../support/closing-station';
import { type CreditSale, newSale, SELL, startSelling, vehiclesSold } from '../support/credit-sales';
import { onServer } from '../support/database';
import { addressesIn, askServer, type ServerProcess, startServerProcess } from '../support/server-process';
import { mountSmallDisk } from '../support/small-disk';
import { expectBooksInOrder } from '../support/state-of-books';

const MEGABYTES = 256;
const CLIENTS = 4;
/** The size of a file of the write-ahead log, in MB. */
const LOG_FILE = 16;

const disk = mountSmallDisk(MEGABYTES);
/** Skipped for users who may not mount: only a real file system can be full. */
const itOnSmallDisk = disk ? it : it.skip;

let embedded: Embedded;
let server: ServerProcess;
let backend: Backend;
let station: ClosingStation;
let token: string;

beforeAll(async () => {
  if (!disk) return;
  embedded = await startEmbedded({ dir: path.join(disk.folder, 'postgres'), log: pino({ level: 'silent' }) });
  expect(embedded.dir.startsWith(disk.folder)).toBe(true);
  embedded.watch();
  server = await startServerProcess({ ...addressesIn(embedded), WRITES_PER_MINUTE: '1000000' });
  backend = await openBackendOn(embedded.url);
  ({ station, token } = await startSelling(backend));
}, 120_000);
afterEach(async () => {
  if (!disk) return;
  disk.empty();
  await expectBooksInOrder(backend.database);
});
afterAll(async () => {
  if (!disk) return;
  await server.stop();
  await backend.close();
  await embedded.stop();
  disk.unmount();
}, 60_000);

const sell = async (input: CreditSale, key: string): Promise<number> => {
  const { status, body } = await askServer(server.url, SELL, { input }, { token, key });
  if (status === 200) expect(body.data!.recordCreditSale).toMatchObject({ userErrors: [] });
  return status;
};

/** Makes sure that the next file of the write-ahead log exists and has room before the disk is full. */
async function makeRoomInLog(): Promise<void> {
  const superuser = (await join(clusterIn(embedded.dir)))!;
  for (const statement of ['CHECKPOINT', 'SELECT pg_switch_wal()', 'CHECKPOINT']) await onServer(superuser, statement);
}

const databasePid = (): number => serverOf(path.join(embedded.dir, 'cluster'))!.pid;

itOnSmallDisk(
  'with a full data disk, writes are refused completely and reads continue; everything works when there is room again',
  async () => {
    await makeRoomInLog();
    const pid = databasePid();
    disk!.fill();
    const recorded: string[] = [];
    const refused: { sale: CreditSale; key: string }[] = [];
    // Sales that fit into existing pages are recorded; each client continues until one is refused.
    const client = async (): Promise<void> => {
      for (;;) {
        const [sale, key] = [newSale(station), randomUUID()];
        const status = await sell(sale, key);
        expect([200, 503]).toContain(status);
        if (status === 503) return void refused.push({ sale, key });
        recorded.push(sale.vehicle);
      }
    };
    await Promise.all(Array.from({ length: CLIENTS }, client));
    expect((await vehiclesSold(backend)).toSorted()).toEqual(recorded.toSorted());

    const read = await askServer(server.url, '{ runningShift { id } tanks { name } }', {}, { token });
    expect([read.status, read.body.errors]).toEqual([200, undefined]);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    expect(server.log.join('\n')).toContain('No space left on device');

    disk!.empty();
    for (const { sale, key } of refused) expect(await sell(sale, key)).toBe(200);
    const all = [...recorded, ...refused.map(({ sale }) => sale.vehicle)];
    expect((await vehiclesSold(backend)).toSorted()).toEqual(all.toSorted());
    expect(databasePid()).toBe(pid);
    expect(server.child.exitCode).toBeNull();
  },
  120_000,
);

itOnSmallDisk(
  'without room for the write-ahead log, the database stops and the server answers 503; both recover when there is room',
  async () => {
    await makeRoomInLog();
    const before = await vehiclesSold(backend);
    disk!.fill();
    await expect(fillLog()).rejects.toThrow();
    const [sale, key] = [newSale(station), randomUUID()];
    expect(await sell(sale, key)).toBe(503);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);

    disk!.empty();
    for (let waited = 0; (await sell(sale, key)) !== 200; waited += 200) {
      if (waited > 60_000) throw new Error('It does not come back');
      await setTimeout(200);
    }
    expect(await vehiclesSold(backend)).toEqual([...before, sale.vehicle]);
    expect(server.child.exitCode).toBeNull();
  },
  120_000,
);

/** Writes into the log until it needs a new file, for which there is no room. */
async function fillLog(): Promise<void> {
  const client = new Client({ connectionString: embedded.url });
  client.on('error', () => {});
  await client.connect();
  try {
    for (let written = 0; written < 4 * LOG_FILE; written++)
      await client.query("SELECT pg_logical_emit_message(true, 'ballast', repeat('x', 1048576))");
  } finally {
    await client.end().catch(() => {});
  }
}
