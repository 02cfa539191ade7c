import fc from 'fast-check';
import { earnedPay, type PayBasis, type PayTerms, type Period } from '../../server/domain/earned-pay';
import { addDays, daysBetween, monthOf } from '../../server/domain/kernel/business-date';
import { sum } from '../../server/domain/kernel/sum';

const terms = (since: string, payRate: number, payBasis: PayBasis = 'SHIFT'): PayTerms => ({
  since,
  payBasis,
  payRate,
});
const byMonth = (since: string, payRate: number): PayTerms => terms(since, payRate, 'MONTH');

/** That many days one after the other, a shift on each. */
const daily = (first: string, count: number): string[] => Array.from({ length: count }, (_, n) => addDays(first, n));

const november: Period = { from: '2026-11-01', to: '2026-11-30' };

/** A line as the payslip reads: '12 × 450.00' would be [12, null, 45_000, 540_000]. */
const lines = (period: Period, history: PayTerms[], shiftDates: string[] = []) =>
  earnedPay(period, history, shiftDates).map((line) => [line.count, line.daysInMonth, line.payRate, line.amount]);

test.each<[what: string, period: Period, history: PayTerms[], shifts: string[], expected: (number | null)[][]]>([
  [
    '26 shifts at 450.00 are 11,700.00',
    november,
    [terms('2025-01-01', 45_000)],
    daily('2026-11-01', 26),
    [[26, null, 45_000, 1_170_000]],
  ],
  [
    'two shifts on a day are two; those of other months are not of this one',
    november,
    [terms('2025-01-01', 45_000)],
    ['2026-10-31', '2026-11-01', '2026-11-01', '2026-11-30', '2026-12-01'],
    [[3, null, 45_000, 135_000]],
  ],
  [
    '480.00 from the 13th: 12 shifts are 5,400.00 and 14 are 6,720.00',
    november,
    [terms('2025-01-01', 45_000), terms('2026-11-13', 48_000)],
    daily('2026-11-01', 26),
    [
      [12, null, 45_000, 540_000],
      [14, null, 48_000, 672_000],
    ],
  ],
  [
    'terms that ended before, and those to come, pay nothing',
    november,
    [terms('2024-01-01', 40_000), terms('2026-11-01', 45_000), terms('2026-12-01', 50_000)],
    daily('2026-11-01', 30),
    [[30, null, 45_000, 1_350_000]],
  ],
  [
    'whoever stood a shift before the first terms is paid by them',
    november,
    [terms('2026-11-20', 45_000)],
    ['2026-11-19', '2026-11-20'],
    [[2, null, 45_000, 90_000]],
  ],
  ['no shift, no line', november, [terms('2025-01-01', 45_000)], [], []],
  ['no terms, no line', november, [], daily('2026-11-01', 3), []],
  [
    'a month in full is its rate, with or without shifts',
    november,
    [byMonth('2025-01-01', 1_500_000)],
    daily('2026-11-01', 2),
    [[30, 30, 1_500_000, 1_500_000]],
  ],
  [
    '14 days of a leap February at 14,500.00 are 7,000.00',
    { from: '2028-02-16', to: '2028-02-29' },
    [byMonth('2025-01-01', 1_450_000)],
    [],
    [[14, 29, 1_450_000, 700_000]],
  ],
  [
    'from 16 January to 15 February at 15,000.00: 7,741.935 and 8,035.714 are 15,777.65',
    { from: '2026-01-16', to: '2026-02-15' },
    [byMonth('2025-01-01', 1_500_000)],
    [],
    [
      [16, 31, 1_500_000, 774_194],
      [15, 28, 1_500_000, 803_571],
    ],
  ],
  [
    'one rounding: three parts of 3,333.333 are 10,000.00, not 9,999.99',
    november,
    [byMonth('2025-01-01', 1_000_000), byMonth('2026-11-11', 1_000_000), byMonth('2026-11-21', 1_000_000)],
    [],
    [
      [10, 30, 1_000_000, 333_333],
      [10, 30, 1_000_000, 333_334],
      [10, 30, 1_000_000, 333_333],
    ],
  ],
  [
    'half a paisa goes up: 15 of 30 days at 0.01',
    { from: '2026-11-01', to: '2026-11-15' },
    [byMonth('2025-01-01', 1)],
    [],
    [[15, 30, 1, 1]],
  ],
  [
    'no part of a paisa is lost on the way: 10 and 19 days of 29, 31 of 31 and 15 of 30 at 0.01 are 2.5',
    { from: '2028-02-01', to: '2028-04-15' },
    [byMonth('2025-01-01', 1), byMonth('2028-02-11', 1)],
    [],
    [
      [10, 29, 1, 0],
      [19, 29, 1, 1],
      [31, 31, 1, 1],
      [15, 30, 1, 1],
    ],
  ],
  [
    'who joins by the month on the 11th has 20 days',
    november,
    [byMonth('2026-11-11', 1_500_000)],
    [],
    [[20, 30, 1_500_000, 1_000_000]],
  ],
  [
    'from shifts to a month’s pay on the 16th: the shifts before, the days from then on',
    november,
    [terms('2025-01-01', 45_000), byMonth('2026-11-16', 1_500_000)],
    daily('2026-11-10', 10),
    [
      [6, null, 45_000, 270_000],
      [15, 30, 1_500_000, 750_000],
    ],
  ],
])('%s', (_what, period, history, shifts, expected) => {
  expect(lines(period, history, shifts)).toEqual(expected);
});

test('each line names its period', () => {
  const history = [terms('2025-01-01', 45_000), byMonth('2026-11-16', 1_500_000)];
  const pay = earnedPay({ from: '2026-11-10', to: '2026-12-05' }, history, ['2026-11-12']);
  expect(pay.map(({ from, to, payBasis }) => [from, to, payBasis])).toEqual([
    ['2026-11-10', '2026-11-15', 'SHIFT'],
    ['2026-11-16', '2026-11-30', 'MONTH'],
    ['2026-12-01', '2026-12-05', 'MONTH'],
  ]);
});

const FIRST = '2027-12-01';
const anyDay = fc.nat({ max: 200 }).map((days) => addDays(FIRST, days));
const anyPeriod = fc.tuple(anyDay, fc.nat({ max: 120 })).map(([from, days]) => ({ from, to: addDays(from, days) }));
const anyTerms = (payBasis: fc.Arbitrary<PayBasis>) =>
  fc
    .uniqueArray(
      fc.record({
        since: fc.nat({ max: 400 }).map((days) => addDays('2027-09-01', days)),
        payBasis,
        payRate: fc.integer({ min: 1, max: 9_999_999 }),
      }),
      { selector: ({ since }) => since, minLength: 1, maxLength: 6 },
    )
    .map((list) => list.sort((one, other) => (one.since < other.since ? -1 : 1)));
const anyHistory = anyTerms(fc.constantFrom('SHIFT', 'MONTH'));
const anyShifts = fc.array(fc.nat({ max: 320 }).map((days) => addDays(FIRST, days)));

const total = (period: Period, history: PayTerms[], shifts: string[]): number =>
  sum(earnedPay(period, history, shifts), ({ amount }) => amount);

/** The terms in force on a day, found the slow way. */
const termsOn = (day: string, history: PayTerms[]): PayTerms | undefined =>
  history.findLast(({ since }) => since <= day) ??
  history.find((first) => first.payBasis === 'SHIFT' && first === history[0]);

test('the total equals the pay added up day by day, within half a paisa', () => {
  fc.assert(
    fc.property(anyPeriod, anyHistory, anyShifts, (period, history, shifts) => {
      let exact = 0;
      for (let day = period.from; day <= period.to; day = addDays(day, 1)) {
        const rule = termsOn(day, history);
        const { from, to } = monthOf(day);
        if (rule?.payBasis === 'SHIFT') exact += rule.payRate * shifts.filter((date) => date === day).length;
        if (rule?.payBasis === 'MONTH') exact += rule.payRate / (daysBetween(from, to) + 1);
      }
      expect(Math.abs(total(period, history, shifts) - exact)).toBeLessThan(0.5001);
    }),
    { numRuns: 300 },
  );
});

test('every line is within a paisa of its exact part, and exact for shifts', () => {
  fc.assert(
    fc.property(anyPeriod, anyHistory, anyShifts, (period, history, shifts) => {
      for (const line of earnedPay(period, history, shifts)) {
        const exact = (line.payRate * line.count) / (line.daysInMonth ?? 1);
        expect(Math.abs(line.amount - exact)).toBeLessThan(line.payBasis === 'SHIFT' ? 0.0001 : 1.0001);
        expect(line.amount).toBeGreaterThanOrEqual(0);
        expect(line.from >= period.from && line.to <= period.to && line.from <= line.to).toBe(true);
      }
    }),
    { numRuns: 300 },
  );
});

test('splitting a period does not change shift pay, and changes monthly pay by at most a paisa', () => {
  fc.assert(
    fc.property(anyPeriod, anyHistory, anyShifts, fc.nat({ max: 100 }), (period, history, shifts, percent) => {
      const days = daysBetween(period.from, period.to);
      fc.pre(days > 0);
      const cut = addDays(period.from, Math.floor(((days - 1) * percent) / 100));
      const halves =
        total({ from: period.from, to: cut }, history, shifts) +
        total({ from: addDays(cut, 1), to: period.to }, history, shifts);
      const isByShift = history.every(({ payBasis }) => payBasis === 'SHIFT');
      expect(Math.abs(halves - total(period, history, shifts))).toBeLessThanOrEqual(isByShift ? 0 : 1);
    }),
  );
});

test('a change to the same rate does not change the total', () => {
  fc.assert(
    fc.property(anyPeriod, anyHistory, anyShifts, anyDay, (period, history, shifts, day) => {
      const inForce = history.findLast(({ since }) => since <= day);
      fc.pre(inForce !== undefined && inForce.since !== day);
      const changed = history.flatMap((rule) => (rule === inForce ? [rule, { ...rule, since: day }] : [rule]));
      expect(total(period, changed, shifts)).toBe(total(period, history, shifts));
    }),
  );
});

test('whole months at one rate earn the rate each, also in leap years', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: 1, max: 9_999_999 }), (day, payRate) => {
      expect(total(monthOf(day), [byMonth('2026-01-01', payRate)], [])).toBe(payRate);
    }),
  );
});
