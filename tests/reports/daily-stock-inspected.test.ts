import { parseLitres } from '../../server/domain/kernel/litres';
import { expectBooksInOrder } from '../support/state-of-books';
import { type Station, startStation } from '../support/station';
import { readDsr, workShift } from './stock-days';

jest.setTimeout(30_000);

let station: Station;
let hs: number;

beforeEach(async () => {
  station = await startStation();
  hs = station.ids.products.diesel;
}, 60_000);
afterEach(async () => {
  await expectBooksInOrder(station.database);
  await station.close();
});

/** Works a day on which the first pump sells diesel. */
const work = (date: string, sold: number, { off = 0, tested = 0 } = {}): Promise<number> => {
  const { pumps, tanks } = station.ids;
  const [{ diesel: nozzle }] = pumps;
  return workShift(station, {
    date,
    sold: { [nozzle]: sold },
    tested: { [nozzle]: tested },
    off: { [tanks.diesel]: off },
  });
};

const inspect = (entry: object): Promise<unknown> =>
  station.act('recordInspection', { productId: hs, totalBeforeStock: 0, ...entry });

const daysOf = async (from: string, to: string) => (await readDsr(station, { product: hs, from, to })).days.rows;

/** The day opens with 15,164.447 L and meters at 1,000 each; 1,000 L are sold on it and 50 L lost before noon. */
test('the cumulative columns, the band and the verdict of a row all start from what the inspector found', async () => {
  await work('2025-04-01', 1000, { off: -50 });
  // By noon 500 L were sold and 50 L lost.
  await inspect({
    inspectionDate: '2025-04-01',
    inspectionTime: '12:00',
    readingSum: 2_500_000,
    totalStock: 14_614_447,
  });
  await work('2025-04-02', 300, { off: -7 });
  const { days, verdict } = await readDsr(station, { product: hs, from: '2025-04-01', to: '2025-04-02' });
  expect(days.rows).toMatchObject([
    { variation: '-50.000', cumulativeSale: '500.000', cumulativeVariation: '0.000' },
    { variation: '-7.000', cumulativeSale: '800.000', cumulativeVariation: '-7.000' },
  ]);
  expect(verdict.rows[0]).toMatchObject({ afterTesting: '800.000', variation: '-7.000' });
  for (const { band, outside, toLimit, cumulativeVariation } of days.rows) {
    const figure = (text: string | null | undefined) => parseLitres(text!)!;
    expect(figure(toLimit)).toBe(figure(band) - Math.abs(figure(cumulativeVariation)));
    expect(outside).toBe('0.000');
  }
});

test('testing before the inspection is not subtracted again', async () => {
  await work('2025-04-01', 1000, { tested: 10 });
  // At the end of the day, everything is sold and tested and nothing is lost.
  await inspect({
    inspectionDate: '2025-04-01',
    inspectionTime: '23:30',
    testingBefore: 10_000,
    readingSum: 3_010_000,
    totalStock: 14_164_447,
  });
  await work('2025-04-02', 300, { tested: 5 });
  const { days, verdict, basis } = await readDsr(station, { product: hs, from: '2025-04-01', to: '2025-04-02' });
  expect(days.rows).toMatchObject([
    { cumulativeSale: '0.000', cumulativeVariation: '0.000' },
    { cumulativeSale: '300.000', cumulativeVariation: '0.000' },
  ]);
  expect(verdict.rows[0]).toMatchObject({ afterTesting: '300.000', variation: '0.000' });
  expect(basis.rows[0]).toMatchObject({ inspectedAt: '23:30', testingBefore: '10.000' });
});

test('an inspection without a time counts as made before the first shift of its day, and the report says so', async () => {
  await work('2025-04-01', 1000, { tested: 10 });
  await inspect({ inspectionDate: '2025-04-01', readingSum: 2_000_000, totalStock: 15_164_447 });
  const { days, basis } = await readDsr(station, { product: hs, from: '2025-04-01', to: '2025-04-01' });
  expect(days.rows).toMatchObject([{ cumulativeSale: '1000.000', cumulativeVariation: '0.000' }]);
  expect(basis.rows[0]).toMatchObject({ inspectedAt: 'Before the first shift', testingBefore: '0.000' });
});

test('without an inspection the sums start with the first day of the station, in any range', async () => {
  await work('2025-04-01', 1000, { off: -4 });
  await work('2025-04-02', 500, { off: -2 });
  await work('2025-04-04', 200, { off: 1 });
  const whole = await daysOf('2025-04-01', '2025-04-04');
  expect(whole.map(({ cumulativeSale, cumulativeVariation }) => [cumulativeSale, cumulativeVariation])).toEqual([
    ['1000.000', '-4.000'],
    ['1500.000', '-6.000'],
    ['1700.000', '-5.000'],
  ]);
  for (const from of ['2025-04-02', '2025-04-03', '2025-04-04'])
    expect(await daysOf(from, '2025-04-04')).toEqual(whole.filter(({ date }) => date! >= from));
  // The first inspection restarts them; the days before it stay as they were.
  await inspect({ inspectionDate: '2025-04-04', readingSum: 3_500_000, totalStock: 13_658_447 });
  expect(await daysOf('2025-04-02', '2025-04-04')).toMatchObject([
    { cumulativeSale: '1500.000', cumulativeVariation: '-6.000' },
    { cumulativeSale: '200.000', cumulativeVariation: '1.000' },
  ]);
});

test('sums that an inspection makes unknown are empty, and the report says why', async () => {
  await work('2025-04-02', 1000, { off: -4 });
  // A day before the books began, with meters that moved since.
  await inspect({ inspectionDate: '2025-04-01', readingSum: 1_900_000, totalStock: 15_264_447 });
  const { days, verdict } = await readDsr(station, { product: hs, from: '2025-04-01', to: '2025-04-02' });
  expect(days.rows).toMatchObject([{ variation: '-4.000', cumulativeSale: null, cumulativeVariation: null }]);
  expect(verdict.rows[0]!.verdict).toContain('when the books began, are not known');
});

test('a station without a full year of books states what its size is judged by', async () => {
  await work('2025-04-01', 1000);
  await work('2025-04-03', 1000);
  await inspect({ inspectionDate: '2025-04-01', readingSum: 2_000_000, totalStock: 15_164_447 });
  const { verdict, basis } = await readDsr(station, { product: hs, from: '2025-04-01', to: '2025-04-03' });
  const size = 'Not large: 243.3 KL a year, scaled up from 2.0 KL in the first 3 days of books';
  expect(verdict.rows[0]!.size).toBe(size);
  expect(basis.rows[0]).toMatchObject({ outlet: 'Not large', yearlySale: '243333.333' });
  await work('2026-04-01', 500);
  const later = await readDsr(station, { product: hs, from: '2026-04-01', to: '2026-04-01' });
  expect(later.verdict.rows[0]!.size).toBe('Not large: 1.5 KL in the year up to the day');
});

test('a morning with several densities shows each with its tank, and none as the density of the day', async () => {
  await station.act('createTank', { name: 'T3', productId: hs, openingVolume: 1_000_000 });
  const [third] = await station.sql<{ id: number }>("SELECT id FROM tank WHERE name = 'T3'");
  await work('2025-04-01', 100);
  const read = (tankId: number, density: number) =>
    station.act('recordDensity', {
      productId: hs,
      tankId,
      businessDate: '2025-04-01',
      occasion: 'MORNING',
      density,
      temperature: 300,
    });
  await read(third!.id, 8220);
  await read(station.ids.tanks.diesel, 8220);
  expect(await daysOf('2025-04-01', '2025-04-01')).toMatchObject([{ density: '832.5', densities: null }]);
  await read(third!.id, 8260);
  expect(await daysOf('2025-04-01', '2025-04-01')).toMatchObject([
    { density: null, densities: 'T1 832.5, T3 832.5, T3 836.4' },
  ]);
});
