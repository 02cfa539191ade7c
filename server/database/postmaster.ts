import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Client } from 'pg';

const PAUSE_MS = 200;
const CANNOT_CONNECT_NOW = '57P03';

export const passwordFile = (cluster: string): string => path.join(cluster, 'password');
const lockFile = (cluster: string): string => path.join(cluster, 'postmaster.pid');

const codeOf = (error: unknown): string => (error as { code?: string }).code ?? '';

/** Process number and port in the cluster's lock file. It outlives a kill. */
function lockOf(cluster: string): { pid: number; port: number } | undefined {
  if (!fs.existsSync(lockFile(cluster))) return undefined;
  const [pid = 0, , , port = 0] = fs.readFileSync(lockFile(cluster), 'utf8').split('\n').map(Number);
  return pid > 0 ? { pid, port } : undefined;
}

/** Whether a process of this number exists, a zombie among them. */
export function lives(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    if (codeOf(error) === 'ESRCH') return false;
    if (codeOf(error) === 'EPERM') return true;
    throw error;
  }
}

/** After a kill the number in the lock file may be a zombie's or another program's. */
function isServerOf(cluster: string, pid: number): boolean {
  if (!lives(pid)) return false;
  if (process.platform !== 'linux') return true;
  try {
    const [command = '', , folder = ''] = fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
    return path.basename(command) === 'postgres' && fs.realpathSync(folder) === fs.realpathSync(cluster);
  } catch (error) {
    if (['ESRCH', 'ENOENT'].includes(codeOf(error))) return false;
    throw error;
  }
}

/** The cluster's server, where one lives. */
export function serverOf(cluster: string): { pid: number; port: number } | undefined {
  const lock = lockOf(cluster);
  return lock && isServerOf(cluster, lock.pid) ? lock : undefined;
}

/** PostgreSQL itself sees through a lock of a dead process, but takes any living one for its server. */
export function dropForeignLock(cluster: string): void {
  const lock = lockOf(cluster);
  if (lock && lives(lock.pid) && !isServerOf(cluster, lock.pid)) fs.rmSync(lockFile(cluster), { force: true });
}

/** A port of this machine that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as net.AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function logIn(url: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  try {
    await client.connect();
  } finally {
    await client.end();
  }
}

/**
 * The address of the cluster's living server as its superuser, once it lets one in; undefined where none lives.
 * A server that replays its log after a kill is waited for.
 */
export async function join(cluster: string): Promise<string | undefined> {
  for (let server = serverOf(cluster); server; server = serverOf(cluster)) {
    const password = fs.readFileSync(passwordFile(cluster), 'utf8');
    const url = `postgres://app:${password}@127.0.0.1:${server.port}/postgres`;
    try {
      await logIn(url);
      return url;
    } catch (error) {
      if (![CANNOT_CONNECT_NOW, 'ECONNREFUSED', 'ECONNRESET'].includes(codeOf(error))) throw error;
      await setTimeout(PAUSE_MS);
    }
  }
  return undefined;
}
