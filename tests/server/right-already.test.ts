import type { CloseShiftInput } from '../../server/modules/closing/close-shift.input';
import { standingCloseOf, versionOfClose } from '../../server/modules/closing/standing-close.queries';
import { textsOf } from '../support/pdf-text';
import { expectBooksInOrder } from '../support/state-of-books';
import { type Station, startStation } from '../support/station';

/** Cases of a real week that were right when they were tried (docs/TESTS.md). */
let station: Station;

beforeEach(async () => {
  station = await startStation();
}, 60_000);
afterEach(async () => {
  await expectBooksInOrder(station.database);
  await station.close();
});

const DAY = '2025-04-01';

const start = async (): Promise<number> => {
  const { act, ids } = station;
  const started = { shiftTypeId: ids.shiftTypes.morning, shiftDate: DAY };
  return (await act<{ shiftId: number }>('startShift', started)).shiftId;
};

/** Closes the running shift: only diesel of the first pump was sold, in millilitres, and paid in cash as told. */
async function close(sold: number, cash: number): Promise<void> {
  const { act, ids } = station;
  await act('closeShift', {
    comment: null,
    pumps: ids.pumps.map((pump, index) => ({
      pumpId: pump.id,
      nozzles: [
        { nozzleId: pump.diesel, close: 1_000_000 + (index === 0 ? sold : 0), testing: 0 },
        { nozzleId: pump.petrol, close: 5_000_000, testing: 0 },
      ],
      swipes: [],
      lastCollection: index === 0 && cash > 0 ? { employeeId: ids.employees[0], amount: cash, notes: [] } : null,
      shortages: [],
    })),
    tanks: Object.values(ids.tanks).map((tankId) => ({ tankId, isAtg: true, volume: 15_000_000 })),
  });
}

/** The texts of a printed report, without what a reader does not see. */
const printed = async (path: string): Promise<string[]> => {
  const { status, body } = await station.rest('GET', `/api/v1/report/${path}?format=pdf`);
  expect(status).toBe(200);
  return textsOf(body);
};

test('sales of a round number of rupees stay so: typed ₹500, sold, billed and printed ₹500', async () => {
  const { act, rest, graphql, ids, sql } = station;
  const shiftId = await start();
  const [creditorId] = ids.creditors;
  const [pump] = ids.pumps;
  // ₹500 at ₹92.50 are 5.405405… L.
  const input = { creditorId, pumpId: pump.id, productId: ids.products.diesel, amount: '500', slipNo: '1' };
  const recorded = await graphql(
    'mutation ($input: RecordCreditSaleInput!) { recordCreditSale(input: $input) { userErrors { message } } }',
    { input },
  );
  expect(recorded.body.data.recordCreditSale.userErrors).toEqual([]);
  const old = { creditorId, mpdId: pump.id, productId: ids.products.diesel };
  expect((await rest('POST', '/api/v1/credit', { ...old, amount: 500, slipNo: '2' })).status).toBe(200);
  // As a screen sends both.
  expect((await rest('POST', '/api/v1/credit', { ...old, amount: '500', quantity: '5.405', slipNo: '3' })).status).toBe(
    200,
  );
  const stored = () => sql('SELECT litres, amount FROM credit_sale ORDER BY id');
  expect(await stored()).toEqual(Array(3).fill({ litres: 5_405, amount: 50_000 }));
  const listed = (await rest('GET', `/api/v1/credit-report-between-dates?from=${DAY}&to=${DAY}&id=false`)).body;
  expect(listed.map(({ amount }: { amount: number }) => amount)).toEqual([500, 500, 500]);

  await close(100_000, 925_000 - 150_000);
  const { billId } = await act<{ billId: number }>('makeBill', { creditorId, from: DAY, to: DAY });
  expect(await sql('SELECT amount FROM creditor_bill')).toEqual([{ amount: 150_000 }]);
  expect(await sql('SELECT credit, short_and_over FROM pump_close WHERE pump_id = $1', [pump.id])).toEqual([
    { credit: 150_000, short_and_over: 0 },
  ]);
  const bill = await printed(`credit-report-bybillid/${creditorId}/${billId}/SHREE`);
  expect(bill.filter((text) => text === '500.00').length).toBeGreaterThanOrEqual(3);
  expect(await printed(`closed-shift-report/${shiftId}/${DAY}`)).toContain('1,500.00');

  // Another rate changes the litres, never the rupees.
  const [rate] = await sql<{ id: number; version: number }>(
    'SELECT id, version FROM product_rate WHERE product_id = $1',
    [ids.products.diesel],
  );
  await act('updateProductRate', { ...rate, rate: 9_260, reason: 'Typed wrong' });
  expect(await stored()).toEqual(Array(3).fill({ litres: 5_400, amount: 50_000 }));
});

test('a shift without a sale is closed, corrected and printed', async () => {
  const { act, ids, sql } = station;
  const shiftId = await start();
  await close(0, 0);
  const saleOf = () => sql<{ amount: number }>('SELECT SUM(amount)::bigint AS amount FROM nozzle_reading');
  expect(await saleOf()).toEqual([{ amount: 0 }]);
  expect(await printed(`closed-shift-report/${shiftId}/${DAY}`)).toContain('0.00');

  const correct = async (change: (input: CloseShiftInput) => void): Promise<void> => {
    const { input } = await standingCloseOf(sql, shiftId);
    change(input);
    const expectedVersion = await versionOfClose(sql, shiftId);
    await act('correctShift', { ...input, expectedVersion, reason: 'Read again' });
  };
  // What was measured and said; then a sale, and none again.
  await correct((input) => {
    input.comment = 'The road was closed';
    input.tanks[0]!.volume = 15_010_000;
  });
  const nozzleOf = (input: CloseShiftInput) => {
    const pump = input.pumps.find(({ pumpId }) => pumpId === ids.pumps[0].id)!;
    return { pump, nozzle: pump.nozzles.find(({ nozzleId }) => nozzleId === ids.pumps[0].diesel)! };
  };
  await correct((input) => {
    const { pump, nozzle } = nozzleOf(input);
    nozzle.close = 1_010_000;
    pump.lastCollection = { employeeId: ids.employees[0]!, amount: 92_500, notes: [] };
  });
  expect(await saleOf()).toEqual([{ amount: 92_500 }]);
  await correct((input) => {
    const { pump, nozzle } = nozzleOf(input);
    nozzle.close = 1_000_000;
    pump.lastCollection = null;
  });
  expect(await saleOf()).toEqual([{ amount: 0 }]);
  const sheet = await printed(`closed-shift-report/${shiftId}/${DAY}`);
  expect(sheet).toContain('The road was closed');
  expect(sheet.filter((text) => text === 'Read again')).toHaveLength(3);
  expect(await sql('SELECT SUM(shortage)::bigint AS shortage FROM pump_close')).toEqual([{ shortage: 0 }]);
});
