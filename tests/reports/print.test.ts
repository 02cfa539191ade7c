import type { TNode } from 'pdfmake';
import { renderPdf } from '../../server/reports/export/pdf';
import { documentOf } from '../../server/reports/export/pdf-document';
import type { PrintedTable, PrintJob } from '../../server/reports/export/printed';
import { furthestRight, textsOf } from '../support/pdf-text';
import { type Station, startStation } from '../support/station';
import { type WorkedShift, workShifts } from './worked-shifts';

jest.setTimeout(30_000);

const jobOf = (table: Partial<PrintedTable>, over: Partial<PrintJob> = {}): PrintJob => ({
  station: 'GOPAL FILLING STATION',
  letterhead: [],
  title: 'A title',
  filters: 'From 01-04-2025',
  description: '',
  timeZone: 'Asia/Kolkata',
  printedAt: new Date('2025-04-30T12:34:00Z'),
  tables: [{ title: null, asFacts: false, columns: [{ label: 'Name', kind: 'text' }], rows: [], foot: [], ...table }],
  ...over,
});

const nodesOf = (node: TNode): TNode[] => {
  const { text, stack = [], columns = [], table } = node;
  const inner = [...(Array.isArray(text) ? text : []), ...stack, ...columns, ...(table?.body.flat() ?? [])];
  return [node, ...inner.flatMap(nodesOf)];
};

const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type \/Page\b/g)!.length;

describe('the printer', () => {
  test("draws station, title, filters, head, cells and totals in the station's formats", async () => {
    const columns = [
      { label: 'Day', kind: 'date' },
      { label: 'Closed', kind: 'instant' },
      { label: 'Came', kind: 'dateTime' },
      { label: 'Firm', kind: 'text' },
      { label: 'Density', kind: 'tenths' },
      { label: 'Litres', kind: 'litres' },
      { label: 'Amount', kind: 'money' },
    ] as PrintedTable['columns'];
    const rows = [
      ['2025-04-02', new Date('2025-04-02T18:31:00Z'), '2025-04-02T20:15', 'SHREE', -78, 123_445_125, -123_456_789],
    ];
    const lines = textsOf(
      await renderPdf(
        jobOf(
          { columns, rows, foot: [[null, null, null, null, null, 123_445_125, 1_234_500]] },
          { description: 'Loss −, gain +' },
        ),
      ),
    );
    expect(lines).toEqual([
      'GOPAL FILLING STATION',
      'A title',
      'From 01-04-2025',
      'Loss −, gain +',
      'Day',
      'Closed',
      'Came',
      'Firm',
      'Density',
      'Litres',
      'Amount',
      '02-04-2025',
      '03-04-2025 00:01',
      '02-04-2025 20:15',
      'SHREE',
      '−7.8',
      '1,23,445.125',
      '−12,34,567.89',
      'Total',
      '1,23,445.125',
      '₹12,345.00',
      'Printed 30-04-2025 18:04',
      'Page 1 of 1',
    ]);
  });

  test.each([false, true])('draws in bold what should be 0 but is not (as facts: %s)', (asFacts) => {
    const columns: PrintedTable['columns'] = [
      { label: 'Outside', kind: 'litres', alarm: true },
      { label: 'Within', kind: 'litres', alarm: true },
      { label: 'Variation', kind: 'litres' },
    ];
    const { content } = documentOf(jobOf({ asFacts, columns, rows: [[-1, 0, -450]] }));
    const cells = content.flatMap(({ stack = [] }) => stack.flatMap(({ table }) => table?.body.flat() ?? []));
    const boldness = ['−0.001', '0.000', '−0.450'].map((text) => cells.find((cell) => cell.text === text)?.bold);
    expect(boldness.map(Boolean)).toEqual([true, false, false]);
  });

  test('puts a calculation of a document at the right with its words under it, and other facts after their labels', () => {
    const columns: PrintedTable['columns'] = [
      { label: 'Amount', kind: 'money' },
      { label: 'In words', kind: 'text' },
      { label: 'Due', kind: 'money' },
    ];
    const cellsOf = (row: unknown[]) => {
      const { content } = documentOf(jobOf({ asFacts: true, columns, rows: [row] }, { isDocument: true }));
      return content
        .flatMap(nodesOf)
        .flatMap(({ text, alignment, bold = false }) =>
          typeof text === 'string' && text !== '' ? [`${text} ${alignment ?? 'left'} ${bold ? 'bold' : 'plain'}`] : [],
        );
    };
    expect(cellsOf([100_000, 'One thousand', 50_000])).toEqual(
      expect.arrayContaining([
        '₹1,000.00 right plain',
        '₹500.00 right bold',
        'In words: left plain',
        'One thousand left plain',
      ]),
    );
    expect(cellsOf([100_000, 'One thousand', null])).toEqual(
      expect.arrayContaining(['₹1,000.00 left plain', 'One thousand left plain']),
    );
  });

  test("has the dealer, address and tax number below the station's name", async () => {
    const letterhead = ['Dealers: Bharat Petroleum', 'NH 48, Tumakuru', 'Phone 0816 2270001 · GSTIN 29ABCDE1234F1ZW'];
    const lines = textsOf(await renderPdf(jobOf({ rows: [['A']] }, { letterhead })));
    expect(lines.slice(0, 5)).toEqual(['GOPAL FILLING STATION', ...letterhead, 'A title']);
  });

  test('rows that may be taller than a page start on the first page', async () => {
    const rows = Array.from({ length: 15 }, () => ['many words '.repeat(45)]);
    const columns = Array.from({ length: 12 }, () => ({ label: 'Name', kind: 'text' as const }));
    const lines = textsOf(await renderPdf(jobOf({ columns, rows: rows.map(([text]) => columns.map(() => text)) })));
    const firstPage = lines.slice(
      0,
      lines.findIndex((line) => line.startsWith('Page 1 of')),
    );
    expect(firstPage.length).toBeGreaterThan(30);
  });

  test('repeats the head on every page and numbers the pages', async () => {
    const pdf = await renderPdf(jobOf({ rows: Array.from({ length: 120 }, (_, index) => [`row ${index}`]) }));
    const lines = textsOf(pdf);
    const pages = pagesOf(pdf);
    expect(pages).toBeGreaterThan(1);
    expect(lines.filter((line) => line === 'Name')).toHaveLength(pages);
    expect(lines).toContain(`Page ${pages} of ${pages}`);
    expect(lines.filter((line) => line.startsWith('row '))).toHaveLength(120);
  });

  test.each([
    [5, 595],
    [13, 842],
    [24, 1191],
  ])('%i columns of lakhs fit on a sheet', async (count, widthOfSheet) => {
    const columns = Array.from({ length: count }, (_, index) => ({ label: `C${index}`, kind: 'money' as const }));
    const pdf = await renderPdf(jobOf({ columns, rows: [columns.map((_, index) => 123_456_700 + index)] }));
    const [, width] = /\/MediaBox \[0 0 ([\d.]+)/.exec(pdf.toString('latin1'))!;
    expect(Math.round(Number(width))).toBe(widthOfSheet);
    expect(textsOf(pdf)).toContain(`12,34,567.${String(count - 1).padStart(2, '0')}`);
    expect(furthestRight(pdf)).toBeLessThan(widthOfSheet);
  });

  test('draws its input as text, whatever it contains', async () => {
    const cells = [
      ')>>/OpenAction<</S/JavaScript/JS(app.alert(1))>>',
      'https://evil.example/x',
      '{"image":"file:///etc/passwd"}',
      '<b>bold</b>',
      'a\u202eb\u0007c\u0000d',
      'x'.repeat(900),
    ];
    const pdf = await renderPdf(jobOf({ rows: cells.map((cell) => [cell]) }));
    const text = pdf.toString('latin1');
    for (const word of ['/OpenAction', '/JavaScript', '/URI', '/Annots', '/EmbeddedFile', '/XObject /Image'])
      expect(text).not.toContain(word);
    const drawn = textsOf(pdf).join('');
    for (const cell of cells.slice(0, 4)) expect(drawn).toContain(cell);
    expect(drawn).toContain('a b c d');
    expect(drawn.match(/x{50,}/g)!.join('')).toHaveLength(499);
  });

  test('an object instead of a cell does not become part of the document', async () => {
    const rows = [[{ image: 'file:///etc/passwd' }], [{ text: 'x', link: 'https://evil.example' }]];
    expect(textsOf(await renderPdf(jobOf({ rows })))).toContain('[object Object]');
  });

  test('does not block the server', async () => {
    const rows = Array.from({ length: 500 }, (_, index) => [`row ${index}`, 100_000 + index, 5_000 + index]);
    const columns = [
      { label: 'Name', kind: 'text' },
      { label: 'Amount', kind: 'money' },
      { label: 'Litres', kind: 'litres' },
    ] as PrintedTable['columns'];
    let ticks = 0;
    const ticking = setInterval(() => ticks++, 10);
    const pdf = await renderPdf(jobOf({ columns, rows })).finally(() => clearInterval(ticking));
    expect(pagesOf(pdf)).toBeGreaterThan(5);
    expect(ticks).toBeGreaterThan(10);
  });
});

describe('over HTTP', () => {
  let station: Station;
  let shifts: WorkedShift[];
  beforeAll(async () => {
    station = await startStation();
    shifts = await workShifts(station);
  }, 60_000);
  afterAll(() => station?.close());

  test('the closed shift as a sheet: every section, and its totals with ₹', async () => {
    const { id, shiftDate } = shifts[3]!;
    const { status, headers, body } = await station.rest(
      'GET',
      `/api/v1/report/closed-shift-report/${id}/${shiftDate}?format=pdf`,
    );
    expect([status, headers.get('content-type'), headers.get('content-disposition')]).toEqual([
      200,
      'application/pdf',
      'inline; filename="closed-shift-report.pdf"',
    ]);
    expect(body.subarray(0, 5).toString()).toBe('%PDF-');
    const lines = textsOf(body);
    const all = lines.join('\n');
    expect(lines.slice(0, 3)).toEqual([
      'Forecourt Filling Station',
      'Closed shift',
      `Shift ${id} · Shift date 02-04-2025`,
    ]);
    for (const text of [
      'Readings',
      'Sales per product',
      'Credit sales',
      'Swipe',
      'Cash collections',
      'Shortages',
      '4,015.000',
      '5,020.000',
      '1,000.000',
      '92.50',
      '92,500.00',
      'SHREE TRANSPORT',
      'GJ01AB1234',
      '500 × 160',
      '₹1,55,020.00',
      '₹27,750.00',
      '₹30,000.00',
      '₹17,000.00',
      '₹270.00',
      '−4.450',
      '−8.900',
      'All counted',
    ])
      expect(all).toContain(text);
  });

  test('the range is printed with its totals', async () => {
    const { body } = await station.rest(
      'GET',
      '/api/v1/report/close-shift-report-between-two-day?from=2025-04-01&to=2025-04-03&format=pdf',
    );
    const all = textsOf(body).join('\n');
    for (const text of [
      'From 01-04-2025 · To 03-04-2025',
      '₹7,75,100.00',
      '₹4,86,089.50',
      '8,000.000',
      '−10.00',
      'Page 1 of 1',
    ])
      expect(all).toContain(text);
  });

  test('the same rows as JSON, with numbers as old tools expect them', async () => {
    const { body } = await station.rest(
      'GET',
      '/api/v1/report/close-shift-report-between-two-day?from=2025-04-02&to=2025-04-02',
    );
    expect(body).toEqual([
      expect.objectContaining({
        shiftId: shifts[2]!.id,
        shiftDate: '2025-04-02',
        litres: 1600,
        cash: 97259.5,
        excess: -0.5,
      }),
      expect.objectContaining({
        shiftId: shifts[3]!.id,
        shortage: 270,
        closedAt: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d$/),
      }),
    ]);
    const { id, shiftDate } = shifts[0]!;
    const sheet = await station.rest('GET', `/api/v1/report/closed-shift-report?shiftId=${id}&shiftDate=${shiftDate}`);
    expect(Object.keys(sheet.body)).toEqual([
      'shift',
      'pumps',
      'readings',
      'sales',
      'credit',
      'swipe',
      'collections',
      'shortages',
      'creditorPayments',
      'creditorAdjustments',
      'supplierPayments',
      'expenditure',
      'advances',
      'salaries',
      'cashTransfers',
      'cash',
      'safe',
      'notes',
      'stockIns',
      'dips',
      'lateEntries',
      'corrections',
    ]);
    expect(sheet.body.swipe).toEqual([
      { machine: 'CARD', pump: 'P1', amount: 20000 },
      { machine: 'UPI', pump: 'P1', amount: 10000 },
    ]);
  });

  test.each([
    ['from=2025-04-03&to=2025-04-01', 400, { msg: 'To must not be before From', errors: [{ field: 'to' }] }],
    ['from=03-04-2025', 400, { msg: 'From must be a day, YYYY-MM-DD', errors: [{ field: 'from' }] }],
    ['format=exe', 400, { msg: 'format must be json, csv, xlsx, pdf or roll', errors: [{ field: 'format' }] }],
    ['from=0001-01-01', 400, { msg: 'From must not be before 1000-01-01', errors: [{ field: 'from' }] }],
    ['from=0001-1-1', 400, { msg: 'From must be a day, YYYY-MM-DD', errors: [{ field: 'from' }] }],
    ['nonsense=1', 400, { msg: 'There is no parameter nonsense', errors: [{ field: 'nonsense' }] }],
  ])('refuses ?%s at its field', async (query, status, body) => {
    const reply = await station.rest('GET', `/api/v1/report/close-shift-report-between-two-day?${query}`);
    expect(reply).toMatchObject({ status, body });
  });

  test('does not offer a month beside days, and names rows of other tables as within a sentence', async () => {
    const refusedOf = async (address: string) => (await station.rest('GET', `/api/v1/report/${address}`)).body;
    const both = { field: 'month', message: 'Choose a month or days, not both' };
    expect(await refusedOf('dsr?month=2025-04&from=2025-04-01')).toMatchObject({ errors: [both] });
    expect(await refusedOf('dsr?month=2025-04&to=2025-04-01')).toMatchObject({ errors: [both] });
    expect((await station.rest('GET', '/api/v1/report/dsr?month=2025-04')).status).toBe(200);
    const unknown = { field: 'product', message: 'This product was not found' };
    expect(await refusedOf('dsr?product=999')).toMatchObject({ errors: [unknown] });
  });

  test('offers next actions as links on the screen, and in no file', async () => {
    const [firm] = await station.sql<{ id: number }>('SELECT creditor_id AS id FROM credit_sale LIMIT 1');
    const read = async (format: string) =>
      (await station.rest('GET', `/api/v1/report/credit-report-unbilled-bycreditor/${firm!.id}/X?format=${format}`))
        .body;
    expect(Object.keys((await read('json')).firm[0])).toEqual([
      'creditorId',
      'firmName',
      'sales',
      'amount',
      'oldest',
      'newest',
    ]);
    for (const text of [String(await read('csv')), textsOf(await read('pdf')).join()])
      expect([text.includes('Newest sale'), /Next|Make bill/.test(text)]).toEqual([true, false]);
  });

  test('returns 404 for an unknown shift and for one of another date', async () => {
    const unknown = await station.rest('GET', '/api/v1/report/closed-shift-report/999/2025-04-01?format=pdf');
    expect(unknown).toMatchObject({ status: 404, body: { msg: 'No closed shift has this number and date' } });
    const wrongDate = await station.rest('GET', `/api/v1/report/closed-shift-report/${shifts[0]!.id}/2025-04-02`);
    expect(wrongDate.status).toBe(404);
    expect((await station.rest('GET', '/api/v1/report/closed-shift-report/one/2025-04-02')).status).toBe(400);
  });
});
