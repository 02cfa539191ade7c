import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** A small file system in memory, which a test can fill. */
export interface SmallDisk {
  folder: string;
  /** Uses up all free space. */
  fill(): void;
  /** Frees the space again. */
  empty(): void;
  unmount(): void;
}

const PIECES = [1024 * 1024, 4096];

const run = (command: string, ...args: string[]) => spawnSync(command, args, { encoding: 'utf8' });

/** Mounts one in a new folder. Returns null if this user may not mount. */
export function mountSmallDisk(megabytes: number): SmallDisk | null {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'forecourt-disk-'));
  const { status } = run('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0755`, 'tmpfs', folder);
  if (status !== 0) {
    fs.rmdirSync(folder);
    return null;
  }
  const ballast = path.join(folder, 'ballast');
  return {
    folder,
    fill: () => {
      const file = fs.openSync(ballast, 'a');
      for (const size of PIECES) writeUntilFull(file, Buffer.alloc(size, 1));
      fs.closeSync(file);
    },
    empty: () => fs.rmSync(ballast, { force: true }),
    unmount: () => {
      const { stderr, ...unmounted } = run('umount', folder);
      if (unmounted.status !== 0) throw new Error(stderr);
      fs.rmdirSync(folder);
    },
  };
}

function writeUntilFull(file: number, piece: Buffer): void {
  try {
    for (;;) fs.writeSync(file, piece);
  } catch (error) {
    if ((error as { code?: string }).code !== 'ENOSPC') throw error;
  }
}
