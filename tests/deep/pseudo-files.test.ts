import { parse } from 'csv-parse/sync';
import { reports } from '../../server/reports';
import type { Values } from '../../server/reports/parameter';
import type { Report } from '../../server/reports/report';
import { workForReports } from '../reports/worked-for-reports';
import { textsOf } from '../support/pdf-text';
import { capitals, plainWords, storedTexts } from '../support/plain-words';
import { expectBooksInOrder } from '../support/state-of-books';
import { type Station, startStation } from '../support/station';
import { sheetsOf } from '../support/xlsx-sheets';

// The pseudo-locale takes the place of a language; the process of this test alone sees it.
jest.mock('../../i18n/hi/texts', () => ({
  get texts() {
    const { texts } = jest.requireActual('../../i18n/hi/texts');
    return jest.requireActual('../support/pseudo-locale').pseudoTexts(texts);
  },
}));

jest.setTimeout(60_000);

/** Cells with plain letters, each with the reason. */
const EXCEPTIONS: readonly { route: string; cell: RegExp; why: string }[] = [
  {
    route: 'closed-shift-report',
    cell: /^[\da-f]*[-\d][\da-f-]*$/,
    why: 'the code of a split of cash sales, or a part',
  },
  {
    route: 'audit',
    cell: /^(api|user)\/$|^auto~/,
    why: 'a part of an address, or of the name of a field, that is wrapped',
  },
  { route: 'audit', cell: /…$/, why: 'a name that is cut' },
];

let station: Station;
let valuesFor: (report: Report) => Values;
let stored: readonly string[];
/** With the words of names, which a print wraps. */
let printed: readonly string[];

beforeAll(async () => {
  station = await startStation();
  valuesFor = await workForReports(station);
  stored = [...(await storedTexts(station.sql)), 'Forecourt Filling Station'];
  printed = [...stored, ...capitals(stored)].sort((one, other) => other.length - one.length);
}, 120_000);
afterAll(async () => {
  await expectBooksInOrder(station.database);
  await station.close();
});

const routes = reports.map(({ route }) => route);

async function fileOf(route: string, format: 'csv' | 'xlsx' | 'pdf'): Promise<Buffer> {
  const report = reports.find((one) => one.route === route)!;
  const { event: _, recipient: __, ...values } = valuesFor(report) as Record<string, string>;
  const reply = await station.rest(
    'GET',
    `/api/v1/report/${route}?${new URLSearchParams({ ...values, format, language: 'hi' })}`,
  );
  expect(reply.status).toBe(200);
  return reply.body as Buffer;
}

/** The words of cells that are neither in a catalogue nor data. */
function englishIn(route: string, texts: readonly string[], data = stored): string[] {
  const typed = Object.values(valuesFor(reports.find((one) => one.route === route)!)).filter((value) =>
    /[A-Za-z]/.test(String(value)),
  ) as string[];
  const exceptions = EXCEPTIONS.filter((one) => one.route === route);
  return [...new Set(texts)]
    .filter((text) => !exceptions.some(({ cell }) => cell.test(text)))
    .flatMap((text) => plainWords(text, [...data, ...typed]).map((word) => `${word} in ${text}`));
}

test.each(routes)('every word of %s is in a catalogue or is data', async (route) => {
  const rows = parse(String(await fileOf(route, 'csv')), { bom: true, relax_column_count: true }) as string[][];
  const cells = rows.flat();
  expect(cells.some((cell) => /^\[.*~\]$/.test(cell))).toBe(true);
  expect(englishIn(route, cells)).toEqual([]);
});

test.each(routes)(
  'every word of the workbook of %s, and of its sheets, is in a catalogue or is data',
  async (route) => {
    const sheets = await sheetsOf(await fileOf(route, 'xlsx'));
    const texts = sheets.flatMap(({ name, rows }) => [name, ...rows.flat().filter((cell) => typeof cell === 'string')]);
    expect(englishIn(route, texts)).toEqual([]);
  },
);

test.each(routes)('every word of the print of %s is in a catalogue or is data', async (route) => {
  const texts = textsOf(await fileOf(route, 'pdf'));
  expect(texts.length).toBeGreaterThan(5);
  expect(englishIn(route, texts, printed)).toEqual([]);
});
