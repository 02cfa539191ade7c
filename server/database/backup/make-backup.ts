import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { PoolClient } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { DataSource } from 'typeorm';
import { SNAPSHOT } from '../../platform/transaction';
import { type Contents, writeBackupFile } from './backup-file';
import { CountedRows } from './counted-rows';
import { copyOut, type KeptTable, keptTables } from './kept-tables';

/**
 * Writes all that a station has into one file, as of one moment, while it goes on working. Needs no program of
 * PostgreSQL's, and on the disk of the file for a while twice the room of the data. Throws an Error where the file
 * exists or the database has no station.
 */
export async function makeBackup(database: DataSource, file: string): Promise<Contents> {
  if (existsSync(file)) throw new Error(`${file} exists already: name another file`);
  await mkdir(path.dirname(file), { recursive: true });
  const folder = await mkdtemp(path.join(path.dirname(file), '.backup-'));
  const runner = database.createQueryRunner();
  try {
    const client = (await runner.connect()) as PoolClient;
    await client.query(SNAPSHOT);
    const list = await copyTables(client, folder);
    await client.query('COMMIT');
    await writeBackupFile(file, folder, list);
    return list;
  } finally {
    await runner.release();
    await rm(folder, { recursive: true });
  }
}

async function copyTables(client: PoolClient, folder: string): Promise<Contents> {
  const known = await client.query<{ isStation: boolean }>(
    `SELECT to_regclass('public.migrations') IS NOT NULL AS "isStation"`,
  );
  if (!known.rows[0]!.isStation) throw new Error('There is no station in this database: nothing to back up');
  const now = await client.query<{ at: Date }>('SELECT now() AS at');
  const done = await client.query<{ name: string }>('SELECT name FROM migrations ORDER BY id');
  const tables: Contents['tables'] = [];
  for (const table of await keptTables(client)) tables.push(await copyTable(client, table, folder));
  const sequences = await client.query<{ name: string; value: number; isCalled: boolean }>(
    `SELECT sequencename::text AS name, COALESCE(last_value, start_value) AS value, last_value IS NOT NULL AS "isCalled"
     FROM pg_sequences WHERE schemaname = 'public' ORDER BY 1`,
  );
  return {
    format: 1,
    takenAt: now.rows[0]!.at.toISOString(),
    migrations: done.rows.map(({ name }) => name),
    tables,
    sequences: sequences.rows,
  };
}

async function copyTable(client: PoolClient, table: KeptTable, folder: string): Promise<Contents['tables'][number]> {
  const counted = new CountedRows();
  await pipeline(
    client.query(copyTo(copyOut(table))),
    counted,
    createWriteStream(path.join(folder, table.name), { mode: 0o600 }),
  );
  return { name: table.name, columns: table.columns, rows: counted.rows, sha256: counted.sha256 };
}
