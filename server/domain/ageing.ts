import { addDays, type BusinessDate, daysBetween } from './kernel/business-date';
import type { Paise } from './kernel/money';
import { sum } from './kernel/sum';

/** A debt of a creditor: a bill, or a sale that is not billed yet. */
export interface Debt {
  /** The day from which it ages: `debtDay`. */
  date: BusinessDate;
  unpaid: Paise;
}

/** A due by age in whole days. The four columns add up to `due`; only `upTo30` can be negative. */
export interface Ageing {
  upTo30: Paise;
  upTo60: Paise;
  upTo90: Paise;
  above90: Paise;
  due: Paise;
}

/**
 * The day from which a sale's debt ages, as at the end of a day. A billed sale ages from its bill's date, which the
 * credit days count from too (docs/design/domain.md#statement-and-ageing); an unbilled sale ages from its own date.
 */
export const debtDay = (saleDate: BusinessDate, billDate: BusinessDate | null, asAt: BusinessDate): BusinessDate =>
  billDate === null || billDate > asAt ? saleDate : billDate;

/** Days; older debts are all in the last column. */
export const OLDEST_AGE = 90;

/**
 * The debts and the advance of an open account, which payments settle as a whole, oldest sales first: its due, and the
 * sales of the last `OLDEST_AGE` days. A due above these sales is older debt; a due below them means that some are
 * paid.
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

/** Applies an advance to the debts, oldest first. Returns the remaining debts and what is left of the advance. */
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
 * Ages a creditor's due at the end of a day: 0–30, 31–60, 61–90 days and more
 * (docs/design/domain.md#statement-and-ageing). An advance reduces the oldest debts first; what exceeds them all makes
 * the first column negative, so that the columns always come to the due. The debts are those of that day, with their
 * unpaid amounts then.
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
