import { execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { type Embedded, startEmbedded } from '../../server/database/embedded';
import { binary, copyBinaries, packageOfBinaries, repairLinks } from '../../server/database/postgres-binaries';
import { createLog } from '../../server/platform/log';

// Each test creates a cluster and starts it twice.
jest.setTimeout(60_000);

const isRoot = process.getuid?.() === 0;

let home: string;
let running: Embedded | undefined;

beforeEach(() => {
  home = fs.mkdtempSync(path.join(os.tmpdir(), 'forecourt-embedded-'));
  fs.chmodSync(home, 0o755);
});

afterEach(async () => {
  await running?.stop();
  running = undefined;
  fs.chmodSync(home, 0o755);
  fs.rmSync(home, { recursive: true, force: true });
});

async function start(dir = path.join(home, 'pg'), lines: string[] = []): Promise<Embedded> {
  const log = createLog({ logLevel: 'warn' }, { write: (line: string) => void lines.push(line) });
  running = await startEmbedded({ dir, log, elsewhere: path.join(home, 'own') });
  return running;
}

async function ask(url: string, sql: string): Promise<unknown[][]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<unknown[]>({ text: sql, rowMode: 'array' })).rows;
  } finally {
    await client.end();
  }
}

const write = (url: string, meter: number) =>
  ask(url, `CREATE TABLE IF NOT EXISTS reading (meter int); INSERT INTO reading VALUES (${meter})`).catch(() =>
    Promise.reject(new Error('not acknowledged')),
  );

const lockOf = (server: Embedded) => path.join(server.dir, 'cluster', 'postmaster.pid');
const postmasterOf = (server: Embedded) => Number.parseInt(fs.readFileSync(lockOf(server), 'utf8'), 10);

/** Kills the server and all its child processes at once. */
function killTree(pid: number): void {
  const list = `/proc/${pid}/task/${pid}/children`;
  const children = fs.existsSync(list) ? fs.readFileSync(list, 'utf8').trim().split(' ').map(Number) : [];
  for (const member of [pid, ...children]) process.kill(member, 'SIGKILL');
}

test('a new cluster has checksums and synchronous writes', async () => {
  const { url, reused } = await start();
  expect(reused).toBe(false);
  expect(await ask(url, "SELECT current_setting('data_checksums'), current_setting('fsync')")).toEqual([['on', 'on']]);
});

test('acknowledged writes survive kill -9 of the whole server', async () => {
  const before = await start();
  await write(before.ownerUrl, 1);
  killTree(postmasterOf(before));
  expect(fs.existsSync(lockOf(before))).toBe(true);

  const after = await start();
  expect(after.reused).toBe(false);
  expect(await ask(after.ownerUrl, 'SELECT meter FROM reading')).toEqual([[1]]);
});

test('kill -9 of the postmaster alone is survived while its children still exit', async () => {
  const before = await start();
  await write(before.ownerUrl, 1);
  process.kill(postmasterOf(before), 'SIGKILL');
  const after = await start();
  expect(await ask(after.ownerUrl, 'SELECT meter FROM reading')).toEqual([[1]]);
});

test('a lock file whose process id now belongs to another program does not block the start', async () => {
  const before = await start();
  await write(before.ownerUrl, 1);
  const lock = fs.readFileSync(lockOf(before), 'utf8');
  await before.stop();
  const { uid, gid } = fs.statSync(path.join(before.dir, 'cluster'));
  const stranger = spawn('sleep', ['60'], { uid, gid });
  try {
    fs.writeFileSync(lockOf(before), lock.replace(/^\d+/, String(stranger.pid)));
    const after = await start();
    expect(await ask(after.ownerUrl, 'SELECT meter FROM reading')).toEqual([[1]]);
  } finally {
    stranger.kill('SIGKILL');
  }
});

test('a surviving server is reused, and two concurrent starts share one', async () => {
  const [one, other] = await Promise.all([start(), start()]);
  const third = await start();
  expect(third.reused).toBe(true);
  expect([one.url, other.url]).toEqual([third.url, third.url]);
});

test('stopping twice is harmless, and the next start finds the data', async () => {
  const first = await start();
  await write(first.ownerUrl, 7);
  await first.stop();
  await first.stop();
  const second = await start();
  expect(await ask(second.ownerUrl, 'SELECT meter FROM reading')).toEqual([[7]]);
});

test('refuses a cluster of another major version with a clear message', async () => {
  const { dir, stop } = await start();
  await stop();
  fs.writeFileSync(path.join(dir, 'cluster', 'PG_VERSION'), '17\n');
  await expect(start()).rejects.toThrow(/made by PostgreSQL 17, but this Forecourt includes PostgreSQL 18/);
});

test('repairs the links of the install script and runs from a copy of the binaries', () => {
  const copy = copyBinaries(packageOfBinaries(), home);
  const libraries = path.join(copy, 'native', 'lib');
  const links = fs.readdirSync(libraries).filter((name) => fs.lstatSync(path.join(libraries, name)).isSymbolicLink());
  for (const link of links) fs.rmSync(path.join(libraries, link));
  const version = () => execFileSync(binary(copy, 'postgres'), ['--version'], { stdio: ['ignore', 'pipe', 'ignore'] });
  if (links.length > 0) expect(version).toThrow();
  repairLinks(copy);
  expect(version().toString()).toContain('PostgreSQL');
});

// Only root runs the cluster as another user, whom an unreadable folder can keep out.
if (isRoot) {
  test('under an unreadable folder the data gets a folder of its own, which the log names and the next start uses', async () => {
    const closed = path.join(home, 'closed');
    fs.mkdirSync(closed, { mode: 0o700 });
    const lines: string[] = [];
    const first = await start(path.join(closed, 'pg'), lines);
    expect(path.dirname(first.dir)).toBe(path.join(home, 'own'));
    expect(lines.join('')).toContain(first.dir);
    await write(first.ownerUrl, 3);
    await first.stop();

    fs.chmodSync(closed, 0o755);
    const second = await start(path.join(closed, 'pg'));
    expect(second.dir).toBe(first.dir);
    expect(await ask(second.ownerUrl, 'SELECT meter FROM reading')).toEqual([[3]]);
  });

  test('reports data that its user can no longer read instead of starting empty', async () => {
    const parent = path.join(home, 'later-closed');
    fs.mkdirSync(parent);
    const first = await start(path.join(parent, 'pg'));
    await first.stop();
    fs.chmodSync(parent, 0o700);
    await expect(start(path.join(parent, 'pg'))).rejects.toThrow(`The database is in ${first.dir}`);
  });
}
