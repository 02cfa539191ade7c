import { parse } from 'csv-parse/sync';
import { BUILT_IN_ROLES } from '../../server/domain/rights';
import { ask } from '../../server/platform/ask';
import { reports } from '../../server/reports';
import { type Column, type ColumnKind, isDrawn, isFigure } from '../../server/reports/column';
import type { Values } from '../../server/reports/parameter';
import type { Report } from '../../server/reports/report';
import { type Row, type Section, type SectionAnswer } from '../../server/reports/section';
import { expectBooksInOrder } from '../support/state-of-books';
import { type Station, startStation } from '../support/station';
import { formulasOf, sheetsOf } from '../support/xlsx-sheets';
import { inEnglish } from './in-english';
import { workForReports } from './worked-for-reports';

jest.setTimeout(30_000);

let station: Station;
let valuesFor: (report: Report) => Values;

beforeAll(async () => {
  station = await startStation();
  valuesFor = await workForReports(station);
}, 60_000);
afterAll(() => station?.close());

async function tablesOf(report: Report): Promise<[Section, SectionAnswer][]> {
  const actor = {
    kind: 'user' as const,
    userId: station.ids.admin,
    sessionId: 0,
    mustConfirm: false,
    name: 'A',
    email: 'a',
    rights: BUILT_IN_ROLES.admin,
  };
  const { sections } = await ask(station.request({ actor }), report.query, valuesFor(report));
  const answers = inEnglish(report, sections);
  return report.sections
    .map((section, index): [Section, SectionAnswer] => [section, answers[index]!])
    .filter(([{ optional }, { rows }]) => !optional || rows.length > 0);
}

async function fileOf(report: Report, format: string) {
  const address = new URLSearchParams({ ...(valuesFor(report) as Record<string, string>), format });
  const reply = await station.rest('GET', `/api/v1/report/${report.route}?${address}`);
  expect(reply.status).toBe(200);
  return reply;
}

const UNITS: Partial<Record<ColumnKind, number>> = { money: 2, rate: 2, percent: 2, litres: 3, tenths: 1, count: 0 };

/** The figure in its unit, with its decimals. */
const decimal = (kind: ColumnKind, value: unknown): string => (Number(value) / 10 ** UNITS[kind]!).toFixed(UNITS[kind]);

const minuteOf = (instant: Date): string => new Date(instant.getTime() + 5.5 * 3_600_000).toISOString().slice(0, 16);

/** The expected content of a cell in CSV; the escaping of texts is tested in export-texts.test.ts. */
function inCsv({ kind, name }: Column, row: Row): string {
  const value = row[name] ?? null;
  if (value === null) return '';
  if (isFigure(kind)) return decimal(kind, value);
  if (kind === 'instant') return minuteOf(value as Date).replace('T', ' ');
  if (kind === 'dateTime') return String(value).replace('T', ' ');
  if (kind === 'file') return 'Yes';
  return String(value).replace(/^(?=[=+@-])/gm, "'");
}

/** What another library reads from a cell of the workbook. */
function inSheet({ kind, name }: Column, row: Row): unknown {
  const value = row[name] ?? null;
  if (value === null || value === '') return null;
  if (isFigure(kind)) return Number(decimal(kind, value));
  if (kind === 'instant') return new Date(`${minuteOf(value as Date)}:00Z`);
  if (kind === 'dateTime') return new Date(`${value}:00Z`);
  if (kind === 'date') return new Date(`${value}T00:00:00Z`);
  return kind === 'file' ? 'Yes' : String(value);
}

/** A time of day is a fraction of a day there, and is read back with an error of a fraction of a second. */
const toTheSecond = (cell: unknown): unknown =>
  cell instanceof Date ? new Date(Math.round(cell.getTime() / 1000) * 1000) : (cell ?? null);

const padded = (row: readonly unknown[], length: number): unknown[] =>
  Array.from({ length }, (_, index) => toTheSecond(row[index]));

/** The first empty cell of a row of sums says so. */
const isTotal = (cells: readonly unknown[], expected: readonly unknown[]): void =>
  expect(cells.map((cell, index) => (cell === 'Total' ? expected[index] : cell))).toEqual(expected);

describe.each(reports.map((report) => [report.route, report] as const))('%s', (route, report) => {
  test('exports the rows and sums of the report as CSV, all columns in order', async () => {
    const { headers, body } = await fileOf(report, 'csv');
    expect([headers.get('content-type'), headers.get('content-disposition')]).toEqual([
      'text/csv; charset=utf-8',
      `attachment; filename="${route}.csv"`,
    ]);
    expect(body.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    expect(body.toString().replaceAll(/"[^"]*"/g, '')).not.toMatch(/[^\r]\n/);
    const records: string[][] = parse(body, { bom: true, relax_column_count: true, skip_empty_lines: true });
    let at = 0;
    for (const [{ name, title, columns }, { rows, subtotals, totals }] of await tablesOf(report)) {
      const drawn = columns.filter(isDrawn);
      if (name !== null) expect(records[at++]).toEqual([title]);
      expect(records[at++]).toEqual(drawn.map(({ label }) => label));
      expect(records.slice(at, at + rows.length)).toEqual(rows.map((row) => drawn.map((column) => inCsv(column, row))));
      at += rows.length;
      for (const sums of [...subtotals, ...(totals === null ? [] : [totals])])
        isTotal(
          records[at++]!,
          drawn.map((column) => inCsv(column, sums)),
        );
    }
    expect(records).toHaveLength(at);
  });

  test('exports them as a workbook with real numbers and dates, and totals as sums of the rows', async () => {
    const { headers, body } = await fileOf(report, 'xlsx');
    expect(headers.get('content-disposition')).toBe(`attachment; filename="${route}.xlsx"`);
    const sheets = await sheetsOf(body);
    const tables = await tablesOf(report);
    expect(new Set(sheets.map(({ name }) => name.toLowerCase())).size).toBe(sheets.length);
    const facts = sheets.flatMap(({ rows }) => rows).map((row) => padded(row, 2));
    for (const [{ columns, asFacts }, { rows, subtotals, totals }] of tables) {
      const drawn = columns.filter(isDrawn);
      if (asFacts) {
        for (const column of drawn)
          if ((rows[0]?.[column.name] ?? null) !== null)
            expect(facts).toContainEqual([column.label, inSheet(column, rows[0]!)]);
        continue;
      }
      const labels = drawn.map(({ label }) => label);
      const width = labels.length;
      const isHead = (row: unknown[]): boolean => JSON.stringify(padded(row, width)) === JSON.stringify(labels);
      const found = sheets.find((one) => one.rows.some(isHead))!;
      const sheet = { ...found };
      // Two tables may have the same columns, so each sheet is matched once.
      sheets.splice(sheets.indexOf(found), 1);
      const head = sheet.rows.findIndex(isHead);
      expect(sheet.rows[0]![0]).toBe('Forecourt Filling Station');
      expect(sheet.rows[1]![0]).toContain(report.title);
      const lines = sheet.rows.slice(head + 1).map((row) => padded(row, width));
      if (rows.length === 0) {
        expect(lines[0]![0]).toBe('None');
        continue;
      }
      expect(lines.slice(0, rows.length)).toEqual(rows.map((row) => drawn.map((column) => inSheet(column, row))));
      const sums = [...subtotals, ...(totals === null ? [] : [totals])];
      for (const [place, line] of sums.entries())
        isTotal(
          lines[rows.length + place]!,
          drawn.map((column) => inSheet(column, line)),
        );
      expect(lines).toHaveLength(rows.length + sums.length);
      const range = (letters: string) => `SUM(${letters}${head + 2}:${letters}${head + 1 + rows.length})`;
      const last = head + 1 + rows.length + sums.length;
      const expected = drawn.flatMap((column, index): [string, [string, number]][] => {
        const letters = String.fromCharCode(65 + index);
        return column.total
          ? [[`${letters}${last}`, [range(letters), Number(decimal(column.kind, totals![column.name]))]]]
          : [];
      });
      expect([...formulasOf(sheet)]).toEqual(expected);
      expect(sheet.xml).toContain(`<pane ySplit="${head + 1}"`);
    }
  });

  test('exports its rows as JSON', async () => {
    const { headers, body } = await fileOf(report, 'json');
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    const answers = await tablesOf(report);
    for (const [{ name, columns }, { rows }] of answers) {
      const told: Row[] = name === null ? body : body[name];
      expect(told).toHaveLength(rows.length);
      const names = columns.filter(({ kind }) => kind !== 'path' && kind !== 'action').map((column) => column.name);
      for (const [place, row] of told.entries()) {
        expect(Object.keys(row)).toEqual(names);
        for (const { name: cell, kind } of columns.filter(isDrawn))
          if (isFigure(kind) && rows[place]![cell] !== null)
            expect(row[cell]).toBe(Number(decimal(kind, rows[place]![cell])));
      }
    }
  });
});

test('the books are valid', () => expectBooksInOrder(station.database));
