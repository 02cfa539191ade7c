import { randomUUID } from 'node:crypto';
import { checkBooks } from '../../server/books/check-books';
import { ENTERED_OFFLINE } from '../../server/domain/late-entry.rules';
import { type Station, startStation } from '../support/station';
import { aShiftIsClosed, aShiftRuns, nextShift } from './work';

let station: Station;
let shiftId: number;

beforeAll(async () => {
  station = await startStation();
  await aShiftRuns(station);
  const { pumps, products, creditors } = station.ids;
  await station.act('recordCreditSale', {
    creditorId: creditors[0],
    pumpId: pumps[0].id,
    productId: products.diesel,
    litres: 1_000,
  });
  await aShiftIsClosed(station);
  const { body } = await station.rest('GET', '/api/v1/mis/last-running-shift');
  shiftId = body[0].shiftId;
  await station.act('startShift', await nextShift(station));
});
afterAll(() => station.close());
afterEach(async () => expect(await checkBooks(station.database)).toEqual([]));

const REASON = 'Found under the seat';

const calls = [
  {
    path: '/api/v1/credit',
    table: 'credit_sale',
    bodyOf: ({ ids }: Station) => ({
      creditorId: ids.creditors[0],
      mpdId: String(ids.pumps[0].id),
      productId: ids.products.diesel,
      quantity: '2.5',
    }),
  },
  {
    path: '/api/v1/employee-cash-collection',
    table: 'cash_collection',
    bodyOf: ({ ids }: Station) => ({ employeeId: ids.employees[0], mpdId: ids.pumps[0].id, amount: '100' }),
  },
  {
    path: '/api/v1/expenditure',
    table: 'expenditure',
    bodyOf: ({ ids }: Station) => ({
      exCatId: ids.expenditureCategories[0],
      amount: 20,
      trAccountId: '',
      payModeId: '',
    }),
  },
  {
    path: '/api/v1/employee-advance',
    table: 'employee_advance',
    bodyOf: ({ ids }: Station) => ({ employeeId: ids.employees[1], amount: '30' }),
  },
  {
    path: '/api/v1/creditor-payment',
    table: 'creditor_payment',
    bodyOf: ({ ids }: Station) => ({ creditorId: ids.creditors[0], amount: '40' }),
  },
];

describe.each(calls)('POST $path', ({ path, table, bodyOf }) => {
  const rows = () =>
    station.sql<{ shift_id: number; late_reason: string | null }>(
      `SELECT shift_id, late_reason FROM ${table} WHERE NOT COALESCE(to_jsonb(${table})->>'is_last' = 'true', false)
       ORDER BY id`,
    );

  test.each([false, true])('records a late entry in its closed shift, sent as a form: %s', async (form) => {
    const body = { ...bodyOf(station), shiftId: String(shiftId), lateReason: REASON };
    const reply = await station.rest('POST', path, body, { form });
    expect([reply.status, reply.body]).toEqual([
      200,
      [{ lastId: expect.any(Number), effects: expect.arrayContaining([expect.stringContaining('→')]) }],
    ]);
    expect((await rows()).at(-1)).toEqual({ shift_id: shiftId, late_reason: REASON });
  });

  test('without a reason, the shift of an old screen is ignored like any other key', async () => {
    for (const lateReason of [undefined, null, ' ']) {
      const body = { ...bodyOf(station), shiftId, lateReason };
      expect(await station.rest('POST', path, body)).toMatchObject({
        status: 200,
        body: [{ lastId: expect.any(Number) }],
      });
      const last = (await rows()).at(-1);
      expect([last?.shift_id === shiftId, last?.late_reason]).toEqual([false, null]);
    }
  });

  test('of staff waits for an admin, and a wrong shift is refused at its field', async () => {
    const body = { ...bodyOf(station), shiftId, lateReason: REASON };
    const before = await rows();
    const sent = await station.rest('POST', path, body, { token: station.staffToken });
    expect([sent.status, sent.body]).toEqual([
      202,
      { msg: 'Sent for approval. Somebody who may approve it will decide.' },
    ]);
    const wrong = await station.rest('POST', path, { ...body, shiftId: 'x' });
    expect([wrong.status, wrong.body.errors]).toEqual([400, [{ field: 'shiftId', message: 'Select a shift' }]]);
    expect(await rows()).toEqual(before);
  });
});

describe.each([
  {
    mutation: 'recordCreditSale',
    id: 'creditSaleId',
    table: 'credit_sale',
    inputOf: ({ ids }: Station) => ({
      creditorId: ids.creditors[0],
      pumpId: ids.pumps[0].id,
      productId: ids.products.diesel,
      litres: '1.500',
    }),
  },
  {
    mutation: 'collectCash',
    id: 'cashCollectionId',
    table: 'cash_collection',
    inputOf: ({ ids }: Station) => ({
      pumpId: ids.pumps[0].id,
      employeeId: ids.employees[0],
      amount: '50.00',
      notes: [],
      confirmed: true,
    }),
  },
  {
    mutation: 'recordExpenditure',
    id: 'expenditureId',
    table: 'expenditure',
    inputOf: ({ ids }: Station) => ({ expenditureCategoryId: ids.expenditureCategories[0], amount: '21.00' }),
  },
  {
    mutation: 'recordEmployeeAdvance',
    id: 'employeeAdvanceId',
    table: 'employee_advance',
    inputOf: ({ ids }: Station) => ({ employeeId: ids.employees[1], amount: '31.00' }),
  },
  {
    mutation: 'recordCreditorPayment',
    id: 'creditorPaymentId',
    table: 'creditor_payment',
    inputOf: ({ ids }: Station) => ({ creditorId: ids.creditors[0], amount: '41.00' }),
  },
])('$mutation, made offline for a shift that was closed since', ({ mutation, id, table, inputOf }) => {
  const query = `mutation ($input: ${mutation[0]!.toUpperCase()}${mutation.slice(1)}Input!) {
    ${mutation}(input: $input) { ${id} effects userErrors { code field } }
  }`;
  const rowsOf = () =>
    station.sql(`SELECT shift_id, late_reason FROM ${table} WHERE late_reason = $1`, [ENTERED_OFFLINE]);

  test('is refused without a reason, and recorded once with one, under the same key', async () => {
    const key = randomUUID();
    const send = async (over: object = {}) =>
      (await station.graphql(query, { input: { ...inputOf(station), shiftId, ...over } }, { key })).body.data[mutation];
    expect(await send()).toMatchObject({ [id]: null, userErrors: [{ code: 'SHIFT_OVER' }] });
    expect(await rowsOf()).toEqual([]);
    const late = await send({ lateReason: ENTERED_OFFLINE });
    expect(late).toMatchObject({ [id]: expect.any(Number), userErrors: [] });
    expect(late.effects).not.toEqual([]);
    expect(await send({ lateReason: ENTERED_OFFLINE })).toEqual(late);
    expect(await rowsOf()).toEqual([{ shift_id: shiftId, late_reason: ENTERED_OFFLINE }]);
  });
});

test('an exchange of notes is entered late too, and answers as ever', async () => {
  const currencyData = [
    { denominationName: 500, in: 0, out: 1 },
    { denominationName: 100, in: 5, out: 0 },
  ];
  const body = { currencyData, comment: 'Change', shiftId: String(shiftId), lateReason: REASON };
  const reply = await station.rest('POST', '/api/v1/cash-exchange', body);
  expect([reply.status, reply.body]).toEqual([200, { msg: 'Cash Exchange Successfull' }]);
  expect(await station.sql('SELECT shift_id, late_reason FROM cash_exchange')).toEqual([
    { shift_id: shiftId, late_reason: REASON },
  ]);
});
