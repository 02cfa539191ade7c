import { createWriteStream, existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { PoolClient } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { DataSource } from 'typeorm';
import { AUDIT_HEAD } from '../../platform/audit-head';
import { poolOf } from '../../platform/sql';
import { SNAPSHOT } from '../../platform/transaction';
import { openDatabase } from '../data-source';
import { lives } from '../postmaster';
import { type BackedUpTable, backedUpTables, copyOut } from './backed-up-tables';
import { type Contents, writeBackupFile } from './backup-file';
import { CountedRows } from './counted-rows';

/**
 * Writes all data of a station into one file, as of one snapshot, while the station runs. Needs no program of
 * PostgreSQL, and temporarily twice the size of the data on the disk of the file. Throws an Error if the file exists,
 * the database has no station, or `signal` aborts; partial files are deleted then. `nameOf` names the file in the
 * folder of `file` by its contents.
 */
export async function makeBackup(
  url: string,
  file: string,
  signal?: AbortSignal,
  nameOf: (list: Contents) => string = () => path.basename(file),
): Promise<Contents & { file: string }> {
  if (existsSync(file)) throw new Error(`${file} already exists. Give another file name`);
  const beside = path.dirname(file);
  if (!existsSync(beside)) throw new Error(`There is no folder ${beside}`);
  await removeLeftBehind(beside);
  const folder = await mkdtemp(path.join(beside, `.backup-${process.pid}-`));
  try {
    const database = await openDatabase(url, { poolSize: 1, isLimited: false, copies: true });
    const list = await copyAll(database, folder, signal).finally(() => database.destroy());
    const named = path.join(beside, nameOf(list));
    await writeBackupFile(named, folder, list, signal);
    return { ...list, file: named };
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function copyAll(database: DataSource, folder: string, signal?: AbortSignal): Promise<Contents> {
  const client = await poolOf(database).connect();
  let isWhole = false;
  try {
    await client.query(SNAPSHOT);
    const list = await copyTables(client, folder, signal);
    await client.query('COMMIT');
    isWhole = true;
    return list;
  } finally {
    // A connection aborted during a COPY accepts no other statement: it is destroyed, and the server rolls back.
    client.release(!isWhole);
  }
}

/** Deletes the unpacked rows that a killed backup left behind. */
async function removeLeftBehind(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const [, owner] = /^\.backup-(\d+)-/.exec(name) ?? [];
    if (owner && !lives(Number(owner))) await rm(path.join(folder, name), { recursive: true });
  }
}

async function copyTables(client: PoolClient, folder: string, signal?: AbortSignal): Promise<Contents> {
  const known = await client.query<{ isStation: boolean }>(
    `SELECT to_regclass('public.migrations') IS NOT NULL AS "isStation"`,
  );
  if (!known.rows[0]!.isStation) throw new Error('There is no station in this database: nothing to back up');
  const now = await client.query<{ at: Date }>('SELECT now() AS at');
  const chained = await client.query<{ isChained: boolean }>(
    `SELECT to_regclass('public.audit_head') IS NOT NULL AS "isChained"`,
  );
  // Also backs up a station whose schema is older than the audit chain.
  const head = chained.rows[0]!.isChained
    ? (await client.query<{ head: string }>(AUDIT_HEAD)).rows[0]?.head
    : undefined;
  const done = await client.query<{ name: string }>('SELECT name FROM migrations ORDER BY id');
  const tables: Contents['tables'] = [];
  for (const table of await backedUpTables(client)) tables.push(await copyTable(client, table, folder, signal));
  const sequences = await client.query<{ name: string; value: number; isCalled: boolean }>(
    `SELECT sequencename::text AS name, COALESCE(last_value, start_value) AS value, last_value IS NOT NULL AS "isCalled"
     FROM pg_sequences WHERE schemaname = 'public' ORDER BY 1`,
  );
  return {
    format: 1,
    takenAt: now.rows[0]!.at.toISOString(),
    ...(head && { auditHead: head }),
    migrations: done.rows.map(({ name }) => name),
    tables,
    sequences: sequences.rows,
  };
}

async function copyTable(
  client: PoolClient,
  table: BackedUpTable,
  folder: string,
  signal?: AbortSignal,
): Promise<Contents['tables'][number]> {
  const counted = new CountedRows();
  await pipeline(
    client.query(copyTo(copyOut(table))),
    counted,
    createWriteStream(path.join(folder, table.name), { mode: 0o600 }),
    { ...(signal && { signal }) },
  );
  return { name: table.name, columns: table.columns, rows: counted.rows, sha256: counted.sha256 };
}
