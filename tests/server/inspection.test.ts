import { addDays, showDate } from '../../server/domain/kernel/business-date';
import { litresText } from '../../server/domain/kernel/litres';
import { readDsr, workShift } from '../reports/stock-days';
import { OPENING_VOLUME } from '../support/small-station';
import { expectBooksInOrder } from '../support/state-of-books';
import { type Station, startStation } from '../support/station';
import { refusalOf } from './backend';

const RECORD = `mutation ($input: RecordInspectionInput!) {
  recordInspection(input: $input) { inspectionId userErrors { code message field } } }`;
const LIST = `{ inspections { id productId productName shortName inspectionDate readingSum totalStock totalBeforeStock enteredBy } }`;

const REMOVE = `mutation ($input: RemoveInspectionInput!) {
  removeInspection(input: $input) { inspectionId message userErrors { code message field } } }`;
const FACTS = `query ($productId: Int!, $inspectionDate: BusinessDate!) {
  inspectionFacts(productId: $productId, inspectionDate: $inspectionDate) {
    day asItBegan { readingSum stock } asItEnded { readingSum stock } isMeterChanged } }`;

let station: Station;
let figures: { productId: number; readingSum: number; totalStock: number; totalBeforeStock: number };

beforeAll(async () => {
  station = await startStation();
  figures = {
    productId: station.ids.products.diesel,
    readingSum: 1_234_567_500,
    totalStock: 15_164_450,
    totalBeforeStock: 0,
  };
}, 60_000);
afterAll(async () => {
  await expectBooksInOrder(station.database);
  await station?.close();
});

const today = () => station.request().clock.today();
const record = (entry: object) =>
  station.act<{ inspectionId: number }>('recordInspection', { ...figures, inspectionDate: today(), ...entry });

test('any user records an inspection and finds it in the list, newest day first', async () => {
  const input = {
    productId: figures.productId,
    inspectionDate: today(),
    readingSum: '1234567.500',
    totalStock: '0.000',
    totalBeforeStock: '12000.000',
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

test('one per product and day: a second is refused, another product or day is accepted', async () => {
  const inspectionDate = '2025-05-01';
  await record({ inspectionDate });
  expect(await refusalOf(record({ inspectionDate, totalStock: 1 }))).toEqual({
    kind: 'REFUSED',
    message: 'An inspection of HS on 01-05-2025 already exists',
    code: 'INSPECTED_ALREADY',
  });
  await record({ inspectionDate, productId: station.ids.products.petrol });
  await record({ inspectionDate: addDays(inspectionDate, 1) });
});

test('20 at once: one succeeds, 19 are refused', async () => {
  const inspectionDate = '2025-05-20';
  const results = await Promise.allSettled(Array.from({ length: 20 }, () => record({ inspectionDate })));
  const told = results.flatMap((result) => (result.status === 'rejected' ? [(result.reason as Error).message] : []));
  expect(told).toEqual(Array(19).fill(`An inspection of HS on ${showDate(inspectionDate)} already exists`));
});

test.each([
  ['productId', null, 'Select a product'],
  ['productId', 999, 'Select a product'],
  ['readingSum', null, 'Enter Reading Sum'],
  ['readingSum', -1, 'Enter Reading Sum'],
  ['inspectionDate', null, 'Enter inspection date'],
  ['inspectionDate', '2025-02-29', 'Enter inspection date'],
  ['totalStock', null, 'Enter Total Stock'],
  ['totalStock', -1, 'Enter Total Stock'],
  ['totalBeforeStock', null, 'Enter stock In quantity'],
  ['totalBeforeStock', 1.5, 'Enter stock In quantity'],
])('refuses %s %j: %s', async (field, value, message) => {
  expect(await refusalOf(record({ inspectionDate: '2025-05-30', [field]: value }))).toMatchObject({
    kind: 'INVALID',
    message,
  });
});

test('refuses a future day, and products that are no fuel or disabled', async () => {
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

test('REST accepts figures as an object or as JSON text', async () => {
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
    body: { msg: 'An inspection of HS on 10-04-2025 already exists' },
  });
});

test('REST accepts optional time and testing; without them it was before the first shift', async () => {
  const old = { readingSum: 5000, totalStock: 15_000, totalBeforeStock: 0 };
  const send = (date: string, more: object) =>
    station.rest('POST', '/api/v1/mis/dsr-inpection/create', {
      date,
      productId: figures.productId,
      jsonData: JSON.stringify({ ...old, ...more }),
    });
  for (const [date, more] of [
    ['2025-04-21', {}],
    ['2025-04-22', { inspectionTime: '', testingBefore: '' }],
    ['2025-04-23', { inspectionTime: '14:30', testingBefore: '10.5' }],
    ['2025-04-24', { inspectionTime: '00:00' }],
  ] as const)
    expect(await send(date, more)).toMatchObject({ status: 200, body: [{ lastId: expect.any(Number) }] });
  const rows = await station.sql(
    `SELECT inspection_time AS time, testing_before AS testing FROM inspection
     WHERE inspection_date BETWEEN '2025-04-21' AND '2025-04-24' ORDER BY inspection_date`,
  );
  const beforeFirstShift = { time: null, testing: 0 };
  expect(rows).toEqual([
    beforeFirstShift,
    beforeFirstShift,
    { time: '14:30', testing: 10_500 },
    { time: '00:00', testing: 0 },
  ]);
  for (const [more, field, msg] of [
    [{ inspectionTime: '2:30' }, 'inspectionTime', 'Enter the inspection time as HH:MM, such as 14:30'],
    [{ testingBefore: 5 }, 'inspectionTime', 'Enter the inspection time, or leave out the testing before it'],
    [
      { inspectionTime: '14:30', testingBefore: 'x' },
      'testingBefore',
      'Enter the litres of testing before the inspection, or leave it empty',
    ],
  ] as const)
    expect(await send('2025-04-25', more)).toMatchObject({
      status: 400,
      body: { msg, errors: [{ field: `jsonData.${field}`, message: msg }] },
    });
});

test('a new station accepts meters and stock of 0, over GraphQL and REST', async () => {
  const none = { readingSum: '0.000', totalStock: '0.000', totalBeforeStock: '0.000' };
  const input = { productId: figures.productId, inspectionDate: '2025-03-01', ...none };
  const { body } = await station.graphql(RECORD, { input }, { token: station.staffToken });
  expect(body.data.recordInspection).toEqual({ inspectionId: expect.any(Number), userErrors: [] });
  const sent = { date: '2025-03-02', productId: figures.productId, jsonData: { ...none, readingSum: 0 } };
  expect((await station.rest('POST', '/api/v1/mis/dsr-inpection/create', sent)).status).toBe(200);
  const rows = await station.sql(
    "SELECT reading_sum, total_stock FROM inspection WHERE inspection_date IN ('2025-03-01', '2025-03-02')",
  );
  expect(rows).toEqual(Array(2).fill({ reading_sum: 0, total_stock: 0 }));
});

describe('deleted by an admin', () => {
  test('is removed, audited with its reason and announced, and can be entered again', async () => {
    const inspectionDate = '2025-02-01';
    const { inspectionId } = await record({ inspectionDate, readingSum: 12_345_675 });
    const heard = station.request().events.subscribe('stockChanged');
    const input = { inspectionId, reason: ' a digit too many ' };
    const byStaff = await station.graphql(REMOVE, { input }, { token: station.staffToken });
    expect(byStaff.body).toMatchObject({ errors: [{ message: 'Only an admin can do this' }] });
    const { body } = await station.graphql(REMOVE, { input });
    expect(body.data.removeInspection).toEqual({ inspectionId, message: null, userErrors: [] });
    expect((await heard.next()).value).toEqual({ inspectionId });
    const [audited] = await station.sql(
      "SELECT command, before, after, reason, user_id FROM audit_row WHERE table_name = 'inspection' ORDER BY id DESC LIMIT 1",
    );
    expect(audited).toMatchObject({
      command: 'removeInspection',
      before: { readingSum: 12_345_675 },
      after: null,
      reason: 'a digit too many',
      user_id: station.ids.admin,
    });
    expect(await record({ inspectionDate })).toEqual({ inspectionId: expect.any(Number) });
  });

  test.each([
    [{ reason: '  ' }, 'Enter the reason for removing the inspection, in at most 500 characters', 'INVALID'],
    [{ reason: 'x'.repeat(501) }, 'Enter the reason for removing the inspection, in at most 500 characters', 'INVALID'],
    [{ inspectionId: 999_999 }, 'This inspection no longer exists', 'NOT_FOUND'],
  ])('refuses %j: %s', async (entry, message, kind) => {
    const [{ id }] = (await station.sql('SELECT MIN(id) AS id FROM inspection')) as [{ id: number }];
    const input = { inspectionId: id, reason: 'a typo', ...entry };
    expect(await refusalOf(station.act('removeInspection', input))).toMatchObject({ kind, message });
    expect(await station.sql('SELECT id FROM inspection WHERE id = $1', [id])).toHaveLength(1);
  });
});

describe('book figures of a product and day', () => {
  const [first, idle, last] = ['2025-06-01', '2025-06-02', '2025-06-03'];
  const level = (readingSum: number, sold: number) => ({
    readingSum: litresText(readingSum * 1000),
    stock: litresText(OPENING_VOLUME - sold * 1000),
  });
  const factsOn = async (inspectionDate: string, productId = figures.productId) => {
    const { body } = await station.graphql(FACTS, { productId, inspectionDate }, { token: station.staffToken });
    return body.data.inspectionFacts;
  };

  test('book figures are empty before the first shift', async () => {
    expect(await factsOn(first)).toBeNull();
  });

  test('book figures have meters and tanks at the start of the day and, once its shifts are closed, at its end', async () => {
    const [one, other] = station.ids.pumps;
    await workShift(station, { date: first, sold: { [one.diesel]: 100 } });
    await workShift(station, {
      date: first,
      night: true,
      sold: { [one.diesel]: 40, [other.diesel]: 60, [one.petrol]: 30 },
      meanwhile: async () => {
        expect(await factsOn(first)).toMatchObject({ day: first, asItBegan: level(2000, 0), asItEnded: null });
        expect(await factsOn(idle)).toMatchObject({ day: idle, asItBegan: level(2100, 100), asItEnded: null });
      },
    });
    const isMeterChanged = false;
    const whole = { day: first, asItBegan: level(2000, 0), asItEnded: level(2200, 200), isMeterChanged };
    expect(await factsOn(first)).toEqual(whole);
    expect(await factsOn(first, station.ids.products.petrol)).toMatchObject({ asItEnded: level(10_030, 30) });
  });

  test('a day without a shift has the last figures; one before the books has their first', async () => {
    const left = level(2200, 200);
    expect(await factsOn(idle)).toEqual({ day: idle, asItBegan: left, asItEnded: left, isMeterChanged: false });
    const begun = { day: first, asItBegan: level(2000, 0), asItEnded: null, isMeterChanged: false };
    expect(await factsOn(addDays(first, -1))).toEqual(begun);
  });

  test('name a meter changed on that day', async () => {
    const [{ diesel }] = station.ids.pumps;
    const meterEvent = { nozzleId: diesel, kind: 'RESET', lastReading: 1_140_000, firstReading: 0, reason: 'worn' };
    await workShift(station, { date: last, meanwhile: () => station.act('recordMeterEvent', meterEvent) });
    expect(await factsOn(last)).toMatchObject({ asItBegan: level(2200, 200), isMeterChanged: true });
    expect(await factsOn(last, station.ids.products.petrol)).toMatchObject({ isMeterChanged: false });
    expect(await factsOn(addDays(last, 1))).toMatchObject({ asItBegan: level(1060, 200), isMeterChanged: false });
  });

  test('the daily stock report counts from the previous inspection again', async () => {
    const product = figures.productId;
    const inspected = async () => (await readDsr(station, { product, from: first, to: last })).basis.rows[0]!.inspected;
    const { inspectionId } = await record({ inspectionDate: idle });
    expect(await inspected()).toBe(idle);
    await station.act('removeInspection', { inspectionId, reason: 'not inspected on that day' });
    expect(await inspected()).toBe('2025-05-20');
  });

  test('require a product and a day', async () => {
    const { body } = await station.graphql(FACTS, { productId: 0, inspectionDate: '2025-02-29' });
    expect(body.errors).toBeDefined();
  });
});
