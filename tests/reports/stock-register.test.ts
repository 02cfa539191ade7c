import { textsOf } from '../support/pdf-text';
import { type Station, startStation } from '../support/station';
import { workShifts } from './worked-shifts';
import { workStock } from './worked-stock';

jest.setTimeout(60_000);

let station: Station;
beforeAll(async () => {
  station = await startStation();
  await workShifts(station);
  await workStock(station);
}, 60_000);
afterAll(() => station?.close());

const print = async (query: string): Promise<Buffer> =>
  (await station.rest('GET', `/api/v1/report/dsr?${query}&format=pdf`)).body;

const HEAD = [
  'Date',
  'Opening dip (mm)',
  'Opening stock',
  'Receipts',
  'Total',
  'Totalisers',
  'Testing',
  'Sales',
  'Closing dip (mm)',
  'Closing stock',
  'Variation',
  'Cumulative',
  'Permitted',
  'Density at 15 °C',
];

test('prints the stock register on landscape A4, a page for each product, in the order of its columns', async () => {
  const pdf = await print('from=2025-04-01&to=2025-04-03');
  const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)/.exec(pdf.toString('latin1'))!;
  expect([width, height].map((points) => Math.round(Number(points)))).toEqual([842, 595]);
  const texts = textsOf(pdf);
  const pages = texts.join('\n').split(/Page \d+ of \d+/);
  const products = pages.filter((page) => page.includes('Opening dip (mm)'));
  expect(products).toHaveLength(2);
  for (const page of products) {
    for (const label of HEAD) expect(page).toContain(label);
    expect(page).toContain('Totalisers at the close of the day');
    expect(page.match(/0[123]-04-2025/g)!.length).toBeGreaterThanOrEqual(6);
  }
  const first = texts.indexOf('Date');
  expect(texts.slice(first, first + HEAD.length)).toEqual(HEAD);
});

test('shows the dips and totalisers as they were read', async () => {
  const [nozzle] = await station.sql<{ name: string; total: string }>(
    `SELECT p.name || ' ' || n.name AS name, (r.close / 1000.0)::numeric(12, 3)::text AS total
     FROM nozzle_reading r JOIN shift s ON s.id = r.shift_id JOIN nozzle n ON n.id = r.nozzle_id
     JOIN pump p ON p.id = n.pump_id WHERE s.shift_date = '2025-04-01' ORDER BY r.id DESC LIMIT 1`,
  );
  const texts = textsOf(await print('from=2025-04-01&to=2025-04-01')).join('\n');
  expect(texts).toContain(nozzle!.name);
  expect(texts.replaceAll(',', '')).toContain(nozzle!.total);
  const dips = await station.sql<{ dip: number | null }>(
    `SELECT DISTINCT d.dip FROM tank_dip d JOIN shift s ON s.id = d.shift_id
     WHERE s.shift_date = '2025-04-01' AND d.kind = 'CLOSE' AND d.dip IS NOT NULL`,
  );
  for (const { dip } of dips) expect(texts).toContain(String(dip));
});

test('a range without closed shifts prints what the page shows', async () => {
  const texts = textsOf(await print('from=2024-04-01&to=2024-04-02'));
  expect(texts).toContain('None');
  expect(texts).not.toContain('Totalisers at the close of the day');
});
