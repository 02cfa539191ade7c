import type { PoolClient } from 'pg';

/** A table to back up: its columns except generated ones, and its key. */
export interface BackedUpTable {
  name: string;
  columns: string[];
  key: string[];
}

/** Recreated with the schema. */
export const OF_THE_SCHEMA = ['migrations', 'typeorm_metadata'];
/**
 * Excluded from backups: sessions, log-ins, links, devices and API keys must not become valid again, and the server's key must not be
 * copied.
 */
const NOT_TO_COME_BACK = [
  'user_session',
  'log_in_challenge',
  'passkey_challenge',
  'password_recovery',
  'known_device',
  'api_key',
  'server_secret',
];

/** The tables of this schema that no backup contains. */
export async function tablesLeftOut(client: PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class
     WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relname = ANY ($1) ORDER BY relname`,
    [NOT_TO_COME_BACK],
  );
  return rows.map(({ name }) => name);
}

/** Reads the database instead of the entities, because the schema may be of any version. */
export async function backedUpTables(client: PoolClient): Promise<BackedUpTable[]> {
  const { rows } = await client.query<BackedUpTable>(
    `SELECT t.relname AS name,
       ARRAY(SELECT a.attname::text FROM pg_attribute a
             WHERE a.attrelid = t.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '' ORDER BY a.attnum) AS columns,
       ARRAY(SELECT a.attname::text FROM pg_index i
             CROSS JOIN LATERAL unnest(i.indkey) WITH ORDINALITY AS k(attnum, place)
             JOIN pg_attribute a ON a.attrelid = t.oid AND a.attnum = k.attnum
             WHERE i.indrelid = t.oid AND i.indisprimary ORDER BY k.place) AS key
     FROM pg_class t
     WHERE t.relnamespace = 'public'::regnamespace AND t.relkind = 'r' AND t.relname <> ALL ($1)
     ORDER BY t.relname`,
    [[...OF_THE_SCHEMA, ...NOT_TO_COME_BACK]],
  );
  return rows;
}

const quoted = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(', ');

/** Ordered rows, so that equal tables give equal bytes. */
export const copyOut = ({ name, columns, key }: BackedUpTable): string =>
  `COPY (SELECT ${quoted(columns)} FROM "${name}" ORDER BY ${quoted(key)}) TO STDOUT`;

export const copyIn = ({ name, columns }: Omit<BackedUpTable, 'key'>): string =>
  `COPY "${name}" (${quoted(columns)}) FROM STDIN`;
