import { addDays, showDate } from '../../server/domain/kernel/business-date';
import { expectBooksInOrder } from '../support/state-of-books';
import { type Station, startStation } from '../support/station';
import { refusalOf } from './access-doors';

const RECORD = `mutation ($input: RecordInspectionInput!) {
  recordInspection(input: $input) { inspectionId userErrors { code message field } } }`;
const LIST = `{ inspections { id productId productName shortName inspectionDate readingSum totalStock totalBeforeStock enteredBy } }`;

let station: Station;
let figures: { productId: number; readingSum: number; totalStock: number; totalBeforeStock: number };

beforeAll(async () => {
  station = await startStation();
  figures = {
    ...{ productId: station.ids.products.diesel, readingSum: 1_234_567_500 },
    ...{ totalStock: 15_164_450, totalBeforeStock: 0 },
  };
}, 60_000);
afterAll(async () => {
  await expectBooksInOrder(station.database);
  await station?.close();
});

const today = () => station.request().clock.today();
const record = (entry: object) =>
  station.act<{ inspectionId: number }>('recordInspection', { ...figures, inspectionDate: today(), ...entry });

test('any user records one and finds it in the list, newest day first', async () => {
  const input = {
    ...{ productId: figures.productId, inspectionDate: today() },
    ...{ readingSum: '1234567.500', totalStock: '0.000', totalBeforeStock: '12000.000' },
  };
  const { body } = await station.graphql(RECORD, { input }, { token: station.staffToken });
  expect(body.data.recordInspection).toEqual({ inspectionId: expect.any(Number), userErrors: [] });
  const { inspectionId } = body.data.recordInspection;
  await record({ inspectionDate: '2025-06-30', productId: station.ids.products.petrol });
  const list = await station.graphql(LIST, {}, { token: station.staffToken });
  expect(list.body.data.inspections).toMatchObject([
    { id: inspectionId, productName: 'HS', shortName: 'HS', ...input, enteredBy: 'SURESH STAFF' },
    { productName: 'MS', inspectionDate: '2025-06-30', totalStock: '15164.450', enteredBy: 'ADMIN' },
  ]);
  const [audited] = await station.sql(
    "SELECT after, user_id FROM audit_row WHERE table_name = 'inspection' AND row_id::int = $1",
    [inspectionId],
  );
  expect(audited).toMatchObject({ after: { reading_sum: 1_234_567_500, total_stock: 0 }, user_id: station.ids.staff });
});

test('one of a product and day: the second is refused, another product or day is not', async () => {
  const inspectionDate = '2025-05-01';
  await record({ inspectionDate });
  expect(await refusalOf(record({ inspectionDate, totalStock: 1 }))).toEqual({
    kind: 'REFUSED',
    message: 'There is an inspection of HS on 01-05-2025 already',
    code: 'INSPECTED_ALREADY',
  });
  await record({ inspectionDate, productId: station.ids.products.petrol });
  await record({ inspectionDate: addDays(inspectionDate, 1) });
});

test('20 at once: one is there, 19 are told', async () => {
  const inspectionDate = '2025-05-20';
  const results = await Promise.allSettled(Array.from({ length: 20 }, () => record({ inspectionDate })));
  const told = results.flatMap((result) => (result.status === 'rejected' ? [(result.reason as Error).message] : []));
  expect(told).toEqual(Array(19).fill(`There is an inspection of HS on ${showDate(inspectionDate)} already`));
});

test.each([
  ['productId', null, 'Select a product'],
  ['productId', 999, 'Select a product'],
  ['readingSum', null, 'Enter Reading Sum'],
  ['readingSum', 0, 'Enter Reading Sum'],
  ['readingSum', -1, 'Enter Reading Sum'],
  ['inspectionDate', null, 'Enter inspection date'],
  ['inspectionDate', '2025-02-29', 'Enter inspection date'],
  ['totalStock', null, 'Enter Total Stock'],
  ['totalStock', -1, 'Enter Total Stock'],
  ['totalBeforeStock', null, 'Enter stock In quantity'],
  ['totalBeforeStock', 1.5, 'Enter stock In quantity'],
])('%s of %j: %s', async (field, value, message) => {
  expect(await refusalOf(record({ inspectionDate: '2025-05-30', [field]: value }))).toMatchObject({
    kind: 'INVALID',
    message,
  });
});

test('a day to come, and a product that is no fuel or not in use, are refused', async () => {
  expect(await refusalOf(record({ inspectionDate: addDays(today(), 1) }))).toMatchObject({
    kind: 'INVALID',
    message: 'Inspection date must not be in the future',
  });
  const { id: oil } = await station.act('createProduct', { name: 'ENGINE OIL', kind: 'PACKED' });
  const { id: gone } = await station.act('createProduct', { name: 'OLD FUEL' });
  await station.act('removeProduct', { id: gone, version: 1 });
  for (const productId of [oil, gone])
    expect(await refusalOf(record({ productId }))).toMatchObject({ kind: 'INVALID', message: 'Select a product' });
});

test('an old tool sends its figures as an object or as JSON text', async () => {
  const jsonData = { readingSum: 5000.125, totalStock: '15000', totalBeforeStock: 0 };
  const send = (date: string, data: unknown) =>
    station.rest('POST', '/api/v1/mis/dsr-inpection/create', {
      date,
      productId: String(figures.productId),
      jsonData: data,
    });
  for (const [date, data] of [
    ['2025-04-10', jsonData],
    ['2025-04-11', JSON.stringify(jsonData)],
  ] as const)
    expect(await send(date, data)).toMatchObject({ status: 200, body: [{ lastId: expect.any(Number) }] });
  const rows = await station.sql(
    "SELECT reading_sum, total_stock, total_before_stock FROM inspection WHERE inspection_date IN ('2025-04-10', '2025-04-11')",
  );
  expect(rows).toEqual(Array(2).fill({ reading_sum: 5_000_125, total_stock: 15_000_000, total_before_stock: 0 }));
  expect(await send('2025-04-10', jsonData)).toMatchObject({
    status: 409,
    body: { msg: 'There is an inspection of HS on 10-04-2025 already' },
  });
});
