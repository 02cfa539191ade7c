import { checkBooks } from '../../server/books/check-books';
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
    expect([sent.status, sent.body]).toEqual([202, { msg: 'Sent for approval. An admin will decide.' }]);
    const wrong = await station.rest('POST', path, { ...body, shiftId: 'x' });
    expect([wrong.status, wrong.body.errors]).toEqual([400, [{ field: 'shiftId', message: 'Select a shift' }]]);
    expect(await rows()).toEqual(before);
  });
});
