import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { DataSource } from 'typeorm';
import { entities } from '../../server/database/entities';
import { migrate } from '../../server/database/migrate';
import { migrations } from '../../server/database/migrations';
import { chanceOf } from '../../server/database/seed/chance';
import type { Sql } from '../../server/platform/sql';
import { onServer, SERVER_URL, urlOf } from '../support/database';
import { withFault } from '../support/failing-statements';
import { startServerProcess } from '../support/server-process';

jest.setTimeout(120_000);

const server = process.env[SERVER_URL]!;
const chance = chanceOf(26);
const made: string[] = [];

async function emptyDatabase(): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await onServer(server, `CREATE DATABASE ${name}`);
  made.push(name);
  return urlOf(server, name);
}
afterAll(async () => {
  for (const name of made) await onServer(server, `DROP DATABASE ${name} WITH (FORCE)`);
});

async function withSql<T>(url: string, work: (sql: Sql) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(async (text, values) => (await client.query(text, values)).rows);
  } finally {
    await client.end();
  }
}

/** Migrates a database to the state after this many migrations, as an older version would have. */
async function bringTo(url: string, count: number): Promise<void> {
  const older = new DataSource({
    type: 'postgres',
    url,
    schema: 'public',
    entities,
    migrations: migrations.slice(0, count),
    migrationsTransactionMode: 'each',
  });
  await older.initialize();
  try {
    await older.runMigrations();
  } finally {
    await older.destroy();
  }
}

/** The complete schema as PostgreSQL describes it, and the applied migrations. */
const schemaOf = (url: string): Promise<unknown[]> =>
  withSql(url, (sql) =>
    sql(
      `SELECT 'column' AS kind, table_name || '.' || column_name AS name,
              concat_ws(' ', data_type, is_nullable, column_default, is_generated, generation_expression) AS said
       FROM information_schema.columns WHERE table_schema = 'public'
       UNION ALL SELECT 'constraint', conrelid::regclass || '.' || conname, pg_get_constraintdef(oid) FROM pg_constraint
         WHERE connamespace = 'public'::regnamespace
       UNION ALL SELECT 'index', indexname, indexdef FROM pg_indexes WHERE schemaname = 'public'
       UNION ALL SELECT 'function', proname, pg_get_functiondef(oid) FROM pg_proc WHERE pronamespace = 'public'::regnamespace AND prokind = 'f'
       UNION ALL SELECT 'trigger', tgrelid::regclass || '.' || tgname, pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal
       UNION ALL SELECT 'view', viewname, definition FROM pg_views WHERE schemaname = 'public'
       ORDER BY 1, 2, 3`,
    ),
  );

/** The number of statements of the next migration, BEGIN and COMMIT included. */
async function statementsAfter(url: string, count: number): Promise<number> {
  let statements = 0;
  await withFault({ at: 1_000_000, fault: 'refused', beforeCommit: async () => {} }, () =>
    bringTo(url, count + 1),
  ).catch((error: Error) => {
    const counted = /There were (\d+) statements/.exec(error.message);
    if (counted === null) throw error;
    statements = Number(counted[1]);
  });
  return statements;
}

it('a migration that fails at any statement is rolled back, and the next start completes it', async () => {
  const whole = await emptyDatabase();
  const broken = await emptyDatabase();
  // Creates the list of applied migrations, which exists before the first migration.
  await bringTo(broken, 0);
  for (let done = 0; done < migrations.length; done++) {
    const statements = await statementsAfter(whole, done);
    const before = await schemaOf(broken);
    for (const at of new Set([2, chance.between(2, statements), statements])) {
      const fault = chance.between(0, 1) === 0 ? 'refused' : 'cut before';
      const failure = await withFault({ at, fault }, () =>
        migrate(broken).then(
          () => null,
          (error: unknown) => error,
        ),
      );
      expect([at, failure]).toEqual([at, expect.any(Error)]);
      expect([migrations[done]!.name, at, await schemaOf(broken)]).toEqual([migrations[done]!.name, at, before]);
    }
    await bringTo(broken, done + 1);
  }
  await migrate(broken);
  expect(await schemaOf(broken)).toEqual(await schemaOf(whole));
});

it('one start after a failed one applies all remaining migrations', async () => {
  const url = await emptyDatabase();
  await expect(withFault({ at: 30, fault: 'cut before' }, () => migrate(url))).rejects.toThrow();
  await migrate(url);
  const applied = await withSql(url, (sql) => sql<{ name: string }>('SELECT name FROM migrations ORDER BY id'));
  expect(applied.map(({ name }) => name)).toEqual(migrations.map(({ name }) => name));
});

it('the server does not touch a database of a newer version: it logs one sentence and exits', async () => {
  const url = await emptyDatabase();
  await migrate(url);
  const newer = 'Hydrogen1999999999999';
  await withSql(url, (sql) => sql('INSERT INTO migrations (timestamp, name) VALUES (1999999999999, $1)', [newer]));
  const before = await schemaOf(url);
  const sentence = `The database was updated by a newer version of Forecourt (${newer} is unknown here): start that version, or restore a backup from before the update`;
  await expect(migrate(url)).rejects.toThrow(sentence);
  await expect(startServerProcess({ DATABASE_URL: url })).rejects.toThrow(
    `The server ended with 1:\nForecourt does not start: ${sentence}`,
  );
  expect(await schemaOf(url)).toEqual(before);
});
