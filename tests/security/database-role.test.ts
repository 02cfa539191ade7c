import type { Embedded } from '../../server/database/embedded';
import { openBackendOn } from '../server/backend';
import { answersTo, ask, LEDGER_COLUMNS, ledgersOf, REFUSED, RoleCluster, work } from '../support/role-cluster';
import { expectBooksInOrder } from '../support/state-of-books';

// Clusters are created, on a machine that may be busy.
jest.setTimeout(120_000);

let cluster: RoleCluster;
let embedded: Embedded;
/** Another one, which a server creates. */
let started: RoleCluster | undefined;

beforeAll(async () => {
  cluster = new RoleCluster();
  embedded = await cluster.startMigrated();
  await work(embedded.url);
});
afterAll(async () => {
  await cluster.stop();
  await started?.stop();
});

test('the serving role cannot change rows of ledgers and audit or disable their guards', async () => {
  const { url, ownerUrl } = embedded;
  const before = await ledgersOf(ownerUrl);
  const statements = [
    ...Object.entries(LEDGER_COLUMNS).flatMap(([table, column]) => [
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
  const { ownerUrl } = embedded;
  const statements = ['SET session_replication_role = replica', "COPY (SELECT 1) TO PROGRAM 'cat'"];
  expect(await answersTo(ownerUrl, statements)).toEqual(statements.map((statement) => [statement, REFUSED]));
});

test('a name in an earlier schema of the search path does not redirect the chain of the audit', async () => {
  const { url } = embedded;
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

test('every session of a started server has a role without special privileges that owns nothing', async () => {
  started = new RoleCluster();
  await started.startStation();
  const sessions = await ask(
    await started.superuser(),
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
