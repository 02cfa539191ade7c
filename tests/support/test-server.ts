import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { lives, serverOf } from '../../server/database/postmaster';

const FOLDER = /^forecourt-test-(\d+)-/;

const IN_MEMORY = '/dev/shm';
/** A complete run needs less than 500 MB. */
const ROOM_IN_MEMORY = 2 * 1024 ** 3;

/**
 * Where test servers may have their folders: in memory if there is enough of it, since a test database has many files.
 */
function parentFolders(): string[] {
  const inMemory = fs.existsSync(IN_MEMORY) ? [IN_MEMORY] : [];
  return [...inMemory, os.tmpdir()];
}

function hasRoom(folder: string): boolean {
  const { bavail, bsize } = fs.statfsSync(folder);
  return bavail * bsize >= ROOM_IN_MEMORY;
}

/** A folder with the id of its jest process in its name. */
export function makeTestServerFolder(): string {
  const parent = parentFolders().find(hasRoom) ?? os.tmpdir();
  const dir = fs.mkdtempSync(path.join(parent, `forecourt-test-${process.pid}-`));
  fs.chmodSync(dir, 0o755);
  return dir;
}

/** Stops the server at once, because none of its data is needed. */
export function removeTestServer(dir: string): void {
  const server = serverOf(path.join(dir, 'cluster'));
  if (server) process.kill(server.pid, 'SIGQUIT');
  fs.rmSync(dir, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
}

/** A killed run leaves its server behind; the next run removes it. */
export function removeTestServersLeftBehind(): void {
  for (const parent of parentFolders())
    for (const name of fs.readdirSync(parent)) {
      const [, owner] = FOLDER.exec(name) ?? [];
      if (owner && !lives(Number(owner))) removeTestServer(path.join(parent, name));
    }
}
