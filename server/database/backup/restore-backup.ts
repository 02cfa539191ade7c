import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { PoolClient } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { MigrationExecutor, type QueryRunner } from 'typeorm';
import { LOCK_NUMBERS } from '../../platform/lock-numbers';
import { openDatabase } from '../data-source';
import { migrations } from '../migrations';
import { type BackedUpTable, backedUpTables, copyIn, copyOut, tablesLeftOut } from './backed-up-tables';
import { BackupUnreadableError, type Contents, readBackupFile } from './backup-file';
import { CountedRows } from './counted-rows';

/**
 * Restores a backup into an empty database, all or nothing, with the schema of the backup; `migrate` upgrades it
 * afterwards. Verifies each restored table against the backup by row count and SHA-256. Throws an Error with one
 * sentence: the database is not empty, the file is damaged, a newer Forecourt made it.
 */
export async function restoreBackup(url: string, file: string): Promise<Contents> {
  let restored: Contents | undefined;
  const database = await openDatabase(url, { poolSize: 1, isLimited: false, copies: true });
  const runner = database.createQueryRunner();
  try {
    const client = (await runner.connect()) as PoolClient;
    await runner.startTransaction();
    await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK_NUMBERS.migration]);
    await refuseUnlessEmpty(client);
    let bind: string[] = [];
    await readBackupFile(
      file,
      async (contents) => {
        restored = contents;
        await makeSchema(runner, contents.migrations);
        await refuseOtherTables(client, contents, file);
        bind = await unbind(client, contents);
      },
      async (name, rows) => {
        const table = restored?.tables.find((each) => each.name === name);
        if (!table) throw new BackupUnreadableError(file, `it contains ${name}, which is not in its list of contents`);
        await pipeline(rows, client.query(copyFrom(copyIn(table))));
      },
    );
    for (const statement of bind) await client.query(statement);
    for (const { name, value, isCalled } of restored!.sequences)
      await client.query('SELECT setval($1::text::regclass, $2, $3)', [`public.${name}`, value, isCalled]);
    await refuseUnlessEqual(client, restored!, file);
    await runner.commitTransaction();
    return restored!;
  } catch (error) {
    if (runner.isTransactionActive) await runner.rollbackTransaction();
    throw isDamage(error) ? new BackupUnreadableError(file, error) : error;
  } finally {
    await runner.release();
    await database.destroy();
  }
}

/** Errors of zlib, tar and COPY for corrupt data. */
const isDamage = (error: unknown): boolean =>
  error instanceof SyntaxError ||
  /^(Z_|22P0|22021|ERR_STREAM_PREMATURE)/.test(String((error as { code?: unknown }).code)) ||
  /tar header|Unexpected end of data/i.test(String((error as Error).message));

async function refuseUnlessEmpty(client: PoolClient): Promise<void> {
  const { rows } = await client.query(
    `SELECT FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'v', 'p') LIMIT 1`,
  );
  if (rows.length > 0)
    throw new Error(
      'This database already has data. A backup can only be restored into an empty one: set another DATA_DIR or DATABASE_URL',
    );
}

/** Creates the schema of the time of the backup. */
async function makeSchema(runner: QueryRunner, done: readonly string[]): Promise<void> {
  const steps = migrations.map(({ name }) => name);
  const unknown = done.filter((name, at) => steps[at] !== name);
  if (unknown.length > 0)
    throw new Error(
      `This backup was made by another version of Forecourt, probably a newer one: ${unknown[0]} is unknown here. Restore it with that version`,
    );
  const executor = new MigrationExecutor(runner.connection, runner);
  // All steps run in the transaction that is already open.
  executor.transaction = 'none';
  const all = runner.connection.migrations;
  Object.assign(runner.connection, { migrations: all.slice(0, done.length) });
  try {
    await executor.executePendingMigrations();
  } finally {
    Object.assign(runner.connection, { migrations: all });
  }
}

/**
 * Deletes the rows that come with the schema, and drops foreign keys and triggers while tables are loaded one by one;
 * the triggers would calculate and chain again. Returns the statements that restore them.
 */
async function unbind(client: PoolClient, { tables }: Contents): Promise<string[]> {
  const { rows: keys } = await client.query<{ table: string; name: string; definition: string }>(
    `SELECT conrelid::regclass::text AS "table", conname AS name, pg_get_constraintdef(oid) AS definition
     FROM pg_constraint WHERE connamespace = 'public'::regnamespace AND contype = 'f' ORDER BY 1, 2`,
  );
  const names = [...tables.map(({ name }) => name), ...(await tablesLeftOut(client))];
  for (const { table, name } of keys) await client.query(`ALTER TABLE ${table} DROP CONSTRAINT "${name}"`);
  for (const name of names) await client.query(`ALTER TABLE "${name}" DISABLE TRIGGER USER`);
  await client.query(`TRUNCATE ${names.map((name) => `"${name}"`).join(', ')}`);
  return [
    ...keys.map(({ table, name, definition }) => `ALTER TABLE ${table} ADD CONSTRAINT "${name}" ${definition}`),
    ...names.map((name) => `ALTER TABLE "${name}" ENABLE TRIGGER USER`),
  ];
}

/** Refuses a backup that does not have exactly the tables of its schema, complete: it could bring log-ins, for one. */
async function refuseOtherTables(client: PoolClient, { tables }: Contents, file: string): Promise<void> {
  const linesOf = (list: readonly Pick<BackedUpTable, 'name' | 'columns'>[]): string =>
    list.map(({ name, columns }) => `${name} (${columns.toSorted().join(', ')})`).join('; ');
  const kept = await backedUpTables(client);
  if (linesOf(tables) !== linesOf(kept))
    throw new BackupUnreadableError(file, 'its tables are not those of its schema');
}

async function refuseUnlessEqual(client: PoolClient, { tables }: Contents, file: string): Promise<void> {
  for (const table of await backedUpTables(client)) {
    const counted = new CountedRows();
    const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
    await pipeline(client.query(copyTo(copyOut(table))), counted, nowhere);
    const { rows, sha256 } = tables.find(({ name }) => name === table.name)!;
    if (counted.rows !== rows || counted.sha256 !== sha256)
      throw new BackupUnreadableError(file, `${table.name} is not what was backed up`);
  }
}
