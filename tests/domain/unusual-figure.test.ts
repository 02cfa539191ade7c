import {
  isFarAboveDue,
  isFarBelow,
  type KindOfFigure,
  usualPaymentUnlessNear,
  usualUnlessNear,
} from '../../server/domain/unusual-figure.rules';

const PAY = [45_000, 50_000, 40_000, 45_000, 42_000];
const LIMITS = [1_000_000, 500_000, 2_000_000, 1_500_000, 800_000];

/** What a pump hands in during a shift, in paise. */
const CASH = [300_000, 250_000, 350_000, 300_000, 300_000];

/** The figure, the earlier ones from the newest on, and the usual figure that is named; null if nothing is asked. */
const CASES: Record<KindOfFigure, [figure: number, earlier: number[], usual: number | null][]> = {
  collection: [
    [3_000_000, CASH, 300_000],
    [2_999_900, CASH, null],
    [100, CASH, null],
    [3_000_000, CASH.slice(1), null],
  ],
  transfer: [
    [3_000_000, CASH, 300_000],
    [3_000_000, [...CASH, 3_000_000], null],
    [100, CASH, null],
    [3_000_000, CASH.slice(1), null],
  ],
  rate: [
    [925, [9_250], 9_250],
    [92_500, [9_250], 9_250],
    [925_000, [9_250], 9_250],
    [9_250, [925], 925],
    [9_989, [9_250], null],
    [9_990, [9_250], 9_250],
    [8_565, [9_250], null],
    [8_564, [9_250], 9_250],
    [8_250, [9_250], 9_250],
    [9_410, [9_250], null],
    // Only the rate before it counts.
    [925, [925, 9_250, 9_250], null],
    [925, [], null],
  ],
  purchasePrice: [
    [850, [8_500, 8_400, 8_600], 8_500],
    [85_000, [8_500, 8_400, 8_600], 8_500],
    [25_500, [8_500, 8_400, 8_600], 8_500],
    [25_499, [8_500, 8_400, 8_600], null],
    [2_834, [8_500, 8_400, 8_600], null],
    [85_000, [8_500, 8_400], null],
    // Not far from one that was kept before.
    [30_000, [8_500, 30_000, 8_600, 8_500], null],
  ],
  firstPurchasePrice: [
    [8_900, [9_250], null],
    [18_500, [9_250], 9_250],
    [18_499, [9_250], null],
    [4_625, [9_250], 9_250],
    [4_626, [9_250], null],
    [90, [], null],
  ],
  changedLimit: [
    [5_000_000, [500_000], 500_000],
    [4_999_999, [500_000], null],
    [50_000, [500_000], 500_000],
    [50_001, [500_000], null],
    [5_000, [500_000], 500_000],
  ],
  newLimit: [
    [10_000_000, LIMITS, 1_000_000],
    [9_900_000, LIMITS, null],
    [10_000_000, [...LIMITS, 10_000_000], null],
    [10_000_000, LIMITS.slice(1), null],
    [100, LIMITS, null],
  ],
  changedPay: [
    [450_000, [45_000], 45_000],
    [4_500, [45_000], 45_000],
    [135_000, [45_000], 45_000],
    [134_900, [45_000], null],
    [15_000, [45_000], 45_000],
    [15_100, [45_000], null],
  ],
  newPay: [
    [1_200_000, PAY, 45_000],
    [15_000, PAY, 45_000],
    [15_100, PAY, null],
    [90_000, PAY, null],
    [1_200_000, PAY.slice(1), null],
  ],
  payment: [
    [5_000_000, [500_000, 400_000, 600_000], 500_000],
    [4_900_000, [500_000, 400_000, 600_000], null],
    [5_000_000, [500_000, 400_000], null],
    [50_000, [500_000, 400_000, 600_000], 500_000],
    [50_100, [500_000, 400_000, 600_000], null],
    [50_000, [500_000, 500_000, 50_000], null],
  ],
  advance: [
    [200_000, [20_000, 15_000, 30_000], 20_000],
    [199_900, [20_000, 15_000, 30_000], null],
    [2_000, [20_000, 15_000, 30_000], 20_000],
    [2_100, [20_000, 15_000, 30_000], null],
    [200_000, [20_000, 15_000], null],
  ],
  firstAdvance: [
    [200_000, [20_000, 15_000, 30_000, 20_000, 25_000], 20_000],
    [2_000, [20_000, 15_000, 30_000, 20_000, 25_000], 20_000],
    [200_000, [20_000, 15_000, 30_000, 20_000], null],
  ],
  expenditure: [
    [200_000, [20_000, 15_000, 20_000, 25_000, 30_000], 20_000],
    [199_900, [20_000, 15_000, 20_000, 25_000, 30_000], null],
    [2_000, [20_000, 15_000, 20_000, 25_000, 30_000], 20_000],
    [2_100, [20_000, 15_000, 20_000, 25_000, 30_000], null],
    [200_000, [20_000, 15_000, 20_000, 25_000, 200_000], null],
    [200_000, [20_000, 15_000, 20_000, 25_000], null],
    // The eleventh is too old.
    [200_000, [...Array<number>(10).fill(20_000), 500_000], 20_000],
  ],
  litres: [
    [400_000, [40_000, 35_000, 45_000], 40_000],
    [160_000, [40_000, 35_000, 45_000], 40_000],
    [159_999, [40_000, 35_000, 45_000], null],
    [400_000, [40_000, 35_000], null],
    [4_000, [40_000, 35_000, 45_000], 40_000],
    [4_100, [40_000, 35_000, 45_000], null],
    // The mean of the two in the middle.
    [400_000, [40_000, 30_000, 50_000, 60_000], 45_000],
  ],
};

describe.each(Object.entries(CASES))('%s', (kind, cases) => {
  test.each(cases)('%d after %j: %j', (figure, earlier, usual) => {
    expect(usualUnlessNear(kind as KindOfFigure, figure, earlier)).toBe(usual);
  });
});

test.each([
  [5_000_000, 2_499_999, 500_000],
  [5_000_000, 2_500_000, null],
  [5_000_000, -100_000, 500_000],
  [50_000, 100_001, 500_000],
  // Most of what it owes.
  [50_000, 100_000, null],
  [50_000, 0, null],
])('a payment of %d by who owes %d: %j', (amount, due, usual) => {
  expect(usualPaymentUnlessNear(amount, due, [500_000, 400_000, 600_000])).toBe(usual);
});

test.each([
  [16_547_940_00, 165_479_40, [], true],
  [4_00_000_00, 4_000_00, [], true],
  [4_00_000_00, 50_000_00, [], false],
  [4_00_000_00, 4_000_00, [4_00_000_00], false],
  [99_999_99, 100_00, [], false],
  [4_00_000_00, 0, [], false],
])('a payment of %d paise against a due of %d after %j is far above it: %s', (amount, due, earlier, expected) => {
  expect(isFarAboveDue(amount, due, earlier)).toBe(expected);
});

test.each([
  [100_000, 1_000_000, true],
  [100_001, 1_000_000, false],
  [100, 0, false],
  [100, -500_000, false],
])('a limit of %d is far below %d: %j', (maxLimit, amount, isFar) => {
  expect(isFarBelow(maxLimit, amount)).toBe(isFar);
});
