import { parse } from 'csv-parse/sync';
import { reports } from '../../server/reports';
import type { Values } from '../../server/reports/parameter';
import type { Report } from '../../server/reports/report';
import { workForReports } from '../reports/worked-for-reports';
import { plainWords, storedTexts } from '../support/plain-words';
import { expectBooksInOrder } from '../support/state-of-books';
import { type Station, startStation } from '../support/station';

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
  { route: 'closed-shift-report', cell: /^[\da-f]+(-[\da-f]+)+$/, why: 'the code of a split of cash sales' },
];

let station: Station;
let valuesFor: (report: Report) => Values;
let stored: readonly string[];

beforeAll(async () => {
  station = await startStation();
  valuesFor = await workForReports(station);
  stored = await storedTexts(station.sql);
}, 120_000);
afterAll(async () => {
  await expectBooksInOrder(station.database);
  await station.close();
});

test.each(reports.map(({ route }) => route))('every word of %s is in a catalogue or is data', async (route) => {
  const report = reports.find((one) => one.route === route)!;
  const { event: _, recipient: __, ...values } = valuesFor(report) as Record<string, string>;
  const reply = await station.rest(
    'GET',
    `/api/v1/report/${route}?${new URLSearchParams({ ...values, format: 'csv', language: 'hi' })}`,
  );
  expect(reply.status).toBe(200);
  const cells = new Set((parse(String(reply.body), { bom: true, relax_column_count: true }) as string[][]).flat());
  expect([...cells].some((cell) => /^\[.*~\]$/.test(cell))).toBe(true);
  const exceptions = EXCEPTIONS.filter((one) => one.route === route);
  const checked = [...cells].filter((cell) => !exceptions.some((exception) => exception.cell.test(cell)));
  expect(checked.flatMap((cell) => plainWords(cell, stored).map((word) => `${word} in ${cell}`))).toEqual([]);
});
