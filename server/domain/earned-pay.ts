import { addDays, type BusinessDate, daysBetween, monthOf } from './kernel/business-date';
import { type Paise, roundHalfUp } from './kernel/money';

/** SHIFT: the rate is per attended shift. MONTH: it is per calendar month, and each day earns its part. */
export type PayBasis = 'SHIFT' | 'MONTH';

/** Pay terms from a day on, until the next terms. */
export interface PayTerms {
  since: BusinessDate;
  payBasis: PayBasis;
  payRate: Paise;
}

/** Both days are included. */
export interface Period {
  from: BusinessDate;
  to: BusinessDate;
}

/** A line of a payslip: a number of shifts at a rate, or of days of one month at a monthly rate. */
export interface PayLine extends Period {
  payBasis: PayBasis;
  payRate: Paise;
  /** Shifts attended, or days. */
  count: number;
  /** Null for pay per shift. */
  daysInMonth: number | null;
  amount: Paise;
}

/** The least common multiple of 28, 29, 30 and 31: in such parts of a paisa every day's pay is an integer. */
const PARTS = 377_580n;

const later = (one: BusinessDate, other: BusinessDate): BusinessDate => (one > other ? one : other);
const earlier = (one: BusinessDate, other: BusinessDate): BusinessDate => (one < other ? one : other);

const daysOf = ({ from, to }: Period): number => daysBetween(from, to) + 1;

/** Splits the period where the rate changes. The first terms also pay for shifts worked before them. */
function stretchesOf(period: Period, history: readonly PayTerms[]): (Period & { terms: PayTerms })[] {
  return history.flatMap((terms, index) => {
    const next = history[index + 1];
    const holdsBefore = index === 0 && terms.payBasis === 'SHIFT';
    const from = holdsBefore ? period.from : later(period.from, terms.since);
    const to = next === undefined ? period.to : earlier(period.to, addDays(next.since, -1));
    return from <= to ? [{ terms, from, to }] : [];
  });
}

function byMonth({ from, to }: Period): Period[] {
  const end = monthOf(from).to;
  return to <= end ? [{ from, to }] : [{ from, to: end }, ...byMonth({ from: addDays(end, 1), to })];
}

/** Counts calendar days, attended or not: monthly pay needs no attendance. */
function unpricedLines(
  { from, to, terms }: Period & { terms: PayTerms },
  shiftDates: readonly BusinessDate[],
): Omit<PayLine, 'amount'>[] {
  const { payBasis, payRate } = terms;
  if (payBasis === 'MONTH')
    return byMonth({ from, to }).map((days) => ({
      ...days,
      payBasis,
      payRate,
      count: daysOf(days),
      daysInMonth: daysOf(monthOf(days.from)),
    }));
  const count = shiftDates.filter((date) => date >= from && date <= to).length;
  return count === 0 ? [] : [{ from, to, payBasis, payRate, count, daysInMonth: null }];
}

/**
 * Calculates an employee's pay for a period, line by line (docs/design/domain.md#salary): pay rate × attended shifts,
 * or pay rate × days ÷ days in month, each shift and day by the terms in force on it. `history` is sorted by `since`;
 * `shiftDates` holds the date of each attended shift, a date twice for two shifts, and dates outside the period do not
 * count. Monthly pay begins with its terms.
 *
 * There is one rounding, half up, of the whole: a line's amount is what it adds to the rounded running total, so the
 * lines add up to the whole and each is within a paisa of its exact part.
 */
export function earnedPay(
  period: Period,
  history: readonly PayTerms[],
  shiftDates: readonly BusinessDate[],
): PayLine[] {
  let exact = 0n;
  let reached: Paise = 0;
  return stretchesOf(period, history)
    .flatMap((stretch) => unpricedLines(stretch, shiftDates))
    .map((line) => {
      exact += (BigInt(line.payRate) * BigInt(line.count) * PARTS) / BigInt(line.daysInMonth ?? 1);
      const before = reached;
      reached = roundHalfUp(exact, PARTS);
      return { ...line, amount: reached - before };
    });
}
