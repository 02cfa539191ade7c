import { expectBooksInOrder } from '../support/state-of-books';
import { type Station, startStation } from '../support/station';
import { readDsr, receiveInvoice, stockInOf, type Work, workShift } from './stock-days';

jest.setTimeout(60_000);

let station: Station;

/** Two tanks of diesel of 40,000 L: T1 with the nozzle of the first pump and P2 N1, T3 with P2 N3. */
let one: number;
let two: number;
let t1: number;
let t3: number;
let third: number;

beforeAll(async () => {
  station = await startStation();
  const { ids, act } = station;
  const [first, second] = ids.pumps;
  [one, two, t1] = [first.diesel, second.diesel, ids.tanks.diesel];
  t3 = (await act('createTank', { name: 'T3', productId: ids.products.diesel, openingVolume: 20_000_000 })).id;
  third = (await act('createNozzle', { name: 'N3', pumpId: second.id, tankId: t3, initialReading: 1_000_000 })).id;
  for (const tankId of [t1, t3])
    await act('setDipChart', {
      tankId,
      rows: [
        { dip: 1, volume: 10_000 },
        { dip: 4000, volume: 40_000_000 },
      ],
    });
}, 60_000);
afterAll(() => station?.close());
afterEach(() => expectBooksInOrder(station.database));

/** Works one shift on each of the first days of a month; returns the shifts. */
async function workDays(month: string, days: Omit<Work, 'date'>[]): Promise<number[]> {
  const shifts: number[] = [];
  for (const [place, work] of days.entries())
    shifts.push(await workShift(station, { date: `${month}-0${place + 1}`, ...work }));
  return shifts;
}

const hintsOf = async (month: string): Promise<(string | null)[][]> => {
  const { hints } = await readDsr(station, { month });
  return hints.rows.map(({ product, tank, hint }) => [product!, tank!, hint!]);
};

const quiet = () => ({ sold: { [one]: 1000, [third]: 300 }, off: { [t1]: -12, [t3]: 8 } });

test('days with ordinary variation give no hint', async () => {
  await workDays('2025-04', [quiet(), quiet()]);
  expect(await hintsOf('2025-04')).toEqual([[null, null, 'No likely cause found']]);
});

test('a delivery that was not entered is matched with the open invoices, and the hint disappears when it is entered', async () => {
  const [, shiftId] = await workDays('2025-05', [quiet(), { sold: { [one]: 1000 }, off: { [t1]: 11_915 } }, quiet()]);
  const gained = 'On 02-05-2025 T1 gained 11,915.000 L with no delivery entered: ';
  expect(await hintsOf('2025-05')).toEqual([
    ['HS', 'T1', `${gained}no open invoice of HS has as much left, so a delivery and its invoice may be missing.`],
  ]);
  const productId = station.ids.products.diesel;
  const invoiceLineId = await receiveInvoice(station, 'IOC/4471', '2025-05-02', { productId, quantity: 12_000_000 });
  expect(await hintsOf('2025-05')).toEqual([
    [
      'HS',
      'T1',
      `${gained}invoice IOC/4471, received 02-05-2025, has 12,000.000 L left, so a stock-in of it may be missing.`,
    ],
  ]);
  const place = { shiftId: shiftId!, tankId: t1, invoiceLineId, quantity: 12_000_000 };
  await station.act('recordBackwardStockIn', await stockInOf(station, place));
  expect(await hintsOf('2025-05')).toEqual([[null, null, 'No likely cause found']]);
});

test("a nozzle entered at the wrong tank: one tank's gain is another's loss", async () => {
  await workDays(
    '2025-06',
    [410, 395, 520].map((sold) => ({ sold: { [one]: 2000, [two]: sold }, off: { [t1]: sold - 9, [t3]: -sold - 12 } })),
  );
  expect(await hintsOf('2025-06')).toEqual([
    [
      'HS',
      'T1',
      'On 3 days from 01-06-2025 to 03-06-2025 T1 gained 1,298.000 L and T3 lost 1,361.000 L: nozzle P2 N1, entered at T1, sold 1,325.000 L then and may draw from T3.',
    ],
  ]);
});

test('a drifting meter loses the same share of its sale every day', async () => {
  await workDays(
    '2025-07',
    Array.from({ length: 6 }, () => ({ received: { [t1]: 10_000 }, sold: { [one]: 10_000 }, off: { [t1]: -80 } })),
  );
  expect(await hintsOf('2025-07')).toEqual([
    [
      'HS',
      'T1',
      'Over 6 days of sale T1 lost 480.000 L, 0.80 % of its sale, and about as much in each third of them (0.80 %, 0.80 %, 0.80 %): the meter of nozzle P1 N1 may count less than it pours.',
    ],
  ]);
});

test('a slow leak continues on days without sales', async () => {
  const idle = (lost: number) => ({ sold: { [third]: 100 }, off: { [t1]: -lost } });
  await workDays('2025-08', [quiet(), idle(60), idle(45), quiet(), idle(72), quiet()]);
  expect(await hintsOf('2025-08')).toEqual([
    [
      'HS',
      'T1',
      'On 3 days on which nothing was sold T1 lost 177.000 L, 59.000 L a day: the tank or its pipes may leak.',
    ],
  ]);
});
