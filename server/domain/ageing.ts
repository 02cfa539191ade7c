import { addDays, type BusinessDate, daysBetween } from './kernel/business-date';
import type { Paise } from './kernel/money';
import { sum } from './kernel/sum';

/** Something a creditor owes: a bill, or a sale that is on none yet. */
export interface Debt {
  /** The day it ages from: `debtDay`. */
  date: BusinessDate;
  unpaid: Paise;
}

/** A due by its age in whole days. The four come to `due`; only `upTo30` can be below 0. */
export interface Ageing {
  upTo30: Paise;
  upTo60: Paise;
  upTo90: Paise;
  above90: Paise;
  due: Paise;
}

/**
 * The day a sale's debt ages from, as it stood at the end of a day: a billed sale's is the bill's, since the bill's date
 * is what the credit days count from too (domain: section 5). Until it is billed, a sale ages from its own.
 */
export const debtDay = (saleDate: BusinessDate, billDate: BusinessDate | null, asAt: BusinessDate): BusinessDate =>
  billDate === null || billDate > asAt ? saleDate : billDate;

/** Days; a debt that is older stands in the last column, however old it is. */
export const OLDEST_AGE = 90;

/**
 * The debts and the advance of an open account, which payments settle as a whole, oldest sales first: its due, and the
 * sales of the last `OLDEST_AGE` days. What the due is beyond them is older; what it is short of them was paid already.
 */
export function openAccountOf(
  due: Paise,
  recent: readonly Debt[],
  asAt: BusinessDate,
): { debts: Debt[]; advance: Paise } {
  const older = due - sum(recent, ({ unpaid }) => unpaid);
  if (older <= 0) return { debts: [...recent], advance: 0 - older };
  return { debts: [{ date: addDays(asAt, -OLDEST_AGE - 1), unpaid: older }, ...recent], advance: 0 };
}

/** The debts, oldest first, after the advance went to the oldest; what is left of it. */
function lessAdvance(debts: readonly Debt[], advance: Paise): { debts: Debt[]; left: Paise } {
  let left = advance;
  const reduced = debts
    .toSorted((one, other) => daysBetween(other.date, one.date))
    .map(({ date, unpaid }) => {
      const covered = Math.min(unpaid, left);
      left -= covered;
      return { date, unpaid: unpaid - covered };
    });
  return { debts: reduced, left };
}

/**
 * What a creditor owed at the end of a day, by age: 0–30, 31–60, 61–90 days and more (domain: section 5). An advance
 * takes away from the oldest debts first; more than all of them, it stands in the first column below 0, so that the
 * columns always come to the due. The debts are those of that day, with what was unpaid then.
 */
export function ageing(debts: readonly Debt[], advance: Paise, asAt: BusinessDate): Ageing {
  const { debts: open, left } = lessAdvance(debts, advance);
  const aged = open.map(({ date, unpaid }) => ({ days: daysBetween(date, asAt), unpaid }));
  const between = (above: number, upTo: number): Paise =>
    sum(aged, ({ days, unpaid }) => (days > above && days <= upTo ? unpaid : 0));
  return {
    upTo30: between(-Infinity, 30) - left,
    upTo60: between(30, 60),
    upTo90: between(60, OLDEST_AGE),
    above90: between(OLDEST_AGE, Infinity),
    due: sum(debts, ({ unpaid }) => unpaid) - advance,
  };
}
