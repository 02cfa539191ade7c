import fc from 'fast-check';
import { litresText, parseLitres } from '../../server/domain/kernel/litres';
import {
  allowanceOn,
  GUIDELINES,
  movedSince,
  permittedOfTank,
  permittedVariation,
  sizeInWords,
  type VariationSetting,
  verdictOn,
  yearlyAverage,
} from '../../server/domain/variation-band';

const litres = (text: string) => parseLitres(text)!;

const diesel: VariationSetting = {
  from: '2000-01-01',
  stock: 400,
  evaporation: 25,
  largeEvaporation: 20,
  largeAbove: litres('600000'),
};
const petrol: VariationSetting = { ...diesel, evaporation: 75, largeEvaporation: 60 };

/** Inspected at 12,000 L; since then 20,000 L sold, 10,000 L there now. Only what came differs. */
const inspection = {
  readingSum: litres('884000'),
  totalStock: litres('12000'),
  totalBeforeStock: litres('5000'),
  testingBefore: 0,
};
const since = (received: string) => ({
  totalisers: litres('904015'),
  testing: litres('15'),
  receipts: litres('5000') + litres(received),
  dipStock: litres('10000'),
});
const judged = (received: string, setting = diesel, yearlySale = litres('400000')) =>
  permittedVariation(inspection, since(received), allowanceOn('2026-11-21', yearlySale, [setting])!);

describe('diesel, 20,000 L sold and 10,000 L in the tank', () => {
  test.each([
    // received: variation, band, outside, left to the limit
    ['18000', '0.000', '400.000', '0.000', '400.000'],
    ['18450', '-450.000', '450.000', '0.000', '0.000'],
    ['18500', '-500.000', '450.000', '-50.000', '0.000'],
    ['17550', '450.000', '400.000', '50.000', '0.000'],
    ['18000.001', '-0.001', '450.000', '0.000', '449.999'],
    ['18450.001', '-450.001', '450.000', '-0.001', '0.000'],
    ['17600', '400.000', '400.000', '0.000', '0.000'],
    ['17599.999', '400.001', '400.000', '0.001', '0.000'],
  ])('received %s: variation %s, band %s, outside %s, left %s', (received, variation, band, outside, left) => {
    const figures = judged(received);
    expect(litresText(figures.variation)).toBe(variation);
    expect(litresText(figures.band)).toBe(band);
    expect(litresText(figures.outside)).toBe(outside);
    expect(litresText(figures.toLimit)).toBe(left);
  });

  test('the intermediate figures are calculated', () => {
    expect(judged('18450')).toMatchObject({
      afterTesting: litres('20000'),
      receipts: litres('18450'),
      dipSales: litres('20450'),
    });
  });
});

describe('permitted variation', () => {
  test.each<[string, VariationSetting, string, number]>([
    ['a small outlet of diesel', diesel, '600000', 25],
    ['a large one', diesel, '600000.001', 20],
    ['a small outlet of petrol', petrol, '600000', 75],
    ['a large one', petrol, '600000.001', 60],
  ])('%s', (_what, setting, yearlySale, evaporation) => {
    expect(allowanceOn('2026-11-21', litres(yearlySale), [setting])).toEqual({ stock: 400, evaporation });
  });

  test.each<[string, number | null]>([
    ['1999-12-31', null],
    ['2000-01-01', 400],
    ['2026-03-31', 400],
    ['2026-04-01', 300],
    ['2030-01-01', 300],
  ])('the permitted variation on %s is that of the settings history: %p', (date, stock) => {
    const settings = [{ ...diesel, from: '2026-04-01', stock: 300 }, diesel];
    expect(allowanceOn(date, 0, settings)?.stock ?? null).toBe(stock);
  });

  test('the band is wider for petrol than for diesel', () => {
    expect(litresText(judged('18500', petrol).band)).toBe('550.000');
    expect(litresText(judged('18500', petrol, litres('700000')).band)).toBe('520.000');
    expect(judged('18500', petrol).outside).toBe(0);
  });
});

describe('the verdict', () => {
  test.each([
    ['18000', 'WITHIN', 'No variation, within the permitted 400.000 L; 400.000 L left to the limit.'],
    ['18450', 'WITHIN', 'A loss of 450.000 L, within the permitted 450.000 L; 0.000 L left to the limit.'],
    ['17850', 'WITHIN', 'A gain of 150.000 L, within the permitted 400.000 L; 250.000 L left to the limit.'],
    [
      '18500',
      'LOSS_OUTSIDE',
      'A loss of 500.000 L, 50.000 L outside the permitted 450.000 L. A loss outside the band calls for an explanation.',
    ],
    [
      '17550',
      'GAIN_OUTSIDE',
      'A gain of 450.000 L, 50.000 L outside the permitted 400.000 L. Under the guidelines a gain outside the band stops sales.',
    ],
  ])('received %s: %s', (received, code, sentence) => {
    expect(verdictOn(judged(received))).toMatchObject({ code, sentence: { message: sentence } });
  });
});

const anyCase = fc.record({
  sold: fc.nat(50_000_000_000),
  dipStock: fc.nat(100_000_000),
  variation: fc.integer({ min: -20_000_000, max: 20_000_000 }),
  stock: fc.nat(1000),
  evaporation: fc.nat(200),
});
type Case = typeof anyCase extends fc.Arbitrary<infer Drawn> ? Drawn : never;

/** The figures of a product that sold and varied as drawn. */
const figuresOf = ({ sold, dipStock, variation, stock, evaporation }: Case) =>
  permittedVariation(
    { readingSum: 0, totalStock: 0, totalBeforeStock: 0, testingBefore: 0 },
    { totalisers: sold, testing: 0, receipts: dipStock + sold - variation, dipStock },
    { stock, evaporation },
  );

test('variation follows the dip, and within, outside and limit agree', () => {
  fc.assert(
    fc.property(anyCase, (drawn) => {
      const { variation, band, outside, toLimit } = figuresOf(drawn);
      expect(variation).toBe(drawn.variation);
      expect(Math.abs(variation)).toBe(band - toLimit + Math.abs(outside));
      expect(toLimit === 0 || outside === 0).toBe(true);
      expect(outside === 0 || Math.sign(outside) === Math.sign(variation)).toBe(true);
      expect(outside === 0).toBe(Math.abs(variation) <= band);
    }),
  );
});

test('without evaporation gains and losses are judged alike; with it a loss is allowed that much more', () => {
  fc.assert(
    fc.property(anyCase, (drawn) => {
      fc.pre(drawn.variation > 0);
      const mirrored = { ...drawn, variation: -drawn.variation };
      const [gain, loss] = [figuresOf({ ...drawn, evaporation: 0 }), figuresOf({ ...mirrored, evaporation: 0 })];
      expect([loss.band, loss.toLimit]).toEqual([gain.band, gain.toLimit]);
      expect(loss.outside + gain.outside).toBe(0);
      expect(figuresOf(drawn).band).toBe(gain.band);
      const more = figuresOf(mirrored).band - gain.band;
      expect(Math.abs(more * 10_000 - drawn.evaporation * drawn.sold)).toBeLessThanOrEqual(10_000);
    }),
  );
});

test('only the difference of two meter totals counts, not their values', () => {
  fc.assert(
    fc.property(anyCase, fc.nat(999_999_999), fc.nat(1_000_000), (drawn, standsAt, tested) => {
      const moved = permittedVariation(
        { readingSum: standsAt, totalStock: 0, totalBeforeStock: 0, testingBefore: 0 },
        {
          totalisers: standsAt + drawn.sold + tested,
          testing: tested,
          receipts: drawn.dipStock + drawn.sold - drawn.variation,
          dipStock: drawn.dipStock,
        },
        drawn,
      );
      expect(moved).toEqual(figuresOf(drawn));
    }),
  );
});

describe('the size of an outlet', () => {
  const kilolitres = (figure: number) => figure * 1_000_000;

  test.each([
    // sold, days of books: a year's sale
    [kilolitres(400), 365, kilolitres(400)],
    [kilolitres(400), 400, kilolitres(400)],
    [kilolitres(100), 73, kilolitres(500)],
    [1, 2, 183],
  ])('%d ml in %d days are %d ml a year', (sold, days, yearly) => {
    expect(yearlyAverage({ sold, days })).toBe(yearly);
  });

  test('is said with the sale that decides it', () => {
    expect(sizeInWords(true, { sold: kilolitres(612.34), days: 365 }).message).toBe(
      'Large: 612.3 KL in the year up to the day',
    );
    expect(sizeInWords(false, { sold: kilolitres(100.05), days: 73 }).message).toBe(
      'Not large: 500.3 KL a year, scaled up from 100.1 KL in the first 73 days of books',
    );
  });

  test('is that of the guidelines until a station has settings of its own', () => {
    const from = '1000-01-01';
    const largeAbove = kilolitres(600);
    expect(GUIDELINES).toEqual({
      MS: { from, stock: 400, evaporation: 75, largeEvaporation: 60, largeAbove },
      HS: { from, stock: 400, evaporation: 25, largeEvaporation: 20, largeAbove },
    });
  });
});

test('testing before the inspection is not taken off the sale again', () => {
  const inspection = { readingSum: 100_000, totalStock: 50_000, totalBeforeStock: 0, testingBefore: 2_000 };
  const since = { totalisers: 130_000, testing: 5_000, receipts: 0, dipStock: 23_000 };
  // 30 L by the meters, of which 3 L of testing came after the inspection; 27 L left the tank.
  expect(movedSince(inspection, since)).toEqual({ afterTesting: 27_000, receipts: 0, dipSales: 27_000, variation: 0 });
});

test('a tank may vary by a share of what was measured', () => {
  expect(permittedOfTank(12_345_678, 400)).toBe(493_827);
});
