import fc from 'fast-check';
import { type Ageing, ageing, type Debt, debtDay, OLDEST_AGE, openAccountOf } from '../../server/domain/ageing';
import { addDays } from '../../server/domain/kernel/business-date';
import { sum } from '../../server/domain/kernel/sum';

const TODAY = '2026-11-21';
const debt = (age: number, unpaid: number): Debt => ({ date: addDays(TODAY, -age), unpaid });
const columns = ({ upTo30, upTo60, upTo90, above90, due }: Ageing) => [upTo30, upTo60, upTo90, above90, due];

test.each([
  [0, [500, 0, 0, 0, 500]],
  [30, [500, 0, 0, 0, 500]],
  [31, [0, 500, 0, 0, 500]],
  [60, [0, 500, 0, 0, 500]],
  [61, [0, 0, 500, 0, 500]],
  [90, [0, 0, 500, 0, 500]],
  [91, [0, 0, 0, 500, 500]],
  [4_000, [0, 0, 0, 500, 500]],
])('a debt of %d days', (age, expected) => {
  expect(columns(ageing([debt(age, 500)], 0, TODAY))).toEqual(expected);
});

test('ages are counted in calendar days', () => {
  // 30 days of September, 31 of October, 21 of November: 31-10 is 21 days old, 21-10 31, 21-09 61, 22-08 91.
  const debts = ['2026-10-31', '2026-10-21', '2026-09-21', '2026-08-22'].map((date) => ({ date, unpaid: 100 }));
  expect(columns(ageing(debts, 0, TODAY))).toEqual([100, 100, 100, 100, 400]);
  expect(columns(ageing(debts, 0, '2026-11-20'))).toEqual([200, 100, 100, 0, 400]);
});

describe('an advance', () => {
  const debts = [debt(10, 1_000), debt(100, 300), debt(40, 200), debt(70, 400)];

  test.each([
    [0, [1_000, 200, 400, 300, 1_900]],
    [100, [1_000, 200, 400, 200, 1_800]],
    [300, [1_000, 200, 400, 0, 1_600]],
    [750, [1_000, 150, 0, 0, 1_150]],
    [1_900, [0, 0, 0, 0, 0]],
    [2_500, [-600, 0, 0, 0, -600]],
  ])('an advance of %d reduces the oldest debts first', (advance, expected) => {
    expect(columns(ageing(debts, advance, TODAY))).toEqual(expected);
  });

  test('an advance without debts is shown as a credit balance', () => {
    expect(columns(ageing([], 700, TODAY))).toEqual([-700, 0, 0, 0, -700]);
    expect(columns(ageing([], 0, TODAY))).toEqual([0, 0, 0, 0, 0]);
  });
});

test.each([
  ['not billed', '2026-10-05', null, '2026-10-05'],
  ['billed before', '2026-10-05', '2026-11-01', '2026-11-01'],
  ['billed on the day', '2026-10-05', TODAY, TODAY],
  ['billed only after the day', '2026-10-05', '2026-11-22', '2026-10-05'],
])('a sale %s', (_what, saleDate, billDate, expected) => {
  expect(debtDay(saleDate, billDate, TODAY)).toBe(expected);
});

const anyDebts = fc.array(fc.tuple(fc.nat(150), fc.nat(999_999)), { maxLength: 30 });

test('the columns add up to the due, never move to a younger one, and ignore the order of the debts', () => {
  fc.assert(
    fc.property(anyDebts, fc.nat(5_000_000), (drawn, advance) => {
      const debts = drawn.map(([age, unpaid]) => debt(age, unpaid));
      const aged = ageing(debts, advance, TODAY);
      const { upTo30, upTo60, upTo90, above90, due } = aged;
      expect(upTo30 + upTo60 + upTo90 + above90).toBe(due);
      expect(due).toBe(sum(debts, ({ unpaid }) => unpaid) - advance);
      expect(Math.min(upTo60, upTo90, above90)).toBeGreaterThanOrEqual(0);
      expect(upTo30).toBeGreaterThanOrEqual(Math.min(0, due));
      expect(ageing(debts.toReversed(), advance, TODAY)).toEqual(aged);
      const later = ageing(debts, advance, addDays(TODAY, 15));
      expect(later.above90).toBeGreaterThanOrEqual(above90);
      expect(later.upTo30).toBeLessThanOrEqual(upTo30);
      expect(later.due).toBe(due);
    }),
  );
});

test('an advance works as a payment of the oldest debts: two equal their sum', () => {
  fc.assert(
    fc.property(anyDebts, fc.nat(900_000), fc.nat(900_000), (drawn, first, second) => {
      const debts = drawn
        .map(([age, unpaid]) => debt(age, unpaid))
        .toSorted((one, other) => one.date.localeCompare(other.date));
      let left = first;
      const after = debts.map(({ date, unpaid }) => {
        const paid = Math.min(left, unpaid);
        left -= paid;
        return { date, unpaid: unpaid - paid };
      });
      expect(ageing(after, left + second, TODAY)).toEqual(ageing(debts, first + second, TODAY));
    }),
  );
});

test('an open account ages the same by its due and the sales of ninety days as by all its sales and payments', () => {
  fc.assert(
    fc.property(anyDebts, fc.nat(5_000_000), (drawn, paid) => {
      const sales = drawn.map(([age, unpaid]) => debt(age, unpaid));
      const whole = ageing(sales, paid, TODAY);
      const recent = drawn.filter(([age]) => age <= OLDEST_AGE).map(([age, unpaid]) => debt(age, unpaid));
      const { debts, advance } = openAccountOf(whole.due, recent, TODAY);
      expect(ageing(debts, advance, TODAY)).toEqual(whole);
    }),
  );
});
