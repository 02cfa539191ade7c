import { reports } from '../../server/reports';
import { workForReports } from '../reports/worked-for-reports';
import { asTester, onServer } from '../support/database';
import { askServer, type ServerProcess, startServerProcess } from '../support/server-process';
import { expectBooksInOrder } from '../support/state-of-books';
import { type Station, startStation } from '../support/station';
import { sheetsOf } from '../support/xlsx-sheets';

const ZONES = ['UTC', 'Asia/Kolkata', 'America/Los_Angeles', 'America/St_Johns'];

/** Minutes at both ends of a day, and one that does not exist in Los Angeles because of daylight saving. */
const TIMES = ['2026-03-08T02:30', '2026-03-08T23:59', '2026-03-09T00:00'];

/** In a workbook, dates and times are typed cells. */
const IN_WORKBOOKS = ['invoice-report-between-two-day', 'audit'];

let station: Station;
const servers: ServerProcess[] = [];
const paths: string[] = [];

beforeAll(async () => {
  station = await startStation();
  const valuesFor = await workForReports(station);
  for (const report of reports) {
    const values = Object.entries(valuesFor(report)).map(([name, value]) => [name, String(value)]);
    paths.push(`/api/v1/report/${report.route}?${new URLSearchParams(values)}`);
  }
  // The database's own time zone does not matter either.
  const database = new URL(station.databaseUrl).pathname.slice(1);
  await onServer(asTester(station.databaseUrl), `ALTER DATABASE ${database} SET timezone = 'America/St_Johns'`);
  for (const TZ of ZONES) servers.push(await startServerProcess({ TZ, DATABASE_URL: station.databaseUrl }));
}, 120_000);
afterAll(async () => {
  for (const server of servers) await server.stop();
  await expectBooksInOrder(station.database);
  await station.close();
}, 60_000);

const get = async ({ url }: ServerProcess, path: string): Promise<Buffer> => {
  const answer = await fetch(`${url}${path}`, { headers: { authorization: `Bearer ${station.adminToken}` } });
  if (!answer.ok) throw new Error(`${answer.status} of ${path}: ${await answer.text()}`);
  return Buffer.from(await answer.arrayBuffer());
};

/** Asks every server and expects equal answers; returns the answer. */
async function sameOfAll(ask: (server: ServerProcess) => Promise<unknown>): Promise<unknown> {
  const [first, ...others] = await Promise.all(servers.map(ask));
  for (const other of others) expect(other).toEqual(first);
  return first;
}

it.each(['json', 'csv'])(
  'every report is the same byte for byte in every zone: %s',
  async (format) => {
    for (const path of paths) {
      const text = await sameOfAll(async (server) => (await get(server, `${path}&format=${format}`)).toString('utf8'));
      expect(text).not.toBe('');
    }
  },
  120_000,
);

it.each(IN_WORKBOOKS)(
  'the workbook of %s is the same in every zone',
  async (route) => {
    const path = paths.find((each) => each.startsWith(`/api/v1/report/${route}?`))!;
    await sameOfAll(async (server) => (await sheetsOf(await get(server, `${path}&format=xlsx`))).map(({ xml }) => xml));
  },
  60_000,
);

it('the figures of the home page and the shift to close are the same in every zone', async () => {
  const query =
    '{ keyFigures { day cashAsAt credit { amount } } topDues { asAt due } runningShift { id shiftDate startedAt } }';
  const { adminToken: token } = station;
  const answer = await sameOfAll(async ({ url }) => (await askServer(url, query, {}, { token })).body);
  expect(answer).toMatchObject({ data: { keyFigures: { day: expect.any(String) } } });
});

it('a time entered in one zone is stored and read unchanged in the others', async () => {
  const { products } = station.ids;
  for (const [index, server] of servers.entries())
    for (const [at, time] of TIMES.entries()) {
      const invoiceNumber = `ZONE ${index}${at}`;
      const line = { productId: products.diesel, quantity: '1.000', shortageQuantity: '0.000', density: '830.0' };
      const input = {
        invoiceNumber,
        invoiceDateTime: time,
        receiveDateTime: time,
        invoiceAmount: '90.00',
        truckNumber: 'KA 01',
        lines: [line],
      };
      const create =
        'mutation ($input: CreateInvoiceInput!) { createInvoice(input: $input) { invoiceId userErrors { message } } }';
      const { body } = await askServer(server.url, create, { input }, { token: station.adminToken });
      expect(body).toEqual({ data: { createInvoice: { invoiceId: expect.any(Number), userErrors: [] } } });
      const [stored] = await station.sql(
        `SELECT to_char(receive_date_time, 'YYYY-MM-DD"T"HH24:MI') AS time, received_on::text AS day,
                (SELECT business_date::text FROM journal_entry WHERE document_kind = 'INVOICE' AND document_id = i.id) AS posted
         FROM invoice i WHERE invoice_number = $1`,
        [invoiceNumber],
      );
      const day = time.slice(0, 10);
      expect(stored).toEqual({ time, day, posted: day });
    }
  const range = 'from=2026-03-08&to=2026-03-09&format=json';
  const listed = await sameOfAll(async (server) =>
    (await get(server, `/api/v1/report/invoice-report-between-two-day?${range}`)).toString(),
  );
  expect(JSON.parse(String(listed))).toHaveLength(ZONES.length * TIMES.length);
}, 60_000);
