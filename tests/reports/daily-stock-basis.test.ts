import { expectBooksInOrder } from '../support/state-of-books';
import { type Station, startStation } from '../support/station';
import { type Dsr, type ReportRow, readDsr, workShift } from './stock-days';

jest.setTimeout(30_000);

const APRIL = { month: '2025-04' };
const CHANGED = 'A meter was changed on the day of the inspection: enter the inspection of another day';

let station: Station;
let hs: number;

/** Four days of diesel: the first pump sells 1,000 L a day and 5 L are lost a day; an inspection on the second. */
beforeEach(async () => {
  station = await startStation();
  hs = station.ids.products.diesel;
  for (const date of ['2025-04-01', '2025-04-02', '2025-04-03', '2025-04-04']) await work(date, 1000);
  await inspect('2025-04-02', 3_000_000, 14_159_447);
}, 60_000);
afterEach(async () => {
  await expectBooksInOrder(station.database);
  await station.close();
});

/** Works a day on which the first pump sells diesel and 5 L are lost. */
const work = (date: string, litres: number, meanwhile?: () => Promise<unknown>): Promise<number> => {
  const { pumps, tanks } = station.ids;
  return workShift(station, { date, sold: { [pumps[0].diesel]: litres }, off: { [tanks.diesel]: -5 }, meanwhile });
};

const inspect = (inspectionDate: string, readingSum: number, totalStock: number, productId = hs): Promise<unknown> =>
  station.act('recordInspection', { productId, inspectionDate, readingSum, totalStock, totalBeforeStock: 0 });

const diesel = (asked: object = APRIL): Promise<Dsr> => readDsr(station, { product: hs, ...asked });
const judged = (rows: ReportRow[]): unknown[] =>
  rows.map(({ date, band, outside, toLimit, verdict }) => [date, band, outside, toLimit, verdict]);

describe('a nozzle disabled before the inspection', () => {
  beforeEach(async () => {
    await station.act('updateNozzle', { id: station.ids.pumps[1].diesel, version: 1, disabled: true });
    await work('2025-04-05', 1000);
  });

  test('does not count among the opening meters of the day of inspection', async () => {
    await inspect('2025-04-06', 6_000_000, 10_139_447);
    await work('2025-04-06', 1000);
    expect((await diesel()).verdict.rows[0]).toMatchObject({ afterTesting: '1000.000', variation: '-5.000' });
  });

  test('does not count among the closing meters of the last shift before a day without shifts', async () => {
    await inspect('2025-04-07', 6_000_000, 10_139_447);
    await work('2025-04-08', 1000);
    expect((await diesel()).verdict.rows[0]).toMatchObject({ afterTesting: '1000.000', variation: '-5.000' });
  });
});

describe('a meter changed on the day of the inspection', () => {
  const reset = () =>
    station.act('recordMeterEvent', {
      nozzleId: station.ids.pumps[0].diesel,
      kind: 'RESET',
      reason: 'Sealed anew',
      lastReading: 5_400_000,
      firstReading: 0,
      testing: 0,
    });

  test.each([
    ['after the inspector read it', 5_200_000 + 1_000_000, 10_944_447],
    ['before the inspector read it', 100_000 + 1_000_000, 10_644_447],
  ])('%s: the variation is not judged until another day is inspected', async (_order, readingSum, totalStock) => {
    await work('2025-04-05', 600, reset);
    await inspect('2025-04-05', readingSum, totalStock);
    await work('2025-04-06', 1000);
    const { basis, verdict, days } = await diesel();
    expect(basis.rows[0]).toMatchObject({ inspected: '2025-04-05', missing: CHANGED });
    expect(verdict.rows[0]).toMatchObject({ afterTesting: null, variation: null, band: null, outside: null });
    expect(verdict.rows[0]!.verdict).toBe(`${CHANGED}, so the variation cannot be judged.`);
    expect(judged(days.rows.slice(4))).toEqual([
      ['2025-04-05', null, null, null, null],
      ['2025-04-06', null, null, null, null],
    ]);
    await inspect('2025-04-07', 1_600_000 + 1_000_000, 9_134_447);
    await work('2025-04-07', 1000);
    const again = await diesel();
    expect(again.basis.rows[0]!.missing).toBeNull();
    expect(again.verdict.rows[0]).toMatchObject({ afterTesting: '1000.000', variation: '-5.000' });
  });

  test('leaves another product to be judged', async () => {
    const petrol = station.ids.products.petrol;
    await work('2025-04-05', 600, reset);
    await inspect('2025-04-05', 10_000_000, 15_164_447, petrol);
    const { basis, verdict } = await readDsr(station, { product: petrol, ...APRIL });
    expect(basis.rows[0]!.missing).toBeNull();
    expect(verdict.rows[0]).toMatchObject({ variation: '0.000', outside: '0.000' });
  });
});

describe('the yearly sale', () => {
  /**
   * An outlet is large above 320 KL a year: with the days of 1,000 L each it is, and with the fifth day of 100 L it is
   * not.
   */
  beforeEach(async () => {
    await station.act('createPermittedVariation', {
      productId: hs,
      fromDate: '2025-04-01',
      stock: 0,
      evaporation: 100,
      largeEvaporation: 10,
      largeAbove: 320_000_000,
    });
    await work('2025-04-05', 100);
  });

  test('is that of each day, so a day has the same verdict in any range', async () => {
    const whole = await diesel();
    expect(judged(whole.days.rows.slice(1))).toEqual([
      // The loss grows by 5 L a day; 0.10 % of the sale, and 1 % of it on the last day.
      ['2025-04-02', '1.000', '-4.000', '0.000', 'Loss outside'],
      ['2025-04-03', '2.000', '-8.000', '0.000', 'Loss outside'],
      ['2025-04-04', '3.000', '-12.000', '0.000', 'Loss outside'],
      ['2025-04-05', '31.000', '0.000', '11.000', 'Within'],
    ]);
    for (const to of ['2025-04-02', '2025-04-04', '2025-04-05'])
      expect((await diesel({ from: '2025-04-01', to })).days.rows).toEqual(
        whole.days.rows.filter(({ date }) => date! <= to),
      );
    for (const from of ['2025-04-02', '2025-04-04', '2025-04-05'])
      expect((await diesel({ from, to: '2025-04-30' })).days.rows).toEqual(
        whole.days.rows.filter(({ date }) => date! >= from),
      );
  });

  test('is displayed as of the last row, or without rows as of the last day worked before', async () => {
    const yearly = async (from: string, to: string) => {
      const { outlet, ofSale, yearlySale } = (await diesel({ from, to })).basis.rows[0]!;
      return [outlet, ofSale, yearlySale];
    };
    expect(await yearly('2025-04-01', '2025-04-04')).toEqual(['Large', '0.10', '365000.000']);
    const byThen = ['Not large', '1.00', '299300.000'];
    expect(await yearly('2025-04-01', '2025-04-30')).toEqual(byThen);
    expect(await yearly('2025-06-01', '2025-06-30')).toEqual(byThen);
    expect((await yearly('2025-03-01', '2025-03-31'))[2]).toBe('0.000');
  });

  test('counts exactly the 365 days up to the day', async () => {
    // The first two days are more than 364 days before these.
    await work('2026-03-31', 500);
    await work('2026-04-01', 200);
    await work('2026-04-02', 300);
    const yearlyOn = async (day: string) => (await diesel({ from: day, to: day })).basis.rows[0]!.yearlySale;
    expect(await yearlyOn('2026-03-31')).toBe('4600.000');
    expect(await yearlyOn('2026-04-01')).toBe('3800.000');
    expect(await yearlyOn('2026-04-02')).toBe('3100.000');
  });
});

test('ignores an inspection on a day without closed shifts in the verdict of the last row', async () => {
  const before = await diesel();
  await inspect('2025-04-05', 5_000_000, 11_144_447);
  await station.act('startShift', { shiftTypeId: station.ids.shiftTypes.morning, shiftDate: '2025-04-05', onDuty: [] });
  expect(await diesel()).toEqual(before);
  expect(before.basis.rows[0]).toMatchObject({ inspected: '2025-04-02', missing: null });
});
