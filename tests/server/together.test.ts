import type { Sql } from '../../server/platform/sql';
import { together } from '../../server/platform/together';
import { transaction } from '../../server/platform/transaction';
import { type Doors, openDoors } from './access-doors';

let doors: Doors;

beforeAll(async () => {
  doors = await openDoors();
});
afterAll(() => doors.close());

const inOne = <T>(work: (sql: Sql) => Promise<T>): Promise<T> => transaction(doors.database, ({ sql }) => work(sql));

const DIVIDED = 'SELECT 1 / $1::int AS figure';
const FOLLOWING = 'SELECT $1::int AS following';

test('answers come in the order of what was begun, and each statement sees what those before it did', async () => {
  const count = 'SELECT COUNT(*)::int AS rows FROM told';
  await doors.sql('CREATE TABLE told (id int)');
  const found = await inOne((sql) => together([sql(count), sql('INSERT INTO told VALUES (1)'), 'none', sql(count)]));
  expect(found).toEqual([[{ rows: 0 }], [], 'none', [{ rows: 1 }]]);
});

test('the first failure counts, though what failed because of it was known sooner', async () => {
  const inItsOwnWords = async (sql: Sql): Promise<unknown> => {
    const fault = await sql(DIVIDED, [0]).catch((error: unknown) => error);
    await new Promise(setImmediate);
    throw new Error('nothing to divide by', { cause: fault });
  };
  const failed = inOne((sql) => together([inItsOwnWords(sql), sql(FOLLOWING, [1])]));
  await expect(failed).rejects.toMatchObject({ message: 'nothing to divide by', cause: { code: '22012' } });
});

test('what fails is told, though a part before it in the list had a statement to follow', async () => {
  const twice = async (sql: Sql): Promise<void> => {
    await sql(FOLLOWING, [1]);
    await sql(FOLLOWING, [2]);
  };
  await expect(inOne((sql) => together([twice(sql), sql(DIVIDED, [0])]))).rejects.toMatchObject({ code: '22012' });
});

test('a statement that was sent behind a failed one for the first time is prepared anew on the same connection', async () => {
  await expect(inOne((sql) => together([sql(DIVIDED, [0]), sql(FOLLOWING, [1])]))).rejects.toMatchObject({
    code: '22012',
  });
  expect(await inOne((sql) => together([sql(DIVIDED, [1]), sql(FOLLOWING, [2])]))).toEqual([
    [{ figure: 1 }],
    [{ following: 2 }],
  ]);
});

test('nothing stays of what was begun together where a part of it failed', async () => {
  await doors.sql('CREATE TABLE kept (id int)');
  const kept = 'INSERT INTO kept VALUES (1)';
  await expect(inOne((sql) => together([sql(kept), sql(DIVIDED, [0]), sql(kept)]))).rejects.toThrow();
  expect(await doors.sql('SELECT id FROM kept')).toEqual([]);
});
