import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Logger } from 'pino';

const exec = promisify(execFile);

/** The operating system user that PostgreSQL runs as; without ids, that of this process. */
interface Account {
  name: string;
  uid?: number;
  gid?: number;
}

export interface Place {
  dir: string;
  cluster: string;
  account: Account;
}

const succeeds = (attempt: Promise<unknown>): Promise<boolean> =>
  attempt.then(
    () => true,
    () => false,
  );

const exists = (file: string): Promise<boolean> => succeeds(fs.lstat(file));

/** PostgreSQL refuses root, so root becomes the owner of the existing cluster, else `postgres`, else `nobody`. */
async function accountFor(cluster: string): Promise<Account> {
  if (process.getuid?.() !== 0) return { name: 'this user' };
  const owner = (await exists(cluster)) ? await fs.stat(cluster) : undefined;
  if (owner && owner.uid !== 0) return { name: `user ${owner.uid}`, uid: owner.uid, gid: owner.gid };
  const name = (await succeeds(exec('id', ['-u', 'postgres']))) ? 'postgres' : 'nobody';
  const idOf = async (which: string) => Number((await exec('id', [which, name])).stdout);
  return { name: `user ${name}`, uid: await idOf('-u'), gid: await idOf('-g') };
}

async function nearestExisting(folder: string): Promise<string> {
  const above = path.dirname(folder);
  return above === folder || (await exists(folder)) ? folder : nearestExisting(above);
}

/** Whether the account can enter the folder or its nearest existing parent, tested as the account. */
async function canEnter(folder: string, { uid, gid }: Account): Promise<boolean> {
  const nearest = await nearestExisting(folder);
  if (uid === undefined) return succeeds(fs.access(nearest, fs.constants.X_OK));
  return succeeds(exec('/bin/sh', ['-c', 'test -x "$1"', 'sh', nearest], { uid, gid, cwd: '/' }));
}

/** Creates a folder for the account; new parent folders can be passed through but not listed. */
async function giveFolder(folder: string, { uid, gid }: Account): Promise<void> {
  const first = await fs.mkdir(folder, { recursive: true });
  if (uid === undefined || gid === undefined) return;
  for (let made = folder; first && made.length >= first.length; made = path.dirname(made)) await fs.chmod(made, 0o711);
  await fs.chown(folder, uid, gid);
}

/** The file in a cluster's folder outside of its DATA_DIR that names the DATA_DIR. */
export const BELONGS_TO = 'belongs-to';

/**
 * Writes a note into both folders if the database is outside of its DATA_DIR, so that neither is deleted or copied
 * without the other. The station also starts if a note cannot be written.
 */
async function noteBoth(asked: string, apart: string, log: Pick<Logger, 'warn'>): Promise<void> {
  const note = `The database of this station lives in ${apart}, since its user cannot enter this folder.\nIt is not removed or copied with this folder; npm run backup takes everything.\n`;
  try {
    await fs.writeFile(path.join(apart, BELONGS_TO), `${asked}\n`);
    await fs.mkdir(path.dirname(asked), { recursive: true });
    await fs.writeFile(`${asked}-is-elsewhere.txt`, note);
  } catch (err) {
    log.warn({ err, apart }, `No note in ${path.dirname(asked)} says where the database lives`);
  }
}

export const clusterIn = (dir: string): string => path.join(dir, 'cluster');

/**
 * An existing cluster stays where it is; a new one is created where its user can enter. Logs a folder outside of
 * DATA_DIR.
 */
export async function placeFor(dir: string, elsewhere: string, log: Pick<Logger, 'warn'>): Promise<Place> {
  const asked = path.resolve(dir);
  const hash = createHash('sha256').update(asked).digest('hex').slice(0, 12);
  const apart = path.join(elsewhere, `forecourt-${hash}`);
  const candidates = [asked, apart];
  const existing = await Promise.all(candidates.map((candidate) => exists(clusterIn(candidate))));
  const made = candidates.find((_, at) => existing[at]);
  for (const candidate of made ? [made] : candidates) {
    const cluster = clusterIn(candidate);
    const account = await accountFor(cluster);
    if (!(await canEnter(cluster, account))) continue;
    if (candidate === apart)
      log.warn({ dir: apart }, `The database lives in ${apart}: ${account.name} could not enter ${asked}`);
    await giveFolder(candidate, account);
    if (candidate === apart) await noteBoth(asked, apart, log);
    return { dir: candidate, cluster, account };
  }
  if (made)
    throw new Error(
      `The database is in ${made}, which its user cannot enter: start as the user it belongs to, or let that user pass through the folders above`,
    );
  throw new Error(`The database's user can enter neither ${asked} nor ${elsewhere}: choose another DATA_DIR`);
}
