import { addDays, type BusinessDate, daysBetween } from './kernel/business-date';
import { type Paise, roundHalfUp } from './kernel/money';
import { type Percent, WHOLE } from './kernel/percent';
import { sum } from './kernel/sum';

/** The part of a bill that is settled from a day on, as `settle` allocates it. */
export interface BillSettled {
  on: BusinessDate;
  amount: Paise;
}

/** A bill with all its allocations, which never exceed its amount. */
export interface InterestBill {
  amount: Paise;
  settled: readonly BillSettled[];
}

/** Days of a bill on which the same part was overdue, from `from` up to but not including `to`: `days` of them. */
interface OverdueSpan {
  from: BusinessDate;
  to: BusinessDate;
  unpaid: Paise;
  days: number;
}

/** Interest on a bill paid late, from a day on. */
export interface BillInterest {
  /** At the end of the report's day. */
  unpaid: Paise;
  /** Days on which something was overdue: up to the last payment, or to the report's day. */
  days: number;
  spans: OverdueSpan[];
  interest: Paise;
}

/** For every year, including leap years (docs/design/domain.md#interest). */
const DAYS_OF_YEAR = 365;

export const dueDateOf = (billDate: BusinessDate, creditDays: number): BusinessDate => addDays(billDate, creditDays);

const unpaidOn = ({ amount, settled }: InterestBill, day: BusinessDate): Paise =>
  amount - sum(settled, (part) => (part.on <= day ? part.amount : 0));

/** The periods between the first day, payments and `asAt` in which something was owed. */
function overdueSpans(bill: InterestBill, first: BusinessDate, asAt: BusinessDate): OverdueSpan[] {
  const changes = bill.settled.map(({ on }) => on).filter((on) => on > first && on < asAt);
  const days = [...new Set([first, ...changes, asAt])].toSorted();
  return days.slice(1).flatMap((to, index) => {
    const from = days[index]!;
    const unpaid = unpaidOn(bill, from);
    return unpaid > 0 ? [{ from, to, unpaid, days: daysBetween(from, to) }] : [];
  });
}

/**
 * Simple interest at a yearly rate on a bill's unpaid part (docs/design/domain.md#interest), from `from`, which is its
 * due date or the day up to which it was charged before, to payment or to the report's day: one day late costs one
 * day's interest, and a paid part bears none from its day on. Calculated in paise × days, rounded once.
 */
export function interestOn(bill: InterestBill, rate: Percent, from: BusinessDate, asAt: BusinessDate): BillInterest {
  const spans = asAt > from ? overdueSpans(bill, from, asAt) : [];
  const paiseDays = spans.reduce((total, { unpaid, days }) => total + BigInt(unpaid) * BigInt(days), 0n);
  return {
    unpaid: unpaidOn(bill, asAt),
    days: sum(spans, ({ days }) => days),
    spans,
    interest: roundHalfUp(paiseDays * BigInt(rate), WHOLE * DAYS_OF_YEAR),
  };
}
