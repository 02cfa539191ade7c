import { createHmac } from 'node:crypto';
import { Client, escapeLiteral } from 'pg';
import { LOCK_NUMBERS } from '../platform/lock-numbers';
import { OF_THE_SCHEMA } from './backup/backed-up-tables';

/** URLs of one database, for the server's role and for the role that owns the tables. They may be the same. */
export interface DatabaseUrls {
  url: string;
  ownerUrl: string;
}

/** Migrates, backs up and restores; owns every table, view and function. */
const OWNER = 'forecourt_owner';
/** Serves: reads and writes rows as far as `grantServing` allows, and owns nothing. */
const SERVING = 'forecourt_server';
const ATTRIBUTES = 'LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS';

/**
 * Creates the two roles of an embedded cluster, and transfers to them what an older version left to the superuser. Does
 * nothing if that is done. One transaction, so that an interrupted start leaves nothing half done. Their passwords are
 * derived one-way from the superuser's.
 */
export async function makeRoles(superuserUrl: string): Promise<DatabaseUrls> {
  const { password } = new URL(superuserUrl);
  const passwordOf = (role: string) => createHmac('sha256', password).update(role).digest('base64url');
  const urlAs = (role: string) =>
    Object.assign(new URL(superuserUrl), { username: role, password: passwordOf(role) }).href;
  await onClient(superuserUrl, async (client) => {
    const { rows } = await client.query<{ name: string }>('SELECT rolname AS name FROM pg_roles');
    for (const role of [OWNER, SERVING])
      if (!rows.some(({ name }) => name === role))
        await client.query(`CREATE ROLE ${role} ${ATTRIBUTES} PASSWORD ${escapeLiteral(passwordOf(role))}`);
    await runAll(client, NOT_OWNED, [OWNER]);
  });
  return { url: urlAs(SERVING), ownerUrl: urlAs(OWNER) };
}

/**
 * Grants the role of `url` the privileges of a server on the tables of the role of `ownerUrl`. Rows that a trigger
 * protects from changes are protected by privilege too, only its trigger moves the audit head (migration 21), the
 * tools' views are read-only, and the list of migrations is the owner's. Changes nothing if all is so already, or if both are one role.
 */
export async function grantServing({ url, ownerUrl }: DatabaseUrls): Promise<void> {
  const [role, owner] = [url, ownerUrl].map((address) => decodeURIComponent(new URL(address).username));
  if (role === owner) return;
  await onClient(ownerUrl, (client) => runAll(client, NOT_GRANTED, [role, OF_THE_SCHEMA]));
}

/** Statements that transfer ownership of tables and views, with their sequences, and of functions. */
const NOT_OWNED = `
  SELECT format('ALTER TABLE %s OWNER TO %I', c.oid::regclass, $1::text) AS statement
  FROM pg_class c
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p', 'v', 'm') AND pg_get_userbyid(c.relowner) <> $1
  UNION ALL
  SELECT format('ALTER ROUTINE %s OWNER TO %I', p.oid::regprocedure, $1::text)
  FROM pg_proc p WHERE p.pronamespace = 'public'::regnamespace AND pg_get_userbyid(p.proowner) <> $1
  UNION ALL
  SELECT format('GRANT CREATE ON SCHEMA public TO %I', $1::text)
  WHERE NOT has_schema_privilege($1, 'public', 'CREATE')`;

/** Statements that grant and revoke until the role has the wanted privileges; tgtype has 8 for DELETE and 16 for UPDATE. */
const NOT_GRANTED = `
  SELECT format(CASE WHEN wanted THEN 'GRANT %s ON %s TO %I' ELSE 'REVOKE %s ON %s FROM %I' END, privilege, relation, $1::text) AS statement
  FROM (
    SELECT c.oid, c.oid::regclass AS relation, privilege,
      CASE
        WHEN privilege = 'SELECT' THEN true
        WHEN c.relname LIKE 'tool\\_%' OR c.relname = ANY ($2) THEN false
        WHEN privilege = 'INSERT' THEN c.relname <> 'audit_head'
        WHEN privilege = 'UPDATE' THEN c.relname <> 'audit_head' AND NOT refused.any_update
        WHEN privilege = 'DELETE' THEN NOT refused.any_delete
        ELSE false
      END AS wanted
    FROM pg_class c
    CROSS JOIN unnest(ARRAY['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'TRIGGER']) AS privilege
    CROSS JOIN LATERAL (
      SELECT COALESCE(bool_or(tgtype & 16 > 0), false) AS any_update, COALESCE(bool_or(tgtype & 8 > 0), false) AS any_delete
      FROM pg_trigger WHERE tgrelid = c.oid AND tgfoid = 'public.refuse_change'::regproc) AS refused
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'v') AND pg_has_role(c.relowner, 'USAGE')) AS each
  WHERE has_table_privilege($1, oid, privilege) <> wanted
  UNION ALL
  SELECT format('GRANT USAGE ON SEQUENCE %s TO %I', c.oid::regclass, $1::text)
  FROM pg_class c
  WHERE c.relnamespace = 'public'::regnamespace AND pg_has_role(c.relowner, 'USAGE')
    AND CASE c.relkind WHEN 'S' THEN NOT has_sequence_privilege($1, c.oid, 'USAGE') END`;

/** Runs the work in one transaction, under a lock that serialises servers starting together. */
async function onClient(url: string, work: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: url });
  // The pending statement rejects with the same error.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK_NUMBERS.roles]);
    await work(client);
    await client.query('COMMIT');
  } finally {
    await client.end();
  }
}

async function runAll(client: Client, query: string, values: unknown[]): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(query, values);
  if (rows.length > 0) await client.query(rows.map(({ statement }) => statement).join(';'));
}
