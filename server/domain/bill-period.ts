import { addDays, type BusinessDate, monthOf, showDate } from './kernel/business-date';
import { problemsOfRange } from './kernel/date-range';
import type { Problem } from './kernel/problem';

/** The days whose sales a bill gathers, both included. */
export interface BillPeriod {
  from: BusinessDate;
  to: BusinessDate;
}

/** Why a period is no bill's, judged on the station's day `today`: no sale is made after it. */
export function problemsOfBillPeriod({ from, to }: BillPeriod, today: BusinessDate): Problem[] {
  if (to > today) return [{ code: 'FUTURE', message: 'To must not be after today', field: 'to' }];
  return problemsOfRange({ from, to });
}

/** What a creditor has beside the sales of a bill's days. */
export interface BesideBill {
  /** The day of its oldest sale that is on no bill; null without any. */
  oldestUnbilled: BusinessDate | null;
  /** Whether payments of it have not settled debts whole yet. */
  hasAdvance: boolean;
}

/**
 * Why a bill cannot leave out older sales: an advance settles the oldest debt (domain: section 5), so it must not settle
 * a bill of newer sales. So the first bill of a firm that ran on an open account takes in all that is owed on it.
 */
export const problemsOfOlderSales = ({ from }: BillPeriod, { oldestUnbilled, hasAdvance }: BesideBill): Problem[] =>
  hasAdvance && oldestUnbilled !== null && oldestUnbilled < from
    ? [
        {
          code: 'OLDER_SALES',
          message: `There are sales from ${showDate(oldestUnbilled)} on that are on no bill: bill them first`,
          field: 'from',
        },
      ]
    : [];

/** The month before the one that `today` is in. */
export const lastMonth = (today: BusinessDate): BillPeriod => monthOf(addDays(monthOf(today).from, -1));

/** From the first of the month up to `today`. */
export const monthSoFar = (today: BusinessDate): BillPeriod => ({ from: monthOf(today).from, to: today });
