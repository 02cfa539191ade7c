import fc from 'fast-check';
import { percentOf, percentText, shareOf } from '../../server/domain/kernel/percent';

test.each([
  [85, 12_000, 71, '0.71'],
  [-85, 12_000, -71, '-0.71'],
  [1, 2, 5000, '50.00'],
  [1, 20_000, 1, '0.01'],
  [-1, 20_000, 0, '0.00'],
  [3, 2, 15_000, '150.00'],
  [0, 7, 0, '0.00'],
])('%d of %d is %d hundredths of a percent, %s', (part, whole, percent, text) => {
  expect(percentOf(part, whole)).toBe(percent);
  expect(percentText(percentOf(part, whole))).toBe(text);
});

test.each([
  [12_000_000, 50, 60_000],
  [10_000_000, 400, 400_000],
  [199, 50, 1],
  [99, 50, 0],
  [-100, 50, 0],
  [-300, 50, -1],
])('of %d, %d hundredths of a percent are %d', (whole, percent, share) => {
  expect(shareOf(whole, percent)).toBe(share);
});

test('nothing is no share of nothing', () => {
  expect(() => percentOf(1, 0)).toThrow(RangeError);
});

test('a share of a whole converts back, however large', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 900_000_000_000 }),
      fc.integer({ min: -10_000, max: 10_000 }),
      (whole, percent) => {
        expect(shareOf(whole * 10_000, percent)).toBe(whole * percent);
        expect(percentOf(shareOf(whole * 10_000, percent), whole * 10_000)).toBe(percent);
      },
    ),
  );
});
