import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Logger } from 'pino';
import { binary, copyBinaries, packageOfBinaries, repairLinks } from './postgres-binaries';
import { clusterIn, type Place, placeFor } from './postgres-place';
import { dropForeignLock, freePort, join, passwordFile, serverOf } from './postmaster';
import { type DatabaseUrls, makeRoles } from './roles';

const exec = promisify(execFile);

export interface EmbeddedOptions {
  /** The folder of the cluster. */
  dir: string;
  log: Pick<Logger, 'info' | 'warn'>;
  /** Further server options, such as `['-c', 'max_connections=200']`. */
  flags?: string[];
  /** Off in tests only: a crash of the machine may lose writes. */
  fsync?: boolean;
  /** Throws if there is no cluster yet, instead of creating one. */
  mustExist?: boolean;
  /** The folder for a cluster whose `dir` the database's user cannot enter. */
  elsewhere?: string;
}

export interface Embedded extends DatabaseUrls {
  /** Whether it joined a server that survived its previous owner. */
  reused: boolean;
  /** The actual folder of the cluster. */
  dir: string;
  /** Restarts the server at its address whenever it dies, until `stop`. */
  watch(): void;
  /** Ends all sessions and stops the server; does nothing if it has already stopped. */
  stop(): Promise<void>;
}

type Run = (name: string, ...args: string[]) => Promise<string>;

const STARTS = 10;
const PAUSE_MS = 300;
/** Replaying the log after a kill takes time before the server answers. */
const RECOVERY_S = 300;

const runner =
  (packageFolder: string, { dir, account: { uid, gid } }: Place): Run =>
  async (name, ...args) => {
    const { PATH, SystemRoot } = process.env;
    const env = { PATH, ...(SystemRoot && { SystemRoot }), LC_ALL: 'C', TZ: 'UTC' };
    return (await exec(binary(packageFolder, name), args, { uid, gid, cwd: dir, env })).stdout;
  };

/** The package's own binaries if the account can run them, else a copy beside the cluster. */
async function binariesFor(place: Place, log: EmbeddedOptions['log']): Promise<{ run: Run; major: string }> {
  const tried = async (packageFolder: string) => {
    repairLinks(packageFolder);
    const run = runner(packageFolder, place);
    const [, major = ''] = /\) (\d+)/.exec(await run('postgres', '--version')) ?? [];
    return { run, major };
  };
  const installed = packageOfBinaries();
  return tried(installed).catch(({ message }: Error) => {
    log.warn({ reason: message }, `${place.account.name} cannot run ${installed}: using a copy in ${place.dir}`);
    return tried(copyBinaries(installed, place.dir));
  });
}

/** Created aside and moved into place, so that an interrupted start leaves no partial cluster. */
async function makeCluster({ dir, cluster, account }: Place, run: Run, fsync: boolean): Promise<void> {
  const aside = fs.mkdtempSync(path.join(dir, 'new-'));
  try {
    const made = clusterIn(aside);
    const password = path.join(aside, 'password');
    fs.writeFileSync(password, randomBytes(18).toString('base64url'), { mode: 0o600 });
    if (account.uid !== undefined && account.gid !== undefined)
      for (const owned of [aside, password]) fs.chownSync(owned, account.uid, account.gid);
    const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
    const access = ['--username=app', '--auth=scram-sha-256', `--pwfile=${password}`];
    await run('initdb', '-D', made, ...access, ...locale, '--data-checksums', ...(fsync ? [] : ['--no-sync']));
    fs.renameSync(password, passwordFile(made));
    try {
      fs.renameSync(made, cluster);
    } catch (error) {
      // A concurrent start was faster, and its cluster serves both.
      if (!fs.existsSync(cluster)) throw error;
    }
  } finally {
    fs.rmSync(aside, { recursive: true, force: true });
  }
}

function refuseOtherVersion(cluster: string, major: string): void {
  const made = fs.readFileSync(path.join(cluster, 'PG_VERSION'), 'utf8').trim();
  if (made !== major)
    throw new Error(
      `The database in ${cluster} was made by PostgreSQL ${made}, but this Forecourt includes PostgreSQL ${major}: start the release that made it, make a backup there and restore it here`,
    );
}

/**
 * Starts a server; retries, because processes of a killed one may take a moment to exit, or a concurrent start may be
 * faster.
 */
async function launch({ dir, cluster }: Place, run: Run, flags: string[], port?: number): Promise<void> {
  const log = path.join(dir, 'server.log');
  const sockets = process.platform === 'win32' ? [] : ['-k', "''"];
  for (let attempt = 1; !serverOf(cluster); attempt++) {
    dropForeignLock(cluster);
    const options = ['-p', port ?? (await freePort()), '-c', 'listen_addresses=127.0.0.1', ...sockets, ...flags].join(
      ' ',
    );
    try {
      await run('pg_ctl', 'start', '-w', '-t', `${RECOVERY_S}`, '-D', cluster, '-l', log, '-o', options);
    } catch (cause) {
      const said = fs.existsSync(log) ? fs.readFileSync(log, 'utf8').trimEnd().split('\n').slice(-6).join('\n') : '';
      if (attempt === STARTS) throw new Error(`PostgreSQL could not start in ${cluster}:\n${said}`, { cause });
      await setTimeout(PAUSE_MS);
    }
  }
}

/** Restarts a server that was killed from outside; it recovers from its log. */
async function bringBack(
  cluster: string,
  relaunch: () => Promise<void>,
  log: EmbeddedOptions['log'],
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    await setTimeout(PAUSE_MS, undefined, { ref: false });
    if (signal.aborted || serverOf(cluster)) continue;
    try {
      await relaunch();
      log.warn({ cluster }, 'Embedded PostgreSQL died and was restarted');
    } catch (err) {
      log.warn({ err, cluster }, 'Embedded PostgreSQL died and could not be restarted yet');
    }
  }
}

/**
 * Starts the embedded PostgreSQL with its data in `dir`, or joins one that is still running there. Throws an Error with
 * one sentence: no binaries for the machine, a closed folder, another major version, a failed start.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const { log, flags = [], fsync = true, mustExist = false } = options;
  const place = await placeFor(options.dir, options.elsewhere ?? '/var/lib', log);
  const { dir, cluster } = place;
  const { run, major } = await binariesFor(place, log);
  if (mustExist && !fs.existsSync(cluster)) throw new Error(`There is no station in ${options.dir}`);
  if (!fs.existsSync(cluster)) await makeCluster(place, run, fsync);
  refuseOtherVersion(cluster, major);

  const survivor = await join(cluster);
  const unsafe = fsync ? [] : ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off'];
  if (!survivor) await launch(place, run, [...flags, ...unsafe]);
  const superuserUrl = survivor ?? (await join(cluster));
  if (!superuserUrl) throw new Error(`PostgreSQL stopped right after it started: see ${path.join(dir, 'server.log')}`);
  log.info({ dir }, `Embedded PostgreSQL ${major} ${survivor ? 'was still running' : 'started'}`);
  const urls = await makeRoles(superuserUrl);
  const watcher = new AbortController();
  return {
    ...urls,
    reused: survivor !== undefined,
    dir,
    watch: () => {
      const port = Number(new URL(urls.url).port);
      const relaunch = () => launch(place, run, [...flags, ...unsafe], port);
      void bringBack(cluster, relaunch, log, watcher.signal);
    },
    stop: async () => {
      watcher.abort();
      if (serverOf(cluster)) await run('pg_ctl', 'stop', '-w', '-D', cluster, '-m', 'fast');
    },
  };
}
