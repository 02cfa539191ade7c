import { SnapshotReading } from '../../server/platform/snapshot-reading';
import { poolOf } from '../../server/platform/sql';
import { type Backend, openBackend } from './backend';

let backend: Backend;

beforeAll(async () => {
  backend = await openBackend();
});
afterAll(() => backend.close());

const SLOW = 'SELECT 1 AS one FROM pg_sleep(0.5)';

test("a statement uses the reading's time limit, even where that of the pool is shorter", async () => {
  const pool = poolOf(backend.database);
  pool.on('acquire', (client) => {
    (client as unknown as { connectionParameters: object }).connectionParameters = { query_timeout: 100 };
  });
  await expect(pool.query(SLOW)).rejects.toThrow('Query read timeout');

  const reading = await SnapshotReading.begin(backend.database, { statementMs: 10_000, restMs: 10_000 });
  try {
    expect(await reading.sql(SLOW)).toEqual([{ one: 1 }]);
    const lines: object[] = [];
    for await (const rows of reading.rows({ text: SLOW, values: [] }, 10)) lines.push(...rows);
    expect(lines).toEqual([{ one: 1 }]);
  } finally {
    await reading.end();
  }
});
