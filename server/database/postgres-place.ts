import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Logger } from 'pino';

const exec = promisify(execFile);

/** The operating system's user that PostgreSQL runs as; without ids, the one of this process. */
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

/** PostgreSQL refuses root, so root becomes the owner of the cluster that is there, else `postgres`, else `nobody`. */
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

/** Whether the account may enter the folder, or the nearest one above it that exists: asked of the system, as the account. */
async function canEnter(folder: string, { uid, gid }: Account): Promise<boolean> {
  const nearest = await nearestExisting(folder);
  if (uid === undefined) return succeeds(fs.access(nearest, fs.constants.X_OK));
  return succeeds(exec('/bin/sh', ['-c', 'test -x "$1"', 'sh', nearest], { uid, gid, cwd: '/' }));
}

/** Gives the account a folder of its own; folders made above it let everybody through and nobody look. */
async function giveFolder(folder: string, { uid, gid }: Account): Promise<void> {
  const first = await fs.mkdir(folder, { recursive: true });
  if (uid === undefined || gid === undefined) return;
  for (let made = folder; first && made.length >= first.length; made = path.dirname(made)) await fs.chmod(made, 0o711);
  await fs.chown(folder, uid, gid);
}

/** In the folder of a cluster that lives apart: the folder that it was meant for. */
export const BELONGS_TO = 'belongs-to';

/**
 * Where a database lives apart from its DATA_DIR, each says where the other is: whoever removes or copies the one knows of
 * the other. The station starts all the same where the note cannot be written.
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

/** A cluster stays where it was made; a new one goes where its user can enter, and the log names any other place than asked. */
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
