import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { pino } from 'pino';
import { type Embedded, startEmbedded } from '../../server/database/embedded';
import { migrate } from '../../server/database/migrate';
import { clusterIn } from '../../server/database/postgres-place';
import { join } from '../../server/database/postmaster';
import { openBackendOn } from '../server/backend';
import { contextOf } from '../server/masters-samples';
import { actAs, seedClosingStation } from '../support/closing-station';
import { type ServerProcess, startServerProcess } from '../support/server-process';
import { expectBooksInOrder } from '../support/state-of-books';

// Each test creates a cluster.
jest.setTimeout(120_000);

const REFUSED = '42501';
/** Append-only tables, each with a column that an UPDATE could change. */
const COLUMNS = {
  journal_entry: 'business_date',
  posting: 'amount',
  stock_movement: 'litres',
  note_movement: 'count',
  audit_row: 'command',
};
const LEDGERS = Object.keys(COLUMNS);

let home: string;
let embedded: Embedded | undefined;
let server: ServerProcess | undefined;

beforeEach(() => {
  home = fs.mkdtempSync(path.join(os.tmpdir(), 'forecourt-role-'));
  fs.chmodSync(home, 0o755);
});
afterEach(async () => {
  await server?.stop();
  await embedded?.stop();
  server = embedded = undefined;
  fs.rmSync(home, { recursive: true, force: true });
});

const dir = () => path.join(home, 'postgres');
const startDatabase = async (): Promise<Embedded> => {
  embedded = await startEmbedded({ dir: dir(), log: pino({ level: 'silent' }), fsync: false });
  return embedded;
};
const startStation = async (): Promise<void> => {
  server = await startServerProcess({ DATA_DIR: home });
};
const superuser = async (): Promise<string> => (await join(clusterIn(dir())))!;

async function ask<Row extends object>(url: string, statement: string): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}

/** PostgreSQL's error for each statement; null if it succeeded. */
async function answersTo(url: string, statements: readonly string[]): Promise<[string, string | null][]> {
  const answers: [string, string | null][] = [];
  for (const statement of statements)
    answers.push([
      statement,
      await ask(url, `BEGIN; ${statement}; ROLLBACK`).then(
        () => null,
        ({ code }: { code: string }) => code,
      ),
    ]);
  return answers;
}

/** Does some work on the database as a server does. */
async function work(url: string): Promise<void> {
  const backend = await openBackendOn(url);
  const act = actAs(await contextOf(backend, true));
  const station = await seedClosingStation(act);
  await act('startShift', { shiftTypeId: station.morning, shiftDate: '2026-01-01' });
  const [pumpId] = station.pumps;
  await act('collectCash', { pumpId, employeeId: station.employees[0], notes: [{ value: 100, in: 1, out: 0 }] });
  await expectBooksInOrder(backend.database);
  await backend.close();
}

/** All rows of the ledgers, in a fixed order. */
async function ledgersOf(url: string): Promise<unknown[]> {
  const rows: unknown[] = [];
  for (const table of LEDGERS) rows.push(await ask(url, `SELECT * FROM ${table} t ORDER BY t::text`));
  return rows;
}

test('every session of a started server has a role without special privileges that owns nothing', async () => {
  await startStation();
  const sessions = await ask(
    await superuser(),
    `SELECT DISTINCT r.rolname AS role, r.rolsuper, r.rolcreatedb, r.rolcreaterole, r.rolreplication, r.rolbypassrls,
            EXISTS (SELECT FROM pg_auth_members m WHERE m.member = r.oid) AS "isMember",
            EXISTS (SELECT FROM pg_class c WHERE c.relowner = r.oid) AS "ownsTables",
            EXISTS (SELECT FROM pg_proc p WHERE p.proowner = r.oid) AS "ownsFunctions"
     FROM pg_stat_activity a JOIN pg_roles r ON r.oid = a.usesysid
     WHERE a.application_name LIKE 'forecourt%'`,
  );
  expect(sessions).toEqual([
    {
      role: 'forecourt_server',
      rolsuper: false,
      rolcreatedb: false,
      rolcreaterole: false,
      rolreplication: false,
      rolbypassrls: false,
      isMember: false,
      ownsTables: false,
      ownsFunctions: false,
    },
  ]);
});

test('the serving role cannot change rows of ledgers and audit or disable their guards', async () => {
  const { url, ownerUrl } = await startDatabase();
  await migrate(ownerUrl, url);
  await work(url);
  const before = await ledgersOf(ownerUrl);
  const statements = [
    ...Object.entries(COLUMNS).flatMap(([table, column]) => [
      `UPDATE ${table} SET ${column} = ${column}`,
      `DELETE FROM ${table}`,
      `TRUNCATE ${table} CASCADE`,
      `ALTER TABLE ${table} DISABLE TRIGGER ALL`,
      `DROP TRIGGER ${table}_append_only ON ${table}`,
      `DROP TABLE ${table} CASCADE`,
      `CREATE RULE silently AS ON INSERT TO ${table} DO INSTEAD NOTHING`,
    ]),
    'SET session_replication_role = replica',
    "UPDATE audit_head SET hash = ''",
    'DELETE FROM change_request',
    'DELETE FROM migrations',
    "CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NEW; END'",
    'ALTER FUNCTION chain_audit_row() SECURITY INVOKER',
    'CREATE TABLE of_its_own (id int)',
    'SET ROLE forecourt_owner',
    'ALTER ROLE forecourt_server SUPERUSER',
    "COPY (SELECT 1) TO PROGRAM 'cat'",
    "SELECT pg_read_file('password')",
    'SELECT rolpassword FROM pg_authid',
  ];
  expect(await answersTo(url, statements)).toEqual(statements.map((statement) => [statement, REFUSED]));
  expect(await ledgersOf(ownerUrl)).toEqual(before);
});

test('the role that owns the tables is no superuser', async () => {
  const { url, ownerUrl } = await startDatabase();
  await migrate(ownerUrl, url);
  const statements = ['SET session_replication_role = replica', "COPY (SELECT 1) TO PROGRAM 'cat'"];
  expect(await answersTo(ownerUrl, statements)).toEqual(statements.map((statement) => [statement, REFUSED]));
});

test('a name in an earlier schema of the search path does not redirect the chain of the audit', async () => {
  const { url, ownerUrl } = await startDatabase();
  await migrate(ownerUrl, url);
  await work(url);
  await ask(
    url,
    `CREATE TEMP TABLE audit_head AS SELECT 1 AS id, 7::bigint AS sequence, ''::bytea AS hash;
     SET search_path = pg_temp, public;
     INSERT INTO public.audit_row (command, table_name, row_id) VALUES ('test', 'test', '1')`,
  );
  const backend = await openBackendOn(url);
  await expectBooksInOrder(backend.database);
  await backend.close();
});

test('a cluster of an older version, owned by the superuser, continues with all its rows', async () => {
  await startDatabase();
  const old = await superuser();
  await ask(old, 'DROP OWNED BY forecourt_owner, forecourt_server; DROP ROLE forecourt_owner, forecourt_server');
  await migrate(old);
  await work(old);
  await ask(old, 'CREATE VIEW of_a_tool AS SELECT id FROM shift');
  const before = await ledgersOf(old);
  await embedded!.stop();

  await startStation();
  expect(await ledgersOf(await superuser())).toEqual(before);
  expect(
    await ask(
      await superuser(),
      `SELECT c.relname AS name FROM pg_class c
       WHERE c.relnamespace = 'public'::regnamespace AND c.relowner <> 'forecourt_owner'::regrole
       UNION ALL SELECT p.proname FROM pg_proc p
       WHERE p.pronamespace = 'public'::regnamespace AND p.proowner <> 'forecourt_owner'::regrole`,
    ),
  ).toEqual([]);
  await server!.kill();

  // The server was killed; the next start connects to the surviving database and continues.
  const { url, ownerUrl } = await startDatabase();
  await migrate(ownerUrl, url);
  const [answered] = await answersTo(url, ['DELETE FROM posting']);
  expect(answered).toEqual(['DELETE FROM posting', REFUSED]);
  const backend = await openBackendOn(url);
  const { id } = await actAs(await contextOf(backend, true))<{ id: number }>('createExpenditureCategory', {
    name: 'Tea',
  });
  expect(id).toBeGreaterThan(0);
  await expectBooksInOrder(backend.database);
  await backend.close();
});

test('concurrent starts create the roles once', async () => {
  const all = await Promise.all([startDatabase(), startDatabase(), startDatabase()]);
  await Promise.all(all.map(({ url, ownerUrl }) => migrate(ownerUrl, url)));
  for (const { url } of all) expect(await ask(url, 'SELECT 1 AS one FROM audit_head')).toEqual([{ one: 1 }]);
});
