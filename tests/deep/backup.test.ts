import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync, gzipSync } from 'node:zlib';
import { DataSource } from 'typeorm';
import type { PostgresDataSourceOptions } from 'typeorm/driver/postgres/PostgresDataSourceOptions';
import { makeBackup } from '../../server/database/backup/make-backup';
import { restoreBackup } from '../../server/database/backup/restore-backup';
import { openDatabase } from '../../server/database/data-source';
import { entities } from '../../server/database/entities';
import { migrate } from '../../server/database/migrate';
import { migrations } from '../../server/database/migrations';
import { seedStation } from '../../server/database/seed/seed-station';
import { poolOf, type Sql, sqlOn } from '../../server/platform/sql';
import { type Backend, openBackend } from '../server/backend';
import { onServer, SERVER_URL, urlOf } from '../support/database';
import { expectBooksInOrder, fingerprint } from '../support/state-of-books';

const run = promisify(execFile);
const ROOT = path.resolve(__dirname, '../..');
/** Tables of sessions and secrets, which a backup must not restore. */
const NOT_TO_COME_BACK = [
  'user_session',
  'log_in_challenge',
  'passkey_challenge',
  'password_recovery',
  'known_device',
  'api_key',
  'server_secret',
];

const server = process.env[SERVER_URL]!;
let folder: string;
let made = 0;
const emptyDatabases: string[] = [];

/** Creates an empty database. */
async function emptyDatabase(): Promise<string> {
  const name = `test_restore_${process.pid}_${emptyDatabases.length}`;
  await onServer(server, `CREATE DATABASE ${name}`);
  emptyDatabases.push(name);
  return urlOf(server, name);
}

const addressOf = ({ database }: Backend): string => (database.options as PostgresDataSourceOptions).url!;

const newFile = (): string => path.join(folder, `${++made}.tar.gz`);

async function within<T>(url: string, work: (database: DataSource, sql: Sql) => Promise<T>): Promise<T> {
  const database = await openDatabase(url, { poolSize: 1 });
  return work(database, sqlOn(poolOf(database))).finally(() => database.destroy());
}

const tablesOf = (sql: Sql) =>
  sql<{ name: string }>(`SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace`);

/** Everything that makes up the schema: keys, checks, triggers (with whether they fire) and columns. */
const schemaOf = (sql: Sql) =>
  sql<{ line: string }>(
    `SELECT conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) AS line
       FROM pg_constraint WHERE connamespace = 'public'::regnamespace
     UNION ALL SELECT tgrelid::regclass || ' ' || tgname || ' ' || tgenabled::text FROM pg_trigger WHERE NOT tgisinternal
     UNION ALL SELECT attrelid::regclass || ' ' || attname || ' ' || format_type(atttypid, atttypmod) || attnotnull
       FROM pg_attribute JOIN pg_class c ON c.oid = attrelid
       WHERE c.relnamespace = 'public'::regnamespace AND attnum > 0
     ORDER BY 1`,
  );

let backend: Backend;
let file: string;
beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'forecourt-backup-'));
  backend = await openBackend();
  await seedStation({ ...backend.request(), isEmbedded: true }, 3);
  await backend.logIn('admin@demo.example', 'demo-admin');
  file = newFile();
  await makeBackup(addressOf(backend), file);
}, 120_000);

afterAll(async () => {
  await backend.close();
  for (const name of emptyDatabases) await onServer(server, `DROP DATABASE ${name} WITH (FORCE)`);
  fs.rmSync(folder, { recursive: true });
});

describe('a backup of a working station', () => {
  let url: string;
  beforeAll(async () => {
    url = await emptyDatabase();
    await restoreBackup(url, file);
    await migrate(url);
  });

  it('is restored row for row, in the same schema, with valid books', async () => {
    const before = await fingerprint(backend.database, NOT_TO_COME_BACK);
    expect(Object.values(before).filter((print) => !print.startsWith('0 ')).length).toBeGreaterThan(35);
    const schema = await schemaOf(backend.sql);
    await within(url, async (database, sql) => {
      expect(await fingerprint(database, NOT_TO_COME_BACK)).toEqual(before);
      expect(await schemaOf(sql)).toEqual(schema);
      await expectBooksInOrder(database);
    });
  });

  it('restores no session, and keeps the ledger append-only', () =>
    within(url, async (_, sql) => {
      expect(await backend.sql('SELECT FROM user_session')).not.toEqual([]);
      expect(await sql('SELECT FROM user_session')).toEqual([]);
      await expect(sql('DELETE FROM posting')).rejects.toThrow('append-only');
    }));

  it("continues counting from the station's last numbers", () =>
    within(url, async (_, sql) => {
      const next = 'SELECT nextval(pg_get_serial_sequence($1, $2)) AS id';
      for (const table of ['credit_sale', 'shift', 'journal_entry'])
        expect(await sql(next, [table, 'id'])).toEqual(await backend.sql(next, [table, 'id']));
    }));

  it('does not overwrite an existing station', async () => {
    const before = await within(url, (database) => fingerprint(database));
    await expect(restoreBackup(url, file)).rejects.toThrow('This database already has data');
    expect(await within(url, (database) => fingerprint(database))).toEqual(before);
  });

  it('does not overwrite an older backup or write into a missing folder', async () => {
    await expect(makeBackup(addressOf(backend), path.join(folder, 'usb', 'x.tar.gz'))).rejects.toThrow(
      'There is no folder',
    );
    const before = fs.readFileSync(file);
    fs.writeFileSync(path.join(folder, 'old.tar.gz'), 'old');
    await expect(makeBackup(addressOf(backend), path.join(folder, 'old.tar.gz'))).rejects.toThrow('exists');
    expect(fs.readFileSync(path.join(folder, 'old.tar.gz'), 'utf8')).toBe('old');
    expect(fs.readFileSync(file)).toEqual(before);
    expect(fs.statSync(file).mode & 0o077).toBe(0);
  });

  it('leaves no unpacked files behind when stopped or killed', async () => {
    const killed = path.join(folder, '.backup-999999999-x');
    fs.mkdirSync(killed);
    for (const stopped of [AbortSignal.abort(new Error('stopped by SIGTERM')), AbortSignal.timeout(20)])
      await expect(makeBackup(addressOf(backend), path.join(folder, 'late.tar.gz'), stopped)).rejects.toThrow();
    expect(fs.readdirSync(folder).filter((name) => name.startsWith('.backup') || name.startsWith('late'))).toEqual([]);
  });
});

it('is a consistent snapshot while documents and entries are written', async () => {
  const busy = await openBackend();
  await busy.sql("INSERT INTO ledger_account (kind) VALUES ('CASH'), ('OPENING_EQUITY') ON CONFLICT DO NOTHING");
  let isDone = false;
  const write = async (): Promise<void> => {
    for (let day = 1; !isDone; day = (day % 28) + 1)
      await busy.sql(
        `WITH e AS (INSERT INTO journal_entry (business_date, document_kind, document_id)
                    SELECT make_date(2030, 1, $1::int), 'TEST', COALESCE(MAX(document_id), 0) + 1
                    FROM journal_entry WHERE document_kind = 'TEST' RETURNING id)
         INSERT INTO posting (entry_id, account_id, business_date, amount)
         SELECT e.id, a.id, make_date(2030, 1, $1::int), CASE a.kind WHEN 'CASH' THEN 500 ELSE -500 END
         FROM e, ledger_account a WHERE a.kind IN ('CASH', 'OPENING_EQUITY')`,
        [day],
      );
  };
  const writing = write();
  while ((await busy.sql("SELECT FROM journal_entry WHERE document_kind = 'TEST'")).length < 5);
  const meanwhile = newFile();
  await makeBackup(addressOf(busy), meanwhile).finally(() => {
    isDone = true;
  });
  await writing;
  await busy.close();
  const url = await emptyDatabase();
  await restoreBackup(url, meanwhile);
  await within(url, async (_, sql) => {
    const [row] = await sql<{ entries: number; postings: number; sum: number }>(
      `SELECT COUNT(DISTINCT e.id)::int AS entries, COUNT(p.id)::int AS postings, SUM(p.amount) AS sum
       FROM journal_entry e LEFT JOIN posting p ON p.entry_id = e.id WHERE e.document_kind = 'TEST'`,
    );
    expect(row!.entries).toBeGreaterThanOrEqual(5);
    expect(row!.postings).toBe(2 * row!.entries);
    expect(Number(row!.sum ?? 0)).toBe(0);
  });
});

describe('a refused restore leaves an empty database', () => {
  /** The backup with one text of its archive replaced by another of the same length. */
  const withOther = (one: string, other: string): Buffer => {
    const bytes = gunzipSync(fs.readFileSync(file));
    const position = bytes.indexOf(one);
    expect(position).toBeGreaterThan(0);
    expect(other).toHaveLength(one.length);
    bytes.write(other, position);
    return gzipSync(bytes);
  };
  let address: string;
  beforeAll(async () => {
    [{ address }] = (await backend.sql('SELECT address FROM creditor ORDER BY id LIMIT 1')) as [{ address: string }];
  });
  const cases: [string, () => Buffer, RegExp][] = [
    [
      'a truncated file',
      () => fs.readFileSync(file).subarray(0, 40_000),
      /is not a Forecourt backup, or it is damaged/,
    ],
    ['a file that is no archive', () => Buffer.from('not a backup'), /is not a Forecourt backup, or it is damaged/],
    [
      'an archive of something else',
      () => gzipSync(Buffer.from('not a backup')),
      /is not a Forecourt backup, or it is damaged/,
    ],
    ['an empty archive', () => gzipSync(Buffer.alloc(0)), /is not a Forecourt backup, or it is damaged/],
    [
      'an archive with one changed byte',
      () => withOther(address, address.replace(/.$/, '?')),
      /is not what was backed up/,
    ],
    [
      'an archive with added sessions',
      () => withOther('{"name":"guess_count"', '{"name":"user_sessio"'),
      /its tables are not those of its schema/,
    ],
    [
      'a backup of a newer version',
      () => withOther(migrations.at(-1)!.name, migrations.at(-1)!.name.replace(/.$/, 'X')),
      /another version of Forecourt/,
    ],
  ];
  it.each(cases)('%s', async (_, bytes, reason) => {
    const damaged = newFile();
    fs.writeFileSync(damaged, bytes());
    const url = await emptyDatabase();
    const refused = await restoreBackup(url, damaged).catch((error: Error) => `${error.message} ${error.cause}`);
    expect(refused).toMatch(reason);
    expect(await within(url, (_database, sql) => tablesOf(sql))).toEqual([]);
    // A restore from a good file succeeds afterwards.
    await restoreBackup(url, file);
  });
});

it.each([6, 8, 10, 11])('a backup of an older Forecourt, at its migration %i, is migrated', async (steps) => {
  const old = await emptyDatabase();
  const before = new DataSource({
    type: 'postgres',
    url: old,
    schema: 'public',
    entities,
    migrations: migrations.slice(0, steps),
    migrationsTransactionMode: 'each',
  });
  await before.initialize();
  await before.runMigrations();
  await before.query(`
    INSERT INTO app_user (name, email) VALUES ('A', 'a@station.example');
    INSERT INTO employee (name, contact_no, address, pay_rate, pay_basis, join_date)
      VALUES ('ram ⟨tab	and \\ and
      a line⟩', '9876543210', 'Main road', 45000, 'SHIFT', '2025-01-20');
    INSERT INTO ledger_account (kind) VALUES ('CASH'), ('OPENING_EQUITY')`);
  await before.query(
    `INSERT INTO journal_entry (business_date, document_kind, document_id) VALUES ('2025-02-03', 'TEST', 1)`,
  );
  await before.query(`INSERT INTO posting (entry_id, account_id, amount${steps > 6 ? ', business_date' : ''})
    SELECT 1, id, CASE kind WHEN 'CASH' THEN 700 ELSE -700 END${steps > 6 ? `, DATE '2025-02-03'` : ''} FROM ledger_account
    WHERE kind IN ('CASH', 'OPENING_EQUITY')`);
  await before.destroy();
  const oldFile = newFile();
  await makeBackup(old, oldFile);
  const url = await emptyDatabase();
  await restoreBackup(url, oldFile);
  await migrate(url);
  await migrate(old);
  // The rows of the migrations have the time of the upgrade.
  const madeThen = ['audit_row', 'audit_head', 'role'];
  if (steps < 9) madeThen.push('event_category');
  if (steps < 7) madeThen.push('pay_terms');
  const grown = await within(old, (database) => fingerprint(database, madeThen));
  await within(url, async (database, sql) => {
    expect(await fingerprint(database, madeThen)).toEqual(grown);
    expect(await sql(`SELECT account_balance(id, 'infinity') AS now FROM ledger_account WHERE kind = 'CASH'`)).toEqual([
      { now: 700 },
    ]);
    expect(await schemaOf(sql)).toEqual(await schemaOf(backend.sql));
  });
});

it('both commands report what they did and did not do', async () => {
  const target = newFile();
  const command = (name: string, databaseUrl: string, ...args: string[]) =>
    run(process.execPath, [path.join(ROOT, `dist/server/cli/${name}.js`), ...args], {
      env: { PATH: process.env.PATH, DATABASE_URL: databaseUrl },
    });
  const own = (backend.database.options as { url: string }).url;
  expect((await command('backup', own, target)).stdout).toMatch(/\.tar\.gz: \d+ rows of \d+ tables/);
  const url = await emptyDatabase();
  const { stdout } = await command('restore', url, target);
  expect(stdout).toMatch(/rows of \d+ tables are restored as of/);
  expect(stdout).toMatch(/(\d+) of \1 invariants hold/);
  await expect(command('restore', url, target)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^Nothing was restored: This database already has data.*\n$/),
  });
  await expect(command('restore', url)).rejects.toMatchObject({
    stderr: expect.stringContaining('give the backup file'),
  });
  await expect(command('restore', url, 'nowhere.tar.gz')).rejects.toMatchObject({
    stderr: expect.stringMatching(/^Nothing was restored: there is no file .*nowhere.tar.gz\n$/),
  });
});

it('a station moves to another data folder with the embedded database', async () => {
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'forecourt-backup-home-'));
  // Otherwise the database user cannot enter the folder, and the cluster is created in /var/lib.
  fs.chmodSync(home, 0o755);
  const command = (name: string, ...args: string[]) =>
    run(process.execPath, [path.join(ROOT, `dist/server/cli/${name}.js`), ...args], {
      env: { PATH: process.env.PATH, DATA_DIR: path.join(home, 'data') },
    });
  await expect(command('backup')).rejects.toMatchObject({ stderr: expect.stringContaining('There is no station in') });
  expect((await command('restore', file)).stdout).toMatch(/(\d+) of \1 invariants hold/);
  const { stdout } = await command('backup');
  const url = await emptyDatabase();
  await restoreBackup(url, stdout.split(':')[0]!);
  await within(url, async (database) => {
    expect(await fingerprint(database, NOT_TO_COME_BACK)).toEqual(
      await fingerprint(backend.database, NOT_TO_COME_BACK),
    );
  });
  fs.rmSync(home, { recursive: true });
}, 120_000);
