import fc from 'fast-check';
import { addDays } from '../../server/domain/kernel/business-date';
import { parseLitres } from '../../server/domain/kernel/litres';
import { lossHints, type OpenLine } from '../../server/domain/loss-hints';
import type { TankDay, TankHistory } from '../../server/domain/tank-history';

const litres = (text: string) => parseLitres(text)!;

const FIRST = '2026-11-01';
const HS = { productId: 1, productName: 'HS' };
const MS = { productId: 2, productName: 'MS' };

/** A day in litres: variation, what each nozzle sold, and what was unloaded. */
type Day = [variation: number, sales: Record<string, number>, receipt?: number];

const tank = (tankId: number, days: Day[], product = HS): TankHistory => ({
  tankId,
  tankName: `T${tankId}`,
  ...product,
  days: days.map(
    ([variation, sales, receipt = 0], index): TankDay => ({
      date: addDays(FIRST, index),
      variation: variation * 1000,
      receipt: receipt * 1000,
      sales: Object.entries(sales).map(([nozzleName, sold]) => ({ nozzleName, litres: sold * 1000 })),
    }),
  ),
});

const said = (tanks: TankHistory[], openLines: OpenLine[] = []) =>
  lossHints(tanks, openLines).map(({ code, tankId, message }) => `${code} T${tankId}: ${message}`);

const codesOf = (tanks: TankHistory[]) => lossHints(tanks, []).map(({ code }) => code);

const quiet: Day = [-12, { 'P1 N1': 2000 }];

describe('a delivery missing from the books', () => {
  const line = (change: Partial<OpenLine> = {}): OpenLine => ({
    invoiceNumber: 'IOC/4471',
    productId: HS.productId,
    receivedOn: '2026-11-02',
    remaining: litres('12000'),
    ...change,
  });
  const found = tank(1, [quiet, [11_915, { 'P1 N1': 2000 }], quiet]);
  const missing =
    'DELIVERY_NOT_ENTERED T1: On 02-11-2026 T1 gained 11,915.000 L with no delivery entered: no open invoice of HS has as much left, so a delivery and its invoice may be missing.';

  test('is suggested from the open invoices', () => {
    expect(said([found], [line({ invoiceNumber: 'OLD/1', remaining: litres('20000') }), line()])).toEqual([
      'DELIVERY_NOT_ENTERED T1: On 02-11-2026 T1 gained 11,915.000 L with no delivery entered: invoice IOC/4471, received 02-11-2026, has 12,000.000 L left, so a stock-in of it may be missing.',
    ]);
  });

  test.each<[string, OpenLine[]]>([
    ['there is none', []],
    ['it came later', [line({ receivedOn: '2026-11-03' })]],
    ['it is of another product', [line({ productId: MS.productId })]],
    ['too little of it is left', [line({ remaining: litres('11319') })]],
  ])('a gain without a matching invoice suggests that the invoice is missing too: %s', (_what, openLines) => {
    expect(said([found], openLines)).toEqual([missing]);
  });

  test('a gain of half an invoice suggests the open part of that invoice', () => {
    const half = tank(1, [quiet, [5960, { 'P1 N1': 2000 }, 6000]]);
    expect(said([half], [line()])).toEqual([
      'DELIVERY_NOT_ENTERED T1: On 02-11-2026 T1 gained 5,960.000 L with 6,000.000 L of deliveries entered: invoice IOC/4471, received 02-11-2026, has 12,000.000 L left, so a stock-in of it may be missing.',
    ]);
  });

  test('is at least as large as a tanker compartment', () => {
    expect(codesOf([tank(1, [quiet, [999.999, {}]])])).not.toContain('DELIVERY_NOT_ENTERED');
    expect(codesOf([tank(1, [quiet, [1000, {}]])])).toEqual(['DELIVERY_NOT_ENTERED']);
  });
});

describe('a delivery in the books but not in the tank', () => {
  test('the hint says that the delivery may not have arrived, be entered twice or belong to another day', () => {
    expect(said([tank(1, [quiet, [-2308, { 'P1 N1': 2000 }, 2300], quiet])])).toEqual([
      'DELIVERY_NOT_COME T1: On 02-11-2026 T1 lost 2,308.000 L, about the 2,300.000 L of deliveries entered: one may not have come, be entered twice or belong to another day.',
    ]);
  });

  test('is listed with the day that it belongs to, in order of days', () => {
    const moved = tank(1, [quiet, [-2308, {}, 2300], quiet, [2290, { 'P1 N1': 2000 }]]);
    expect(said([moved]).map((text) => text.slice(0, 36))).toEqual([
      'DELIVERY_NOT_COME T1: On 02-11-2026 ',
      'DELIVERY_NOT_ENTERED T1: On 04-11-20',
    ]);
  });

  test('a delivery is assigned to the other tank if that tank gained the quantity', () => {
    const tanks = [tank(1, [quiet, [2310, { 'P1 N1': 2000 }]]), tank(2, [quiet, [-2290, { 'P2 N1': 1500 }, 2300]])];
    expect(codesOf(tanks)).toEqual(['ENTERED_AT_OTHER_TANK']);
  });

  test.each<[string, Day, boolean]>([
    ['a little less of it', [-2191, {}, 2300], true],
    ['much less of it', [-2190, {}, 2300], false],
    ['much more than it', [-2430, {}, 2300], false],
    ['a gain of it', [900, {}, 900], false],
    ['a small one', [-101, {}, 90], true],
    ['no more than dips err by', [-100, {}, 90], false],
    ['a loss without a delivery', [-2308, {}], false],
  ])('%s: %p is a hint, %p', (_what, day, isOne) => {
    expect(codesOf([tank(1, [quiet, day, quiet])]).includes('DELIVERY_NOT_COME')).toBe(isOne);
  });
});

describe('a gain in one tank and a loss in another', () => {
  test('the hint names a nozzle that may draw from the other tank', () => {
    const days = [410, 395, 520];
    const gaining = tank(
      1,
      days.map((sold): Day => [sold - 9, { 'P1 N1': 2000, 'P1 N2': sold }]),
    );
    const losing = tank(
      2,
      days.map((sold): Day => [-sold - 12, { 'P2 N1': 1500 }]),
    );
    expect(said([losing, gaining])).toEqual([
      'ENTERED_AT_OTHER_TANK T1: On 3 days from 01-11-2026 to 03-11-2026 T1 gained 1,298.000 L and T2 lost 1,361.000 L: nozzle P1 N2, entered at T1, sold 1,325.000 L then and may draw from T2.',
    ]);
  });

  test('the hint names a delivery that may be into the other tank', () => {
    const tanks = [
      tank(1, [quiet, [11_900, { 'P1 N1': 2000 }]]),
      tank(2, [quiet, [-12_060, { 'P2 N1': 1500 }, 12_000]]),
    ];
    expect(said(tanks)).toEqual([
      'ENTERED_AT_OTHER_TANK T1: On 02-11-2026 T1 gained 11,900.000 L and T2 lost 12,060.000 L: the 12,000.000 L of deliveries entered at T2 then may have gone into T1.',
    ]);
  });

  test('suggests both where neither fits better', () => {
    const tanks = [
      tank(1, [
        [300, { 'P1 N1': 2000 }],
        [280, { 'P1 N1': 2000 }],
      ]),
      tank(2, [
        [-310, {}],
        [-290, {}],
      ]),
    ];
    expect(said(tanks)).toEqual([
      'ENTERED_AT_OTHER_TANK T1: On 2 days from 01-11-2026 to 02-11-2026 T1 gained 580.000 L and T2 lost 600.000 L: a nozzle or a delivery may be entered at the wrong one of the two.',
    ]);
  });

  test.each<[string, number[], number[]]>([
    ['once, and less than a delivery', [999], [-999]],
    ['within what dips err', [100, 100], [-100, -100]],
    ['on different days', [300, -12, 300, -12], [-12, -300, -12, -300]],
    ['of different size', [300, 300], [-351, -249]],
  ])('is chance when it is %s', (_what, gains, losses) => {
    const selling = (variations: number[]) => variations.map((variation): Day => [variation, { 'P1 N1': 300 }]);
    expect(codesOf([tank(1, selling(gains)), tank(2, selling(losses))])).not.toContain('ENTERED_AT_OTHER_TANK');
  });
});

describe('a leak', () => {
  test('continues on days without sales', () => {
    const days: Day[] = [quiet, [-60, {}], [-45, {}], quiet, [-72, {}], quiet];
    expect(said([tank(1, days)])).toEqual([
      'LEAK T1: On 3 days on which nothing was sold T1 lost 177.000 L, 59.000 L a day: the tank or its pipes may leak.',
    ]);
  });

  test.each<[string, Day[], boolean]>([
    ['one idle day', [quiet, [-300, {}], quiet], false],
    [
      'what the two dips around may err by',
      [
        [-20, {}],
        [-30, {}],
      ],
      false,
    ],
    [
      'a litre more',
      [
        [-20, {}],
        [-31, {}],
      ],
      true,
    ],
    ['what four dips may err by', [[-50, {}], quiet, [-50, {}]], false],
    ['a litre more of these', [[-50, {}], quiet, [-51, {}]], true],
    [
      'a loss on days with a delivery',
      [
        [-80, {}, 6000],
        [-80, {}, 6000],
      ],
      false,
    ],
    [
      'a gain',
      [
        [80, {}],
        [80, {}],
      ],
      false,
    ],
  ])('%s: %p is a hint, %p', (_what, days, isOne) => {
    expect(codesOf([tank(1, days)]).includes('LEAK')).toBe(isOne);
  });
});

describe('an inaccurate meter', () => {
  const days = (shares: number[], sales: (place: number) => Record<string, number>): Day[] =>
    shares.map((share, index) => {
      const sold = Object.values(sales(index)).reduce((total, litresSold) => total + litresSold, 0);
      return [(sold * share) / 100, sales(index)];
    });

  test('loses the same share of its sale in each third of the period', () => {
    const shares = [-0.9, -0.7, -0.8, -0.8, -0.6, -1];
    expect(
      said([
        tank(
          1,
          days(shares, () => ({ 'P1 N1': 10_000 })),
        ),
      ]),
    ).toEqual([
      'METER_DRIFT T1: Over 6 days of sale T1 lost 480.000 L, 0.80 % of its sale, and about as much in each third of them (0.80 %, 0.80 %, 0.80 %): the meter of nozzle P1 N1 may count less than it pours.',
    ]);
  });

  test('a meter that gains the same share of its sale is reported too', () => {
    expect(
      said([
        tank(
          1,
          days(Array(7).fill(0.75), () => ({ 'P1 N1': 8000 })),
        ),
      ]),
    ).toEqual([
      'METER_DRIFT T1: Over 7 days of sale T1 gained 420.000 L, 0.75 % of its sale, and about as much in each third of them (0.75 %, 0.75 %, 0.75 %): the meter of nozzle P1 N1 may count more than it pours.',
    ]);
  });

  test('is the meter that the variation follows', () => {
    const sold = [16_000, 4000, 12_000, 2000, 18_000, 6000];
    const both = sold.map(
      (litresSold, index): Day => [-litresSold / 50, { 'P1 N1': 9000 - index, 'P1 N2': litresSold }],
    );
    expect(said([tank(1, both)])[0]).toContain('the meter of nozzle P1 N2 may count less than it pours');
  });

  test('all meters are suspected if the variation follows all of them', () => {
    const both = days(Array(6).fill(-1), () => ({ 'P1 N1': 4000, 'P1 N2': 4100 }));
    expect(said([tank(1, both)])[0]).toContain('a meter of nozzles P1 N1, P1 N2 may count less than it pours');
  });

  test.each<[string, number[], number]>([
    ['over five days only', Array(5).fill(-0.8), 10_000],
    ['within what the law lets it err', Array(6).fill(-0.5), 30_000],
    ['within what the dips may err by', Array(6).fill(-0.8), 3000],
    ['within what the law and the dips together let it err', Array(6).fill(-0.6), 8000],
    ['to and fro', [-2, -2, 1, 1, -2, -2], 10_000],
    ['of one bad week', [-0.3, -0.3, -0.3, -0.3, -2, -2], 10_000],
  ])('is not suggested when it is %s', (_what, shares, sold) => {
    expect(
      said([
        tank(
          1,
          days(shares, () => ({ 'P1 N1': sold })),
        ),
      ]),
    ).toEqual([]);
  });
});

describe('an unexplained day', () => {
  test('a day with a large variation is named with its tank', () => {
    expect(said([tank(1, [quiet, [-12, { 'P1 N1': 2000 }]]), tank(2, [quiet, [-2308, { 'P2 N1': 2000 }]])])).toEqual([
      "MOSTLY_ON_A_DAY T2: Most of it is on 02-11-2026 in T2: a loss of 2,308.000 L; look at that day's readings, dips and deliveries.",
    ]);
    expect(said([tank(1, [quiet, quiet, [640.5, { 'P1 N1': 2000 }]])])).toEqual([
      "MOSTLY_ON_A_DAY T1: Most of it is on 03-11-2026 in T1: a gain of 640.500 L; look at that day's readings, dips and deliveries.",
    ]);
  });

  test('names the largest part where no tank has more than half', () => {
    expect(said([tank(1, [[-900, {}], quiet, [-1000, { 'P1 N1': 2000 }], [-800, { 'P1 N1': 2000 }]])])).toEqual([
      "MOSTLY_ON_A_DAY T1: The largest part of it is on 03-11-2026 in T1: a loss of 1,000.000 L; look at that day's readings, dips and deliveries.",
    ]);
  });

  test('is judged for each product separately', () => {
    const tanks = [tank(1, [[-900, {}]]), tank(2, [[-2000, {}]]), tank(3, [[-600, {}]], MS)];
    expect(lossHints(tanks, []).map(({ code, tankId }) => [code, tankId])).toEqual([
      ['MOSTLY_ON_A_DAY', 2],
      ['MOSTLY_ON_A_DAY', 3],
    ]);
  });

  test.each<[string, Day, boolean]>([
    ['five times what dips err by', [-250, {}], false],
    ['a litre more', [-251, {}], true],
    ['and what meters err by', [-400, { 'P1 N1': 30_000 }], false],
    ['a litre more than these', [-401, { 'P1 N1': 30_000 }], true],
  ])('large is more than %s: %p is, %p', (_what, day, isFar) => {
    expect(codesOf([tank(1, [quiet, day, quiet])])).toEqual(isFar ? ['MOSTLY_ON_A_DAY'] : []);
  });

  test('comes last and repeats no day of another hint', () => {
    const idle: Day = [-300, {}];
    const tanks = [tank(1, [idle, [-700, { 'P1 N1': 2000 }], idle, [9000, {}], [-6050, { 'P1 N1': 2000 }, 6000]])];
    expect(said(tanks).map((text) => text.slice(0, 52))).toEqual([
      'DELIVERY_NOT_ENTERED T1: On 04-11-2026 T1 gained 9,0',
      'DELIVERY_NOT_COME T1: On 05-11-2026 T1 lost 6,050.00',
      'LEAK T1: On 2 days on which nothing was sold T1 lost',
      'MOSTLY_ON_A_DAY T1: Most of it is on 02-11-2026 in T',
    ]);
  });

  test('a day explained by an inaccurate meter is not listed', () => {
    const days: Day[] = Array.from({ length: 6 }, () => [-400, { 'P1 N1': 20_000 }]);
    expect(codesOf([tank(1, [...days, [-900, {}]])])).toEqual(['METER_DRIFT', 'MOSTLY_ON_A_DAY']);
  });
});

test('a day explained by one hint is no evidence for another', () => {
  const drift: Day = [-80, { 'P1 N1': 10_000 }];
  const gain: Day = [9000, { 'P1 N1': 10_000 }];
  const codes = lossHints([tank(1, [drift, drift, drift, gain, drift, drift, drift])], []).map(({ code }) => code);
  expect(codes).toEqual(['DELIVERY_NOT_ENTERED', 'METER_DRIFT']);
});

test('usual dip errors and evaporation give no hint', () => {
  const anyTank = fc.array(
    fc.record({
      // Where the dip stands against the truth; a day's variation is the difference of two.
      error: fc.integer({ min: -25_000, max: 25_000 }),
      sold: fc.oneof(fc.constant(0), fc.nat(9_000_000)),
    }),
    { minLength: 2, maxLength: 31 },
  );
  const anyEvaporation = fc.integer({ min: 0, max: 300 });
  fc.assert(
    fc.property(fc.array(anyTank, { minLength: 1, maxLength: 4 }), anyEvaporation, (drawn, perLakh) => {
      const tanks = drawn.map(
        (days, index): TankHistory => ({
          ...tank(index, []),
          days: days.map(({ error, sold }, at) => ({
            date: addDays(FIRST, at),
            variation: error - (days[at - 1]?.error ?? 0) - Math.floor((sold * perLakh) / 100_000),
            receipt: 0,
            sales: [{ nozzleName: 'P1 N1', litres: sold }],
          })),
        }),
      );
      expect(said(tanks)).toEqual([]);
    }),
  );
});
