import { poolOf } from '../../server/platform/sql';
import { count, date, key, money, text } from '../../server/reports/column';
import { parameter } from '../../server/reports/parameter';
import { defineReport } from '../../server/reports/report';
import { expectNothingHeld, type ReportServer, serveReports, until } from '../reports/report-server';
import { type Station, startStation } from '../support/station';

jest.setTimeout(60_000);

const MANY = 300_000;

/** Has this many rows; row `failing` throws while the response is being sent. */
const longReport = defineReport({
  route: 'a-long-report',
  right: 'shift.read',
  title: 'A long report',
  parameters: {
    rows: parameter('integer', 'Rows', { fallback: () => MANY }),
    failing: parameter('integer', 'Failing', { fallback: () => 0 }),
  },
  // Evaluated as each row is read, so the failure comes in the middle of the response.
  each: (row) => {
    if (row.number === row.failsAt) throw new Error('a secret of the server');
    return row;
  },
  columns: [count('number'), date('day'), text('firm'), money('amount', { total: true }), key('failsAt')],
  sql: `SELECT n AS number, DATE '2020-01-01' + n % 1000 AS day, 'SHREE TRANSPORT ' || n AS firm, n * 100 AS amount,
               :failing AS "failsAt"
        FROM generate_series(1, :rows) n ORDER BY n`,
});

const sheetReport = defineReport({
  route: 'a-long-sheet',
  right: 'shift.read',
  title: 'A long sheet',
  sections: Object.fromEntries(
    ['one', 'two'].map((name) => [
      name,
      {
        title: `Part ${name}`,
        columns: [count('number', { total: true })],
        sql: 'SELECT n AS number FROM generate_series(1, 100000) n',
      },
    ]),
  ),
});

let station: Station;
let server: ReportServer;
let download: ReportServer['download'];

beforeAll(async () => {
  station = await startStation();
  server = await serveReports(station, longReport, sheetReport);
  ({ download } = server);
}, 60_000);
afterAll(async () => {
  await server?.close();
  await station?.close();
});

afterEach(() => expectNothingHeld(station));

test('streams all rows and their total as CSV without using more memory', async () => {
  const answer = await download('a-long-report?format=csv', { headers: { 'accept-encoding': 'identity' } });
  expect(answer.headers.get('content-length')).toBeNull();
  global.gc?.();
  const before = process.memoryUsage().rss;
  let most = 0;
  let lines = 0;
  let end = '';
  for await (const chunk of answer.body as unknown as AsyncIterable<Uint8Array>) {
    const letters = Buffer.from(chunk).toString();
    lines += letters.split('\n').length - 1;
    end = (end + letters).slice(-200);
    most = Math.max(most, process.memoryUsage().rss - before);
  }
  expect(lines).toBe(1 + MANY + 1);
  expect(end.split('\r\n').slice(-3)).toEqual([
    `${MANY},2020-01-01,SHREE TRANSPORT ${MANY},${MANY}.00`,
    `,Total,,${(MANY / 2) * (MANY + 1)}.00`,
    '',
  ]);
  expect(most).toBeLessThan(120 * 1024 * 1024);
});

test('streams all rows as JSON in the same form as a short report', async () => {
  const rows = (await (await download('a-long-report')).json()) as object[];
  expect(rows).toHaveLength(MANY);
  expect(rows.at(-1)).toEqual({
    number: MANY,
    day: '2020-01-01',
    firm: `SHREE TRANSPORT ${MANY}`,
    amount: MANY,
    failsAt: 0,
  });
  expect(await (await download('a-long-report?rows=0')).json()).toEqual([]);
  const sheet = (await (await download('a-long-sheet')).json()) as Record<string, object[]>;
  expect(Object.entries(sheet).map(([name, { length }]) => [name, length])).toEqual([
    ['one', 100_000],
    ['two', 100_000],
  ]);
});

test('several tables are listed one below the other, each under its title', async () => {
  const csv = await (await download('a-long-sheet?format=csv')).text();
  const lines = csv.split('\r\n');
  expect([lines.slice(0, 3), lines.slice(100_002, 100_007)]).toEqual([
    ['Part one', 'Number', '1'],
    ['5000050000', '', 'Part two', 'Number', '1'],
  ]);
});

test.each(['identity', 'gzip'])('a client that leaves in the middle releases all resources (%s)', async (encoding) => {
  for (let times = 0; times < 3; times++) {
    const leaving = new AbortController();
    const answer = await download('a-long-report?format=csv', {
      signal: leaving.signal,
      headers: { 'accept-encoding': encoding },
    });
    await answer.body!.getReader().read();
    expect(poolOf(station.database).idleCount).toBeLessThan(poolOf(station.database).totalCount);
    leaving.abort();
    await expectNothingHeld(station);
  }
});

test('a client that leaves before the first byte releases all resources', async () => {
  for (const wait of [1, 20, 100, 200]) {
    const leaving = new AbortController();
    const leftDownload = download('a-long-report?format=csv', { signal: leaving.signal });
    setTimeout(() => leaving.abort(), wait);
    await leftDownload.then((answer) => answer.text()).catch(() => '');
    await expectNothingHeld(station);
  }
});

test.each(['identity', 'gzip'])(
  'an error in the middle ends the response and reveals nothing (%s)',
  async (encoding) => {
    const answer = await download('a-long-report?format=csv&failing=200000', {
      headers: { 'accept-encoding': encoding },
    });
    expect(answer.status).toBe(200);
    let received = '';
    const read = async () => {
      for await (const chunk of answer.body as unknown as AsyncIterable<Uint8Array>)
        received += Buffer.from(chunk).toString();
    };
    await expect(read()).rejects.toThrow();
    expect(received).toContain('SHREE TRANSPORT 100000');
    expect(received).not.toContain('secret');
    expect(station.logged.join('\n')).toContain('a secret of the server');
  },
);

test('an error before the first byte is sent as a JSON error', async () => {
  const answer = await download('a-long-report?format=csv&failing=10');
  expect([answer.status, await answer.json()]).toEqual([
    500,
    { msg: 'Something went wrong', id: expect.stringMatching(/^[\w-]{36}$/) },
  ]);
});

test('a lost database connection ends the response but not the server', async () => {
  const answer = await download('a-long-report?format=csv', { headers: { 'accept-encoding': 'identity' } });
  const reader = answer.body!.getReader();
  await reader.read();
  await until(async () => {
    const ended = await station.sql(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND state = 'idle in transaction'`,
    );
    return ended.length > 0;
  });
  const rest = async () => {
    while (!(await reader.read()).done);
  };
  await expect(rest()).rejects.toThrow();
  expect((await download('a-long-report?rows=1')).status).toBe(200);
});

test('two long exports run at once, a third is refused with a message, a short one is accepted', async () => {
  const leaving = new AbortController();
  const begin = () => download('a-long-report?format=csv', { signal: leaving.signal });
  const two = [await begin(), await begin()];
  const third = await begin();
  expect([...two, third].map(({ status }) => status)).toEqual([200, 200, 429]);
  expect(await third.json()).toEqual({
    msg: 'Too many long reports are being downloaded right now. Please try again.',
  });
  expect((await download('a-long-report?rows=1000&format=csv')).status).toBe(200);
  leaving.abort();
  await expectNothingHeld(station);
  expect((await download('a-long-report')).status).toBe(200);
});

test.each([
  ['xlsx', 'A spreadsheet can have at most 1,00,000 rows, but there are more. Choose fewer rows, or CSV.'],
  ['pdf', 'A print can have at most 5,000 rows, but there are 3,00,000. Choose fewer rows, or a spreadsheet.'],
])('refuses too many rows for %s and says how many are allowed', async (format, msg) => {
  const answer = await download(`a-long-report?format=${format}`);
  expect([answer.status, await answer.json()]).toEqual([400, { msg }]);
});
