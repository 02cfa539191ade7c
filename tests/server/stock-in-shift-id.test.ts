import { receiveInvoice, workShift } from '../reports/stock-days';
import { expectBooksInOrder } from '../support/state-of-books';
import { type Station, startStation } from '../support/station';

let station: Station;
let line: number;
let shifts: { dayOne: number; dayTwo: number; night: number };

const DAY_TWO = '2025-04-02';

/**
 * Type 1 is worked on the first day, types 1 and 2 on the second: shift 2 is the second day's morning, and type 2 is
 * the night.
 */
beforeAll(async () => {
  station = await startStation();
  line = await receiveInvoice(station, 'IOC/1', '2025-04-01', {
    productId: station.ids.products.diesel,
    quantity: 12_000_000,
  });
  shifts = {
    dayOne: await workShift(station, { date: '2025-04-01' }),
    dayTwo: await workShift(station, { date: DAY_TWO }),
    night: await workShift(station, { date: DAY_TWO, night: true }),
  };
}, 60_000);
afterAll(async () => {
  await expectBooksInOrder(station.database);
  await station.close();
});

const figures = () => ({
  stockInDateTime: `${DAY_TWO} 10:00`,
  productId: station.ids.products.diesel,
  tankId: station.ids.tanks.diesel,
  beforeReading: 2000,
  afterReading: 2000.001,
});

const byRest = (path: string, over: object) =>
  station.rest('POST', `/api/v1/${path}`, {
    ...figures(),
    stockInId: 0,
    invoiceDetailId: line,
    isAtg: 1,
    startDipVolume: 1000,
    endDipVolume: 2000,
    shiftDate: DAY_TWO,
    quantity: 1,
    remaining: 12_000,
    ...over,
  });

const shiftOfLast = async () =>
  (await station.sql<{ shiftId: number }>('SELECT shift_id AS "shiftId" FROM stock_in ORDER BY id DESC LIMIT 1'))[0]
    ?.shiftId;

test('REST takes the id of the shift type, even where another shift of that day has the same id', async () => {
  const { night } = station.ids.shiftTypes;
  expect(shifts.dayTwo).toBe(night);
  expect(await byRest('backward-stockIn', { shiftId: night })).toMatchObject({ status: 200 });
  expect(await shiftOfLast()).toBe(shifts.night);
});

test('a type not worked on the date is refused at its field', async () => {
  const { night } = station.ids.shiftTypes;
  const before = await shiftOfLast();
  const at = { shiftDate: '2025-04-01', stockInDateTime: '2025-04-01 10:00' };
  expect(await byRest('backward-stockIn', { shiftId: night, ...at })).toMatchObject({
    status: 400,
    body: { msg: 'There was no shift Night on 01-04-2025. Choose a shift of that day.' },
  });
  // The id of a shift is not the id of a type.
  expect(await byRest('backward-stockIn', { shiftId: shifts.night })).toMatchObject({
    status: 400,
    body: { msg: 'Please select a shift' },
  });
  expect(await shiftOfLast()).toBe(before);
});

test('the running shift is also named by its type, and another type of the day is refused', async () => {
  const { morning, night } = station.ids.shiftTypes;
  const date = '2025-04-03';
  const { shiftId } = await station.act<{ shiftId: number }>('startShift', { shiftTypeId: morning, shiftDate: date });
  const at = { shiftDate: date, stockInDateTime: `${date} 10:00` };
  expect(await byRest('stockIn', { ...at, shiftId: night })).toMatchObject({
    status: 400,
    body: { msg: 'There was no shift Night on 03-04-2025. Choose a shift of that day.' },
  });
  expect(await byRest('stockIn', { ...at, shiftId: morning })).toMatchObject({ status: 200 });
  expect(await shiftOfLast()).toBe(shiftId);
});

test("GraphQL takes the shift's own id, never that of its type", async () => {
  const input = (shiftId: number) => ({
    ...figures(),
    invoiceLineId: line,
    isAtg: true,
    startVolume: '1000.000',
    endVolume: '2000.000',
    quantity: '1000.000',
    shiftDate: DAY_TWO,
    shiftId,
    beforeReading: '2000.000',
    afterReading: '2000.001',
  });
  const send = async (shiftId: number) => {
    const mutation =
      'mutation ($input: StockInInput!) { recordBackwardStockIn(input: $input) { stockInId userErrors { code field message } } }';
    return (await station.graphql(mutation, { input: input(shiftId) })).body.data.recordBackwardStockIn;
  };
  expect(await send(shifts.dayTwo)).toEqual({ stockInId: expect.any(Number), userErrors: [] });
  expect(await shiftOfLast()).toBe(shifts.dayTwo);
  expect(await send(station.ids.shiftTypes.morning)).toMatchObject({
    stockInId: null,
    userErrors: [{ field: 'shiftId', message: 'Please select a shift' }],
  });
});
