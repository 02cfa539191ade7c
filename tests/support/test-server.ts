import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { lives, serverOf } from '../../server/database/postmaster';

const FOLDER = /^forecourt-test-(\d+)-/;

/** A folder that says which jest process it belongs to. */
export function makeTestServerFolder(): string {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), `forecourt-test-${process.pid}-`));
  fs.chmodSync(dir, 0o755);
  return dir;
}

/** Ends the server without ceremony: nothing in it is kept. */
export function removeTestServer(dir: string): void {
  const server = serverOf(path.join(dir, 'cluster'));
  if (server) process.kill(server.pid, 'SIGQUIT');
  fs.rmSync(dir, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
}

/** A run that was killed leaves its server behind; the next one clears it away. */
export function removeTestServersLeftBehind(): void {
  for (const name of fs.readdirSync(os.tmpdir())) {
    const [, owner] = FOLDER.exec(name) ?? [];
    if (owner && !lives(Number(owner))) removeTestServer(path.join(os.tmpdir(), name));
  }
}
