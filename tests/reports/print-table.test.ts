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
