import { monitorEventLoopDelay } from 'node:perf_hooks';
import { textsOf } from '../support/pdf-text';
import { type Station, startStation } from '../support/station';

jest.setTimeout(30_000);

let station: Station;
beforeAll(async () => {
  station = await startStation();
}, 60_000);
afterAll(() => station?.close());

const print = (body: object | string) => station.rest('POST', '/api/v1/print', body);

test('prints the rows as they came, under station and title', async () => {
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
  expect(texts.slice(0, 5)).toEqual([
    ...['Forecourt Filling Station', 'Credit of the day', 'Firm', 'Litres', 'Amount ₹'],
  ]);
  expect(texts.slice(5, 8)).toEqual(['SHREE TRANSPORT', '300', '27,750.00']);
  expect(texts.join()).toContain('=1+1,Total,300,27,750.00');
});

test('takes rows of different lengths, and no widths', async () => {
  const { status, body } = await print({ data: [['One'], ['a', 'b', 'c'], [], ['d']] });
  expect(status).toBe(200);
  expect(textsOf(body)).toEqual(expect.arrayContaining(['One', 'a', 'b', 'c', 'd']));
});

const row = (length: number, cell: unknown = 'x') => Array.from({ length }, () => cell);

test.each<[string, object, string]>([
  ['no data', {}, 'data'],
  ['no head', { data: [] }, 'data'],
  ['no rows but text', { data: 'text' }, 'data'],
  ['a column too many', { data: [row(25)] }, 'data'],
  ['a row too many', { data: row(5_002, ['x']) }, 'data'],
  ['a cell too long', { data: [['x'.repeat(501)]] }, 'data'],
  ['a picture for a cell', { data: [[{ image: 'file:///etc/passwd' }]] }, 'data'],
  ['a cell that is no number', { data: [[true]] }, 'data'],
  ['a width of nothing', { data: [['x']], widths: [0] }, 'widths'],
  ['a width of no kind', { data: [['x']], widths: ['wide'] }, 'widths'],
  ['a share above all', { data: [['x']], widths: ['101%'] }, 'widths'],
  ['a title too long', { data: [['x']], title: 'x'.repeat(201) }, 'title'],
])('%s is refused at its field', async (_, body, field) => {
  expect(await print(body)).toMatchObject({ status: 400, body: { errors: [{ field }] } });
});

test('needs a log-in', async () => {
  expect((await station.rest('POST', '/api/v1/print', { data: [['x']] }, { token: null })).status).toBe(401);
});

test('what is hostile is drawn as the text that it is', async () => {
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
  const unspaced = (text: string): string => text.replace(/\s/g, '');
  const drawn = unspaced(textsOf(body).join(''));
  for (const cell of cells.slice(0, 6)) expect(drawn).toContain(unspaced(cell));
  expect(drawn).toContain('invoicegpj.exe');
  expect(drawn.match(/abcde/g)).toHaveLength(2);
});

test('a body above a megabyte is refused before it is read', async () => {
  const data = [['x'], ...Array.from({ length: 5_000 }, () => ['x'.repeat(220)])];
  expect(await print({ data })).toMatchObject({ status: 413, body: { msg: 'The body is too large' } });
});

test('the greatest print ends, with its sheet or in words, and the server answers meanwhile', async () => {
  const lag = monitorEventLoopDelay({ resolution: 10 });
  const begun = Date.now();
  const printing = print({ data: [row(24, 'Head'), ...Array.from({ length: 5_000 }, () => row(24, 'cell'))] });
  await new Promise((go) => setTimeout(go, 500));
  lag.enable();
  const health = await station.rest('GET', '/healthz');
  const { status, body } = await printing;
  lag.disable();
  expect(health.status).toBe(200);
  if (status === 200) expect(body.subarray(0, 5).toString()).toBe('%PDF-');
  else expect([status, body]).toEqual([503, { msg: 'The print takes too long. Choose less of it.' }]);
  expect(Date.now() - begun).toBeLessThan(20_000);
  expect(lag.percentile(99) / 1e6).toBeLessThan(200);
});
