import { addDays } from '../../server/domain/kernel/business-date';
import { parseLitres } from '../../server/domain/kernel/litres';
import { sum } from '../../server/domain/kernel/sum';
import { expectBooksInOrder } from '../support/state-of-books';
import { type Station, startStation } from '../support/station';
import { figures, type ReportRow, readDsr, workShift } from './stock-days';

jest.setTimeout(30_000);

let station: Station;
afterEach(() => expectBooksInOrder(station.database));

/** The rows of diesel, or of another product, in a range. */
const daysOf = async (asked: object, product = station.ids.products.diesel): Promise<ReportRow[]> =>
  (await readDsr(station, { product, ...asked })).days.rows;

const columns = (rows: ReportRow[], ...names: string[]) => rows.map((row) => names.map((name) => row[name]));

/** Checks what holds for the rows of one product whatever happened on its days. */
function expectToFollow(rows: ReportRow[]): void {
  const [opening, receipt, net, book, closing, variation] = [
    'opening',
    'receipt',
    'netSale',
    'bookClosing',
    'dipClosing',
    'variation',
  ].map((column) => rows.map((row) => parseLitres(row[column]!)!));
  for (const place of rows.keys()) {
    expect(book![place]).toBe(opening![place]! + receipt![place]! - net![place]!);
    expect(closing![place]).toBe(book![place]! + variation![place]!);
    if (place > 0) expect(opening![place]).toBe(closing![place - 1]);
  }
}

describe('the days of a small station', () => {
  const april = { from: '2025-04-01', to: '2025-04-05' };

  beforeAll(async () => {
    station = await startStation();
    const { ids, act } = station;
    const { diesel: hs, petrol: ms } = ids.tanks;
    const [one, two] = ids.pumps;
    const shifts = [
      {
        date: '2025-04-01',
        sold: { [one.diesel]: 1000, [two.diesel]: 200, [one.petrol]: 500 },
        tested: { [one.diesel]: 5 },
        off: { [hs]: -4 },
      },
      {
        date: '2025-04-01',
        night: true,
        sold: { [one.diesel]: 800, [two.petrol]: 300 },
        off: { [hs]: 2, [ms]: -3 },
      },
      {
        date: '2025-04-02',
        received: { [hs]: 4000 },
        sold: { [one.diesel]: 2000 },
        tested: { [one.diesel]: 10 },
        off: { [hs]: -10 },
      },
      { date: '2025-04-02', night: true, sold: { [one.diesel]: 500 } },
      { date: '2025-04-03', sold: { [one.diesel]: 1500, [one.petrol]: 700 }, off: { [hs]: -6 } },
      { date: '2025-04-05', sold: { [one.diesel]: 900 }, off: { [hs]: 1 } },
    ];
    await act('createProductRate', {
      productId: ids.products.diesel,
      rate: 9400,
      shiftDate: '2025-04-02',
      shiftTypeId: ids.shiftTypes.night,
    });
    for (const shift of shifts) await workShift(station, shift);
  }, 60_000);
  afterAll(() => station?.close());

  test('without an inspection, the days are summed from the first day and not judged', async () => {
    const { days, basis, verdict } = await readDsr(station, { product: station.ids.products.diesel, ...april });
    expect(
      columns(days.rows, 'date', 'opening', 'receipt', 'total', 'meterSale', 'testing', 'netSale', 'bookClosing'),
    ).toEqual([
      ['2025-04-01', '15164.447', '0.000', '15164.447', '2005.000', '5.000', '2000.000', '13164.447'],
      ['2025-04-02', '13162.447', '4000.000', '17162.447', '2510.000', '10.000', '2500.000', '14662.447'],
      ['2025-04-03', '14652.447', '0.000', '14652.447', '1500.000', '0.000', '1500.000', '13152.447'],
      ['2025-04-05', '13146.447', '0.000', '13146.447', '900.000', '0.000', '900.000', '12246.447'],
    ]);
    expect(
      columns(
        days.rows,
        'dipClosing',
        'variation',
        'cumulativeSale',
        'cumulativeVariation',
        'rate',
        'rates',
        'saleValue',
      ),
    ).toEqual([
      ['13162.447', '-2.000', '2000.000', '-2.000', '92.50', null, '185000.00'],
      // 2,000 L at 92.50 by day and 500 L at 94.00 by night, so neither is the rate of the day.
      ['14652.447', '-10.000', '4500.000', '-12.000', null, '92.50, 94.00', '232000.00'],
      ['13146.447', '-6.000', '6000.000', '-18.000', '94.00', null, '141000.00'],
      ['12247.447', '1.000', '6900.000', '-17.000', '94.00', null, '84600.00'],
    ]);
    for (const judged of ['band', 'outside', 'toLimit', 'verdict', 'density'])
      expect(days.rows.map((row) => row[judged])).toEqual([null, null, null, null]);
    expect(basis.rows).toEqual([
      {
        product: 'HS',
        inspected: null,
        inspectedAt: null,
        testingBefore: null,
        readingSum: null,
        totalStock: null,
        totalBeforeStock: null,
        raisedBy: 'the quantity entered',
        ofStock: '4.00',
        ofSale: '0.25',
        outlet: 'Not large',
        // 6,900 L in five days.
        yearlySale: '503700.000',
        missing: 'No inspection is entered',
      },
    ]);
    expect(verdict.rows[0]).toMatchObject({
      date: '2025-04-05',
      variation: null,
      verdict: 'No inspection is entered, so the variation cannot be judged.',
    });
  });

  test('continue from each other for every product, with sums equal to the ledger', async () => {
    const { days } = await readDsr(station, april);
    for (const product of ['HS', 'MS']) expectToFollow(days.rows.filter((row) => row.product === product));
    const ledger = await station.sql<{ product: string; kind: string; litres: number }>(
      `SELECT p.short_name AS product, m.kind, SUM(m.litres)::bigint AS litres
       FROM stock_movement m JOIN product p ON p.id = m.product_id GROUP BY 1, 2`,
    );
    const moved = (product: string, kind: string) =>
      (ledger.find((row) => row.product === product && row.kind === kind)?.litres ?? 0) / 1000;
    expect(days.subtotals.map(({ product }) => product)).toEqual(['HS', 'MS']);
    for (const { product, receipt, netSale, variation } of days.subtotals) {
      expect([receipt, netSale, variation].map(Number)).toEqual([
        moved(product!, 'RECEIPT'),
        -moved(product!, 'SALE'),
        moved(product!, 'VARIATION'),
      ]);
      expect(days.rows.findLast((row) => row.product === product)!.cumulativeVariation).toBe(variation);
    }
    for (const column of ['receipt', 'meterSale', 'testing', 'netSale', 'variation', 'saleValue'])
      expect(Number(days.totals[column])).toBeCloseTo(sum(figures(days.rows, column), Number), 3);
  });

  test('a report of a month has the days of that month', async () => {
    const asked = await daysOf({ month: '2025-04' });
    expect(asked).toEqual(await daysOf({ from: '2025-04-01', to: '2025-04-30' }));
    expect(await daysOf({ month: '2025-03' })).toEqual([]);
    const { verdict, hints } = await readDsr(station, { month: '2025-03' });
    expect(verdict.rows.map((row) => row.verdict)).toEqual(Array(2).fill('No shift was closed in these days.'));
    expect(hints.rows).toEqual([{ product: null, tank: null, hint: 'No likely cause found' }]);
  });

  test("a day has the morning's density at 15 °C if one was measured", async () => {
    const reading = { productId: station.ids.products.diesel, tankId: station.ids.tanks.diesel };
    for (const [businessDate, occasion, density, temperature] of [
      ['2025-04-02', 'MORNING', 8220, 300],
      ['2025-04-02', 'AFTER_UNLOADING', 8150, 350],
      ['2025-04-03', 'AFTER_UNLOADING', 8285, 320],
    ])
      await station.act('recordDensity', { ...reading, businessDate, occasion, density, temperature });
    expect((await daysOf(april)).map(({ density }) => density)).toEqual([null, '832.5', null, null]);
    expect((await daysOf(april)).map(({ densities }) => densities)).toEqual([null, null, null, null]);
    expect((await daysOf(april, station.ids.products.petrol)).map(({ density }) => density)).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });

  test('the days are summed from an inspection on and judged by what it found', async () => {
    const before = await daysOf(april);
    // Its meters began that day at 5,315 and 1,200. 200 L were sold before the inspection, which found 2 L too little.
    await station.act('recordInspection', {
      productId: station.ids.products.diesel,
      inspectionDate: '2025-04-03',
      readingSum: 6_715_000,
      totalStock: 14_450_447,
      totalBeforeStock: 0,
    });
    const rows = await daysOf(april);
    expect(rows.slice(0, 2)).toEqual(before.slice(0, 2));
    const judged = ['cumulativeSale', 'cumulativeVariation', 'band', 'outside', 'toLimit', 'verdict'];
    expect(columns(rows.slice(2), ...judged)).toEqual([
      // A loss of 4 L: 4 % of 13,146.447 and 0.20 % of 1,300 sold since; 6,000 L in three days are 730 KL in a year.
      ['1300.000', '-4.000', '528.458', '0.000', '524.458', 'Within'],
      // A loss of 3 L: 4 % of 12,247.447 and 0.25 % of 2,200; with a day without shifts it is less than 600 KL.
      ['2200.000', '-3.000', '495.398', '0.000', '492.398', 'Within'],
    ]);
    const { basis, verdict } = await readDsr(station, { product: station.ids.products.diesel, ...april });
    expect(basis.rows[0]).toMatchObject({ inspected: '2025-04-03', readingSum: '6715.000', missing: null });
    expect(verdict.rows).toEqual([
      {
        product: 'HS',
        date: '2025-04-05',
        afterTesting: '2200.000',
        receipts: '0.000',
        dipSales: '2203.000',
        variation: '-3.000',
        band: '495.398',
        outside: '0.000',
        size: 'Not large: 503.7 KL a year, scaled up from 6.9 KL in the first 5 days of books',
        verdict: 'A loss of 3.000 L, within the permitted 495.398 L; 492.398 L left to the limit.',
      },
    ]);
  });

  test('the days are the same in a report that starts after the inspection', async () => {
    const rows = await daysOf(april);
    for (const day of ['2025-04-03', '2025-04-04', '2025-04-05'])
      expect(await daysOf({ ...april, from: day })).toEqual(rows.filter(({ date }) => date! >= day));
  });

  test('the days are the same in a report that starts after days of two shifts', async () => {
    const asked = { product: station.ids.products.diesel, from: '2025-04-01', to: '2025-04-02' };
    const figuresOf = { readingSum: 2_000_000, totalStock: 15_164_447, totalBeforeStock: 0 };
    await station.act('recordInspection', { productId: asked.product, inspectionDate: '2025-04-01', ...figuresOf });
    const { days, verdict } = await readDsr(station, asked);
    expect(verdict.rows[0]).toMatchObject({ afterTesting: '4500.000', receipts: '4000.000', variation: '-12.000' });
    const later = await readDsr(station, { ...asked, from: '2025-04-02' });
    expect(later.days.rows).toEqual(days.rows.slice(1));
    expect(later.verdict.rows).toEqual(verdict.rows);
  });

  test('the days are judged by the percentages in force on their day', async () => {
    const before = await daysOf(april);
    await station.act('createPermittedVariation', {
      productId: station.ids.products.diesel,
      fromDate: '2025-04-05',
      stock: 300,
      evaporation: 20,
      largeEvaporation: 10,
      largeAbove: 400_000_000,
    });
    const rows = await daysOf(april);
    expect(rows.slice(0, 3)).toEqual(before.slice(0, 3));
    // Now a large outlet: 3 % of 12,247.447 and 0.10 % of 2,200.
    expect(rows[3]).toMatchObject({ band: '369.623', toLimit: '366.623' });
    const { basis } = await readDsr(station, { product: station.ids.products.diesel, ...april });
    expect(basis.rows[0]).toMatchObject({ ofStock: '3.00', ofSale: '0.10', outlet: 'Large' });
  });

  test('the days include closed shifts only; an unfinished day shows those closed so far', async () => {
    const { ids, act } = station;
    const [one] = ids.pumps;
    const asked = { from: '2025-04-05', to: '2025-04-30' };
    await workShift(station, { date: '2025-04-06', sold: { [one.diesel]: 100 } });
    const rows = await daysOf(asked);
    expect(columns(rows, 'date', 'netSale', 'dipClosing')).toEqual([
      ['2025-04-05', '900.000', '12247.447'],
      ['2025-04-06', '100.000', '12147.447'],
    ]);
    await act('startShift', { shiftTypeId: ids.shiftTypes.night, shiftDate: '2025-04-06', onDuty: [] });
    expect(await daysOf(asked)).toEqual(rows);
    await act('undoLastShift', {});
    expect((await daysOf(asked)).map(({ date }) => date)).toEqual(['2025-04-05']);
  });
});

describe('the permitted variation of the guidelines, from real documents', () => {
  /**
   * The diesel tank holds 7,000 L on the first day of each case; a tanker brings 5,000 L, and then the inspection
   * follows.
   */
  const CASES = [
    // received since, variation, band, outside, left to the limit
    ['18000', '0.000', '400.000', '0.000', '400.000', 'Within'],
    ['18450', '-450.000', '450.000', '0.000', '0.000', 'Within'],
    ['18500', '-500.000', '450.000', '-50.000', '0.000', 'Loss outside'],
    ['17550', '450.000', '400.000', '50.000', '0.000', 'Gain outside'],
  ] as const;
  const firstDayOf = (place: number) => addDays('2025-12-01', 3 * place);

  beforeAll(async () => {
    station = await startStation();
    const { act, ids } = station;
    const tank = ids.tanks.diesel;
    const [{ diesel: nozzle }] = ids.pumps;
    await act('setDipChart', {
      tankId: tank,
      rows: [
        { dip: 1, volume: 10_000 },
        { dip: 4000, volume: 40_000_000 },
      ],
    });
    await workShift(station, { date: '2025-04-01', sold: { [nozzle]: 8164 }, levels: { [tank]: 7000 } });
    let reading = 2_000_000 + 8_164_000;
    for (const [place, [received]] of CASES.entries()) {
      const date = firstDayOf(place);
      const half = Number(received) / 2;
      await act('recordInspection', {
        productId: ids.products.diesel,
        inspectionDate: date,
        readingSum: reading,
        totalStock: 12_000_000,
        totalBeforeStock: 5_000_000,
      });
      await workShift(station, {
        date,
        received: { [tank]: 5000 + half },
        sold: { [nozzle]: 10_000 },
        tested: { [nozzle]: 15 },
      });
      const off = 18_000 - Number(received);
      const next = { received: { [tank]: half }, sold: { [nozzle]: 10_000 }, off: { [tank]: off } };
      await workShift(station, { date: addDays(date, 1), ...next });
      await workShift(station, { date: addDays(date, 2), sold: { [nozzle]: 3000 } });
      reading += 23_015_000;
    }
  }, 60_000);
  afterAll(() => station?.close());

  test.each(CASES.map((figuresOf, index) => [index, ...figuresOf] as const))(
    'case %i: received %s: variation %s, band %s, outside %s, left %s, %s',
    async (place, received, variation, band, outside, toLimit, words) => {
      const from = firstDayOf(place);
      const asked = { product: station.ids.products.diesel, from, to: addDays(from, 1) };
      const { days, verdict, basis } = await readDsr(station, asked);
      expect(basis.rows[0]).toMatchObject({ inspected: from, ofStock: '4.00', ofSale: '0.25', outlet: 'Not large' });
      expect(days.rows.at(-1)).toMatchObject({ dipClosing: '10000.000', band, outside, toLimit, verdict: words });
      expect(days.rows.at(-1)).toMatchObject({ cumulativeSale: '20000.000', cumulativeVariation: variation });
      expect(verdict.rows).toEqual([
        expect.objectContaining({ afterTesting: '20000.000', receipts: `${received}.000`, variation, outside }),
      ]);
    },
  );

  test('the sentence states what the guidelines require', async () => {
    const sentence = async (place: number) => {
      const from = firstDayOf(place);
      const { verdict } = await readDsr(station, { from, to: addDays(from, 1) });
      return verdict.rows[0]!.verdict;
    };
    expect(await sentence(2)).toContain('50.000 L outside the permitted 450.000 L. A loss outside the band calls for');
    expect(await sentence(3)).toContain('Under the guidelines a gain outside the band stops sales.');
  });

  test('each inspection restarts the sums in one report of all cases', async () => {
    const rows = await daysOf({ from: '2025-12-01', to: '2025-12-31' });
    expectToFollow(rows);
    expect(figures(rows, 'cumulativeSale')).toEqual(CASES.flatMap(() => [10_000, 20_000, 23_000]));
    expect(columns(rows, 'band', 'outside').filter((_row, index) => index % 3 === 1)).toEqual(
      CASES.map(([, , band, outside]) => [band, outside]),
    );
  });
});
