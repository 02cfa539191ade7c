import { Client } from 'pg';
import { asTester, createTestDatabase } from '../support/database';

async function ask(url: string, sql: string): Promise<unknown[][]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<unknown[]>({ text: sql, rowMode: 'array' })).rows;
  } finally {
    await client.end();
  }
}

test('databases of test files are migrated and isolated', async () => {
  const databases = await Promise.all(Array.from({ length: 4 }, createTestDatabase));
  for (const { url } of databases)
    expect(await ask(url, "SELECT to_regclass('public.migrations') IS NOT NULL")).toEqual([[true]]);
  await Promise.all(databases.map(({ url }, at) => ask(asTester(url), `CREATE TABLE own AS SELECT ${at} AS n`)));
  const seen = await Promise.all(databases.map(({ url }) => ask(url, 'SELECT n FROM own')));
  expect(seen).toEqual([[[0]], [[1]], [[2]], [[3]]]);
  await Promise.all(databases.map(({ drop }) => drop()));
  await expect(ask(databases[0]!.url, 'SELECT 1')).rejects.toThrow('does not exist');
});
