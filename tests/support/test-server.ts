import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { lives, serverOf } from '../../server/database/postmaster';

const FOLDER = /^forecourt-test-(\d+)-/;

const IN_MEMORY = '/dev/shm';
/** A whole run needs less than 500 MB. */
const ROOM_IN_MEMORY = 2 * 1024 ** 3;

/** Parents of test server folders: memory where the system offers enough of it, since a test database is many files. */
function parentFolders(): string[] {
  const inMemory = fs.existsSync(IN_MEMORY) ? [IN_MEMORY] : [];
  return [...inMemory, os.tmpdir()];
}

function hasRoom(folder: string): boolean {
  const { bavail, bsize } = fs.statfsSync(folder);
  return bavail * bsize >= ROOM_IN_MEMORY;
}

/** A folder that says which jest process it belongs to. */
export function makeTestServerFolder(): string {
  const parent = parentFolders().find(hasRoom) ?? os.tmpdir();
  const dir = fs.mkdtempSync(path.join(parent, `forecourt-test-${process.pid}-`));
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
  for (const parent of parentFolders())
    for (const name of fs.readdirSync(parent)) {
      const [, owner] = FOLDER.exec(name) ?? [];
      if (owner && !lives(Number(owner))) removeTestServer(path.join(parent, name));
    }
}
