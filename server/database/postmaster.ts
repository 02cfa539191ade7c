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

/** Process id and port from the cluster's lock file, which survives a kill. */
function lockOf(cluster: string): { pid: number; port: number } | undefined {
  if (!fs.existsSync(lockFile(cluster))) return undefined;
  const [pid = 0, , , port = 0] = fs.readFileSync(lockFile(cluster), 'utf8').split('\n').map(Number);
  return pid > 0 ? { pid, port } : undefined;
}

/** Whether a process with this id exists, zombies included. */
export function lives(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    if (codeOf(error) === 'ESRCH') return false;
    if (codeOf(error) === 'EPERM') return true;
    throw error;
  }
}

/** After a kill the id in the lock file may belong to a zombie or another program. */
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

/** The running server of the cluster, if any. */
export function serverOf(cluster: string): { pid: number; port: number } | undefined {
  const lock = lockOf(cluster);
  return lock && isServerOf(cluster, lock.pid) ? lock : undefined;
}

/** PostgreSQL itself ignores the lock of a dead process, but takes any living process for its server. */
export function dropForeignLock(cluster: string): void {
  const lock = lockOf(cluster);
  if (lock && lives(lock.pid) && !isServerOf(cluster, lock.pid)) fs.rmSync(lockFile(cluster), { force: true });
}

/** A free port of this machine. */
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
 * The superuser URL of the cluster's running server once it accepts connections; undefined if none is running. Waits
 * for a server that replays its log after a kill.
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
