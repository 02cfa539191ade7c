import { inOneRoundTrip } from '../../server/platform/in-one-round-trip';
import type { Sql } from '../../server/platform/sql';
import { transaction } from '../../server/platform/transaction';
import { type Backend, openBackend } from './backend';

let backend: Backend;

beforeAll(async () => {
  backend = await openBackend();
});
afterAll(() => backend.close());

const inOne = <T>(work: (sql: Sql) => Promise<T>): Promise<T> => transaction(backend.database, ({ sql }) => work(sql));

const DIVIDED = 'SELECT 1 / $1::int AS figure';
const FOLLOWING = 'SELECT $1::int AS following';

test('answers come in the order of the statements, and each statement sees the earlier ones', async () => {
  const count = 'SELECT COUNT(*)::int AS rows FROM told';
  await backend.sql('CREATE TABLE told (id int)');
  const found = await inOne((sql) =>
    inOneRoundTrip([sql(count), sql('INSERT INTO told VALUES (1)'), 'none', sql(count)]),
  );
  expect(found).toEqual([[{ rows: 0 }], [], 'none', [{ rows: 1 }]]);
});

test('the first failure is reported, even when follow-up failures arrive sooner', async () => {
  const inItsOwnWords = async (sql: Sql): Promise<unknown> => {
    const fault = await sql(DIVIDED, [0]).catch((error: unknown) => error);
    await new Promise(setImmediate);
    throw new Error('nothing to divide by', { cause: fault });
  };
  const failed = inOne((sql) => inOneRoundTrip([inItsOwnWords(sql), sql(FOLLOWING, [1])]));
  await expect(failed).rejects.toMatchObject({ message: 'nothing to divide by', cause: { code: '22012' } });
});

test('a failure is reported even when an earlier part had a further statement', async () => {
  const twice = async (sql: Sql): Promise<void> => {
    await sql(FOLLOWING, [1]);
    await sql(FOLLOWING, [2]);
  };
  await expect(inOne((sql) => inOneRoundTrip([twice(sql), sql(DIVIDED, [0])]))).rejects.toMatchObject({
    code: '22012',
  });
});

test('a statement first sent behind a failed one is prepared again on the same connection', async () => {
  await expect(inOne((sql) => inOneRoundTrip([sql(DIVIDED, [0]), sql(FOLLOWING, [1])]))).rejects.toMatchObject({
    code: '22012',
  });
  expect(await inOne((sql) => inOneRoundTrip([sql(DIVIDED, [1]), sql(FOLLOWING, [2])]))).toEqual([
    [{ figure: 1 }],
    [{ following: 2 }],
  ]);
});

test('nothing of a pipelined group is stored when one part fails', async () => {
  await backend.sql('CREATE TABLE kept (id int)');
  const kept = 'INSERT INTO kept VALUES (1)';
  await expect(inOne((sql) => inOneRoundTrip([sql(kept), sql(DIVIDED, [0]), sql(kept)]))).rejects.toThrow();
  expect(await backend.sql('SELECT id FROM kept')).toEqual([]);
});

test('a transaction fails even when the error of a statement was caught inside', async () => {
  const caught = inOne((sql) => sql(DIVIDED, [0]).catch(() => 'as if all were well'));
  await expect(caught).rejects.toThrow('The transaction ended with ROLLBACK');
});
