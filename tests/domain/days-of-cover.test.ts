import { daysOfCover, isLowTank, meanSale } from '../../server/domain/days-of-cover';

describe('a low tank', () => {
  it.each<[string, number, number | null, number, boolean]>([
    ['at the percentage', 3_000_000, 20_000_000, 15, false],
    ['a millilitre below', 2_999_999, 20_000_000, 15, true],
    ['of a capacity that nobody knows', 0, null, 15, false],
    ['where nothing is low', 0, 20_000_000, 0, false],
  ])('%s', (_, volume, capacity, percent, isLow) => {
    expect(isLowTank(volume, capacity, percent)).toBe(isLow);
  });
});

describe('days of cover', () => {
  it.each<[string, number, number, number | null, number]>([
    ['the volume by a mean day, in tenths', 2_100_000, 3, 100, 700_000],
    ['where nothing was sold', 0, 3, null, 0],
    ['of no days', 0, 0, null, 0],
    ['rounded half up', 3_000_000, 1, 23, 3_000_000],
  ])('%s', (_, sold, days, cover, mean) => {
    expect([daysOfCover(7_000_000, { sold, days }), meanSale({ sold, days })]).toEqual([cover, mean]);
  });
});
