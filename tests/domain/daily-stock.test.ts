import fc from 'fast-check';
import {
  breaksIn,
  type Cumulative,
  dailyStock,
  NOTHING_YET,
  permittedOn,
  type StockDay,
} from '../../server/domain/daily-stock';
import { addDays } from '../../server/domain/kernel/business-date';
import { litresText, parseLitres } from '../../server/domain/kernel/litres';
import { sum } from '../../server/domain/kernel/sum';

const litres = (text: string) => parseLitres(text)!;

const day = (
  date: string,
  opening: string,
  receipt: string,
  meterSale: string,
  testing: string,
  dipClosing: string,
): StockDay => ({
  date,
  opening: litres(opening),
  receipt: litres(receipt),
  meterSale: litres(meterSale),
  testing: litres(testing),
  dipClosing: litres(dipClosing),
});

/** Diesel of a station: a tanker on the 2nd, no business on the 4th. */
const week = [
  day('2026-11-01', '10000', '0', '3005', '5', '6990'),
  day('2026-11-02', '6990', '12000', '2510', '10', '16500'),
  day('2026-11-03', '16500', '0', '4000', '0', '12480.5'),
  day('2026-11-05', '12480.5', '0', '2000', '0', '10480.5'),
];

const figures = (days: StockDay[], inspections: string[] = [], before?: Cumulative) =>
  dailyStock(days, inspections, before).map((row) => [
    row.date,
    ...[row.total, row.netSale, row.bookClosing, row.variation].map(litresText),
    ...[row.cumulative.sale, row.cumulative.variation].map(litresText),
  ]);

describe('the daily stock report', () => {
  test('worked example of four days', () => {
    expect(figures(week)).toEqual([
      // day, total, net sale, book closing, variation, cumulative sale, cumulative variation
      ['2026-11-01', '10000.000', '3000.000', '7000.000', '-10.000', '3000.000', '-10.000'],
      ['2026-11-02', '18990.000', '2500.000', '16490.000', '10.000', '5500.000', '0.000'],
      ['2026-11-03', '16500.000', '4000.000', '12500.000', '-19.500', '9500.000', '-19.500'],
      ['2026-11-05', '12480.500', '2000.000', '10480.500', '0.000', '11500.000', '-19.500'],
    ]);
  });

  test.each([
    ['on its first day: nothing came before', ['2026-11-01'], NOTHING_YET, ['3000', '5500', '9500', '11500']],
    ['on a day within', ['2026-10-01', '2026-11-03'], NOTHING_YET, ['3000', '5500', '4000', '6000']],
    ['on a day without business', ['2026-11-04'], NOTHING_YET, ['3000', '5500', '9500', '2000']],
    ['twice within', ['2026-11-05', '2026-11-02'], NOTHING_YET, ['3000', '2500', '6500', '2000']],
    ['after it', ['2026-11-06'], NOTHING_YET, ['3000', '5500', '9500', '11500']],
    [
      'before it, 800 L sold meanwhile',
      ['2026-10-31'],
      { ...NOTHING_YET, sale: litres('800') },
      ['3800', '6300', '10300', '12300'],
    ],
  ])('inspected %s, the cumulative sale begins at the inspection', (_what, inspections, before, sales) => {
    const rows = dailyStock(week, inspections, before);
    expect(rows.map(({ cumulative }) => cumulative.sale)).toEqual(sales.map(litres));
  });

  test('keeps the other properties of a day', () => {
    const carried = week.map((stockDay) => ({ ...stockDay, rate: 9250, saleValue: 27_750_000, density15: 8325 }));
    expect(dailyStock(carried, [])[0]).toMatchObject({ rate: 9250, saleValue: 27_750_000, density15: 8325 });
  });

  test('a report of no days is empty', () => {
    expect(dailyStock([], ['2026-11-01'])).toEqual([]);
  });
});

describe('continuity of days', () => {
  test('holds when each day opens with the previous closing', () => {
    expect(breaksIn(week)).toEqual([]);
    expect(breaksIn([])).toEqual([]);
  });

  test('reports the day that breaks it', () => {
    const withNewTank = week.map((row, index) => (index === 2 ? { ...row, opening: litres('18500') } : row));
    expect(breaksIn(withNewTank).map(({ message }) => message)).toEqual([
      '03-11-2026 opened with 18,500.000 L, but 02-11-2026 closed with 16,500.000 L',
    ]);
  });
});

/** Days that follow from each other, whatever the dips say. */
const anyDays = fc
  .record({
    opening: fc.nat(40_000_000),
    days: fc.array(
      fc.record({
        rest: fc.integer({ min: 1, max: 3 }),
        receipt: fc.oneof(fc.constant(0), fc.nat(24_000_000)),
        sale: fc.nat(9_000_000),
        testing: fc.nat(40_000),
        drift: fc.integer({ min: -200_000, max: 200_000 }),
      }),
      { minLength: 1, maxLength: 40 },
    ),
  })
  .map((drawn) => {
    let [date, opening] = ['2026-11-01', drawn.opening];
    return drawn.days.map(({ rest, receipt, sale, testing, drift }) => {
      const stockDay = {
        date,
        opening,
        receipt,
        meterSale: sale + testing,
        testing,
        dipClosing: opening + receipt - sale + drift,
      };
      date = addDays(date, rest);
      opening = stockDay.dipClosing;
      return stockDay;
    });
  });

test('opening = closing of the day before, and book = opening + receipts − sales', () => {
  fc.assert(
    fc.property(anyDays, (days) => {
      const rows = dailyStock(days, []);
      expect(breaksIn(rows)).toEqual([]);
      for (const [place, row] of rows.entries()) {
        expect(row.bookClosing + row.variation).toBe(rows[place + 1]?.opening ?? row.dipClosing);
        expect(row.bookClosing).toBe(row.opening + row.receipt - (row.meterSale - row.testing));
      }
    }),
  );
});

test('daily variations since the inspection add up to the cumulative one, in one report or two', () => {
  fc.assert(
    fc.property(anyDays, fc.nat(), fc.nat(), (days, drawnInspection, drawnCut) => {
      const inspected = days[drawnInspection % days.length]!.date;
      const rows = dailyStock(days, [inspected]);
      const last = rows.at(-1)!;
      const since = rows.filter(({ date }) => date >= inspected);
      expect(last.cumulative.variation).toBe(sum(since, ({ variation }) => variation));
      expect(last.cumulative.sale).toBe(sum(since, ({ netSale }) => netSale));
      const first = since[0]!;
      expect(first.opening + last.cumulative.receipt - last.cumulative.sale + last.cumulative.variation).toBe(
        last.dipClosing,
      );

      const cut = drawnCut % days.length;
      const carried = days[cut]!.date === inspected ? NOTHING_YET : (rows[cut - 1]?.cumulative ?? NOTHING_YET);
      expect(dailyStock(days.slice(cut), [inspected], carried)).toEqual(rows.slice(cut));
    }),
  );
});

test('a backward stock-in changes its day and later days only', () => {
  fc.assert(
    fc.property(anyDays, fc.nat(), fc.integer({ min: 1, max: 24_000_000 }), (days, drawn, unloaded) => {
      const place = drawn % days.length;
      const rows = dailyStock(days, []);
      const later = dailyStock(
        days.map((stockDay, at) => (at === place ? { ...stockDay, receipt: stockDay.receipt + unloaded } : stockDay)),
        [],
      );
      expect(later.slice(0, place)).toEqual(rows.slice(0, place));
      expect(later[place]!.variation).toBe(rows[place]!.variation - unloaded);
      for (const [at, row] of later.entries()) {
        if (at > place) expect({ ...row, cumulative: null }).toEqual({ ...rows[at], cumulative: null });
        if (at >= place) expect(row.cumulative.variation).toBe(rows[at]!.cumulative.variation - unloaded);
      }
    }),
  );
});

test("the permitted variation since an inspection with zero difference is the sum of the days' permitted variations", () => {
  const anyMorning = fc.record({
    readings: fc.nat(999_999_999),
    soldBefore: fc.nat(900_000),
    before: fc.nat(12_000_000),
  });
  fc.assert(
    fc.property(anyDays, anyMorning, (drawnDays, { readings, soldBefore, before }) => {
      const [first, ...rest] = drawnDays;
      // What came and was sold before the inspector did is part of the day.
      const inspected = {
        ...first!,
        receipt: first!.receipt + before,
        meterSale: first!.meterSale + soldBefore,
      };
      const rows = dailyStock([inspected, ...rest], [inspected.date]);
      const base = {
        openingReadingSum: readings,
        readingSum: readings + soldBefore,
        totalBeforeStock: before,
        testingBefore: 0,
        totalStock: inspected.opening + before - soldBefore,
      };
      for (const row of rows) {
        const { variation, afterTesting } = permittedOn(row, base, { stock: 400, evaporation: 25 });
        expect(variation).toBe(row.cumulative.variation);
        expect(afterTesting).toBe(row.cumulative.sale - soldBefore);
      }
    }),
  );
});

test('the permitted variation of the week, inspected on the 2nd after the delivery', () => {
  const rows = dailyStock(week, ['2026-11-02']);
  const base = {
    openingReadingSum: litres('500000'),
    readingSum: litres('500310'),
    totalBeforeStock: litres('12000'),
    testingBefore: 0,
    totalStock: litres('18680'),
  };
  const { band, variation, toLimit } = permittedOn(rows[2]!, base, { stock: 400, evaporation: 25 });
  // Sold 6,510 − 310 − 10 since; gone out of the tanks 18,680 − 12,480.5.
  expect(litresText(variation)).toBe('-9.500');
  expect(litresText(band)).toBe('514.695');
  expect(litresText(toLimit)).toBe('505.195');
});
