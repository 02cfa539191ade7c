import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { serverOf } from '../../server/database/postmaster';

const ROOT = path.resolve(__dirname, '../..');
const FIRST_READY_MS = 240_000;

const home = fs.mkdtempSync(path.join(os.tmpdir(), 'forecourt-start-'));
// Otherwise the database's user cannot enter, and the cluster stays in /var/lib.
fs.chmodSync(home, 0o755);
const cluster = path.join(home, 'data', 'postgres', 'cluster');
const started: ChildProcess[] = [];

interface Station {
  /** The process of `npm start`. */
  script: ChildProcess;
  /** The id of the server process that it starts. */
  server: number;
  address: string;
  /** The lines of its log until it was ready. */
  said: string[];
}

/** Starts with a free port and its own data folder, and waits until the log says where it is ready. */
function start(): Promise<Station> {
  const script = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: path.join(home, 'data') },
  });
  started.push(script);
  return new Promise((resolve, reject) => {
    const said: string[] = [];
    createInterface({ input: script.stdout }).on('line', (line) => {
      said.push(line);
      const [, address] = /ready at (http:[^"]+)/.exec(line) ?? [];
      if (address) resolve({ script, server: JSON.parse(line).pid, address, said });
    });
    script.once('exit', () => reject(new Error(`It ended before it was ready:\n${said.join('\n')}`)));
  });
}

async function stop(child: ChildProcess): Promise<unknown> {
  child.kill('SIGTERM');
  return (await once(child, 'exit'))[0];
}

afterAll(async () => {
  for (const child of started) if (child.exitCode === null) await stop(child);
  fs.rmSync(home, { recursive: true, force: true });
});

test(
  'the first start seeds the station, the second finds nothing to do, and both stop completely',
  async () => {
    const first = await start();
    expect((await fetch(`${first.address}/readyz`)).status).toBe(200);
    expect(await (await fetch(first.address)).text()).toContain('<div id="root">');
    expect(serverOf(cluster)).toBeDefined();
    expect(await stop(first.script)).toBe(0);
    expect(serverOf(cluster)).toBeUndefined();

    const second = await start();
    // tests/bench/start.mjs measures the time.
    expect(first.said.join('\n')).toContain('Demo station created');
    expect(second.said.join('\n')).not.toMatch(/planted|installing|building/);
    expect(await stop(second.script)).toBe(0);
    expect(serverOf(cluster)).toBeUndefined();
  },
  FIRST_READY_MS,
);

test(
  'after kill -9 of the server, the next start uses the database that is still running',
  async () => {
    const first = await start();
    const survivor = serverOf(cluster);
    process.kill(first.server, 'SIGKILL');
    await once(first.script, 'exit');
    expect(serverOf(cluster)).toEqual(survivor);

    const second = await start();
    expect(serverOf(cluster)).toEqual(survivor);
    expect((await fetch(`${second.address}/readyz`)).status).toBe(200);
    expect(await stop(second.script)).toBe(0);
    expect(serverOf(cluster)).toBeUndefined();
  },
  FIRST_READY_MS,
);
