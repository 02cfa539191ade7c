import { credit } from './credit.messages';
import { addDays, type BusinessDate, monthOf } from './kernel/business-date';
import { problemsOfRange } from './kernel/date-range';
import type { Problem } from './kernel/problem';

/** The period whose sales a bill includes; both days are included. */
export interface BillPeriod {
  from: BusinessDate;
  to: BusinessDate;
}

/** Checks a bill's period against the station's day `today`: no sale can be dated after it. */
export function problemsOfBillPeriod({ from, to }: BillPeriod, today: BusinessDate): Problem[] {
  if (to > today) return [{ code: 'FUTURE', ...credit.periodInFuture(), field: 'to' }];
  return problemsOfRange({ from, to });
}

/** Checks the date of a bill that ends on `to`: it comes after all its sales, and not after the station's day `today`. */
export function problemsOfBillDate({ to }: BillPeriod, billDate: BusinessDate, today: BusinessDate): Problem[] {
  if (billDate > today) return [{ code: 'FUTURE', ...credit.billDateInFuture(), field: 'billDate' }];
  return billDate < to ? [{ code: 'BEFORE_ITS_SALES', ...credit.billDateBeforeEnd(), field: 'billDate' }] : [];
}

/** Facts about a creditor beyond the sales of a bill's period. */
export interface BesideBill {
  /** The day of the oldest unbilled sale; null if there is none. */
  oldestUnbilled: BusinessDate | null;
  /** Whether some payment, or an advance with which it began, is not fully allocated. */
  hasAdvance: boolean;
}

/**
 * Checks that a bill leaves out no older sales while there is an advance: an advance settles the oldest debt
 * (docs/design/domain.md#bills), so it must not settle a bill of newer sales. So the first bill of a creditor who had
 * an open account includes everything owed on it.
 */
export const problemsOfOlderSales = ({ from }: BillPeriod, { oldestUnbilled, hasAdvance }: BesideBill): Problem[] =>
  hasAdvance && oldestUnbilled !== null && oldestUnbilled < from
    ? [
        {
          code: 'OLDER_SALES',
          ...credit.olderSales({ date: oldestUnbilled }),
          field: 'from',
        },
      ]
    : [];

/** The calendar month before that of `today`. */
export const lastMonth = (today: BusinessDate): BillPeriod => monthOf(addDays(monthOf(today).from, -1));

/** From the first of the month to `today`. */
export const monthSoFar = (today: BusinessDate): BillPeriod => ({ from: monthOf(today).from, to: today });
