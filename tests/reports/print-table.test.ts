import { monitorEventLoopDelay } from 'node:perf_hooks';
import { endsOfRules, furthestRight, textsOf } from '../support/pdf-text';
import { type Station, startStation } from '../support/station';

jest.setTimeout(30_000);

let station: Station;
beforeAll(async () => {
  station = await startStation();
}, 60_000);
afterAll(() => station?.close());

const print = (body: object | string) => station.rest('POST', '/api/v1/print', body);

test('prints the rows as sent, below the names of station and table', async () => {
  const { status, headers, body } = await print({
    data: [
      ['Firm', 'Litres', 'Amount ₹'],
      ['SHREE TRANSPORT', 300, '27,750.00'],
      ['गणेश', '=1+1', null],
      ['Total', 300, '27,750.00'],
    ],
    widths: ['*', 'auto', '20%'],
    title: 'Credit of the day',
  });
  expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf']);
  const texts = textsOf(body);
  expect(texts.slice(0, 5)).toEqual(['Forecourt Filling Station', 'Credit of the day', 'Firm', 'Litres', 'Amount ₹']);
  expect(texts.slice(5, 8)).toEqual(['SHREE TRANSPORT', '300', '27,750.00']);
  expect(texts.join()).toContain('=1+1,Total,300,27,750.00');
});

test('accepts rows of different lengths and no widths', async () => {
  const { status, body } = await print({ data: [['One'], ['a', 'b', 'c'], [], ['d']] });
  expect(status).toBe(200);
  expect(textsOf(body)).toEqual(expect.arrayContaining(['One', 'a', 'b', 'c', 'd']));
});

const row = (length: number, cell: unknown = 'x') => Array.from({ length }, () => cell);

test.each<[string, object, string, string]>([
  ['a table without data', {}, 'data', 'data must be a list of rows'],
  ['data without a head', { data: [] }, 'data', 'data must have a head row'],
  ['an empty head', { data: [[]] }, 'data', 'data must have a head row'],
  ['data that is text', { data: 'text' }, 'data', 'data must be a list of rows'],
  ['a row that is text', { data: [['x'], 'x'] }, 'data', 'a row must be a list of texts or numbers'],
  ['a column too many', { data: [row(25)] }, 'data', 'a row must have at most 24 cells'],
  ['a row too many', { data: row(5_002, ['x']) }, 'data', 'data must have at most 5000 rows'],
  [
    'a cell too many, counting empty ones',
    { data: [row(24), ...row(833, ['x'])] },
    'data',
    'data must have at most 20000 cells, rows times columns',
  ],
  ['a cell that is too long', { data: [['x'.repeat(501)]] }, 'data', 'a text must have at most 500 characters'],
  [
    'a picture in a cell',
    { data: [[{ image: 'file:///etc/passwd' }]] },
    'data',
    'a cell must be a text, a number or null',
  ],
  ['a cell that is no text or number', { data: [[true]] }, 'data', 'a cell must be a text, a number or null'],
  ['a number that is too large', { data: [[1e308]] }, 'data', 'a number must be between -1e15 and 1e15'],
  ['a width of 0', { data: [['x']], widths: [0] }, 'widths', 'a width must be 5 to 2000 points'],
  ['a width below the minimum', { data: [['x']], widths: [4.9] }, 'widths', 'a width must be 5 to 2000 points'],
  ['a width above the maximum', { data: [['x']], widths: [1e308] }, 'widths', 'a width must be 5 to 2000 points'],
  [
    'a width of an unknown kind',
    { data: [['x']], widths: ['wide'] },
    'widths',
    "a width must be points, '*', 'auto' or a share such as '20%'",
  ],
  [
    'a share above 100 %',
    { data: [['x']], widths: ['101%'] },
    'widths',
    "a width must be points, '*', 'auto' or a share such as '20%'",
  ],
  ['widths that are no list', { data: [['x']], widths: '*' }, 'widths', 'widths must be a list'],
  [
    'a width too many',
    { data: [['x'], ['x', 'y']], widths: ['*', '*', '*'] },
    'widths',
    'widths must have at most one entry a column, 2',
  ],
  ['a title that is too long', { data: [['x']], title: 'x'.repeat(201) }, 'title', 'title must be'],
])('refuses %s at its field', async (_, body, field, message) => {
  const errors = [{ field, message: expect.stringContaining(message) }];
  expect(await print(body)).toMatchObject({ status: 400, body: { errors } });
});

const unspaced = (text: string): string => text.replace(/\s/g, '');
const widthOfSheet = (pdf: Buffer): number => Number(/\/MediaBox \[0 0 ([\d.]+)/.exec(pdf.toString('latin1'))![1]);
const letters = (of: string): string => Array.from({ length: 14 }, () => of).join('');

test.each<[string, object]>([
  ['24 columns of a word of wide capitals', { data: [row(24, letters('W')), row(24, letters('W'))] }],
  ['24 columns of a word of wide letters', { data: [row(24, letters('m')), row(24, letters('%'))] }],
  ['24 columns of a Devanagari word', { data: [row(24, letters('ॐ')), row(24, letters('श'))] }],
  ['24 columns of a word of 24', { data: [row(24), row(24, 'ABCDEFGHIJKLMNOPQRSTUVWX')] }],
  ['24 columns of 500 letters', { data: [row(24), row(24, 'W'.repeat(500))] }],
  [
    'widths beyond the sheet',
    {
      data: [
        ['A', 'B'],
        ['a', 'b'],
      ],
      widths: [2_000, 2_000],
    },
  ],
  ['widths beyond the sheet beside others', { data: [row(3), row(3, letters('W'))], widths: [2_000, 'auto', '*'] }],
  ['shares beyond the sheet', { data: [row(3), row(3, letters('W'))], widths: ['90%', '90%', 'auto'] }],
  ['23 columns of the minimum width', { data: [row(24), row(24, letters('W'))], widths: row(23, 5) }],
])('%s fit on the sheet', async (_, body) => {
  const { status, body: pdf } = await print(body);
  expect(status).toBe(200);
  expect(furthestRight(pdf)).toBeLessThanOrEqual(widthOfSheet(pdf) - 24);
  const drawn = unspaced(textsOf(pdf).join(''));
  for (const cell of new Set((body as { data: string[][] }).data.flat())) expect(drawn).toContain(cell.slice(0, 2));
});

test('keeps widths that fit, and does not break words that fit', async () => {
  const data = [
    ['Firm', 'Amount'],
    ['SHREE TRANSPORT', '27,750.00'],
  ];
  const { body } = await print({ data, widths: [100, 200] });
  // The cell padding is added to the margin and the column widths.
  expect(endsOfRules(body).at(-1)).toBeCloseTo(24 + 100 + 200 + 4 * 3, 0);
  expect(textsOf(body)).toEqual(expect.arrayContaining(['SHREE TRANSPORT', '27,750.00']));
});

test('a row taller than a page starts on the first page and is drawn completely', async () => {
  const { body } = await print({ data: [['Head'], ...row(5, ['x'.repeat(500)])], widths: [20] });
  const texts = textsOf(body);
  const firstPage = texts.slice(
    0,
    texts.findIndex((text) => text.startsWith('Page 1 of')),
  );
  expect(firstPage.filter((text) => /^x+$/.test(text)).length).toBeGreaterThan(20);
  expect(texts.join('').match(/x/g)).toHaveLength(2_500);
});

test('needs a log-in', async () => {
  expect((await station.rest('POST', '/api/v1/print', { data: [['x']] }, { token: null })).status).toBe(401);
});

test('draws hostile input as plain text', async () => {
  const cells = [
    ')>>/OpenAction<</S/JavaScript/JS(app.alert(1))>>',
    ') Tj ET endstream endobj 1 0 obj <</Type/Catalog/OpenAction 2 0 R>> endobj',
    'https://evil.example/x',
    'javascript:alert(1)',
    '<script>alert(1)</script><b>bold</b>',
    '{"image":"file:///etc/passwd"}',
    'invoice\u202egpj.exe',
    'a\u2066b\u2069c\u200fd\u200ee',
    'a\u0000b\u0007c\u001bd\r\ne',
  ];
  const { status, body } = await print({ data: [['Text'], ...cells.map((cell) => [cell])] });
  expect(status).toBe(200);
  const pdf = body.toString('latin1');
  for (const word of [
    '/OpenAction',
    '/JavaScript',
    '/JS',
    '/URI',
    '/Annots',
    '/Launch',
    '/EmbeddedFile',
    '/XObject /Image',
  ])
    expect(pdf).not.toContain(word);
  expect(pdf.match(/\/Type \/Catalog/g)).toHaveLength(1);
  // A long word is drawn letter by letter.
  const drawn = unspaced(textsOf(body).join(''));
  for (const cell of cells.slice(0, 6)) expect(drawn).toContain(unspaced(cell));
  expect(drawn).toContain('invoicegpj.exe');
  expect(drawn.match(/abcde/g)).toHaveLength(2);
});

test('refuses a body above a megabyte before reading it', async () => {
  const data = [['x'], ...Array.from({ length: 5_000 }, () => ['x'.repeat(220)])];
  expect(await print({ data })).toMatchObject({ status: 413, body: { msg: 'The body is too large' } });
});

test('the largest print ends with a sheet or a refusal, and the server responds meanwhile', async () => {
  const lag = monitorEventLoopDelay({ resolution: 10 });
  const begun = Date.now();
  const printing = print({ data: [row(24, 'Head'), ...Array.from({ length: 832 }, () => row(24, 'cell'))] });
  await new Promise((go) => setTimeout(go, 500));
  lag.enable();
  const health = await station.rest('GET', '/healthz');
  const { status, body } = await printing;
  lag.disable();
  expect(health.status).toBe(200);
  if (status === 200) expect(body.subarray(0, 5).toString()).toBe('%PDF-');
  else expect([status, body]).toEqual([504, { msg: 'The print takes too long. Choose fewer rows.' }]);
  expect(Date.now() - begun).toBeLessThan(20_000);
  expect(lag.percentile(99) / 1e6).toBeLessThan(200);
});
