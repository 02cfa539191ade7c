import { addDays, type BusinessDate, daysBetween, monthOf } from './kernel/business-date';
import { type Paise, roundHalfUp } from './kernel/money';

/** SHIFT: the rate is for each attended shift. MONTH: it is for a calendar month, and each of its days earns its part. */
export type PayBasis = 'SHIFT' | 'MONTH';

/** What an employee is paid from a day on, until the next terms. */
export interface PayTerms {
  since: BusinessDate;
  payBasis: PayBasis;
  payRate: Paise;
}

/** Both days are in it. */
export interface Period {
  from: BusinessDate;
  to: BusinessDate;
}

/** A line of a payslip: so many shifts at a rate, or so many days of one month at a month's rate. */
export interface PayLine extends Period {
  payBasis: PayBasis;
  payRate: Paise;
  /** Shifts attended, or days. */
  count: number;
  /** Null where the pay is by the shift. */
  daysInMonth: number | null;
  amount: Paise;
}

/** The least number that 28, 29, 30 and 31 divide: so many parts of a paisa make every day's pay a whole number. */
const PARTS = 377_580n;

const later = (one: BusinessDate, other: BusinessDate): BusinessDate => (one > other ? one : other);
const earlier = (one: BusinessDate, other: BusinessDate): BusinessDate => (one < other ? one : other);

const daysOf = ({ from, to }: Period): number => daysBetween(from, to) + 1;

/** The stretches of the period that one rate holds in. The first terms pay for shifts worked before them as well. */
function stretchesOf(period: Period, history: readonly PayTerms[]): (Period & { terms: PayTerms })[] {
  return history.flatMap((terms, place) => {
    const next = history[place + 1];
    const holdsBefore = place === 0 && terms.payBasis === 'SHIFT';
    const from = holdsBefore ? period.from : later(period.from, terms.since);
    const to = next === undefined ? period.to : earlier(period.to, addDays(next.since, -1));
    return from <= to ? [{ terms, from, to }] : [];
  });
}

function byMonth({ from, to }: Period): Period[] {
  const end = monthOf(from).to;
  return to <= end ? [{ from, to }] : [{ from, to: end }, ...byMonth({ from: addDays(end, 1), to })];
}

/** Days are those of the calendar, attended or not: who is paid by the month need not stand in any shift. */
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
 * What an employee earned in a period, line by line (domain: section 6): pay rate × attended shifts, or pay rate × days ÷
 * days in month, each shift and day by the terms in force on it. `history` rises by `since`; `shiftDates` holds the date
 * of each attended shift, a date twice for two shifts, and those outside the period do not count. A month's pay begins
 * with its terms.
 *
 * There is one rounding, half up, of the whole: a line's amount is what it adds to the rounded running total, so the lines
 * come to the whole and none is a paisa off its exact part.
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
